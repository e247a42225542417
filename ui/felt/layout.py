"""Reads the drawing of a layout: where each place of the table is, by its id. Knows no QtWidgets.

The drawing is not trusted. It is refused, before it is rendered, if it is too large, has too many
or too deep elements, or has a document type, entities, scripts or links to something outside.
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from functools import lru_cache
from typing import Final
from xml.parsers import expat

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtSvg import QSvgRenderer

from tablemgr.basics.errors import Fault
from ui.felt.drawings import renderer_of

MAX_BYTES: Final = 4_000_000
MAX_ELEMENTS: Final = 20_000
MAX_DEPTH: Final = 32
MAX_BOXES: Final = 12
MAX_ASPECT: Final = 6.0

INITIAL: Final = "initial"
"""The place of the first Initial Bet in a box; those of other Players lie at `others`."""
TABLE_PLACES: Final = ("dealer", "shoe", "discard", "limits")
"""The places that every drawing has."""
HALVES: Final = ("low", "high")
"""The places that each box and the Dealer also have if a Hand is set as Low and High."""
DEEP_FELT: Final = "felt-deep"
"""The id of the element whose fill is the felt's darker colour."""

_BOX: Final = re.compile(r"box-([1-9]\d?)", re.ASCII)
_COLOUR: Final = re.compile(r"#[0-9a-fA-F]{6}", re.ASCII)
_BARRED: Final = frozenset(
    ("script", "foreignobject", "image", "iframe", "audio", "video", "animation", "handler",
     "set", "animate", "animatetransform", "animatecolor", "animatemotion", "use", "style",
     "discard", "listener", "prefetch")
)  # fmt: skip
_REMEDY: Final = "Choose another layout in the house profile, or mend the drawing."


class Layout(Struct, frozen=True):
    """A drawing that has every place that its game needs."""

    source: str
    """The file's name, for messages."""
    renderer: QSvgRenderer
    """Renders the drawing."""
    size: QRectF
    """The drawing's view box."""
    boxes: int
    places: Mapping[str, QRectF]
    """The upright rectangle around each place, by its id, in drawing units."""
    kinds: tuple[str, ...]
    """The kinds of Bet that each box has a place for."""
    halves: bool = False
    """Each box and the Dealer have a place for Low and one for High."""
    deep: str | None = None
    """The felt's darker colour, as `#rrggbb`, if the drawing has it."""


@lru_cache(maxsize=256)  # a drawing has hundreds of elements, and few names
def _local(name: str) -> str:
    return name.rpartition(":")[2].lower()


class _Survey:
    """Reads the XML of a drawing once: refuses what is not allowed, collects the ids."""

    def __init__(self, source: str) -> None:
        self.source = source
        self.ids: list[str] = []
        self.deep: str | None = None
        self._elements = 0
        self._depth = 0

    def refuse(self, what: str) -> Fault:
        """The fault that says what is wrong with the file."""
        return Fault(f"The layout {self.source} {what}.", _REMEDY)

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


def _survey(source: str, svg: bytes) -> _Survey:
    """The ids in a drawing, and its darker felt. Raises `Fault` if the drawing is not allowed."""
    survey = _Survey(source)
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


class Needs(Struct, frozen=True):
    """What a game's drawing must have."""

    kinds: tuple[str, ...]
    """The kinds of Bet that each box has a place for, with `initial` if the game has it."""
    halves: bool = False
    """A Hand is set as Low and High: each box and the Dealer have a place for both."""
    hands_on_boxes: bool = True
    """Each box has a place for its cards."""
    table_places: tuple[str, ...] = ()
    """The ids of further places of the table, as those of its own Hands."""


def needed_places(boxes: int, needs: Needs) -> list[str]:
    """The ids that a drawing with this many boxes must have for a game with these needs."""
    more = HALVES if needs.halves else ()
    others = ("others",) if INITIAL in needs.kinds else ()
    cards = ("cards",) if needs.hands_on_boxes else ()
    parts = list(dict.fromkeys(("name", *others, *cards, *needs.kinds, *more)))
    names = [*TABLE_PLACES, *(f"dealer.{half}" for half in more), *needs.table_places]
    for box in range(1, boxes + 1):
        names.append(f"box-{box}")
        names += [f"box-{box}.{part}" for part in parts]
    return names


def read_layout(source: str, svg: bytes, needs: Needs) -> Layout:
    """Read the layout from its drawing, for a game with these `needs`.

    `source` is the file's name, `svg` its bytes. The drawing says how many boxes there are. Raises
    `Fault`, with the file and the id, if a place is missing, lies outside the drawing or has no
    size; also if the file is not an SVG drawing or is not allowed.
    """
    survey = _survey(source, svg)
    ids = survey.ids
    numbers = [int(found[1]) for name in ids if (found := _BOX.fullmatch(name))]
    boxes = max(numbers, default=0)
    if not 1 <= boxes <= MAX_BOXES:
        raise Fault(f"The layout {source} has {boxes} boxes, not 1 to {MAX_BOXES}.", _REMEDY)
    renderer = renderer_of(svg)
    size = renderer.viewBoxF()
    if not renderer.isValid() or size.width() <= 0 or size.height() <= 0:
        raise Fault(f"The layout {source} can't be drawn: it needs a viewBox.", _REMEDY)
    if not 1 / MAX_ASPECT <= size.width() / size.height() <= MAX_ASPECT:
        raise Fault(f"The layout {source} is too long for any screen.", _REMEDY)
    places: dict[str, QRectF] = {}
    for name in needed_places(boxes, needs):
        if name not in ids:
            raise Fault(f"The layout {source} has no place with the id {name}.", _REMEDY)
        places[name] = _find(renderer, name, source, size)
    return Layout(source, renderer, size, boxes, places, needs.kinds, needs.halves, survey.deep)


def _find(renderer: QSvgRenderer, name: str, source: str, size: QRectF) -> QRectF:
    """The rectangle around a place. Raises `Fault` if it has no size or is outside the drawing."""
    bounds = renderer.boundsOnElement(name) if renderer.elementExists(name) else QRectF()
    rect = renderer.transformForElement(name).mapRect(bounds)
    if not (rect.width() > 0 and rect.height() > 0):
        raise Fault(f"In the layout {source} the place {name} has no size.", _REMEDY)
    if not size.contains(rect):
        raise Fault(f"In the layout {source} the place {name} lies outside the drawing.", _REMEDY)
    return rect
