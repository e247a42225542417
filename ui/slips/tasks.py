"""The tasks of the process that draws slips. Their libraries take 15 MiB: only that process imports
this module (see `ui.slips.drawing`). The same task gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping
from contextlib import suppress
from typing import Any, Final

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import brought
from tablemgr.basics.languages import ENGLISH, load_language
from tablemgr.slips.kinds import slip_kind
from tablemgr.slips.paper import PAPERS
from tablemgr.slips.typography import load_fonts
from ui.slips.drawing import DrawTask
from ui.slips.pictures import page_pictures, pages_in_dots

_FONTS: Final = brought("assets") / "fonts"


def read_fonts() -> None:
    """Read the fonts before the first slip is wanted. A missing one is reported with the slip."""
    with suppress(Fault):
        load_fonts(_FONTS)


def _slip(  # noqa: PLR0917 - a task's words come in order
    kind: str,
    content: object,
    paper: str,
    code: str,
    copy: int = 0,
    language: str = ENGLISH,
) -> bytes:
    spoken = load_language(language)
    return slip_kind(kind).draw(content, code, PAPERS[paper], _FONTS, copy=copy, language=spoken)


def _receipt(file: bytes, paper: str) -> bytes:
    from drivers.printers import picture  # noqa: PLC0415 - few tables have a receipt printer

    pages = pages_in_dots(file, picture.DOTS_PER_MM)
    return picture.receipt([picture.black_dots(page, paper) for page in pages])


TASKS: Final[Mapping[DrawTask, Callable[..., Any]]] = {
    DrawTask.SLIP: _slip,
    DrawTask.PICTURES: page_pictures,
    DrawTask.RECEIPT: _receipt,
}
