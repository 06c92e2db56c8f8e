"""Which screen and which panel are shown, what lies underneath, and the way back, by the page and by the browser."""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.ui.features.table import shared_device, table_votes
from rozz.ui.games import face_of
from rozz.ui.i18n import translations
from rozz.ui.i18n.display_names import with_distinct_names
from rozz.ui.i18n.texts import say
from rozz.ui.state import keyboard
from rozz.ui.state import messages as m
from rozz.ui.state.effects import Effect, FetchLanguage, Focus, Remember, Sound, Updated
from rozz.ui.state.model import (
    CHANGE_PIN,
    DOUBTS,
    HINT,
    NEW_PIN,
    PIN,
    PIN_PANELS,
    REMOVE_PIN,
    RESIGNING,
    SET_PIN,
    SKIP,
    Model,
    Screen,
    Session,
    Settings,
    Wanted,
    has_text_box,
)
from rozz.ui.state.session_kinds import Learning, Solving
from rozz.ui.state.stages import AWAIT, COMPOSE, OVER, REVEAL

#: The screens that open over another one, and the messages that open them.
OVER_OTHERS: dict[Screen, m.Message] = {
    "rules": m.ShowRules(), "history": m.ShowHistory(), "review": m.ShowReview(), "simulator": m.ShowSimulator(),
    "design": m.ShowDesign(),
}  # fmt: skip

#: Panels that belong to the moment, so that Forward does not open them again.
NOT_REOPENED = (DOUBTS, HINT, SKIP, RESIGNING, *PIN_PANELS)

#: The id of the button that starts the chosen match.
BEGIN = "new-match"
#: The id of the box in which the rules are searched.
SEARCH_BOX = "rules-search-box"
#: The box of a panel in which typing begins.
FIRST_BOXES = {SET_PIN: NEW_PIN, CHANGE_PIN: PIN, REMOVE_PIN: PIN}
#: The longest text to search the rules for, in characters: each word costs time.
LONGEST_SEARCH = 80


def has_slip(model: Model) -> bool:
    """Whether the screen is a table: the map, and the slip beside it."""
    session = model.session
    if session is None or model.screen != "table" or table_votes.question(session):
        return False
    if session.stage == AWAIT:
        return session.solving is not None or (session.linked is None and not session.kind.has_secrets)
    return session.stage in (COMPOSE, REVEAL)


def update(model: Model, message: m.ScreenMessage) -> Updated:
    """Handle a message about screens and panels, or about the settings."""
    match message:
        case m.GoHome():
            return home(model), ()
        case m.SkipAhead():
            return model, (Focus(BEGIN),)
        case m.GoBack():
            return back(model), ()
        case m.ShowRules(game, rule):
            read = model.rules_of if model.screen == "rules" else ""
            return replace(over(model, "rules"), rules_of=game or read, rule=rule, search_text=""), ()
        case m.SearchRules(text):
            return replace(model, search_text=text[:LONGEST_SEARCH]), () if text else (Focus(SEARCH_BOX),)
        case m.ShowDesign():
            return over(model, "design"), ()
        case m.NewMatch(way):
            # All games, whatever was chosen before: the button is beside the list of all of them.
            return replace(model, screen="new", session=None, aside=None, wanted=Wanted(way=way)), ()
        case m.Narrow(game, players):
            return replace(model, wanted=replace(model.wanted, game=game, players=players)), ()
        case m.ChooseScenario(name, game):
            chosen = replace(model, screen="names", scenario_name=name, scenario_game=game or library.DEFAULT_GAME)
            return replace(chosen, session=None, aside=None), ()
        case m.ShowHistory() if model.session is not None:
            # Others look at the history too, and the next person at the device need not be the one who was writing.
            return over(shared_device.hide_secrets(model, model.session), "history"), ()
        case m.BackToTable() if model.session is not None:
            return _at_table(model), ()
        case m.OpenDialog(name):
            # A phone would open its keyboard over the panel.
            box = "" if model.pointer == translations.TOUCH else FIRST_BOXES.get(name, "")
            return replace(model, dialog="" if model.dialog == name else name), (Focus(box or "dialog"),)
        case m.CloseDialog():
            return replace(model, dialog=""), ()
        case m.SwitchSheet():
            return replace(model, is_sheet_high=not model.is_sheet_high), ()
    return _change_settings(model, message)


def _change_settings(model: Model, message: m.ScreenMessage) -> Updated:
    """Handle a message about the settings; any other changes nothing."""
    settings = model.settings
    match message:
        case m.SetTheme(theme):
            return _with_settings(model, replace(settings, theme=theme))
        case m.SetLanguage(language) if language in translations.languages():
            if translations.is_here(language):
                return _speaking(model, language)
            return replace(model, language_awaited=language), (FetchLanguage(language),)
        case m.LanguageFetched(language) if language == model.language_awaited:
            return _speaking(model, language)
        case m.LanguageRefused(language, is_online) if language == model.language_awaited:
            return _still_speaking(model, language, is_online), ()
        case m.SwitchLetters():
            return _with_settings(model, replace(settings, has_letters=not settings.has_letters))
        case m.SwitchTyping():
            if has_text_box(model):
                return _with_settings(model, replace(settings, text_box_of=""))
            session = model.aside or model.session
            opened = session.match.identity if session else ""
            return _with_settings(model, replace(settings, text_box_of=opened), Focus("typed"))
        case m.SwitchReveal():
            return _with_settings(model, replace(settings, plays_itself=not settings.plays_itself))
        case m.SwitchSound():
            heard = () if settings.has_sound else (Sound("march"),)
            return _with_settings(model, replace(settings, has_sound=not settings.has_sound), *heard)
        case m.SetKey(name, character):
            changed = keyboard.changed(settings, name, character, _letters_of_games())
            return _with_settings(model, changed) if changed != settings else (model, ())
    return model, ()


def _speaking(model: Model, language: str) -> Updated:
    """The page in another language, whose texts are here."""
    translations.use(language)
    session, aside = _with_distinct_names(model.session), _with_distinct_names(model.aside)
    named = replace(model, session=session, aside=aside, language_awaited="")
    return _with_settings(named, replace(model.settings, language=language))


def _still_speaking(model: Model, language: str, is_online: bool) -> Model:
    """The page in the language that it had, because there are no texts in another one; the menu says why.

    If the menu is closed by then, a passing notice says it, unless one is there.
    """
    reason = say(f"language-{'refused' if is_online else 'offline'}", name=translations.languages()[language])
    after = replace(model, language_awaited="", language_refused=reason)
    return after if model.dialog == "menu" else replace(after, toast=model.toast or reason)


def _with_distinct_names(session: Session | None) -> Session | None:
    """The match with distinct names in the language in use, as when it is loaded; matches by link do that anyway."""
    if session is None or session.linked is not None:
        return session
    seats = with_distinct_names(session.match.seats)
    return session.having(replace(session.match, seats=seats)) if seats != session.match.seats else session


def _with_settings(model: Model, settings: Settings, *effects: Effect) -> Updated:
    """Use and save the settings."""
    return replace(model, settings=settings), (Remember(settings), *effects)


def _letters_of_games() -> frozenset[str]:
    """Letters that games choose by are fixed, and cannot be used for anything else."""
    return frozenset(letter for game in library.GAMES for letter in face_of(game).choice_letters)


def _at_table(model: Model) -> Model:
    """Return from the history, a what-if, or a shown turn to the current state of the match."""
    session = model.session
    if model.screen != "table":
        return replace(model, screen="table")
    if model.aside is not None:
        return replace(model, session=model.aside, aside=None)
    if session is not None and session.stage == REVEAL:
        return replace(model, session=shared_device.after_reveal(session))
    return model


def path(model: Model) -> tuple[m.Message | None, ...]:
    """The messages that lead here from the first screen, step by step; None for a step that cannot be repeated.

    `back` undoes each step.
    """
    steps = _path(model, model.screen)
    if model.dialog:
        steps += (None if model.dialog in NOT_REOPENED else m.OpenDialog(model.dialog),)
    elif model.renaming:
        steps += (m.AskName(model.renaming),)
    return steps


def game_of_rules(model: Model) -> str:
    """The game whose rules are shown: the chosen one, or that of the open match or scenario."""
    session = model.session or model.aside
    return model.rules_of or (session.match.game.name if session else model.scenario_game or library.DEFAULT_GAME)


def _path(model: Model, screen: Screen) -> tuple[m.Message | None, ...]:
    match screen:
        case "home" | "opening":
            return ()
        case "puzzles":
            return (m.ShowPuzzles(),)
        case "new":
            return (m.NewMatch(model.wanted.way),)
        case "names":
            return (*_path(model, "new"), m.ChooseScenario(model.scenario_name, model.scenario_game))
        case "rules" | "history" | "review" | "simulator" | "design":
            opens = m.ShowRules(model.rules_of) if screen == "rules" else OVER_OTHERS[screen]
            return (*_path(model, _beneath(model, screen)), opens)
        case "table":
            return (*_path_to_table(model), None) if _asks(model) else _path_to_table(model)
    return (None,)


def _path_to_table(model: Model) -> tuple[m.Message | None, ...]:
    """The way to the match, a what-if of it, or a replayed turn."""
    session = model.session
    if session is None:
        return (None,)
    first: tuple[m.Message | None, ...] = (m.OpenMatch(session.match.identity),)
    if model.aside is not None:
        before = _out_of_trial(model)
        first = (*_path(before, before.screen), m.TryOn())
    elif session.solving is not None:
        first = (m.ShowPuzzles(), _opens(session.solving))
    elif isinstance(session.kind, Learning):
        first = (m.Learn(session.match.game.name),)
    if not _leads_to_result(model):
        return first
    again = m.Replay(session.shown_turn, is_paused=True)
    return (*first, m.ShowHistory(), again) if is_replayed(model) else (*first, again)


def _opens(solving: Solving) -> m.Message | None:
    """The message that opens a puzzle; None for one that is kept nowhere."""
    if solving.own:
        return m.OpenOwnPuzzle(solving.own)
    return m.OpenPuzzle(solving.name) if solving.name else None


def _out_of_trial(model: Model) -> Model:
    """The page that a what-if was opened from."""
    screen, beneath = model.tried_at
    return replace(model, screen=screen, beneath=beneath, session=model.aside, aside=None)


def _leads_to_result(model: Model) -> bool:
    """Whether a turn is shown that leads back to the history or to the result of the match."""
    session = model.session
    return session is not None and session.stage == REVEAL and (is_replayed(model) or session.kind.is_over)


def is_replayed(model: Model) -> bool:
    """Whether a turn is shown that was chosen from the history, to which it leads back."""
    return model.beneath == "history" and model.session is not None and model.session.stage == REVEAL


def _asks(model: Model) -> bool:
    return model.session is not None and table_votes.question(model.session) is not None


def _beneath(model: Model, screen: Screen) -> Screen:
    """The screen underneath one that is read; if it would lack its match, the first screen."""
    if screen in ("history", "review"):
        return "table"
    if screen == "simulator" and model.is_over_rules:
        return "rules"
    return model.beneath if model.session is not None or model.beneath in ("new", "names", "puzzles") else "home"


def over(model: Model, screen: Screen) -> Model:
    """Open a page to read over the current one, which stays as it is, drafts included."""
    if model.screen == screen:
        return model
    # The rules and the simulator lead to each other: from the second of them, Back leads to the screen under both.
    return replace(model, screen=screen, beneath=model.beneath if model.screen == "simulator" else model.screen)


def back(model: Model) -> Model:
    """Go back one step."""
    if model.dialog or model.renaming:
        return replace(model, dialog="", renaming="")
    session = model.session
    if session is not None and model.screen == "table" and _asks(model):
        return replace(model, session=table_votes.asking(session, None))
    if session is not None and model.screen == "table" and _leads_to_result(model):
        after = shared_device.after_reveal(session)
        # While an old turn was shown the next one may have ended: show it instead of skipping it.
        is_news = shared_device.has_ended_moment(session, after) and after.stage in (REVEAL, OVER)
        screen: Screen = "history" if is_replayed(model) and not is_news else "table"
        return replace(model, screen=screen, beneath="table", session=after)
    if model.screen in OVER_OTHERS:
        return replace(model, screen=_beneath(model, model.screen))
    if model.screen == "table" and model.aside is not None:
        return _out_of_trial(model)
    if session is not None and model.screen == "table" and session.solving is not None:
        return replace(model, screen="puzzles", session=None)
    return replace(model, screen="new") if model.screen == "names" else home(model)


def home(model: Model) -> Model:
    """Go to the first screen; the open match can be continued there, and hides its secrets."""
    kept = model.aside or model.session
    if kept is not None and kept.solving is not None:
        return replace(model, screen="home", session=None, aside=None)
    return replace(model, screen="home", session=shared_device.without_secrets(kept) if kept else None, aside=None)
