"""Looks through a drawing before anything renders it. Knows no Qt.

A drawing is not trusted. It is refused if it is too large, has too many or too deep elements, or
has a document type, entities, scripts or links to something outside; also if it has elements that
repeat others (`use`, `pattern`), since a few of them that repeat each other are rendered for ever.
"""

from __future__ import annotations

import re
from functools import lru_cache
from typing import Final
from xml.parsers import expat

from tablemgr.basics.errors import Fault

MAX_BYTES: Final = 4_000_000
MAX_ELEMENTS: Final = 20_000
MAX_DEPTH: Final = 32
DEEP_FELT: Final = "felt-deep"
"""The id of the element whose fill is the felt's darker colour."""
REMEDY: Final = "Choose another layout in the house profile, or mend the drawing."

_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}", re.ASCII)
_BARRED: Final = frozenset(
    ("script", "foreignobject", "image", "iframe", "audio", "video", "animation", "handler",
     "set", "animate", "animatetransform", "animatecolor", "animatemotion", "use", "style",
     "discard", "listener", "prefetch", "pattern", "mask", "marker", "filter", "symbol")
)  # fmt: skip


@lru_cache(maxsize=256)  # a drawing has hundreds of elements, and few names
def _local(name: str) -> str:
    return name.rpartition(":")[2].lower()


class Survey:
    """Reads the XML of a drawing once: refuses what is not allowed, collects the ids."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.ids: list[str] = []
        self.deep: str | None = None
        self._elements = 0
        self._depth = 0

    def refuse(self, what: str) -> Fault:
        """The fault that says what is wrong with the file."""
        return Fault("The layout {source} {what}.", REMEDY, source=self.source, what=what)

    def doctype(self, *_: object) -> None:
        raise self.refuse("declares a document type, which is not allowed")

    def start(self, name: str, attributes: dict[str, str]) -> None:
        self._elements += 1
        self._depth += 1
        if self._elements > MAX_ELEMENTS or self._depth > MAX_DEPTH:
            raise self.refuse("has too many elements or nests them too deep")
        if self._elements == 1 and _local(name) != "svg":
            raise self.refuse("is not an SVG drawing")
        if _local(name) in _BARRED:
            raise self.refuse(f"contains <{name}>, which is not allowed")
        for attribute, value in attributes.items():
            self._attribute(name, attribute, value)
        if "id" in attributes:
            self.ids.append(attributes["id"])
        if attributes.get("id") == DEEP_FELT and _COLOUR.fullmatch(attributes.get("fill", "")):
            self.deep = attributes["fill"]

    def _attribute(self, name: str, attribute: str, value: str) -> None:
        if _local(attribute).startswith("on"):
            raise self.refuse(f"has a script in <{name} {attribute}>")
        refers = _local(attribute) == "href" and not value.startswith("#")
        if refers or ("(" in value and _refers_outside(value.replace(" ", ""))):
            raise self.refuse(f"refers to something outside itself in <{name} {attribute}>")

    def end(self, _name: str) -> None:
        self._depth -= 1


def _refers_outside(value: str) -> bool:
    return "url(" in value and "url(#" not in value


def surveyed(source: str, svg: bytes) -> Survey:
    """The ids in a drawing, and its darker felt. Raises `Fault` if the drawing is not allowed."""
    survey = Survey(source)
    if len(svg) > MAX_BYTES:
        raise survey.refuse(f"is larger than {MAX_BYTES // 1_000_000} MB")
    parser = expat.ParserCreate()
    parser.StartDoctypeDeclHandler = survey.doctype
    parser.EntityDeclHandler = survey.doctype
    parser.StartElementHandler = survey.start
    parser.EndElementHandler = survey.end
    try:
        parser.Parse(svg, True)
    except (expat.ExpatError, LookupError, ValueError) as error:
        raise survey.refuse(f"can't be read as XML: {error}") from error
    if len(set(survey.ids)) != len(survey.ids):
        twice = next(name for name in survey.ids if survey.ids.count(name) > 1)
        raise survey.refuse(f"has the id {twice} twice")
    return survey
