"""Untrusted JSON: too large, too deep or damaged text is refused before it is parsed."""

from __future__ import annotations

import json
from typing import NoReturn

import pytest

from rozz import library
from rozz.engine import record, untrusted_json, validation
from rozz.engine.errors import BadFile, BadJson, BadRecord
from rozz.engine.said import said
from rozz.engine.untrusted_json import DEEPEST, MOST_BRACKETS, read
from rozz.engine.validation import PathValue
from rozz.ui.app.update import update
from rozz.ui.features import own_puzzle_codec
from rozz.ui.features.match_list import session_codec
from rozz.ui.i18n.texts import say
from rozz.ui.state import messages as m
from rozz.ui.state.model import Model
from tests.support.words import beginning

DEEP = "[" * 8_000 + "]" * 8_000

#: Unclosed and closed, of one kind or both, and after strings that a hasty look takes for something else.
TOO_DEEP = [
    DEEP, '{"a":' * 8_000 + "1" + "}" * 8_000, '[{"a":' * 4_000 + "1" + "}]" * 4_000,
    "[" * (DEEPEST + 1) + "]" * (DEEPEST + 1), "[" * untrusted_json.LARGEST, '{"a":' * (untrusted_json.LARGEST // 5),
    r'["]\"]\\",' + "[" * DEEPEST, "[" * DEEPEST + '"ü]]",[',
]  # fmt: skip
WHOLE = ['{"a": [{"b": []}, 1.5, null, "x"]}', '"[[[\\"]{"', '"\\\\"', "[" * DEEPEST + "]" * DEEPEST]
DAMAGED = ["", "{", "[" * DEEPEST, '["' + '\\"' * 100_000, '"\\', '["[]', "]", '{"a":1,}', "nothing"]


@pytest.mark.parametrize("text", WHOLE)
def test_json_that_is_neither_large_nor_deep_is_read(text: str) -> None:
    assert read(text) == json.loads(text)


@pytest.mark.parametrize("text", TOO_DEEP, ids=range(len(TOO_DEEP)))
def test_deep_json_is_not_read(text: str) -> None:
    with pytest.raises(BadJson) as refused:
        read(text)
    assert refused.value.text == said("files-deep-brackets")


@pytest.mark.parametrize("text", DAMAGED)
def test_damaged_json_is_refused_as_no_json(text: str) -> None:
    with pytest.raises(BadJson) as refused:
        read(text)
    assert refused.value.text == said("files-not-json")


@pytest.mark.parametrize("pair", ["[]", "{}"])
def test_json_of_more_brackets_than_any_match_is_not_parsed(pair: str, monkeypatch: pytest.MonkeyPatch) -> None:
    pairs = MOST_BRACKETS // 2 - 1
    assert len(read(f"[{','.join([pair] * pairs)}]")) == pairs
    monkeypatch.setattr(json, "loads", lambda text, **_: pytest.fail("the text is parsed"))
    with pytest.raises(BadJson) as refused:
        read(f"[{','.join([pair] * (pairs + 1))}]")
    assert refused.value.text == said("files-many-brackets")


def test_large_json_is_not_read() -> None:
    with pytest.raises(BadJson) as refused:
        read(" " * (untrusted_json.LARGEST + 1))
    assert refused.value.text == said("files-too-large", most=8)


def test_every_reader_of_a_file_refuses_with_a_sentence() -> None:
    with pytest.raises(BadRecord) as refused:
        record.from_json(DEEP, lambda name: pytest.fail(name))
    assert refused.value.text == said("files-unreadable-match", why=said("files-deep-brackets"))
    with pytest.raises(BadRecord) as refused:
        session_codec.from_text(DEEP)
    assert refused.value.text == say("saved-unreadable", fault=say("files-deep-brackets"))
    assert beginning("not-a-match") in update(Model(), m.ImportMatch(DEEP, "fresh"))[0].toast
    assert say("files-too-large", most=8) in update(Model(), m.FileTooLarge())[0].toast


@pytest.mark.parametrize(("lines", "is_scenario"), [(1, True), (100_000, False)])
def test_a_file_too_large_for_a_scenario_is_not_taken_for_one(lines: int, is_scenario: bool) -> None:
    text = "about: x\n" * lines + "board: grand\nplayers: [RED]\n"
    assert (say("is-a-scenario") in update(Model(), m.ImportMatch(text, "fresh"))[0].toast) == is_scenario


def test_of_a_backup_of_too_many_puzzles_only_the_first_are_looked_at(monkeypatch: pytest.MonkeyPatch) -> None:
    looked_at: list[object] = []
    monkeypatch.setattr(own_puzzle_codec, "is_from_match", lambda puzzle: looked_at.append(puzzle))
    most = own_puzzle_codec.MOST_LOOKED_AT
    assert own_puzzle_codec.backup_in({"rozz-puzzles": 1, "puzzles": [{}] * (most + 5)}) == ((), most + 5)
    assert len(looked_at) == most


@pytest.mark.parametrize("text", ["[]", "{}", '{"rozz-puzzles":1,"puzzles":[]}', '{"rozz-key":1}'])
def test_a_file_is_parsed_once_whatever_it_is(text: str, monkeypatch: pytest.MonkeyPatch) -> None:
    parsed: list[str] = []
    plain = json.loads
    monkeypatch.setattr(json, "loads", lambda text, **how: [parsed.append(text), plain(text, **how)][1])
    update(Model(own=()), m.ImportMatch(text, "fresh"))
    assert parsed == [text], "a large one takes a second"


def test_a_list_longer_than_that_of_any_match_is_refused_as_a_whole() -> None:
    assert len(PathValue([1] * validation.LONGEST_LIST).members()) == validation.LONGEST_LIST
    with pytest.raises(BadFile) as refused:
        PathValue([1] * (validation.LONGEST_LIST + 1), "players").members()
    assert refused.value.sentence == said("files-long-list", most=validation.LONGEST_LIST)


def test_a_mapping_of_many_unknown_keys_is_refused_at_the_first() -> None:
    looked_at: list[str] = []

    class Found(PathValue):
        def child(self, key: object, value: object) -> PathValue:
            looked_at.append(str(key))
            return super().child(key, value)

    with pytest.raises(BadFile):
        Found({"known": 1, "one": 1, "two": 1}).fields("known")
    assert looked_at == ["known", "one"], "a file can have a million"


def test_an_objective_of_many_keys_is_refused_without_a_look_at_them() -> None:
    class Large(dict[str, int]):
        def items(self) -> NoReturn:
            pytest.fail("a file can have a million")

    with pytest.raises(BadFile) as refused:
        library.game("rozz").read({**library.scenario_mapping("original-2"), "objective": Large(turns=1, central=1)})
    assert refused.value.path == "objective"


def test_a_name_too_long_to_be_mistyped_is_not_compared(monkeypatch: pytest.MonkeyPatch) -> None:
    compared: list[str] = []
    monkeypatch.setattr(validation, "get_close_matches", lambda name, known, **_: [compared.append(name), [*known]][1])
    known = "x" * (validation.LONGEST_MISTYPED + 1)
    assert validation.nearest(known[1:], [known]) == known and len(compared) == 1
    assert validation.nearest(known, [known]) == "" and len(compared) == 1
