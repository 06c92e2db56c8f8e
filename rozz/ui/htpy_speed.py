"""Make htpy write the same text in half the time.

htpy computes the names and shorthands of every element again and again, makes every element of a drawing again, checks
each child against abstract classes, and passes each text up through one generator per level. A page has thousands of
elements but few names. This module caches the names, recognizes common types directly, and writes texts straight into
a list. It leaves the rest to htpy.

Importing this module is enough. It replaces private functions, so htpy's version is pinned, and
`tests/ui/test_htpy_speed.py` compares both texts.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping
from functools import lru_cache
from typing import Any

import htpy
import markupsafe
from htpy import Fragment, VoidElement, _attributes, _elements
from htpy._elements import BaseElement, Element
from htpy._render_sync import iter_chunks_node
from markupsafe import Markup, escape

#: Types of valid children that contain no children to check.
LEAVES = frozenset({str, int, bool, type(None), Markup, Element, VoidElement, Fragment})

#: Like `escape` for a plain text, but the result is plain, too: making a `Markup` takes longer than escaping.
_escaped: Callable[[str], str] = getattr(markupsafe, "_escape_inner", escape)

_original_validation = _elements._validate_children
_original_chunks = Element.iter_chunks


def _validate(children: Any) -> None:
    """Like htpy's own function: raises TypeError for an invalid child."""
    kind = type(children)
    if kind in LEAVES:
        return
    if kind is list or kind is tuple:
        for child in children:
            if type(child) not in LEAVES:
                _validate(child)
        return
    _original_validation(children)


def _attributes_text(attributes: Mapping[str, Any]) -> str:
    """Like htpy's own function: the attributes of a tag, each after a space."""
    text = ""
    for name, value in attributes.items():
        kind = type(value)
        if kind is str and (value or name != "class"):
            text += f' {_name(name)}="{_escaped(value)}"'
        elif kind is int:
            text += f' {_name(name)}="{value}"'
        elif value is not None and value is not False:
            text += _original_text({name: value})
    return text


def _with_attributes(self: BaseElement, /, *given: Any, **named: Any) -> BaseElement:
    """Replaces `BaseElement.__call__`: the element with a shorthand, attributes in mappings, and named attributes."""
    attributes: dict[str, Any] = {}
    if given:
        first, *mappings = given
        if type(first) is not str and isinstance(first, Mapping):
            attributes.update(first)
        elif first:
            attributes.update(_of_shorthand(first))
        for each in mappings:
            attributes.update(each)
    for name, value in named.items():
        attributes[_html_name(name)] = value
    return type(self)(self._name, _attributes_text(attributes), self._children)


def _element(name: str) -> BaseElement:
    """Replaces `htpy.__getattr__`: an element by its name, which htpy rebuilds each time if it is not HTML."""
    made: BaseElement = _elements.get_element(name)
    setattr(htpy, name, made)
    return made


def _write(node: Any, chunks: list[str], context: Any) -> None:
    """Append the texts of a node."""
    kind = type(node)
    if kind is Element:
        chunks.append(f"<{node._name}{node._attrs}>")
        _write(node._children, chunks, context)
        chunks.append(f"</{node._name}>")
    elif kind is str:
        chunks.append(_escaped(node))
    elif kind is list or kind is tuple:
        for child in node:
            _write(child, chunks, context)
    elif kind is VoidElement:
        chunks.append(f"<{node._name}{node._attrs}>")
    elif kind is Markup:
        chunks.append(node)
    elif kind is Fragment:
        _write(node._node, chunks, context)
    elif node is not None:
        chunks.extend(iter_chunks_node(node, context))


def _chunks(self: Element, context: Any = None) -> Iterable[str]:
    """Replaces `Element.iter_chunks`."""
    if type(self) is not Element:
        return _original_chunks(self, context)
    chunks: list[str] = []
    _write(self, chunks, context)
    return chunks


def _chunks_of_fragment(self: Fragment, context: Any = None) -> Iterable[str]:
    """Replaces `Fragment.iter_chunks`."""
    chunks: list[str] = []
    _write(self._node, chunks, context)
    return chunks


_original_text = _attributes.attrs_string
_name = lru_cache(_attributes._force_escape)
_of_shorthand = lru_cache(maxsize=1000)(_attributes.id_class_names_from_css_str)
_html_name = lru_cache(maxsize=1000)(_elements._python_to_html_name)


def _replace() -> None:
    """Replace htpy's own functions; the type checker takes them for constants."""
    own: Any = _elements
    own.attrs_string = _attributes_text
    own.BaseElement.__call__ = _with_attributes
    own._validate_children = _validate
    own.Element.iter_chunks = _chunks
    package: Any = htpy
    package.__getattr__ = _element
    fragment: Any = Fragment
    fragment.iter_chunks = _chunks_of_fragment


_replace()
