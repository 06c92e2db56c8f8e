"""Values ↔ JSON by the types of their dataclasses, a mirror pair: `codec.read(T, PathValue(codec.plain(x))) == x`.

Independent of games and matches. Own code, and short: a library such as cattrs would be one more package that the page
loads before it starts. What is read is not trusted: every refusal names the path, as all of `PathValue` do.
"""

from __future__ import annotations

import dataclasses
from collections.abc import Callable, Collection, Mapping
from types import UnionType
from typing import Any, Literal, NamedTuple, TypeVar, Union, get_args, get_origin, get_type_hints

from rozz.engine import said_codec
from rozz.engine.said import Text, said
from rozz.engine.validation import PathValue

T = TypeVar("T")


class Form(NamedTuple):
    """How values of one type are written as plain ones, and read; reading raises the PathValue's error class.

    Plain values of exactly the type `as_is` are used unchanged, so no path is built for them.
    """

    write: Callable[[Any], Any]
    read: Callable[[PathValue], Any]
    as_is: type | None = None


class Field(NamedTuple):
    """A field of a dataclass: its name there, its form, and whether it has to stand in JSON."""

    name: str
    form: Form
    is_needed: bool


def same(value: Any) -> Any:
    """What is plain already."""
    return value


def _whole(found: PathValue) -> int:
    if isinstance(found.value, bool) or not isinstance(found.value, int):
        found.refuse(said("files-any-whole-number"))
    return found.value


def _number(found: PathValue) -> float:
    if isinstance(found.value, bool) or not isinstance(found.value, int | float):
        found.refuse(said("files-a-number"))
    return found.value


def _text(found: PathValue) -> str:
    if not isinstance(found.value, str):
        found.refuse(said("files-a-text"))
    return found.value


def _bytes(found: PathValue) -> bytes:
    try:
        return bytes.fromhex(_text(found))
    except ValueError:
        found.refuse(said("files-hexadecimal"))


def _in_order(value: Any) -> Any:
    """A value of no declared type, with the keys of its mappings sorted and its tuples as lists."""
    if isinstance(value, Mapping):
        return {key: _in_order(each) for key, each in sorted(value.items())}
    if isinstance(value, tuple | list):
        return [_in_order(each) for each in value]
    return value


#: Empty text and negative numbers are allowed here. A codec with stricter rules defines its own forms.
BASIC: Mapping[Any, Form] = {
    Any: Form(same, lambda found: found.value),
    bool: Form(same, PathValue.boolean, bool),
    int: Form(same, _whole, int),
    float: Form(same, _number, float),
    str: Form(same, _text, str),
    bytes: Form(bytes.hex, _bytes),
    Text: Form(said_codec.to_plain, said_codec.text_from_plain, str),
}


class Codec:
    """Writes and reads one family of values; works out the form of a type when it first meets it.

    Dataclasses become mappings. Named tuples, tuples and frozensets become lists, bytes become hexadecimal digits.

    forms: forms for types that need their own.
    keys: the JSON keys of fields that have another name there.
    left_out: fields that are not written.
    late: for a dataclass, the names that its annotations need but its module imports only for type checking.
    most: the longest list that is read; 0 means any length.
    is_exact: read a mapping only if its keys are exactly the fields. Otherwise ignore unknown keys and use the
        defaults of missing fields, so that JSON of other releases can be read.
    is_sorted: write mappings in the order of their keys.

    >>> @dataclasses.dataclass(frozen=True)
    ... class Point:
    ...     x: int
    ...     marks: tuple[str, ...] = ()
    >>> Codec().plain(Point(1, ("a",)))
    {'x': 1, 'marks': ['a']}
    >>> Codec().read(Point, PathValue({"x": 1}))
    Point(x=1, marks=())
    >>> Codec().read(Point, PathValue({}))  # doctest: +ELLIPSIS
    Traceback (most recent call last):
    rozz.engine.errors.BadScenario: ...
    """

    def __init__(
        self,
        forms: Mapping[Any, Form] | None = None,
        keys: Mapping[str, str] | None = None,
        left_out: Collection[str] = (),
        late: Mapping[type, Callable[[], dict[str, Any]]] | None = None,
        *,
        most: int = 0,
        is_exact: bool = False,
        is_sorted: bool = False,
    ) -> None:
        self._forms: dict[Any, Form] = {**BASIC, **(forms or {})}
        if is_sorted:
            self._forms[Any] = Form(_in_order, BASIC[Any].read)
        self._fields: dict[type, Mapping[str, Field]] = {}
        self._keys = keys or {}
        self._left_out = left_out
        self._late = late or {}
        self._most = most
        self._is_exact = is_exact
        self._is_sorted = is_sorted

    def plain(self, value: Any) -> Any:
        """A value as JSON has it."""
        return self.form(type(value)).write(value)

    def read(self, kind: type[T], found: PathValue, **given: Any) -> T:
        """The mirror of `plain`; for a dataclass, fields that are left out are `given`."""
        if given:
            return kind(**self.arguments(kind, found), **given)
        value: T = self.form(kind).read(found)
        return value

    def arguments(self, kind: type, found: PathValue, *names: str) -> dict[str, Any]:
        """The fields of a dataclass, read; of only these names, if any are named."""
        parts, plain = self.fields(kind), found.value
        if not isinstance(plain, dict) or (self._is_exact and plain.keys() != parts.keys()):
            found.all_fields(*parts)
        read = {}
        for key, (name, form, is_needed) in parts.items():
            if names and name not in names:
                continue
            if key in plain:
                value = plain[key]
                read[name] = value if type(value) is form.as_is else form.read(found.child(key, value))
            elif is_needed:
                found.check_needed(plain, (key,))
        return read

    def fields(self, kind: type) -> Mapping[str, Field]:
        """The fields of a dataclass that stand in JSON, by their keys there."""
        if kind not in self._fields:
            late = self._late.get(kind)
            hints = get_type_hints(kind, localns=late() if late else None)
            self._fields[kind] = {
                self._keys.get(each.name, each.name): Field(each.name, self.form(hints[each.name]), self._needs(each))
                for each in dataclasses.fields(kind)
                if each.name not in self._left_out
            }
        return self._fields[kind]

    def _needs(self, field: dataclasses.Field[Any]) -> bool:
        has_default = field.default is not dataclasses.MISSING or field.default_factory is not dataclasses.MISSING
        return self._is_exact or not has_default

    def form(self, kind: Any) -> Form:
        """The form of a type; raises TypeError if the type has no form."""
        if kind not in self._forms:
            self._forms[kind] = self._form(kind)
        return self._forms[kind]

    def _form(self, kind: Any) -> Form:
        origin, args = get_origin(kind), get_args(kind)
        if origin is Union or origin is UnionType:
            return self._optional(kind, args)
        if origin is Literal:
            return Form(same, lambda found: found.choice(*args))
        if origin is tuple:
            return self._list(args[0], tuple) if args[-1] is Ellipsis else self._row(args, tuple)
        if origin is frozenset:
            return self._list(args[0], frozenset)
        if origin is not None and issubclass(origin, Mapping):
            return self._mapping(args[1])
        if isinstance(kind, type) and dataclasses.is_dataclass(kind):
            return self._object(kind)
        if isinstance(kind, type) and issubclass(kind, tuple) and kind is not tuple:
            return self._row(tuple(get_type_hints(kind).values()), lambda values: kind(*values))
        raise TypeError(f"{kind} has no form as JSON")

    def _optional(self, kind: Any, args: tuple[Any, ...]) -> Form:
        some = [each for each in args if each is not type(None)]
        if len(some) != 1:
            raise TypeError(f"{kind} has no form as JSON: nothing says which of its types a value is of")
        write, read, _ = self.form(some[0])
        return Form(
            lambda value: None if value is None else write(value),
            lambda found: None if found.value is None else read(found),
            type(None),
        )

    def _list(self, kind: Any, made: Callable[[list[Any]], Any]) -> Form:
        write, read, as_is = self.form(kind)

        def written(value: Collection[Any]) -> list[Any]:
            whole = list(value) if write is same else [write(each) for each in value]
            # A set has no order of its own.
            return sorted(whole, key=repr) if made is frozenset else whole

        def members(found: PathValue) -> Any:
            plain = found.value
            if isinstance(plain, list):
                if self._most and len(plain) > self._most:
                    found.fail(said("files-long-list", most=self._most))
                if all(type(each) is as_is for each in plain):
                    return made(plain)
            return made([read(each) for each in found.members()])

        return Form(written, members)

    def _row(self, kinds: tuple[Any, ...], made: Callable[[list[Any]], Any]) -> Form:
        forms = [self.form(each) for each in kinds]

        def read(found: PathValue) -> Any:
            members = found.members()
            if len(members) != len(forms):
                found.refuse(said("files-a-list-of", number=len(forms)))
            return made([form.read(each) for form, each in zip(forms, members, strict=True)])

        return Form(lambda value: [form.write(each) for form, each in zip(forms, value, strict=True)], read)

    def _mapping(self, kind: Any) -> Form:
        write, read, as_is = self.form(kind)
        in_order = sorted if self._is_sorted else same

        def entries(found: PathValue) -> dict[str, Any]:
            plain = found.value
            if isinstance(plain, dict) and all(type(each) is as_is for each in plain.values()):
                return dict(plain)
            return {key: read(each) for key, each in found.entries()}

        return Form(lambda value: {key: write(each) for key, each in in_order(value.items())}, entries)

    def _object(self, kind: type) -> Form:
        # The fields of `kind` are read at its first value, because the types of the fields may not be imported yet.
        return Form(
            lambda value: {key: form.write(getattr(value, name)) for key, (name, form, _) in self.fields(kind).items()},
            lambda found: kind(**self.arguments(kind, found)),
        )
