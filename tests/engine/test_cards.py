"""Rule cards state the rules of each item (the table of the standard catalog, R4 to R11)."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.text.cards import sentences
from rozz.engine.said import OneOf, Said, said
from rozz.ui.i18n.engine_texts import render

GAME = library.game("rozz")


def catalog(**changes: Any) -> Catalog:
    """The standard catalog with changes."""
    written = {
        "game": "rozz",
        "name": "cards",
        "board": {"territories": {"Rozz": [0, 0]}},
        "players": ["RED", "BLUE"],
        "objective": "doomsday",
        "setup": {"R1": {"RED": {"INF": 1}}, "R2": {"BLUE": {"INF": 1}}},
    }
    return GAME.read({**written, "catalog": changes}).catalog


OWN = ("own",)
NEUTRAL = ("neutral",)
CARRIED = ("carried",)
IMMOBILE = ("immobile",)
DOOMSDAY = ("doomsday",)
#: A sentence: its message and its facts.
Sentence = tuple[str] | tuple[str, dict[str, Any]]


def away(kind: str, **facts: int) -> Said:
    """A range."""
    return said(f"rozz-card-reach-{kind}", **facts)


def strike(reach: Said, what: Said, warhead: str = "none", spent: str = "no") -> tuple[str, dict[str, Any]]:
    return "strike", {"reach": reach, "what": what, "warhead": warhead, "spent": spent}


def what(kind: str, **facts: Any) -> Said:
    return said(f"rozz-card-strike-{kind}", **facts)


ONE = away("exactly", number=1)
ANY_PORTABLE = ("carries-any", {"cargo": said("rozz-card-portable")})
GROUND = what("one-except", spared=OneOf(("HQ", "BOMBER", "JET", "GOV")))
ALL_BUT_HQ = what("all-except", spared="HQ")
BOTH_WARHEADS = {
    "kinds": OneOf((said("rozz-card-warhead", kind="nuclear"), said("rozz-card-warhead", kind="neutron"))),
    "first": said("rozz-card-warhead", kind="nuclear"),
}

CARDS: dict[str, tuple[int | None, list[Sentence]]] = {
    "HQ": (
        None,
        [
            OWN, ("occupies-weakly",), ("headquarters",), ("limit", {"number": 1}), IMMOBILE,
            ("gives", {"gains": said("money", number=5)}), ("commands", {"number": 2}),
        ],
    ),
    "INF": (
        1,
        [
            OWN, ("occupies",), ("move", {"reach": ONE}), ANY_PORTABLE, ("trades", {"step": 5, "items": "INF"}),
            ("captures", {"step": 6, "items": "TRAP"}),
        ],
    ),
    "ARMOR": (
        20,
        [
            OWN, ("occupies",), ("move-few", {"reach": ONE, "number": 1}), ANY_PORTABLE,
            ("trades", {"step": 3, "items": "ARMOR"}), ("destroys", {"step": 4, "items": "INF"}), strike(ONE, GROUND),
        ],
    ),
    "BOMBER": (18, [OWN, ("move", {"reach": away("up-to", number=2)}), strike(away("own"), GROUND)]),
    "JET": (
        10,
        [
            OWN, ("move", {"reach": away("up-to", number=3)}),
            strike(ONE, what("one-of", only=OneOf(("BOMBER", "JET")))),
        ],
    ),
    "SRNUKE": (15, [NEUTRAL, CARRIED, strike(ONE, ALL_BUT_HQ, "nuclear", "yes")]),
    "MRNUTE": (6, [NEUTRAL, CARRIED, strike(away("up-to", number=3), what("all-of", only="INF"), "neutron", "yes")]),
    "LRNUKE": (25, [NEUTRAL, CARRIED, strike(away("any"), ALL_BUT_HQ, "nuclear", "yes")]),
    "TRAP": (10, [OWN, IMMOBILE, ("trades-entering", {"step": 2, "items": "ARMOR"})]),
    "PATRIOT": (22, [NEUTRAL, CARRIED, ("shield-spent", {"number": 1, **BOTH_WARHEADS})]),
    "MDS": (50, [NEUTRAL, ("limit", {"number": 1}), IMMOBILE, ("shield", {"number": 3, **BOTH_WARHEADS})]),
    "ADS": (
        35,
        [
            NEUTRAL, ("limit", {"number": 1}), IMMOBILE,
            ("destroys-some-entering", {"step": 1, "items": ("BOMBER", "JET"), "number": 3, "first": "BOMBER"}),
        ],
    ),
    "TRANS": (
        16,
        [NEUTRAL, ("move", {"reach": away("up-to", number=3)}), ("carries", {"number": 10, "cargo": "INF"})],
    ),
    "CC": (30, [NEUTRAL, ("limit", {"number": 1}), IMMOBILE, ("commands", {"number": 1})]),
    "IC": (40, [NEUTRAL, IMMOBILE, ("gives", {"gains": said("money", number=10)})]),
    "GOV": (4, [OWN, ("limit-exclusive", {"number": 1}), IMMOBILE, ("gives", {"gains": "1 INF"})]),
    "CORR": (1, [("message",)]),
    "AID": (1, [("aid",)]),
    "DCHARGE": (75, [NEUTRAL, IMMOBILE, DOOMSDAY]),
}  # fmt: skip


def sentence(given: Sentence) -> Said:
    return said(f"rozz-card-{given[0]}", **(given[1] if len(given) == 2 else {}))


@pytest.mark.parametrize("name", CARDS)
def test_the_card_of_a_standard_item(name: str) -> None:
    standard = catalog()
    cost, expected = CARDS[name]
    item = said(f"rozz-card-name-{name.lower()}")
    price = said("rozz-card-no-price", name=item) if cost is None else said("rozz-card-price", name=item, cost=cost)
    assert list(sentences(standard.items[name], standard)) == [price, *map(sentence, expected)]


def test_cards_are_well_formed_sentences() -> None:
    standard = catalog()
    for item in standard.items.values():
        for each in sentences(item, standard):
            text = render(each)
            assert text[0].isupper() and text.endswith(".")
            assert not [wrong for wrong in ("  ", " ,", " .", "{") if wrong in text]


@pytest.mark.parametrize(
    ("traits", "expected"),
    [
        (
            {"strike": {"range": [2, 3], "kills": "all"}},
            strike(away("between", least=2, most=3), what("all")),
        ),
        (
            {"strike": {"range": [2, 2], "kills": "one"}},
            strike(away("exactly", number=2), what("one")),
        ),
        ({"strike": {"range": [3, "any"], "kills": "all"}}, strike(away("from", number=3), what("all"))),
        (
            {"strike": {"range": [1, 1], "kills": "all", "only": ["ARMOR", "INF", "JET"], "spares": ["JET"]}},
            strike(ONE, what("all-of-except", only=("INF", "ARMOR", "JET"), spared=OneOf(("JET",)))),
        ),
        (
            {"strike": {"range": [0, 0], "kills": "one", "only": ["INF"]}},
            strike(away("own"), what("one-of", only=OneOf(("INF",)))),
        ),
        (
            {"stops": {"warheads": ["neutron"], "number": 2, "spent": True}},
            (
                "shield-spent",
                {"number": 2, "kinds": OneOf((said("rozz-card-warhead", kind="neutron"),)), "first": "none"},
            ),
        ),
        (
            {"stops": {"warheads": ["neutron", "nuclear"], "number": 1}},
            (
                "shield",
                {
                    "number": 1,
                    "kinds": OneOf(tuple(said("rozz-card-warhead", kind=each) for each in ("neutron", "nuclear"))),
                    "first": said("rozz-card-warhead", kind="neutron"),
                },
            ),
        ),
        (
            {"clash": [{"step": 7, "against": ["INF"], "losses": 1}]},
            ("destroys-some", {"step": 7, "items": "INF", "number": 1, "first": "none"}),
        ),
        (
            {"yields": {"money": 4, "pieces": {"INF": 2, "JET": 1}}},
            ("gives", {"gains": (said("money", number=4), "2 INF", "1 JET")}),
        ),
        ({"yields": {"commands": 2}}, ("commands", {"number": 2})),
        ({"limit": 3}, ("limit", {"number": 3})),
        (
            {"move": {"range": [2, 4], "formation": 2}},
            ("move-few", {"reach": away("between", least=2, most=4), "number": 2}),
        ),
    ],
)
def test_a_trait_as_a_sentence(traits: dict[str, Any], expected: Sentence) -> None:
    own = catalog(add={"GUN": {"name": "Gun", "cost": 7, "owner": "coloured", **traits}})
    first, owner, *others = sentences(own.items["GUN"], own)
    assert sentence(expected) in others
    assert (first, owner) == (said("rozz-card-price", name="Gun", cost=7), sentence(OWN))
