"""Rule cards say what the rules say of each item (the table of the standard catalog, R4 to R11)."""

from __future__ import annotations

from typing import Any

import pytest

from rozz import library
from rozz.engine.rozz.model.catalog import Catalog
from rozz.engine.rozz.text.cards import card

GAME = library.game("rozz")


def catalog(**changes: Any) -> Catalog:
    """The standard catalog, changed."""
    written = {
        "game": "rozz",
        "name": "cards",
        "board": {"territories": {"Rozz": [0, 0]}},
        "players": ["RED", "BLUE"],
        "objective": "doomsday",
        "setup": {"R1": {"RED": {"INF": 1}}, "R2": {"BLUE": {"INF": 1}}},
    }
    return GAME.read({**written, "catalog": changes}).catalog


OWN = "Belongs to its player."
NEUTRAL = "Neutral: it serves whoever controls its tile."
CARRIED = "Never moves by itself but can be carried."
DOOMSDAY = "Part of a doomsday device: base, charge and mechanism, bought on different turns, in one tile (R10.6)."

CARDS = {
    "HQ": (
        f"Headquarters: not for sale. {OWN} It occupies its tile unless another player's forces stand there. It never "
        "moves, cannot be struck and is never destroyed (R7). At most 1 in a tile. Immobile. Gives $5 every turn "
        "(R11). Gives 2 commands a turn (R3.2)."
    ),
    "INF": (
        f"Infantry Division: $1. {OWN} It occupies its tile. Moves exactly 1 tile, any number together. Carries any "
        "number of portable neutral pieces. Step 5 of combat: it and opposing INF destroy each other one for one. "
        "Step 6 of combat: alone on the ground, it turns others' TRAP into its own."
    ),
    "ARMOR": (
        f"Armored Division: $20. {OWN} It occupies its tile. Moves exactly 1 tile, at most 1 a command. Carries any "
        "number of portable neutral pieces. Step 3 of combat: it and opposing ARMOR destroy each other one for one. "
        "Step 4 of combat: it destroys all opposing INF. Strikes exactly 1 tile: destroys one named piece except HQ, "
        "BOMBER, JET and GOV."
    ),
    "BOMBER": (
        f"Bomber: $18. {OWN} Moves up to 2 tiles, any number together. Strikes only within its own tile: destroys one "
        "named piece except HQ, BOMBER, JET and GOV."
    ),
    "JET": (
        f"Jet: $10. {OWN} Moves up to 3 tiles, any number together. Strikes exactly 1 tile: destroys one BOMBER or JET."
    ),
    "SRNUKE": (
        f"Short-Range Nuclear Missile: $15. {NEUTRAL} {CARRIED} Strikes exactly 1 tile (nuclear warhead): destroys "
        "everything except HQ and is used up."
    ),
    "MRNUTE": (
        f"Mid-Range Neutron Missile: $6. {NEUTRAL} {CARRIED} Strikes up to 3 tiles (neutron warhead): destroys all INF"
        " and is used up."
    ),
    "LRNUKE": (
        f"Long-Range Nuclear Missile: $25. {NEUTRAL} {CARRIED} Strikes any distance (nuclear warhead): destroys "
        "everything except HQ and is used up."
    ),
    "TRAP": (
        f"Tank Trap: $10. {OWN} Immobile. Step 2 of combat: it and opposing ARMOR that entered this turn destroy each "
        "other one for one."
    ),
    "PATRIOT": (
        f"Patriot Missile: $22. {NEUTRAL} {CARRIED} Stops one incoming missile and is used up: nuclear before neutron "
        "(R8.6)."
    ),
    "MDS": (
        f"Missile Defense System: $50. {NEUTRAL} At most 1 in a tile. Immobile. Stops 3 incoming missiles a round: "
        "nuclear before neutron (R8.6)."
    ),
    "ADS": (
        f"Air Defense System: $35. {NEUTRAL} At most 1 in a tile. Immobile. Step 1 of combat: it destroys up to 3 "
        "opposing BOMBER and JET that entered this turn, BOMBER first, and is not used up."
    ),
    "TRANS": f"Infantry Transport: $16. {NEUTRAL} Moves up to 3 tiles, any number together. Carries up to 10 INF.",
    "CC": f"Command Center: $30. {NEUTRAL} At most 1 in a tile. Immobile. Gives 1 command a turn (R3.2).",
    "IC": f"Industry Complex: $40. {NEUTRAL} Immobile. Gives $10 every turn (R11).",
    "GOV": (
        f"Government Control: $4. {OWN} At most 1 in a tile, and buying one destroys any other player's. Immobile. "
        "Gives 1 INF every turn (R11)."
    ),
    "CORR": "Correspondence: $1. Each one, bought on an earlier turn, sends one secret message (R4.5).",
    "AID": "Foreign Aid: $1. Each one is $1 for another player, sent to a headquarters or a colour (R4.4).",
    "DCHARGE": f"Doomsday Charge: $75. {NEUTRAL} Immobile. {DOOMSDAY}",
}


@pytest.mark.parametrize("name", CARDS)
def test_the_card_of_a_standard_item(name: str) -> None:
    standard = catalog()
    assert card(standard.items[name], standard) == CARDS[name]


@pytest.mark.parametrize(
    ("traits", "sentence"),
    [
        ({"strike": {"range": [2, 3], "kills": "all"}}, "Strikes 2 to 3 tiles: destroys everything."),
        ({"strike": {"range": [2, 2], "kills": "one"}}, "Strikes exactly 2 tiles: destroys one named piece."),
        ({"strike": {"range": [3, "any"], "kills": "all"}}, "Strikes 3 tiles or more: destroys everything."),
        (
            {"strike": {"range": [1, 1], "kills": "all", "only": ["ARMOR", "INF", "JET"], "spares": ["JET"]}},
            "Strikes exactly 1 tile: destroys all INF, ARMOR and JET except JET.",
        ),
        ({"strike": {"range": [0, 0], "kills": "one", "only": ["INF"]}}, "destroys one INF."),
        (
            {"stops": {"warheads": ["neutron"], "number": 2, "spent": True}},
            "Stops 2 incoming missiles and is used up: neutron (R8.6).",
        ),
        (
            {"stops": {"warheads": ["neutron", "nuclear"], "number": 1}},
            "Stops one incoming missile a round: neutron before nuclear (R8.6).",
        ),
        (
            {"clash": [{"step": 7, "against": ["INF"], "losses": 1}]},
            "Step 7 of combat: it destroys up to 1 opposing INF, and is not used up.",
        ),
        ({"yields": {"money": 4, "pieces": {"INF": 2, "JET": 1}}}, "Gives $4 and 2 INF and 1 JET every turn (R11)."),
        ({"yields": {"commands": 2}}, "Gives 2 commands a turn (R3.2)."),
        ({"limit": 3}, "At most 3 in a tile."),
        ({"move": {"range": [2, 4], "formation": 2}}, "Moves 2 to 4 tiles, at most 2 a command."),
    ],
)
def test_a_trait_as_a_sentence(traits: dict[str, Any], sentence: str) -> None:
    own = catalog(add={"GUN": {"name": "Gun", "cost": 7, "owner": "coloured", **traits}})
    assert sentence in card(own.items["GUN"], own)
    assert card(own.items["GUN"], own).startswith("Gun: $7. Belongs to its player. ")
