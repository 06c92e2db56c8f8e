"""update(model, message) → (model, effects): every change of the page, and nothing but values.

Saving wraps it once: whatever changed the open match is written.
"""

from __future__ import annotations

from dataclasses import replace

from rozz import library
from rozz.engine.errors import BadRecord
from rozz.engine.match import Match
from rozz.engine.rozz.commands import Resign
from rozz.ui import compose, keeping, table
from rozz.ui import messages as m
from rozz.ui.effects import Download, Effect, Focus, Forget, Save
from rozz.ui.model import ALL_IN, COMPOSE, HANDOVER, OVER, REVEAL, Composer, Model, Saved, Session
from rozz.ui.texts import say

Step = tuple[Model, tuple[Effect, ...]]


def update(model: Model, message: m.Message) -> Step:
    """The page after a message, and what is to be done outside it."""
    after, effects = _update(replace(model, toast=""), message)
    if after.session is not None and after.session is not model.session:
        identity = after.session.match.identity
        text = keeping.to_text(after.session)
        shelf = (Saved(identity, after.session, text), *(each for each in after.shelf if each.identity != identity))
        return replace(after, shelf=shelf), (Save(identity, text), *effects)
    return after, effects


def _update(model: Model, message: m.Message) -> Step:
    match message:
        case m.GoHome():
            session = model.session
            kept = table.hidden(session) if session else None
            return replace(model, screen="home", session=kept), ()
        case m.ShowRules():
            return replace(model, screen="rules", session=table.hidden(model.session) if model.session else None), ()
        case m.NewMatch():
            return replace(model, screen="new", session=None), ()
        case m.ChooseScenario(name):
            return replace(model, screen="names", scenario_name=name, session=None), ()
        case m.BeginMatch(identity, names):
            return _begin(model, identity, dict(names)), ()
        case m.NotSaved(sentence):
            return replace(model, toast=say("not-saved", sentence=sentence)), ()
        case m.OpenMatch() | m.DeleteMatch() | m.RestoreMatch() | m.ExportMatch() | m.ImportMatch():
            return _shelf(model, message)
    if model.session is None:
        return model, ()
    if isinstance(message, m.WalkTo):
        walked = replace(model.session, composer=replace(model.session.composer, cursor=message.tile))
        return replace(model, session=walked), (Focus(f"tile-{message.tile}"),)
    if model.session.stage == COMPOSE:
        after = _composing(model.session, message)
        toast = say("cleared") if isinstance(message, m.Clear) else ""
        if after is not model.session:
            return replace(model, session=after, toast=toast), ()
    return replace(model, session=_seated(model.session, message)), ()


def _begin(model: Model, identity: str, names: dict[str, str]) -> Model:
    game = library.game("rozz")
    scenario = game.read(library.scenario_mapping(model.scenario_name))
    known = {colour: " ".join(name.split())[:24] for colour, name in names.items() if name.strip()}
    match = Match.begin(game, scenario, identity, known)
    return replace(model, screen="table", session=table.at_handover(Session(match)))


def _shelf(model: Model, message: m.Message) -> Step:
    """Saved matches: open, delete, restore, save as a file, open a file."""
    saved = {each.identity: each for each in model.shelf}
    match message:
        case m.OpenMatch(identity) if identity in saved and (session := saved[identity].session) is not None:
            return replace(model, screen="table", session=keeping.settled(session)), ()
        case m.DeleteMatch(identity) if identity in saved:
            shelf = tuple(each for each in model.shelf if each.identity != identity)
            gone = saved[identity]
            name = title_of(gone)
            after = replace(
                model, shelf=shelf, deleted=gone, session=None, screen="home", toast=say("deleted", name=name)
            )
            return after, (Forget(identity),)
        case m.RestoreMatch() if model.deleted:
            back = model.deleted
            return replace(model, shelf=(back, *model.shelf), deleted=None), (Save(back.identity, back.text),)
        case m.ExportMatch(identity) if identity in saved:
            from rozz.engine import record

            gone = saved[identity]
            # What leaves this device holds nobody's secrets: no drafts, no commands that are not revealed.
            text = record.to_json(gone.session.match.sight(None)) if gone.session else gone.text
            return model, (Download(f"rozz-{identity}.json", text),)
        case m.ImportMatch(text):
            try:
                return replace(model, screen="table", session=keeping.from_text(text)), ()
            except BadRecord as fault:
                return replace(model, toast=say("not-a-match", sentence=str(fault))), ()
    return model, ()


def title_of(saved: Saved) -> str:
    """What a saved match is called."""
    return " – ".join(place.name for place in saved.session.match.seats) if saved.session else saved.identity


def _composing(session: Session, message: m.Message) -> Session:
    """What happens to the composer; the same session where the message is not its."""
    composer = session.composer
    after: Composer | None = None
    match message:
        case m.TapTile(tile):
            after = compose.tapped(session, tile)
        case m.Pick():
            after = compose.picked(session, message)
        case m.SetQuantity(number):
            after = compose.counted(composer, number)
        case m.SetCargo(item, number):
            after = compose.loaded(composer, item, number)
        case m.PickTarget(number):
            after = compose.aimed(composer, number)
        case m.Add():
            after = compose.added(composer)
        case m.Cancel():
            after = replace(composer, chosen=None, tile=composer.tile if composer.chosen else "")
        case m.DeleteOrder(number):
            after = composer.having(composer.commands[:number] + composer.commands[number + 1 :])
        case m.RaiseOrder(number):
            after = composer.having(compose.moved_up(composer.commands, number))
        case m.Undo() if composer.before:
            after = replace(composer.having(composer.before[-1]), before=composer.before[:-1])
        case m.Clear() if composer.commands:
            after = composer.having(())
        case m.Type(text):
            after = compose.typed(session, text)
        case m.Resign():
            after = composer.having((Resign(),))
    return session if after is None else replace(session, composer=after)


def _seated(session: Session, message: m.Message) -> Session:
    """What happens at the table between the writing of commands."""
    match message:
        case m.Ready() if session.stage == COMPOSE and not session.composer.mistake:
            return table.handed_in(session)
        case m.IAm() if session.stage == HANDOVER and session.seat:
            return table.taken(session)
        case m.TakeBack(colour) if session.stage in (HANDOVER, ALL_IN) and colour == session.came_from:
            return table.taken_back(session, colour)
        case m.Hide():
            return table.hidden(session)
        case m.ShowEveryone() if session.stage == ALL_IN and session.match.is_complete:
            return table.revealed(session)
        case m.GoToStep(number) if session.stage == REVEAL:
            return replace(session, step=max(0, number))
        case m.NextTurn() if session.stage == REVEAL:
            return table.after_reveal(session)
        case m.Replay(turn) if 1 <= turn <= len(session.match.played):
            return replace(table.hidden(session), stage=REVEAL, shown_turn=turn, step=0)
        case m.Rematch(identity) if session.stage == OVER and identity:
            match = session.match
            names = {place.colour: place.name for place in match.seats}
            return table.at_handover(Session(Match.begin(match.game, match.scenario, identity, names)))
    return session
