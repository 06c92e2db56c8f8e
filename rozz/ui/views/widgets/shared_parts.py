"""Small parts that several screens share: the top bar, buttons with their messages, links to rules."""

from __future__ import annotations

from collections.abc import Iterable

import htpy as h
from markupsafe import Markup

from rozz.engine.game import Moment
from rozz.engine.match import SeatAssignment
from rozz.ui.board.seat_styles import SeatStyle, seat_chip, seat_styles
from rozz.ui.features.opponents.computer_levels import is_played_by_computer
from rozz.ui.features.replay import active_board
from rozz.ui.games import face_of
from rozz.ui.i18n.display_names import LONGEST_NAME, moment_name, scenario_name
from rozz.ui.i18n.marked_texts import say_marked
from rozz.ui.i18n.puzzle_texts import name_of, task_of
from rozz.ui.i18n.texts import say
from rozz.ui.i18n.translations import with_dots
from rozz.ui.icons import sign
from rozz.ui.memoize import remembered
from rozz.ui.page_regions import Bundle, Region, bundle, region
from rozz.ui.state.model import Session
from rozz.ui.state.session_kinds import Kind
from rozz.ui.views.widgets.toolbar import TOOLBAR_ATTRIBUTES, tabindex
from rozz.ui.worker.turn_questions import Answered


def top_bar(
    title: h.Node, seats: Iterable[h.Node] = (), links: Iterable[h.Node] = (), search: h.Node = None
) -> h.Element:
    """The bar above every screen; its menu button opens the panel of `menu.menu`."""
    places = list(seats)
    return h.header("#bar.bar")[
        h.a(".brand", href="#", data_do="home", aria_label=say("to-home"))[say("title")],
        h.span(".bar-title")[title],
        h.ul(".seats", aria_label=say("who-plays-here"))[[h.li[each] for each in places]] if places else None,
        search,
        h.nav(".bar-links", aria_label=say("ways"))[
            list(links),
            h.button(
                ".link.menu-button",
                data_do="dialog",
                data_name="menu",
                aria_label=say("menu"),
                title=say("menu"),
                aria_haspopup="dialog",
            )[sign("menu"), h.span(".wide")[say("menu")]],
        ],
    ]


def toast_region(name: str, toast: h.Node) -> Region:
    """A place for a toast, with the id `name`. It is there without one too, or screen readers would not notice one."""
    return region(name, h.div(".toasts", id=name, role="status")[toast])


def slip_foot(toast: h.Node, controls: h.Node = None) -> h.Element:
    """The end of a slip: its main buttons, and the place for a toast, which is read after them and shown above them."""
    return h.div(".slip-foot")[controls, toast_region("toasts-at-table", toast)]


def thinking_progress(name: str, best: Answered | None) -> h.Element:
    """How much of a search is done, with the id `name`; before the first report, only that something is done."""
    spent, budget = (str(best.spent), str(best.budget)) if best is not None else (None, None)
    return h.progress(id=name, value=spent, max=budget, aria_label=say("thought-so-far"))


def trial_heading(session: Session, heading: str) -> h.Node:
    """A heading, marked if it belongs to a what-if."""
    return [h.span(".trial-mark")[say("what-if")], " ", heading] if session.is_trial else heading


def table_bar(session: Session, moment: Moment | None, acting: str = "") -> Region:
    """The bar above the table: the turn and the players; the acting one's money as their commands leave it."""
    drafted = session.composer.commands if acting else ()
    return region("bar", _table_bar(session.kind, session.title, moment_name(moment), acting, drafted))


def replay_bar(session: Session, moment: Moment | None) -> Bundle:
    """The bar while a turn is shown: between steps only the notes change."""
    return _table_bar(session.kind, session.title, moment_name(moment), "")


@remembered(most=4)
def _table_bar(kind: Kind, name: str, moment: str, acting: str, drafted: tuple[object, ...] = ()) -> Bundle:
    session = Session(kind)
    # In a narrow bar the match's name gives way to this.
    before = say("what-if-at", moment=moment) if session.is_trial else moment
    of = say("bar-match", name=name or scenario_name(session.match))
    named: h.Node = [h.span(".at")[before], h.span(".of")[" ", of]]
    if session.solving is not None:
        named = say("puzzle-at", name=name_of(session.solving.name, session.solving.puzzle))
    return bundle(list(top_bar(named, seat_pills(session, acting, drafted), table_links(session)).iter_chunks()))


def seat_pills(session: Session, acting: str = "", drafted: tuple[object, ...] = ()) -> list[h.Element]:
    """A pill for every seat with public facts: name, commands, money, readiness. In a what-if it selects the seat."""
    match = session.match
    styles = seat_styles(match.colours)
    face = face_of(match.game.name)
    gone = match.game.departed_seats(match.state)
    may_sit = match.waiting_for if session.is_trial and acting else ()
    return [
        (h.button if place.colour in may_sit else h.div)(
            class_="seat" + (" ready" if place.colour in match.pending else ""),
            aria_current="true" if place.colour == acting else None,
            aria_pressed=pressed_value(place.colour == acting) if place.colour in may_sit else None,
            data_do="sit" if place.colour in may_sit else None,
            data_colour=place.colour if place.colour in may_sit else None,
        )[
            _chip(styles[place.colour], place.colour in gone),
            h.bdi(".seat-name")[place.shown],
            _is_out(place.colour in gone),
            computer_sign(place),
            _note(
                f"note-{place.colour}",
                _with_ready(
                    face.pill(match.state, place.colour, drafted if place.colour == acting else ()),
                    place.colour in match.pending,
                ),
                css="seat-note",
            ),
        ]
        for place in match.seats
    ]


def _with_ready(pill: str, is_ready: bool) -> str:
    """A seat's figures, and that it is ready."""
    return with_dots(filter(None, (pill, say("now-ready")))) if is_ready else pill


def _chip(style: SeatStyle, has_left: bool) -> h.Node:
    """A seat's chip, crossed out if the seat is out of the match; `_is_out` says it in words."""
    chip = seat_chip(style)
    return h.span(".out-of-match", title=say("has-left"))[chip, sign("close")] if has_left else chip


def _is_out(has_left: bool) -> h.Element | None:
    return h.span(".heard")[" ", say("list-aside", text=say("has-left")), " "] if has_left else None


def computer_sign(place: SeatAssignment) -> h.Element | None:
    """A sign that a computer plays the seat, because a person could have the same name as a level."""
    if not is_played_by_computer(place):
        return None
    text = say("is-computer")
    return h.span(".by-computer", title=text)[sign("computer"), h.span(".heard")[say("list-aside", text=text)]]


def _note(name: str, *said: h.Node, css: str | None = None) -> Region:
    """The part of a seat's pill that changes during the match."""
    return region(name, h.span(id=name, class_=css)[said])


def figures_on_map(session: Session, moment: Moment | None, acting: str = "") -> Bundle:
    """The turn and everybody's figures on the map, for screens whose bar has no room for them."""
    match = session.match
    gone, drafted = match.game.departed_seats(match.state), session.composer.commands if acting else ()
    return _figures(match.game.name, match.seats, match.state, moment_name(moment), gone, acting, drafted)


@remembered(most=4)
def _figures(
    game: str,
    places: tuple[SeatAssignment, ...],
    state: object,
    moment: str,
    gone: frozenset[str],
    acting: str,
    drafted: tuple[object, ...],
) -> Bundle:
    styles = seat_styles(tuple(place.colour for place in places))
    pills = ((each, drafted if each.colour == acting else ()) for each in places)
    notes = [(each, note) for each, commands in pills if (note := face_of(game).pill(state, each.colour, commands))]
    drawn = h.p("#figures.figures")[
        h.strong[moment],
        [
            h.span[
                _chip(styles[place.colour], place.colour in gone),
                h.bdi(".heard")[place.shown],
                _is_out(place.colour in gone),
                _note(f"figure-{place.colour}", note),
            ]
            for place, note in notes
        ],
    ]
    return bundle(list(drawn.iter_chunks()))


def goal_note(session: Session) -> h.Element | None:
    """How to win this match; None in a puzzle whose task is not to win."""
    if session.solving is not None and not session.solving.puzzle.goal.win:
        return None
    text = face_of(session.match.game.name).goal(session.match.scenario)
    return h.p(".goal")[sign("goal"), h.span[h.span(".heard")[say("goal"), " "], text]] if text else None


@remembered(most=256)
def rule_link(game: str, rule: str) -> Markup | None:
    """A rule's number as a link to its game's rules page, which also works in a new tab."""
    if not rule:
        return None
    where = f"?go=rules&game={game}&rule={rule}"
    link = h.a(
        ".rule", href=where, data_do="rules", data_game=game, data_rule=rule, aria_label=say("rule", rule=rule)
    )  # fmt: skip
    return Markup(str(link[rule]))


@remembered(most=8, is_compared=True)
def map_tools(can_turn: bool, layer: str | None = None, is_covered: bool = False) -> Markup:
    """Zoom in, zoom out, the whole board, turn it, the legend; threats, if the board can show them.

    Threats and Legend are labeled where there is room, because their icons are not self-explanatory.
    `layer`: which threats the board shows now; None if it cannot show them.
    `is_covered`: on a small screen a high sheet lies over the tools.
    """
    ways = (("in", "zoom-in", "add"), ("out", "zoom-out", "subtract"), ("fit", "fit", "fit"))
    kinds = {"map-tools": True, "covered": is_covered}
    tools = h.div("#map-tools", TOOLBAR_ATTRIBUTES, class_=kinds, aria_label=say("map-tools"))[
        [
            h.button(tabindex=tabindex(way == "in"), data_zoom=way, aria_label=say(text), title=say(text))[sign(icon)]
            for way, text, icon in ways
        ],
        h.button(tabindex="-1", data_do="turn-board", aria_label=say("turn-board"), title=say("turn-board"))[
            sign("turn")
        ]
        if can_turn
        else None,
        h.button(
            tabindex="-1",
            data_do="reach",
            data_what=layer or "rivals",
            aria_label=say("threats-tool"),
            title=say("threats-tool"),
            aria_pressed=pressed_value(bool(layer)),
        )[sign("threat"), _tool_name("threats-tool")]
        if layer is not None
        else None,
        h.button(
            tabindex="-1",
            data_do="dialog",
            data_name="legend",
            aria_label=say("legend"),
            title=say("legend"),
            aria_haspopup="dialog",
        )[sign("legend"), _tool_name("legend")],
    ]
    return Markup(str(tools))


def _tool_name(key: str) -> h.Element:
    """The word beside a tool's icon; the button has it as its name."""
    return h.span(".tool-name", aria_hidden="true")[say(key)]


def board_tabs(session: Session, marked: Iterable[str] = ()) -> h.Element | None:
    """A tab for each of several boards, which says if something on it is `marked`; None for a single board."""
    known = active_board.board_names(session)
    if not known:
        return None
    front, of_marks = active_board.front(session), {active_board.board_of_place(session, place) for place in marked}
    return h.div("#boards.boards", role="tablist", aria_label=say("boards"), data_roving=True, data_at_once=True)[
        [
            h.button(
                id=f"board-{each.key}",
                role="tab",
                tabindex=tabindex(each.key == front),
                aria_selected="true" if each.key == front else "false",
                aria_controls="board",
                data_do="board",
                data_board=each.key,
            )[each.title, _tab_mark() if each.key in of_marks else None]
            for each in known
        ]
    ]


def _tab_mark() -> list[h.Element]:
    return [h.span(".dot"), h.span(".heard")[f" ({say('board-marked')})"]]


def table_links(session: Session) -> list[h.Element]:
    """The ways out of the table."""
    if session.is_trial:
        return [h.button(".button.small", data_do="back")[say("back-to-match")]]
    if session.solving is not None:
        return [h.button(".button.small", data_do="puzzles")[say("puzzles")]]
    return [h.button(".link.wide", data_do="history")[say("history")]] if session.match.played else []


#: The id of a puzzle's task.
TASK = "task"


def task_note(session: Session, has_way: bool = False, is_new: bool = False) -> h.Element | None:
    """The task of a puzzle, always displayed, with its game, which may be new to the player.

    has_way: with a link to the rules of the game.
    is_new: until the first turn is played, with a button for its lesson too.
    """
    solving = session.solving
    if solving is None:
        return None
    turns = solving.puzzle.turns
    left = say("puzzle-left", left=solving.turns_left, turns=turns) if turns > 1 else None
    text = task_of(solving.name, solving.puzzle)
    return h.p(f"#{TASK}.task")[
        h.strong[say("puzzle-task", task=text)],
        h.span(".note")[left] if left else None,
        h.span(".note")[say("puzzle-game", game=face_of(session.match.game.name).title)],
        _rules_link(session.match.game.name) if has_way else None,
        _lesson_button(session.match.game.name)
        if is_new and len(session.match.played) == len(solving.puzzle.match.played)
        else None,
    ]


def _rules_link(game: str) -> h.Element:
    """A short link to the rules of a game."""
    of_game = say("rules-of", game=face_of(game).title)
    return h.a(".link", href=f"?go=rules&game={game}", data_do="rules", data_game=game, aria_label=of_game)[
        say("rules")
    ]


def _lesson_button(game: str) -> h.Element | None:
    """A way to the lesson of a game for those to whom it is new."""
    face = face_of(game)
    if not face.has_lesson:
        return None
    return h.button(".link", data_do="learn", data_game=game)[say("puzzle-learn", game=face.title)]


def name_limit_note(identity: str) -> h.Element:
    """The maximum length of a name, next to its box, which is described by `identity`."""
    return h.p(".note", id=identity)[say("longest-name", most=LONGEST_NAME)]


def switch_button(do: str, text: str, is_on: bool) -> h.Element:
    """A setting that is on or off."""
    name = say(text)
    parts = say_marked("list-headed", heading=name, text=say("on" if is_on else "off"))
    # In one element: between several, a button leaves room. A screen reader says the state by itself.
    shown = h.span[[part if part is name else h.span(aria_hidden="true")[part] for part in parts]]
    return h.button(data_do=do, aria_pressed=pressed_value(is_on))[shown]


def pressed_value(is_pressed: bool) -> str:
    """The value of aria-pressed."""
    return "true" if is_pressed else "false"
