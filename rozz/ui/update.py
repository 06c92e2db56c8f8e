"""update(model, message) → (model, effects): every change of the page, and nothing but values.

Saving wraps it once: whatever changed the open match is written.
"""

from __future__ import annotations

from dataclasses import replace
from typing import get_args

from rozz import library
from rozz.engine.errors import BadOrders
from rozz.engine.match import Match
from rozz.ui import back
from rozz.ui import messages as m
from rozz.ui.composer import asking, compose
from rozz.ui.effects import AskToKeep, Copy, Effect, Focus, Hold, Remember, Scroll, UseKeys, UseNewRelease
from rozz.ui.links import correspondence
from rozz.ui.model import ALL_IN, COMPOSE, DOUBTS, HANDOVER, OVER, REVEAL, Model, Session, Written
from rozz.ui.names import OPTION, one_line, place_id, scenario_name
from rozz.ui.shelf import shelving
from rozz.ui.table import agreeing, looking, seating
from rozz.ui.texts import say

Step = tuple[Model, tuple[Effect, ...]]

#: What the browser tells of saving, and with it what leaves a panel open that lies over the screen.
_ABOUT_SAVING = m.NotSaved | m.SavedAgain | m.Kept | m.ShelfRead | m.Hint
_ABOUT_LINKS = (
    m.OpenLink | m.LinkOpened | m.LinkDone | m.LinkRefused | m.JoinMatch | m.StartMatch | m.SkipSeat | m.ShowLink
    | m.ShareLink | m.SaveKey | m.GoOnTable | m.ShareTold | m.KeepTold | m.CloseUnfinished
)  # fmt: skip
#: What keys may be needed for; one at a time.
_WITH_KEYS = (
    m.OpenLink | m.JoinMatch | m.StartMatch | m.SkipSeat | m.Ready | m.HandIn | m.BeginMatch | m.ImportMatch
)  # fmt: skip
#: What is said of a change that replaces the whole list; Undo stands beside it.
_TOASTS = {m.Clear: "cleared", m.Resign: "resigning"}
_BESIDE_DIALOGS = m.OpenDialog | m.CloseDialog | m.GoBack | m.SetTheme | m.SetSpeed | m.Tick | _ABOUT_SAVING


def update(model: Model, message: m.Message) -> Step:
    """The page after a message, and what is to be done outside it."""
    toast = model.toast if isinstance(message, _ABOUT_SAVING) else ""
    dialog = model.dialog if isinstance(message, _BESIDE_DIALOGS) else ""
    refused = model.refused if isinstance(message, _ABOUT_SAVING) else ""
    if model.is_busy and isinstance(message, _WITH_KEYS):
        return replace(model, later=(*model.later, message)), ()
    is_busy = model.is_busy and not isinstance(message, m.LinkOpened | m.LinkDone | m.LinkRefused)
    # What can be taken back goes with the word that offers it: later the store may hold something newer.
    deleted = model.deleted if isinstance(message, _ABOUT_SAVING | m.RestoreMatch) else None
    before = replace(model, toast=toast, dialog=dialog, refused=refused, is_busy=is_busy, deleted=deleted)
    after, effects = _update(before, message)
    if any(isinstance(each, UseKeys) for each in effects):
        after = replace(after, is_busy=True)
    if after.is_playing and (after.session is None or after.session.stage != REVEAL or after.screen != "table"):
        after = replace(after, is_playing=False)
    if after.renaming and after.screen != "home":
        after = replace(after, renaming="")
    if after.beneath == "history" and after.screen == "table" and not back.is_replayed(after):
        after = replace(after, beneath="home")
    session = after.session
    if session is not None and session is not model.session and shelving.is_kept(after, session):
        after, save = shelving.put_first(after, session)
        effects = (save, *effects)
    if _open(after) != _open(model):
        effects = (Hold(_open(after)), *effects)
    if after.later and not after.is_busy:
        next_one, *rest = after.later
        after, more = update(replace(after, later=tuple(rest)), next_one)
        effects = (*effects, *more)
    return after, effects


def _open(model: Model) -> str:
    """The id of the match that is open in this tab."""
    session = model.aside or model.session
    return session.match.identity if session else ""


def _update(model: Model, message: m.Message) -> Step:
    session = model.session
    match message:
        case m.GoHome():
            return back.home(model), ()
        case m.ShowRules():
            return back.over(model, "rules"), ()
        case m.GoBack():
            return back.back(model), ()
        case m.NewMatch():
            return replace(model, screen="new", session=None, aside=None), ()
        case m.ChooseScenario(name, game):
            chosen = replace(model, screen="names", scenario_name=name, scenario_game=game or library.FIRST)
            return replace(chosen, session=None, aside=None), ()
        case m.BeginMatch(_, names, _) if "link" in (plays := correspondence.plays_of(names)).values():
            return model, (UseKeys("begin", (model.scenario_game, model.scenario_name, plays, dict(names))),)
        case m.BeginMatch(fresh, names, chance):
            return _begin(model, fresh, dict(names), bytes.fromhex(chance)), (AskToKeep(),)
        case m.NotSaved(kind):
            return replace(model, unsaved=kind), ()
        case m.NotShown():
            return replace(model, refused=say("not-revealed-full")), ()
        case m.SavedAgain():
            return replace(model, unsaved=""), ()
        case m.Kept(is_promised):
            return replace(model, is_kept=is_promised), ()
        case m.ShelfRead(saved):
            known = {each.identity for each in model.shelf}
            return replace(model, shelf=(*model.shelf, *(each for each in saved if each.identity not in known))), ()
        case m.Hint(name):
            return replace(model, hints=model.hints | {name}), ()
        case m.Heard(name):
            return replace(model, hints=model.hints - {name}), ()
        case m.UseNewRelease():
            return model, (UseNewRelease(),)
        case m.SiteCleared():
            return shelving.cleared(model)
        case m.StoredElsewhere(identity, text):
            return shelving.stored_elsewhere(model, identity, text), ()
        case m.Recovered(identity, text):
            return shelving.recovered(model, identity, text), ()
        case m.OpenedElsewhere(identity):
            return shelving.let_go(model, identity), ()
        case m.OpenDialog(name):
            return replace(model, dialog="" if model.dialog == name else name), (Focus("dialog"),)
        case m.CloseDialog():
            return replace(model, dialog=""), ()
        case m.SetTheme(theme):
            settings = replace(model.settings, theme=theme)
            return replace(model, settings=settings), (Remember(settings.theme, settings.speed),)
    if isinstance(message, get_args(shelving.Shelving)):
        return shelving.update(model, message)
    if isinstance(message, get_args(_ABOUT_LINKS)):
        return correspondence.update(model, message)
    if session is None:
        return model, ()
    if isinstance(message, m.Hide):
        return _hidden(model, session), ()
    if isinstance(message, m.TurnBoard):
        return replace(model, session=replace(session, is_turned=not session.is_turned)), ()
    if isinstance(message, m.Ask | m.Agree | m.DoNotAgree):
        toast = _agreed(session, message)
        return replace(model, screen="table", session=_agreeing(session, message), toast=toast), ()
    if model.screen == "history" or isinstance(
        message, m.ShowHistory | m.BackToTable | m.TryDifferently | m.CopyReport
    ):
        return _among_turns(model, session, message)
    if isinstance(message, m.WalkTo):
        walked = replace(session, composer=replace(session.composer, cursor=message.tile))
        return replace(model, session=walked), (Focus(place_id(message.tile)),)
    if session.stage == REVEAL and isinstance(message, get_args(looking.Showing)):
        after, effects = looking.shown(model, session, message)
        if isinstance(message, m.SetSpeed):
            effects = (Remember(after.settings.theme, after.settings.speed),)
        return after, effects
    if session.stage == COMPOSE and isinstance(message, m.Ready | m.HandIn):
        return _handing_in(model, session, message)
    if session.stage == COMPOSE:
        composed = _composing(session, message)
        if _is_played_at_once(session, composed, message):
            return _handing_in(model, composed, m.HandIn())
        if composed is not session:
            toast = say(_TOASTS[type(message)]) if type(message) in _TOASTS else ""
            return replace(model, session=composed, toast=toast), _focus(session, composed, message)
    return replace(model, session=_seated(session, message)), ()


def _focus(before: Session, after: Session, message: m.Message) -> tuple[Effect, ...]:
    """What has the focus: a target that is walked to, the tile whose sheet was closed, the order that follows a deleted
    one, a message that is begun.  A sheet that opens is seen from its top.
    """
    if isinstance(message, m.DeleteOrder):
        last = len(after.composer.commands) - 1
        return (Focus(f"delete-order-{min(message.number, last)}" if last >= 0 else "commanding"),)
    if isinstance(message, m.Pick) and compose.offer(after).blanks:
        return (Focus("words"),)
    if isinstance(message, m.TapTile) and after.composer.rest and after.composer.rest != before.composer.rest:
        return (Scroll("sheet"),)
    tile = after.composer.cursor if isinstance(message, m.WalkTargets) else ""
    if isinstance(message, m.Cancel) and not after.composer.made and before.composer.made:
        tile = (*compose.offer(before).trail, "")[0]
    return (Focus(place_id(tile)),) if tile else ()


def _is_played_at_once(before: Session, after: Session, message: m.Message) -> bool:
    """Whether a command was added where everybody looks on: it needs no handing in."""
    moment = before.match.moment
    is_added = len(after.composer.commands) > len(before.composer.commands)
    return is_added and isinstance(message, m.Add | m.TapTile) and moment is not None and not moment.is_sealed


def _handing_in(model: Model, session: Session, message: m.Ready | m.HandIn) -> Step:
    """What is in hand belongs to the list; what may not be meant is asked, once."""
    whole = session
    if isinstance(message, m.Ready):
        whole = replace(session, composer=compose.added(session))
        if asking.doubts(whole):
            return replace(model, session=whole, dialog=DOUBTS), (Focus("dialog"),)
    if whole.link is not None and not whole.is_trial:
        return correspondence.handed_in(replace(model, session=whole), whole)
    try:
        return replace(model, session=seating.handed_in(whole)), ()
    except BadOrders as fault:
        return replace(model, session=whole, refused=correspondence.sentence(str(fault))), ()


def _begin(model: Model, identity: str, names: dict[str, str], key: bytes) -> Model:
    game = library.game(model.scenario_game)
    scenario = game.read(library.scenario_mapping(model.scenario_name, model.scenario_game))
    chosen = {field.removeprefix(OPTION): value for field, value in names.items() if field.startswith(OPTION)}
    known = {colour: kept for colour, name in names.items() if (kept := one_line(name))}
    match = seating.advanced(Match.begin(game, game.having(scenario, chosen), identity, known, key))
    return replace(model, screen="table", session=seating.at_handover(Session(match)), aside=None)


def _hidden(model: Model, session: Session) -> Model:
    """The tab was hidden: a what-if that shows one player's secrets is left, and drafts leave the page."""
    aside = seating.hidden(model.aside) if model.aside else None
    if session.is_private and aside:
        return replace(model, session=aside, aside=None, is_playing=False)
    return replace(model, session=seating.hidden(session), aside=aside, is_playing=False)


def _among_turns(model: Model, session: Session, message: m.Message) -> Step:
    """The list of turns, a turn looked at again, and what-ifs."""
    played = session.match.played
    match message:
        case m.ShowHistory():
            # Others look at it too, and whoever leads back from it need not be who was writing.
            return back.over(replace(model, session=seating.hidden(session)), "history"), ()
        case m.BackToTable() if model.screen != "table":
            return replace(model, screen="table"), ()
        case m.BackToTable() if model.aside is not None:
            return replace(model, session=model.aside, aside=None), ()
        case m.BackToTable() if session.stage == REVEAL:
            return replace(model, session=seating.after_reveal(session)), ()
        case m.Replay(turn) if 1 <= turn <= len(played):
            beneath = "history" if model.screen == "history" else model.beneath
            return replace(model, screen="table", beneath=beneath, session=looking.replayed(session, turn)), ()
        case m.TryDifferently(turn) if 0 <= turn <= len(played) and (turn or not session.is_over):
            aside = model.aside or session
            return replace(model, screen="table", session=looking.tried(session, turn), aside=aside), ()
        case m.CopyReport(turn) if 1 <= turn <= len(played):
            lines = session.match.game.report(played[turn - 1], session.match.names)
            heading = say("report-of", turn=turn, scenario=scenario_name(session.match))
            text = "\n".join((heading, *(each.text for each in lines)))
            return replace(model, toast=say("copied")), (Copy(text),)
    return model, ()


def _agreeing(session: Session, message: m.Ask | m.Agree | m.DoNotAgree) -> Session:
    match message:
        case m.Ask(kind):
            return agreeing.asked(session, kind)
        case m.Agree(colour):
            return agreeing.agreed(session, colour)
    return replace(session, asking="", agreed=frozenset())


def _agreed(session: Session, message: m.Message) -> str:
    """What is said when a turn was taken back by the one who plays alone."""
    is_alone = isinstance(message, m.Ask) and agreeing.can_ask(session, message.kind) and len(session.people) == 1
    return say("taken-back", turn=len(session.match.played)) if is_alone else ""


def _composing(session: Session, message: m.Message) -> Session:
    """What happens to the composer; the same session where the message is not its."""
    composer = session.composer
    match message:
        case m.TapTile(tile):
            composer = compose.tapped(session, tile)
        case m.Pick():
            composer = compose.picked(session, message.key)
        case m.Dial(key, number):
            composer = compose.dialled(session, key, number)
        case m.WalkTargets(forward):
            composer = compose.walked(session, forward)
        case m.FillIn(key, text):
            composer = compose.filled(session, key, text)
        case m.Add():
            composer = compose.added(session)
        case m.Cancel():
            composer = compose.cancelled(session)
        case m.EditOrder(number):
            composer = compose.edited(session, number)
        case m.DeleteOrder(number):
            composer = composer.having(composer.commands[:number] + composer.commands[number + 1 :])
        case m.RaiseOrder(number):
            composer = composer.having(compose.moved_up(composer.commands, number))
        case m.Undo() if composer.before:
            composer = composer.undone()
        case m.Clear() if composer.written != Written():
            composer = composer.changed(Written())
        case m.Type(text):
            composer = compose.typed(session, text)
        case m.Resign() if resigning := session.match.game.resignation(session.match.scenario, session.seat):
            composer = composer.having(resigning)
        case m.Sit(colour) if session.is_trial and colour in session.match.waiting_for:
            return seating.sat(session, colour)
    return session if composer is session.composer else replace(session, composer=composer)


def _seated(session: Session, message: m.Message) -> Session:
    """What happens at the table between the writing of commands."""
    match message:
        case m.IAm(colour) if session.stage == HANDOVER and session.seat and colour in ("", session.seat):
            return seating.taken(session)
        case m.TakeBack(colour) if session.stage in (HANDOVER, ALL_IN) and colour == session.came_from:
            return seating.taken_back(session, colour)
        case m.ShowEveryone() if session.stage == ALL_IN and session.match.is_complete:
            return seating.revealed(session)
        case m.NextTurn() if session.stage == REVEAL:
            return seating.after_reveal(session)
        case m.Replay(turn) if 1 <= turn <= len(session.match.played):
            return looking.replayed(session, turn)
        case m.Rematch(fresh, chance) if session.stage == OVER and fresh and not session.is_trial and not session.link:
            match = session.match
            names = {place.colour: place.name for place in match.seats}
            again = Match.begin(match.game, match.scenario, fresh, names, bytes.fromhex(chance))
            return seating.at_handover(Session(seating.advanced(again), title=session.title))
    return session
