"""Reads the drawing of a layout: where each place of the table is, by its id. Knows no QtWidgets.

The drawing is not trusted: it is surveyed before it is rendered (`survey`).
"""

from __future__ import annotations

import re
from collections.abc import Mapping
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QRectF
from PySide6.QtSvg import QSvgRenderer

from tablemgr.basics.errors import Fault
from ui.felt.drawings import renderer_of
from ui.felt.survey import REMEDY, surveyed
from ui.felt.toned import toned, turned
from ui.theme.tokens import is_bright

MAX_BOXES: Final = 12
MAX_ASPECT: Final = 6.0

INITIAL: Final = "initial"
"""The place of the first Initial Bet in a box; those of other Players lie at `others`."""
TABLE_PLACES: Final = ("dealer", "shoe", "discard")
"""The places that every drawing has."""
HALVES: Final = ("low", "high")
"""The places that each box and the Dealer also have if a Hand is set as Low and High."""

_BOX: Final = re.compile(r"box-([1-9]\d?)", re.ASCII)


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


class Needs(Struct, frozen=True):
    """The places that a game's drawing must have."""

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
    parts = list(dict.fromkeys(("name", "key", *others, *cards, *needs.kinds, *more)))
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
    survey = surveyed(source, svg)
    ids = survey.ids
    numbers = [int(found[1]) for name in ids if (found := _BOX.fullmatch(name))]
    boxes = max(numbers, default=0)
    if not 1 <= boxes <= MAX_BOXES:
        raise Fault(
            "The layout {source} has {boxes} boxes, not 1 to {max_boxes}.",
            REMEDY,
            source=source,
            boxes=boxes,
            max_boxes=MAX_BOXES,
        )
    renderer = renderer_of(toned(svg))
    size = renderer.viewBoxF()
    if not renderer.isValid() or size.width() <= 0 or size.height() <= 0:
        raise Fault(
            "The layout {source} can't be drawn: it needs a viewBox.", REMEDY, source=source
        )
    if not 1 / MAX_ASPECT <= size.width() / size.height() <= MAX_ASPECT:
        raise Fault("The layout {source} is too long for any screen.", REMEDY, source=source)
    places: dict[str, QRectF] = {}
    for name in needed_places(boxes, needs):
        if name not in ids:
            raise Fault(
                "The layout {source} has no place with the id {name}.",
                REMEDY,
                source=source,
                name=name,
            )
        places[name] = _find(renderer, name, source, size)
    deep = turned(survey.deep) if survey.deep and is_bright() else survey.deep
    return Layout(source, renderer, size, boxes, places, needs.kinds, needs.halves, deep)


def mistakes_in(source: str, svg: bytes, needs: Needs) -> list[str]:
    """Give all that bars the drawing from being used for a game, a sentence each."""
    try:
        survey = surveyed(source, svg)
    except Fault as fault:
        return [fault.what]
    numbers = [int(found[1]) for name in survey.ids if (found := _BOX.fullmatch(name))]
    there = needed_places(max(numbers, default=1), needs)
    lacking = [f"It has no place with the id {name}." for name in there if name not in survey.ids]
    if lacking:
        return lacking
    try:
        read_layout(source, svg, needs)
    except Fault as fault:
        return [fault.what]
    return []


def _find(renderer: QSvgRenderer, name: str, source: str, size: QRectF) -> QRectF:
    """The rectangle around a place. Raises `Fault` if it has no size or is outside the drawing."""
    bounds = renderer.boundsOnElement(name) if renderer.elementExists(name) else QRectF()
    rect = renderer.transformForElement(name).mapRect(bounds)
    if not (rect.width() > 0 and rect.height() > 0):
        raise Fault(
            "In the layout {source} the place {name} has no size.", REMEDY, source=source, name=name
        )
    if not size.contains(rect):
        raise Fault(
            "In the layout {source} the place {name} lies outside the drawing.",
            REMEDY,
            source=source,
            name=name,
        )
    return rect
