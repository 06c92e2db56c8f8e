"""Impossible catalogs: every trait with a wrong type or value, and traits that contradict each other."""

from __future__ import annotations

import pytest

from rozz import library, shipped_files
from rozz.engine.errors import BadFile
from rozz.engine.said import said
from rozz.ui.i18n.engine_texts import render as in_english
from tests.support.engine.faults import brief_of, sentence_of


def scenario(edits):
    """A valid scenario with its own catalog (and, where it matters, another objective)."""
    return {
        "game": "rozz",
        "name": "Border",
        "board": {"territories": {"Braxx": [0, 0], "Rozz": [1, 0], "Karn": [0, 1]}},
        "players": ["RED", "BLUE"],
        "objective": "headquarters",
        "setup": {"Braxx": {"RED": {"HQ": 1}}, "Rozz": {"BLUE": {"HQ": 1}}},
        **edits,
    }


#: The catalog of a scenario, and the refusal in brief.
IMPOSSIBLE = [
    (
        {"catalog": {"change": {"INF": {"cost": 2}, "inf": {"cost": 3}}}},
        "catalog.change.inf: files-named-twice(name=INF)",
    ),
    (
        {"catalog": {"change": {"INF": 5}}},
        "catalog.change.INF: files-unexpected(expected=files-a-mapping-with(keys=[name, cost, owner, air, occupies, "
        "headquarters, governs, doomsday, limit, exclusive, move, portable, carries, clash, strike, stops, yields, "
        "effect]), found=5)",
    ),
    (
        {"catalog": {"change": ["INF"]}},
        "catalog.change: files-unexpected(expected=files-items-by-name, found=files-found-list(number=1))",
    ),
    ({"catalog": {"add": {"INF": {"name": "x", "owner": "coloured"}}}}, "catalog.add.INF: files-add-known(item=INF)"),
    ({"catalog": {"add": {"RAIL": {"name": "x"}}}}, "catalog.add.RAIL: files-key-missing(key=owner)"),
    ({"catalog": {"add": {"RAIL": {"owner": "neutral"}}}}, "catalog.add.RAIL: files-key-missing(key=name)"),
    (
        {"catalog": {"add": {"RA IL": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.RA IL: files-unexpected(expected=files-an-abbreviation, found='RA IL')",
    ),
    (
        {"catalog": {"add": {"neutral": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.neutral: files-item-reserved(item=NEUTRAL)",
    ),
    (
        {"catalog": {"add": {"Portable": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.Portable: files-item-reserved(item=PORTABLE)",
    ),
    ({"catalog": {"add": {5: {"name": "x", "owner": "neutral"}}}}, "catalog.add: files-key-not-text(key=5)"),
    (
        {"catalog": {"add": {"RAIL": None}}},
        "catalog.add.RAIL: files-unexpected(expected=files-a-mapping-with(keys=[name, cost, owner, air, occupies, "
        "headquarters, governs, doomsday, limit, exclusive, move, portable, carries, clash, strike, stops, yields, "
        "effect]), found=files-found-nothing)",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "x", "owner": "neutral"}, "rail": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.rail: files-add-known(item=RAIL)",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": -1}}}},
        "catalog.change.INF.cost: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": True}}}},
        "catalog.change.INF.cost: files-unexpected(expected=files-a-whole-number(least=0), found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": "2"}}}},
        "catalog.change.INF.cost: files-unexpected(expected=files-a-whole-number(least=0), found='2')",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": 1.5}}}},
        "catalog.change.INF.cost: files-unexpected(expected=files-a-whole-number(least=0), found=1.5)",
    ),
    (
        {"catalog": {"change": {"INF": {"name": 5}}}},
        "catalog.change.INF.name: files-unexpected(expected=files-a-name, found=5)",
    ),
    (
        {"catalog": {"change": {"INF": {"name": ""}}}},
        "catalog.change.INF.name: files-unexpected(expected=files-a-name, found='')",
    ),
    (
        {"catalog": {"change": {"INF": {"owner": "red"}}}},
        "catalog.change.INF.owner: files-unexpected(expected=[coloured or neutral or none], found='red')",
    ),
    (
        {"catalog": {"change": {"INF": {"owner": True}}}},
        "catalog.change.INF.owner: files-unexpected(expected=[coloured or neutral or none], found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"air": "yes"}}}},
        "catalog.change.INF.air: files-unexpected(expected=[true or false], found='yes')",
    ),
    (
        {"catalog": {"change": {"INF": {"air": 1}}}},
        "catalog.change.INF.air: files-unexpected(expected=[true or false], found=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"occupies": "strongly"}}}},
        "catalog.change.INF.occupies: files-unexpected(expected=[true or false or weakly], found='strongly')",
    ),
    (
        {"catalog": {"change": {"INF": {"occupies": 1}}}},
        "catalog.change.INF.occupies: files-unexpected(expected=[true or false or weakly], found=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"governs": 0}}}},
        "catalog.change.INF.governs: files-unexpected(expected=[true or false], found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"headquarters": "no"}}}},
        "catalog.change.INF.headquarters: files-unexpected(expected=[true or false], found='no')",
    ),
    (
        {"catalog": {"change": {"INF": {"doomsday": "bass"}}}},
        "catalog.change.INF.doomsday: files-unexpected(expected=[base or charge or mechanism], found='bass')",
    ),
    ({"catalog": {"change": {"INF": {"effect": "aid"}}}}, "catalog.change.INF: files-effect-off-board"),
    (
        {"catalog": {"change": {"INF": {"effect": "boom"}}}},
        "catalog.change.INF.effect: files-unexpected(expected=[aid or message], found='boom')",
    ),
    (
        {"catalog": {"change": {"INF": {"limit": 0}}}},
        "catalog.change.INF.limit: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"limit": True}}}},
        "catalog.change.INF.limit: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"exclusive": 1}}}},
        "catalog.change.INF.exclusive: files-unexpected(expected=[true or false], found=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"portable": "x"}}}},
        "catalog.change.INF.portable: files-unexpected(expected=[true or false], found='x')",
    ),
    ({"catalog": {"change": {"INF": {"name": None}}}}, "catalog.change.INF: files-key-missing(key=name)"),
    ({"catalog": {"change": {"INF": {"owner": None}}}}, "catalog.change.INF: files-key-missing(key=owner)"),
    (
        {"catalog": {"change": {"INF": {"move": 5}}}},
        "catalog.change.INF.move: files-unexpected(expected=files-a-mapping-with(keys=[range, formation]), found=5)",
    ),
    ({"catalog": {"change": {"INF": {"move": {}}}}}, "catalog.change.INF.move: files-key-missing(key=range)"),
    (
        {"catalog": {"change": {"INF": {"move": {"range": 1}}}}},
        "catalog.change.INF.move.range: files-unexpected(expected=files-a-range, found=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1]}}}}},
        "catalog.change.INF.move.range: files-unexpected(expected=files-a-range, found=files-found-list(number=1))",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [2, 1]}}}}},
        "catalog.change.INF.move.range: files-range-reversed(least=2, most=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": ["any", "any"]}}}}},
        "catalog.change.INF.move.range.0: files-unexpected(expected=files-a-whole-number(least=0), found='any')",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [-1, 1]}}}}},
        "catalog.change.INF.move.range.0: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [0, True]}}}}},
        "catalog.change.INF.move.range.1: files-unexpected(expected=files-a-whole-number(least=0), found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": 0}}}}},
        "catalog.change.INF.move.formation: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": "all"}}}}},
        "catalog.change.INF.move.formation: files-unexpected(expected=files-a-whole-number(least=1), found='all')",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": None}}}}},
        "catalog.change.INF.move.formation: files-unexpected(expected=files-a-whole-number(least=1), "
        "found=files-found-nothing)",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "speed": 3}}}}},
        "catalog.change.INF.move: files-unknown-key-among(key='speed', known=[range, formation])",
    ),
    (
        {"catalog": {"change": {"INF": {"move": True}}}},
        "catalog.change.INF.move: files-unexpected(expected=files-a-mapping-with(keys=[range, formation]), "
        "found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": True}}}},
        "catalog.change.INF.carries: files-unexpected(expected=files-cargo, found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INFF": 1}}}}},
        "catalog.change.INF.carries.INFF: files-meant(near=INF, what=files-no-item(item=INFF))",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": 0}}}}},
        "catalog.change.INF.carries.INF: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": "many"}}}}},
        "catalog.change.INF.carries.INF: files-unexpected(expected=files-a-whole-number(least=1), found='many')",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": 1, "inf": 2}}}}},
        "catalog.change.INF.carries.inf: files-named-twice(name=INF)",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"portable": True}}}}},
        "catalog.change.INF.carries.portable: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": ["INF"]}}}},
        "catalog.change.INF.carries: files-unexpected(expected=files-cargo, found=files-found-list(number=1))",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": {}}}}},
        "catalog.change.INF.clash: files-unexpected(expected=files-a-list, found=files-found-mapping)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [5]}}}},
        "catalog.change.INF.clash.0: files-unexpected(expected=files-a-mapping-with(keys=[step, against, losses, "
        "entering, converts]), found=5)",
    ),
    ({"catalog": {"change": {"INF": {"clash": [{}]}}}}, "catalog.change.INF.clash.0: files-key-missing(key=step)"),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 0, "against": ["INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.step: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": True, "against": ["INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.step: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    ({"catalog": {"change": {"INF": {"clash": [{"step": 1}]}}}}, "catalog.change.INF.clash.0: files-clause-kind"),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "converts": ["TRAP"]}]}}}},
        "catalog.change.INF.clash.0: files-clause-kind",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"]}]}}}},
        "catalog.change.INF.clash.0: files-key-missing(key=losses)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INFF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against.0: files-meant(near=INF, what=files-no-item(item=INFF))",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": "INF", "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against: files-unexpected(expected=files-items, found='INF')",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF", "INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against.1: files-named-twice(name=INF)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": 0}]}}}},
        "catalog.change.INF.clash.0.losses: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": True}]}}}},
        "catalog.change.INF.clash.0.losses: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": "half"}]}}}},
        "catalog.change.INF.clash.0.losses: files-unexpected(expected=[one-for-one or all or files-a-number], "
        "found='half')",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": 1.5}]}}}},
        "catalog.change.INF.clash.0.losses: files-unexpected(expected=[one-for-one or all or files-a-number], "
        "found=1.5)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": "all", "entering": 1}]}}}},
        "catalog.change.INF.clash.0.entering: files-unexpected(expected=[true or false], found=1)",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "converts": ["TRAP"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0: files-clause-converts",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": 5}}}},
        "catalog.change.ARMOR.strike: files-unexpected(expected=files-a-mapping-with(keys=[range, kills, spares, "
        "only, spent, warhead]), found=5)",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1]}}}}},
        "catalog.change.ARMOR.strike: files-key-missing(key=kills)",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"kills": "one"}}}}},
        "catalog.change.ARMOR.strike: files-key-missing(key=range)",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "two"}}}}},
        "catalog.change.ARMOR.strike.kills: files-unexpected(expected=[one or all], found='two')",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "spares": ["INFF"]}}}}},
        "catalog.change.ARMOR.strike.spares.0: files-meant(near=INF, what=files-no-item(item=INFF))",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "only": "INF"}}}}},
        "catalog.change.ARMOR.strike.only: files-unexpected(expected=files-items, found='INF')",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "spent": "yes"}}}}},
        "catalog.change.ARMOR.strike.spent: files-unexpected(expected=[true or false], found='yes')",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "warhead": 5}}}}},
        "catalog.change.ARMOR.strike.warhead: files-unexpected(expected=files-a-warhead, found=5)",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "warhead": "big bang"}}}}},
        "catalog.change.ARMOR.strike.warhead: files-unexpected(expected=files-a-warhead, found='big bang')",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": 5}}}},
        "catalog.change.MDS.stops: files-unexpected(expected=files-a-mapping-with(keys=[warheads, number, spent]), "
        "found=5)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"]}}}}},
        "catalog.change.MDS.stops: files-key-missing(key=number)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"number": 1}}}}},
        "catalog.change.MDS.stops: files-key-missing(key=warheads)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": "nuclear", "number": 1}}}}},
        "catalog.change.MDS.stops.warheads: files-unexpected(expected=files-warheads, found='nuclear')",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear", "nuclear"], "number": 1}}}}},
        "catalog.change.MDS.stops.warheads: files-warhead-twice",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": [5], "number": 1}}}}},
        "catalog.change.MDS.stops.warheads.0: files-unexpected(expected=files-a-warhead, found=5)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": 0}}}}},
        "catalog.change.MDS.stops.number: files-unexpected(expected=files-a-whole-number(least=1), found=0)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": True}}}}},
        "catalog.change.MDS.stops.number: files-unexpected(expected=files-a-whole-number(least=1), found=true)",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": 1, "spent": 1}}}}},
        "catalog.change.MDS.stops.spent: files-unexpected(expected=[true or false], found=1)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": 5}}}},
        "catalog.change.IU.yields: files-unexpected(expected=files-a-mapping-with(keys=[money, commands, pieces]), "
        "found=5)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"money": -1}}}}},
        "catalog.change.IU.yields.money: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"money": True}}}}},
        "catalog.change.IU.yields.money: files-unexpected(expected=files-a-whole-number(least=0), found=true)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"gold": 1}}}}},
        "catalog.change.IU.yields: files-unknown-key-among(key='gold', known=[money, commands, pieces])",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"commands": "1"}}}}},
        "catalog.change.IU.yields.commands: files-unexpected(expected=files-a-whole-number(least=0), found='1')",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": ["INF"]}}}}},
        "catalog.change.IU.yields.pieces: files-unexpected(expected=files-items-to-numbers, "
        "found=files-found-list(number=1))",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"INFF": 1}}}}}},
        "catalog.change.IU.yields.pieces.INFF: files-meant(near=INF, what=files-no-item(item=INFF))",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"INF": -1}}}}}},
        "catalog.change.IU.yields.pieces.INF: files-unexpected(expected=files-a-whole-number(least=0), found=-1)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"HQ": 1}}}}}},
        "catalog.change.IU.yields.pieces.HQ: files-not-produced(item=HQ)",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"CORR": 1}}}}}},
        "catalog.change.IU.yields.pieces.CORR: files-not-produced(item=CORR)",
    ),
    (
        {"catalog": {"only": ["HQ", "INF", "IU"], "change": {"IU": {"yields": {"pieces": {"ARMOR": 1}}}}}},
        "catalog.change.IU.yields.pieces.ARMOR: files-not-in-catalog(item=ARMOR)",
    ),
    (
        {"catalog": {"only": ["HQ", "GOV"]}},
        "the standard catalog.GOV.yields.pieces.INF: files-not-in-catalog(item=INF)",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "occupies": True}}}},
        "catalog.add.RAIL: files-colored-only",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "headquarters": True}}}},
        "catalog.add.RAIL: files-colored-only",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "governs": True}}}},
        "catalog.add.RAIL: files-colored-only",
    ),
    (
        {
            "catalog": {
                "add": {
                    "RAIL": {
                        "name": "Rail",
                        "owner": "neutral",
                        "move": {"range": [1, 1]},
                        "clash": [{"step": 1, "against": ["INF"], "losses": "all"}],
                    }
                }
            }
        },
        "catalog.add.RAIL.clash: files-neutral-clash",
    ),
    (
        {
            "catalog": {
                "add": {
                    "RAIL": {
                        "name": "Rail",
                        "owner": "neutral",
                        "portable": True,
                        "clash": [{"step": 1, "against": ["INF"], "losses": "all"}],
                    }
                }
            }
        },
        "catalog.add.RAIL.clash: files-neutral-clash",
    ),
    ({"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none"}}}}, "catalog.add.RAIL: files-effect-off-board"),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none", "effect": "aid", "limit": 1}}}},
        "catalog.add.RAIL: files-off-board-traits",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none", "effect": "aid", "occupies": True}}}},
        "catalog.add.RAIL: files-off-board-traits",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "effect": "aid"}}}},
        "catalog.add.RAIL: files-effect-off-board",
    ),
    (
        {"catalog": {"change": {"JET": {"strike": {"range": [1, 1], "kills": "one", "only": []}}}}},
        "catalog.change.JET.strike.only: files-unexpected(expected=files-some-items, "
        "found=files-found-list(number=0))",
    ),
    (
        {"catalog": {"change": {"GOV": {"yields": {"pieces": {"INF": 1, "inf": 2}}}}}},
        "catalog.change.GOV.yields.pieces.inf: files-named-twice(name=INF)",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": 10**12}}}},
        "catalog.change.INF.cost: files-unexpected(expected=files-a-smaller-number, found=files-found-long-number)",
    ),
    (
        {
            "catalog": {
                "add": {"RAIL": {"name": "Rail", "owner": "neutral", "headquarters": True, "occupies": "weakly"}}
            }
        },
        "catalog.add.RAIL: files-colored-only",
    ),
    ({"catalog": {"change": {"HQ": {"owner": "neutral"}}}}, "catalog.change.HQ: files-colored-only"),
    ({"catalog": {"only": ["INF", "ARMOR"]}}, "setup.Braxx.RED.HQ: files-not-in-catalog(item=HQ)"),
    ({"catalog": {"only": []}}, "setup.Braxx.RED.HQ: files-not-in-catalog(item=HQ)"),
]


@pytest.mark.parametrize(("edits", "refusal"), IMPOSSIBLE, ids=[refusal[:100] for _, refusal in IMPOSSIBLE])
def test_an_impossible_catalog_is_refused_with_its_path(edits, refusal, rozz, written):
    with pytest.raises(BadFile) as refused:
        library.game("rozz").read(scenario(edits))
    assert brief_of(refused.value) == refusal
    path = written(scenario(edits))
    checked = rozz("check", path)
    assert checked.status == 2
    assert checked.out == f"{path}: {sentence_of(refused.value)}\n" and not checked.err
    begun = rozz("new", path)
    assert begun.is_refusal and begun.err == checked.out


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("INFF", "files-meant(near=INF, what=files-no-item(item=INFF))"),
        ("ARMOR", "files-change-left-out(item=ARMOR)"),
        ("DBASE", "files-change-doomsday(item=DBASE)"),
    ],
)
def test_only_items_of_the_scenario_can_be_changed(name, why):
    with pytest.raises(BadFile) as refused:
        read({"catalog": {"only": ["HQ", "INF"], "change": {name: {"cost": 2}}}})
    assert brief_of(refused.value) == f"catalog.change.{name}: {why}"


def read(edits):
    """The catalog of such a scenario."""
    return library.game("rozz").read(scenario(edits)).catalog


def test_a_scenario_without_a_catalog_has_the_standard_one_minus_doomsday():
    assert set(read({}).items) == set(shipped_files.read("catalogs/standard")) - {"DBASE", "DCHARGE", "DMECH"}


def test_only_the_doomsday_objective_adds_doomsday_items():
    assert {"DBASE", "DCHARGE", "DMECH"} <= set(read({"objective": "doomsday", "catalog": {"only": ["HQ"]}}).items)
    assert (
        "DBASE"
        not in read({"catalog": {"add": {"DBASE2": {"name": "B", "owner": "neutral", "doomsday": "base"}}}}).items
    )


def test_items_that_a_scenario_leaves_out_are_still_known():
    catalog = read({"catalog": {"only": ["HQ", "INF"]}})
    assert list(catalog.items) == ["HQ", "INF"]
    assert "SRNUKE" in catalog.known and "srnuke" in catalog.spellings


def test_change_overrides_single_traits_and_keeps_the_others():
    catalog = read({"catalog": {"change": {"inf": {"cost": 3, "clash": None}}}})
    assert catalog.items["INF"].cost == 3
    assert catalog.items["INF"].clash == ()
    assert catalog.items["INF"].occupies and catalog.items["INF"].move.most == 1


def test_a_headquarters_is_never_sold_or_moved_in_any_catalog():
    item = read({"catalog": {"change": {"HQ": {"cost": 5, "portable": True, "move": {"range": [1, 3]}}}}}).items["HQ"]
    assert (item.cost, item.move, item.portable) == (None, None, False)


def test_an_item_that_occupies_but_never_fights_gets_a_warning(rozz, written):
    train = {"name": "Train", "owner": "coloured", "occupies": True}
    path = written(scenario({"catalog": {"add": {"TRAIN": train}}}))
    checked = rozz("check", path)
    assert checked.status == 0
    assert checked.out == f"{path}: ok; warning: {in_english(said('files-peaceful', item='TRAIN'))}\n"
