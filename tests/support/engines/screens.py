"""The screens whose boxes are compared between engines: the same matches everywhere, written to the store."""

from __future__ import annotations

from dataclasses import dataclass, replace

from rozz import library
from rozz.engine.match import PASSIVE, Match
from rozz.ui.app.update import update
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state import store_format
from rozz.ui.state.model import Model, Session
from rozz.ui.state.session_kinds import Here
from tests.support.engines.driver import Driver
from tests.support.words import reveal_of

#: A phone, a tablet and a laptop.
SIZES = ((390, 844), (820, 1180), (1280, 800))
SCENARIO = "headquarters-2"
#: The screens besides home: the names of the match's players, and a heading.
SCREENS = {"table": ("Ada – Ben", say("commands-now", name="Ada")), "report": ("Cleo – Dan", reveal_of(1))}
#: Two players give one command each, and all see the result.
TURN: tuple[m.Message, ...] = (
    m.IAm(), m.Type("P: ARMOR > Drift\nM: INF*2 @ Drift > D4"), m.HandIn(),
    m.IAm(), m.Type("M: INF*3 @ Braxx > B6"), m.HandIn(), m.ShowEveryone(),
)  # fmt: skip

#: Every laid-out landmark, heading, button and box: what it is, its name, its place in the document, its size.
BOXES = r"""async () => {
    await document.fonts.ready;
    const frame = () => new Promise(requestAnimationFrame);
    let before = "";
    for (let still = 0; still < 3; ) {
        await frame();
        const now = JSON.stringify(measured());
        still = now === before ? still + 1 : 0;
        before = now;
    }
    return JSON.parse(before);

    function measured() {
        const KINDS = {
            landmark: "header, nav, main, aside, footer, section[aria-label], #board",
            heading: "h1, h2, h3",
            button: "button, a.button, label.button, [role=button]:not(#board *)",
            box: "input:not([type=radio], [type=checkbox], [type=file]), textarea, select",
        };
        const found = {};
        for (const [kind, selector] of Object.entries(KINDS)) {
            for (const element of document.querySelectorAll(`#page :is(${selector})`)) {
                const { x, y, width, height } = element.getBoundingClientRect();
                if (!element.checkVisibility({ checkVisibilityCSS: true }) || width < 2 || height < 2) continue;
                const name = (element.getAttribute("aria-label") ?? (kind === "landmark" ? "" : element.textContent))
                    .replace(/\s+/g, " ").trim().slice(0, 40);
                const key = `${kind} ${name || element.id || element.localName}`;
                let number = 1;
                while (`${key} ${number}` in found) number += 1;
                found[`${key} ${number}`] = [x + scrollX, y + scrollY, width, height];
            }
        }
        return found;
    }
}"""
Boxes = dict[str, list[float]]
THEME = "async (theme) => document.documentElement.setAttribute('data-theme', theme)"
#: Deletes the page's saved matches and settings at an address.
FORGET = """async (site) => {
    const prefix = `rozz:${new URL(site).pathname}`;
    Object.keys(localStorage).filter((key) => key.startsWith(prefix)).forEach((key) => localStorage.removeItem(key));
    await new Promise((resolve) => {
        const request = indexedDB.deleteDatabase(`${prefix}matches`);
        request.onsuccess = request.onerror = request.onblocked = resolve;
    });
}"""
PUT = "async (texts) => { for (const [key, text] of Object.entries(texts)) localStorage.setItem(key, text); }"


def put(driver: Driver, prefix: str) -> None:
    """Write both matches to the store of a page at this path; they appear at the next start."""
    driver.evaluate(PUT, {f"{prefix}match/{name}": text for name, text in stored().items()})


def stored() -> dict[str, str]:
    """The texts of both matches as stored, by id."""
    game = library.game("rozz")
    setting = game.read(library.scenario_mapping(SCENARIO))
    match = Match.begin(game, setting, "table", {"RED": "Ada", "BLUE": "Ben"})
    first, *rest = match.seats
    alone = replace(match, seats=(first, *(replace(each, plays=PASSIVE) for each in rest)))
    sessions = {"table": Session(Here(alone)), "report": _revealed()}
    return {name: store_format.with_header(session_codec.to_text(each), 1) for name, each in sessions.items()}


def _revealed() -> Session:
    model = Model()
    begun = (m.NewMatch(), m.ChooseScenario(SCENARIO), m.BeginMatch("report", {"RED": "Cleo", "BLUE": "Dan"}))
    for message in (*begun, *TURN):
        model, _ = update(model, message)
    assert model.session is not None
    return model.session


#: A box may differ by this many CSS pixels in place or size, and by this share of its distance from the top or left:
#: engines round the height of each line of text in their own way, and everything below moves along.
NEAR_PIXELS, NEAR_SHARE = 8, 0.01


@dataclass(frozen=True)
class Difference:
    """A box with another place or size, or in only one engine; boxes are x, y, width and height."""

    screen: str
    name: str
    there: tuple[float, ...]
    here: tuple[float, ...]
    only_in: str = ""

    @property
    def shifts(self) -> list[int]:
        """The difference in whole CSS pixels."""
        return [round(here - there) for there, here in zip(self.there, self.here, strict=True)]

    @property
    def is_any(self) -> bool:
        """Whether it is visible at all."""
        return bool(self.only_in) or any(self.shifts)

    @property
    def is_far(self) -> bool:
        """Whether it is more than rounding of text."""
        near = (NEAR_PIXELS + NEAR_SHARE * there for there in self.there)
        return bool(self.only_in) or any(abs(by) > most for by, most in zip(self.shifts, near, strict=True))

    def __str__(self) -> str:
        if self.only_in:
            return f"{self.screen}: {self.name} is only in {self.only_in}"
        ways = ("to the right", "to the left"), ("lower", "higher"), ("wider", "narrower"), ("taller", "shorter")
        said = [f"{abs(by)} px {way[by < 0]}" for by, way in zip(self.shifts, ways, strict=True) if by]
        return f"{self.screen}: {self.name} is {', '.join(said)}"


def differences(screen: str, theirs: Boxes, ours: Boxes, engine: str, reference: str) -> list[Difference]:
    """How an engine's boxes differ from the reference's, in page order."""
    found = [Difference(screen, name, (), (), reference) for name in theirs if name not in ours]
    found += [Difference(screen, name, (), (), engine) for name in ours if name not in theirs]
    both = (name for name in theirs if name in ours)
    return found + [Difference(screen, name, tuple(theirs[name]), tuple(ours[name])) for name in both]
