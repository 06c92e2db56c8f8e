"""Catalogs that cannot be: every trait of a wrong type or value, and traits that cannot stand together."""

from __future__ import annotations

import pytest

from rozz import library


def scenario(edits):
    """A scenario that is right, with a catalog (and, where it matters, another objective) of one's own."""
    return {
        "game": "rozz",
        "name": "Border",
        "board": {"territories": {"Braxx": [0, 0], "Rozz": [1, 0], "Karn": [0, 1]}},
        "players": ["RED", "BLUE"],
        "objective": "headquarters",
        "setup": {"Braxx": {"RED": {"HQ": 1}}, "Rozz": {"BLUE": {"HQ": 1}}},
        **edits,
    }


#: What a scenario's catalog is, and how the sentence begins that refuses it.
IMPOSSIBLE = [
    ({"catalog": {"change": {"INF": {"cost": 2}, "inf": {"cost": 3}}}}, "catalog.change.inf: INF is changed twice"),
    ({"catalog": {"change": {"INF": 5}}}, "catalog.change.INF: found 5, expected a mapping with"),
    ({"catalog": {"change": ["INF"]}}, "catalog.change: found a list of 1, expected a mapping of items"),
    (
        {"catalog": {"add": {"INF": {"name": "x", "owner": "coloured"}}}},
        "catalog.add.INF: INF is in the catalog already; use `change`",
    ),
    ({"catalog": {"add": {"RAIL": {"name": "x"}}}}, "catalog.add.RAIL: RAIL has no `owner`"),
    ({"catalog": {"add": {"RAIL": {"owner": "neutral"}}}}, "catalog.add.RAIL: RAIL has no `name`"),
    (
        {"catalog": {"add": {"RA IL": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.RA IL: found 'RA IL', expected an abbreviation of letters and digits",
    ),
    (
        {"catalog": {"add": {"neutral": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.neutral: NEUTRAL is a word of the rules and cannot name an item",
    ),
    (
        {"catalog": {"add": {"Portable": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.Portable: PORTABLE is a word of the rules and cannot name an item",
    ),
    (
        {"catalog": {"add": {5: {"name": "x", "owner": "neutral"}}}},
        "catalog.add: the key 5 is not text; put it in quotes if it is a name",
    ),
    ({"catalog": {"add": {"RAIL": None}}}, "catalog.add.RAIL: found nothing, expected a mapping with"),
    (
        {"catalog": {"add": {"RAIL": {"name": "x", "owner": "neutral"}, "rail": {"name": "x", "owner": "neutral"}}}},
        "catalog.add.rail: RAIL is in the catalog already; use `change`",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": -1}}}},
        "catalog.change.INF.cost: found -1, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": True}}}},
        "catalog.change.INF.cost: found yes, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": "2"}}}},
        "catalog.change.INF.cost: found '2', expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": 1.5}}}},
        "catalog.change.INF.cost: found 1.5, expected a whole number of at least 0",
    ),
    ({"catalog": {"change": {"INF": {"name": 5}}}}, "catalog.change.INF.name: found 5, expected the item's name"),
    ({"catalog": {"change": {"INF": {"name": ""}}}}, "catalog.change.INF.name: found '', expected the item's name"),
    (
        {"catalog": {"change": {"INF": {"owner": "red"}}}},
        "catalog.change.INF.owner: found 'red', expected coloured or neutral or none",
    ),
    (
        {"catalog": {"change": {"INF": {"owner": True}}}},
        "catalog.change.INF.owner: found yes, expected coloured or neutral or none",
    ),
    ({"catalog": {"change": {"INF": {"air": "yes"}}}}, "catalog.change.INF.air: found 'yes', expected true or false"),
    ({"catalog": {"change": {"INF": {"air": 1}}}}, "catalog.change.INF.air: found 1, expected true or false"),
    (
        {"catalog": {"change": {"INF": {"occupies": "strongly"}}}},
        "catalog.change.INF.occupies: found 'strongly', expected true, false or weakly",
    ),
    (
        {"catalog": {"change": {"INF": {"occupies": 1}}}},
        "catalog.change.INF.occupies: found 1, expected true, false or weakly",
    ),
    ({"catalog": {"change": {"INF": {"governs": 0}}}}, "catalog.change.INF.governs: found 0, expected true or false"),
    (
        {"catalog": {"change": {"INF": {"headquarters": "no"}}}},
        "catalog.change.INF.headquarters: found 'no', expected true or false",
    ),
    (
        {"catalog": {"change": {"INF": {"doomsday": "bass"}}}},
        "catalog.change.INF.doomsday: found 'bass', expected base or charge or mechanism",
    ),
    (
        {"catalog": {"change": {"INF": {"effect": "aid"}}}},
        "catalog.change.INF: an item off the board (owner none) has an `effect`, and no other item has one",
    ),
    (
        {"catalog": {"change": {"INF": {"effect": "boom"}}}},
        "catalog.change.INF.effect: found 'boom', expected aid or message",
    ),
    (
        {"catalog": {"change": {"INF": {"limit": 0}}}},
        "catalog.change.INF.limit: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"limit": True}}}},
        "catalog.change.INF.limit: found yes, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"exclusive": 1}}}},
        "catalog.change.INF.exclusive: found 1, expected true or false",
    ),
    (
        {"catalog": {"change": {"INF": {"portable": "x"}}}},
        "catalog.change.INF.portable: found 'x', expected true or false",
    ),
    ({"catalog": {"change": {"INF": {"name": None}}}}, "catalog.change.INF: INF has no `name`"),
    ({"catalog": {"change": {"INF": {"owner": None}}}}, "catalog.change.INF: INF has no `owner`"),
    ({"catalog": {"change": {"INF": {"move": 5}}}}, "catalog.change.INF.move: found 5, expected a mapping with"),
    ({"catalog": {"change": {"INF": {"move": {}}}}}, "catalog.change.INF.move: a `range` is missing: [least, most]"),
    (
        {"catalog": {"change": {"INF": {"move": {"range": 1}}}}},
        "catalog.change.INF.move.range: found 1, expected a range [least, most]",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1]}}}}},
        "catalog.change.INF.move.range: found a list of 1, expected a range [least, most]",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [2, 1]}}}}},
        "catalog.change.INF.move.range: the least distance 2 is above the most 1",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": ["any", "any"]}}}}},
        "catalog.change.INF.move.range.0: found 'any', expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [-1, 1]}}}}},
        "catalog.change.INF.move.range.0: found -1, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [0, True]}}}}},
        "catalog.change.INF.move.range.1: found yes, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": 0}}}}},
        "catalog.change.INF.move.formation: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": "all"}}}}},
        "catalog.change.INF.move.formation: found 'all', expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "formation": None}}}}},
        "catalog.change.INF.move.formation: found nothing, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"move": {"range": [1, 1], "speed": 3}}}}},
        "catalog.change.INF.move: unknown key 'speed'",
    ),
    ({"catalog": {"change": {"INF": {"move": True}}}}, "catalog.change.INF.move: found yes, expected a mapping with"),
    (
        {"catalog": {"change": {"INF": {"carries": True}}}},
        "catalog.change.INF.carries: found yes, expected a mapping of items (or `portable`) to numbers",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INFF": 1}}}}},
        "catalog.change.INF.carries.INFF: there is no item INFF; did you mean INF?",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": 0}}}}},
        "catalog.change.INF.carries.INF: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": "many"}}}}},
        "catalog.change.INF.carries.INF: found 'many', expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"INF": 1, "inf": 2}}}}},
        "catalog.change.INF.carries.inf: INF is named twice",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": {"portable": True}}}}},
        "catalog.change.INF.carries.portable: found yes, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"carries": ["INF"]}}}},
        "catalog.change.INF.carries: found a list of 1, expected a mapping of items (or `portable`) to numbers",
    ),
    ({"catalog": {"change": {"INF": {"clash": {}}}}}, "catalog.change.INF.clash: found a mapping, expected a list"),
    ({"catalog": {"change": {"INF": {"clash": [5]}}}}, "catalog.change.INF.clash.0: found 5, expected a mapping with"),
    ({"catalog": {"change": {"INF": {"clash": [{}]}}}}, "catalog.change.INF.clash.0: a clause has a `step`"),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 0, "against": ["INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.step: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": True, "against": ["INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.step: found yes, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1}]}}}},
        "catalog.change.INF.clash.0: a clause has either `against` or `converts`",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "converts": ["TRAP"]}]}}}},
        "catalog.change.INF.clash.0: a clause has either `against` or `converts`",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"]}]}}}},
        "catalog.change.INF.clash.0: a clause with `against` has `losses`: one-for-one, all, or a number",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INFF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against.0: there is no item INFF; did you mean INF?",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": "INF", "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against: found 'INF', expected a list of items",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF", "INF"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0.against.1: INF is named twice",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": 0}]}}}},
        "catalog.change.INF.clash.0.losses: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": True}]}}}},
        "catalog.change.INF.clash.0.losses: found yes, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": "half"}]}}}},
        "catalog.change.INF.clash.0.losses: found 'half', expected one-for-one, all, or a number",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": 1.5}]}}}},
        "catalog.change.INF.clash.0.losses: found 1.5, expected one-for-one, all, or a number",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "against": ["INF"], "losses": "all", "entering": 1}]}}}},
        "catalog.change.INF.clash.0.entering: found 1, expected true or false",
    ),
    (
        {"catalog": {"change": {"INF": {"clash": [{"step": 1, "converts": ["TRAP"], "losses": "all"}]}}}},
        "catalog.change.INF.clash.0: a clause that converts has a step and nothing else",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": 5}}}},
        "catalog.change.ARMOR.strike: found 5, expected a mapping with",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1]}}}}},
        "catalog.change.ARMOR.strike: a strike `kills` one or all",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"kills": "one"}}}}},
        "catalog.change.ARMOR.strike: a `range` is missing: [least, most]",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "two"}}}}},
        "catalog.change.ARMOR.strike.kills: found 'two', expected one or all",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "spares": ["INFF"]}}}}},
        "catalog.change.ARMOR.strike.spares.0: there is no item INFF; did you mean INF?",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "only": "INF"}}}}},
        "catalog.change.ARMOR.strike.only: found 'INF', expected a list of items",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "spent": "yes"}}}}},
        "catalog.change.ARMOR.strike.spent: found 'yes', expected true or false",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "warhead": 5}}}}},
        "catalog.change.ARMOR.strike.warhead: found 5, expected a warhead's name",
    ),
    (
        {"catalog": {"change": {"ARMOR": {"strike": {"range": [1, 1], "kills": "one", "warhead": "big bang"}}}}},
        "catalog.change.ARMOR.strike.warhead: found 'big bang', expected a warhead's name",
    ),
    ({"catalog": {"change": {"MDS": {"stops": 5}}}}, "catalog.change.MDS.stops: found 5, expected a mapping with"),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"]}}}}},
        "catalog.change.MDS.stops: what stops missiles has `warheads` and a `number`",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"number": 1}}}}},
        "catalog.change.MDS.stops: what stops missiles has `warheads` and a `number`",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": "nuclear", "number": 1}}}}},
        "catalog.change.MDS.stops.warheads: found 'nuclear', expected a list of warheads",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear", "nuclear"], "number": 1}}}}},
        "catalog.change.MDS.stops.warheads: a warhead is named twice",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": [5], "number": 1}}}}},
        "catalog.change.MDS.stops.warheads.0: found 5, expected a warhead's name",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": 0}}}}},
        "catalog.change.MDS.stops.number: found 0, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": True}}}}},
        "catalog.change.MDS.stops.number: found yes, expected a whole number of at least 1",
    ),
    (
        {"catalog": {"change": {"MDS": {"stops": {"warheads": ["nuclear"], "number": 1, "spent": 1}}}}},
        "catalog.change.MDS.stops.spent: found 1, expected true or false",
    ),
    ({"catalog": {"change": {"IU": {"yields": 5}}}}, "catalog.change.IU.yields: found 5, expected a mapping with"),
    (
        {"catalog": {"change": {"IU": {"yields": {"money": -1}}}}},
        "catalog.change.IU.yields.money: found -1, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"money": True}}}}},
        "catalog.change.IU.yields.money: found yes, expected a whole number of at least 0",
    ),
    ({"catalog": {"change": {"IU": {"yields": {"gold": 1}}}}}, "catalog.change.IU.yields: unknown key 'gold'"),
    (
        {"catalog": {"change": {"IU": {"yields": {"commands": "1"}}}}},
        "catalog.change.IU.yields.commands: found '1', expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": ["INF"]}}}}},
        "catalog.change.IU.yields.pieces: found a list of 1, expected a mapping of items to numbers",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"INFF": 1}}}}}},
        "catalog.change.IU.yields.pieces.INFF: there is no item INFF; did you mean INF?",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"INF": -1}}}}}},
        "catalog.change.IU.yields.pieces.INF: found -1, expected a whole number of at least 0",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"HQ": 1}}}}}},
        "catalog.change.IU.yields.pieces.HQ: HQ cannot be produced",
    ),
    (
        {"catalog": {"change": {"IU": {"yields": {"pieces": {"CORR": 1}}}}}},
        "catalog.change.IU.yields.pieces.CORR: CORR cannot be produced",
    ),
    (
        {"catalog": {"only": ["HQ", "INF", "IU"], "change": {"IU": {"yields": {"pieces": {"ARMOR": 1}}}}}},
        "catalog.change.IU.yields.pieces.ARMOR: ARMOR is not in the catalog of this scenario",
    ),
    (
        {"catalog": {"only": ["HQ", "GOV"]}},
        "the standard catalog.GOV.yields.pieces.INF: INF is not in the catalog of this scenario",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "occupies": True}}}},
        "catalog.add.RAIL: only coloured items can occupy, govern or be a headquarters",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "headquarters": True}}}},
        "catalog.add.RAIL: only coloured items can occupy, govern or be a headquarters",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "governs": True}}}},
        "catalog.add.RAIL: only coloured items can occupy, govern or be a headquarters",
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
        "catalog.add.RAIL.clash: a neutral item that moves or is portable can have no clash",
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
        "catalog.add.RAIL.clash: a neutral item that moves or is portable can have no clash",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none"}}}},
        "catalog.add.RAIL: an item off the board (owner none) has an `effect`, and no other item has one",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none", "effect": "aid", "limit": 1}}}},
        "catalog.add.RAIL: an item off the board has a name, a cost and an effect, and nothing else",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "none", "effect": "aid", "occupies": True}}}},
        "catalog.add.RAIL: an item off the board has a name, a cost and an effect, and nothing else",
    ),
    (
        {"catalog": {"add": {"RAIL": {"name": "Rail", "owner": "neutral", "effect": "aid"}}}},
        "catalog.add.RAIL: an item off the board (owner none) has an `effect`, and no other item has one",
    ),
    (
        {"catalog": {"change": {"JET": {"strike": {"range": [1, 1], "kills": "one", "only": []}}}}},
        "catalog.change.JET.strike.only: found a list of 0, expected at least one item",
    ),
    (
        {"catalog": {"change": {"GOV": {"yields": {"pieces": {"INF": 1, "inf": 2}}}}}},
        "catalog.change.GOV.yields.pieces.inf: INF is named twice",
    ),
    (
        {"catalog": {"change": {"INF": {"cost": 10**12}}}},
        "catalog.change.INF.cost: found a number of many digits, expected a number below a million million",
    ),
    (
        {
            "catalog": {
                "add": {"RAIL": {"name": "Rail", "owner": "neutral", "headquarters": True, "occupies": "weakly"}}
            }
        },
        "catalog.add.RAIL: only coloured items can occupy, govern or be a headquarters",
    ),
    (
        {"catalog": {"change": {"HQ": {"owner": "neutral"}}}},
        "catalog.change.HQ: only coloured items can occupy, govern or be a headquarters",
    ),
    ({"catalog": {"only": ["INF", "ARMOR"]}}, "setup.Braxx.RED.HQ: HQ is not in this scenario's catalog"),
    ({"catalog": {"only": []}}, "setup.Braxx.RED.HQ: HQ is not in this scenario's catalog"),
]


@pytest.mark.parametrize(("edits", "sentence"), IMPOSSIBLE, ids=[sentence for _, sentence in IMPOSSIBLE])
def test_an_impossible_catalog_is_refused_with_its_path(edits, sentence, rozz, written):
    path = written(scenario(edits))
    checked = rozz("check", path)
    assert checked.status == 2
    assert checked.out.startswith(f"{path}: {sentence}") and checked.out.count("\n") == 1 and not checked.err
    begun = rozz("new", path)
    assert begun.is_refusal and sentence in begun.err


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("INFF", "there is no item INFF; did you mean INF?"),
        ("ARMOR", "ARMOR is left out by `only`"),
        ("DBASE", "DBASE is there with the objective doomsday only"),
    ],
)
def test_only_items_of_the_scenario_can_be_changed(name, why, rozz, written):
    path = written(scenario({"catalog": {"only": ["HQ", "INF"], "change": {name: {"cost": 2}}}}))
    checked = rozz("check", path)
    assert checked.status == 2
    assert checked.out.startswith(f"{path}: catalog.change.{name}: {why}")
    assert "only items of this scenario's catalog can be changed" in checked.out


def read(edits):
    """The catalog of such a scenario."""
    return library.game("rozz").read(scenario(edits)).catalog


def test_left_out_is_the_whole_standard_catalog_without_doomsday():
    assert set(read({}).items) == set(library.shipped("catalogs/standard")) - {"DBASE", "DCHARGE", "DMECH"}


def test_doomsday_items_come_with_their_objective_and_only_with_it():
    assert {"DBASE", "DCHARGE", "DMECH"} <= set(read({"objective": "doomsday", "catalog": {"only": ["HQ"]}}).items)
    assert (
        "DBASE"
        not in read({"catalog": {"add": {"DBASE2": {"name": "B", "owner": "neutral", "doomsday": "base"}}}}).items
    )


def test_what_a_scenario_leaves_out_is_still_known():
    catalog = read({"catalog": {"only": ["HQ", "INF"]}})
    assert list(catalog.items) == ["HQ", "INF"]
    assert "SRNUKE" in catalog.known and "srnuke" in catalog.spellings


def test_change_overrides_single_traits_and_nothing_takes_one_away():
    catalog = read({"catalog": {"change": {"inf": {"cost": 3, "clash": None}}}})
    assert catalog.items["INF"].cost == 3
    assert catalog.items["INF"].clash == ()
    assert catalog.items["INF"].occupies and catalog.items["INF"].move.most == 1


def test_a_headquarters_is_never_sold_nor_moved_in_any_catalog():
    item = read({"catalog": {"change": {"HQ": {"cost": 5, "portable": True, "move": {"range": [1, 3]}}}}}).items["HQ"]
    assert (item.cost, item.move, item.portable) == (None, None, False)


def test_peaceful_occupiers_are_warned_of(rozz, written):
    train = {"name": "Train", "owner": "coloured", "occupies": True}
    path = written(scenario({"catalog": {"add": {"TRAIN": train}}}))
    checked = rozz("check", path)
    assert checked.status == 0
    assert checked.out.startswith(f"{path}: ok; warning: TRAIN occupies and has no clash")
