"""The one codec: each kind of type as JSON, what it reads from other releases, and what it refuses and how."""

from __future__ import annotations

import json
from collections.abc import Mapping
from dataclasses import dataclass, field
from decimal import Decimal
from typing import TYPE_CHECKING, Any, Literal, NamedTuple

import pytest

from rozz.engine.errors import BadFile
from rozz.engine.json_codec import Codec, Form
from rozz.engine.validation import PathValue
from tests.support.engine.faults import brief_of

if TYPE_CHECKING:
    from fractions import Fraction


class Row(NamedTuple):
    name: str
    number: int = 0


@dataclass(frozen=True)
class Inner:
    key: bytes
    kind: Literal["late", "proof"] = "late"


@dataclass(frozen=True)
class Outer:
    turn: int
    share: float = 0.5
    is_open: bool = False
    names: tuple[str, ...] = ()
    pair: tuple[str, int] = ("a", 1)
    rows: frozenset[Row] = frozenset()
    inner: Inner | None = None
    by_seat: Mapping[str, tuple[Inner, ...]] = field(default_factory=dict)
    facts: Mapping[str, Any] = field(default_factory=dict)


WHOLE = Outer(
    3, 0.25, True, ("x", "y"), ("b", 2), frozenset((Row("q", 2), Row("p", 1))), Inner(b"\x00\xff", "proof"),
    {"RED": (Inner(b""),), "BLUE": ()}, {"loser": "RED", "colours": ["black"]},
)  # fmt: skip


def read(codec: Codec, kind: Any, value: Any) -> Any:
    return codec.read(kind, PathValue(value, "at", BadFile))


def test_each_kind_of_type_round_trips_in_its_own_form() -> None:
    plain = Codec().plain(WHOLE)
    assert plain == {
        "turn": 3, "share": 0.25, "is_open": True, "names": ["x", "y"], "pair": ["b", 2],
        "rows": [["p", 1], ["q", 2]], "inner": {"key": "00ff", "kind": "proof"},
        "by_seat": {"RED": [{"key": "", "kind": "late"}], "BLUE": []}, "facts": {"loser": "RED", "colours": ["black"]},
    }  # fmt: skip
    assert list(plain["by_seat"]) == ["RED", "BLUE"], "a mapping keeps its order"
    assert read(Codec(), Outer, json.loads(json.dumps(plain))) == WHOLE


def test_mappings_are_sorted_by_key_on_request() -> None:
    assert list(Codec(is_sorted=True).plain(WHOLE)["by_seat"]) == ["BLUE", "RED"]


def test_values_without_a_declared_type_are_sorted_too() -> None:
    @dataclass(frozen=True)
    class Ended:
        facts: Mapping[str, Any]

    ended = Ended({"points": {"WEST": 26, "EAST": 25}, "sides": {"WEST": ("WEST",), "EAST": ("EAST",)}})
    written = json.dumps(Codec(is_sorted=True).plain(ended))
    assert written == (
        '{"facts": {"points": {"EAST": 25, "WEST": 26}, "sides": {"EAST": ["EAST"], "WEST": ["WEST"]}}}'
    )


def test_data_from_other_releases_is_read() -> None:
    assert read(Codec(), Outer, {"turn": 1, "weather": "fine"}) == Outer(1)
    assert Codec().arguments(Outer, PathValue({"turn": 1, "names": ["x"]}), "names", "share") == {"names": ("x",)}


def test_longer_lists_than_were_ever_written_are_refused() -> None:
    assert read(Codec(most=2), Outer, {"turn": 1, "names": ["x", "y"]}).names == ("x", "y")
    with pytest.raises(BadFile) as refused:
        read(Codec(most=2), Outer, {"turn": 1, "names": ["x", "y", "z"]})
    assert brief_of(refused.value) == "at.names: files-long-list(most=2)"


def test_renamed_keys_custom_forms_and_fields_left_out() -> None:
    hexadecimal = Form(hex, lambda found: int(found.text(), 16))
    codec = Codec({int: hexadecimal}, {"is_open": "open"}, left_out=("turn",))
    plain = codec.plain(Outer(1, is_open=True, pair=("a", 255)))
    assert "turn" not in plain and plain["open"] is True and plain["pair"] == ["a", "0xff"]
    assert codec.read(Outer, PathValue(plain), turn=7) == Outer(7, is_open=True, pair=("a", 255))


@dataclass(frozen=True)
class Late:
    share: Fraction


@dataclass(frozen=True)
class Holds:
    late: Late | None = None


def test_a_late_type_is_looked_up_with_its_first_value() -> None:
    asked = []

    def late() -> dict[str, Any]:
        from fractions import Fraction

        asked.append(1)
        return {"Fraction": Fraction}

    codec = Codec({Decimal: Form(str, lambda found: Decimal(found.text()))}, late={Late: late})
    assert read(codec, Holds, {"late": None}) == Holds() and codec.plain(Holds()) == {"late": None} and not asked
    with pytest.raises(TypeError, match=r"Fraction.* has no form as JSON"):
        read(codec, Holds, {"late": {}})
    assert asked == [1]


@dataclass(frozen=True)
class Unclear:
    either: int | str


def test_a_union_that_cannot_be_told_apart_is_a_programming_error() -> None:
    with pytest.raises(TypeError, match="nothing says which of its types a value is of"):
        Codec().plain(Unclear(1))


PLAIN = Codec().plain(WHOLE)


@pytest.mark.parametrize(
    ("value", "refusal"),
    [
        (
            [],
            "at: files-unexpected(expected=files-a-mapping-with(keys=[turn, share, is_open, names, pair, rows, "
            "inner, by_seat, facts]), found=files-found-list(number=0))",
        ),
        (
            {**PLAIN, "weather": 1},
            "at: files-unknown-key-among(key='weather', known=[turn, share, is_open, names, pair, rows, inner, "
            "by_seat, facts])",
        ),
        ({**PLAIN, "trun": 1}, "at: files-meant(near=turn, what=files-unknown-key(key='trun'))"),
        ({key: value for key, value in PLAIN.items() if key != "share"}, "at: files-key-missing(key=share)"),
        ({**PLAIN, "turn": True}, "at.turn: files-unexpected(expected=files-any-whole-number, found=true)"),
        ({**PLAIN, "share": "half"}, "at.share: files-unexpected(expected=files-a-number, found='half')"),
        ({**PLAIN, "is_open": 1}, "at.is_open: files-unexpected(expected=[true or false], found=1)"),
        ({**PLAIN, "names": "xy"}, "at.names: files-unexpected(expected=files-a-list, found='xy')"),
        (
            {**PLAIN, "names": ["x", None]},
            "at.names.1: files-unexpected(expected=files-a-text, found=files-found-nothing)",
        ),
        (
            {**PLAIN, "pair": ["x"]},
            "at.pair: files-unexpected(expected=files-a-list-of(number=2), found=files-found-list(number=1))",
        ),
        ({**PLAIN, "rows": [["x", "y"]]}, "at.rows.0.1: files-unexpected(expected=files-any-whole-number, found='y')"),
        (
            {**PLAIN, "inner": {"key": "0g", "kind": "late"}},
            "at.inner.key: files-unexpected(expected=files-hexadecimal, found='0g')",
        ),
        (
            {**PLAIN, "inner": {"key": "", "kind": "no"}},
            "at.inner.kind: files-unexpected(expected=[late or proof], found='no')",
        ),
        (
            {**PLAIN, "by_seat": {"RED": [1]}},
            "at.by_seat.RED.0: files-unexpected(expected=files-a-mapping-with(keys=[key, kind]), found=1)",
        ),
    ],
)
def test_an_invalid_value_is_refused_with_its_path(value: Any, refusal: str) -> None:
    with pytest.raises(BadFile) as refused:
        read(Codec(is_exact=True), Outer, value)
    assert brief_of(refused.value) == refusal
