"""The pages of a PDF as pictures, drawn by PDFium. Knows no slip and no screen."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from typing import Final

import pypdfium2
from PIL.Image import Image

from tablemgr.basics.errors import Fault
from ui.slips.drawing import Picture

_MM_PER_POINT: Final = 25.4 / 72
_ROLL_RATIO = 1.6
"""A page whose height is more than this many times its width is a roll, and is scrolled."""


def pages_in_dots(pdf: bytes, dots_per_mm: int) -> list[Image]:
    """Each page of `pdf`, for a printer with so many dots. Raises as `page_pictures` does."""
    with _opened(pdf) as document:
        scale = dots_per_mm * _MM_PER_POINT
        return [page.render(scale=scale, grayscale=True).to_pil() for page in document]


def page_pictures(pdf: bytes, width_px: int, height_px: int | None) -> list[Picture]:
    """Each page of `pdf`, at most `width_px` wide and, unless it is a roll, `height_px` high.

    Raises `Fault` if it is not a PDF.
    """
    with _opened(pdf) as document:
        return [_picture(page, width_px, height_px) for page in document]


@contextmanager
def _opened(pdf: bytes) -> Iterator[pypdfium2.PdfDocument]:
    try:
        document = pypdfium2.PdfDocument(pdf)
    except pypdfium2.PdfiumError as error:
        raise Fault(
            "The slip can't be shown ({error}).", "Open it later: Slips in the menu.", error=error
        ) from None
    try:
        yield document
    finally:
        document.close()


def _picture(page: pypdfium2.PdfPage, width_px: int, height_px: int | None) -> Picture:
    scale = width_px / page.get_width()
    if height_px is not None and page.get_height() <= _ROLL_RATIO * page.get_width():
        whole_px = height_px - 1  # PDFium draws a part of a pixel as one more
        scale = min(scale, whole_px / page.get_height())
    bitmap = page.render(scale=scale, prefer_bgrx=True)
    try:
        return Picture(bitmap.width, bitmap.height, bitmap.stride, bytes(bitmap.buffer))
    finally:
        bitmap.close()
        page.close()
