"""Regions of the page: elements that are rewritten only when their text has changed.

region("slip", h.aside("#slip")[…])      anywhere among the nodes of a view
drawn(node)                              the page's outline, and the text of each region by its id
changed(before, after)                   what must be written to get from one to the other
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from dataclasses import dataclass

import htpy as h
from markupsafe import Markup


class Region(Markup):
    """The text of an element with the id `name`; contains no other region."""

    name: str

    def iter_chunks(self, context: object = None) -> Iterator[str]:
        """For htpy: a single chunk, itself."""
        yield self


class Bundle(Markup):
    """Many texts and regions as one text, which htpy passes on as a whole."""

    chunks: Sequence[str]

    def iter_chunks(self, context: object = None) -> Iterator[str]:
        """For htpy: a single chunk, itself."""
        yield self


@dataclass(frozen=True)
class Drawn:
    """A page: its outline, with a hole for each region, and the regions' texts by their ids."""

    outline: str
    regions: Mapping[str, str]
    chunks: list[str]

    @property
    def text(self) -> str:
        """The whole page."""
        return "".join(self.chunks)


def region(name: str, node: h.Node) -> Region:
    """An element as a region; `name` is its id."""
    made = Region(node if isinstance(node, Markup) else "".join(h.fragment[node].iter_chunks()))
    made.name = name
    return made


def bundle(chunks: Sequence[str]) -> Bundle:
    """Texts and regions as one."""
    made = Bundle("".join(chunks))
    made.chunks = chunks
    return made


def drawn(node: h.Node) -> Drawn:
    """A node's outline, regions and text."""
    chunks: list[str] = []
    for each in h.fragment[node].iter_chunks():
        if type(each) is Bundle:
            chunks.extend(each.chunks)
        else:
            chunks.append(each)
    regions: dict[str, str] = {each.name: each for each in chunks if type(each) is Region}
    outline = "".join([f"\0{each.name}\0" if type(each) is Region else each for each in chunks])
    return Drawn(outline, regions, chunks)


def changed(before: Drawn, after: Drawn) -> list[str] | None:
    """The regions with changed text; None if the outline changed too, so that everything must be written."""
    if before.outline != after.outline:
        return None
    known = before.regions
    return [text for name, text in after.regions.items() if known[name] is not text and known[name] != text]
