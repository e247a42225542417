"""Pages of a PDF as pictures, by PDFium. Knows no slip and no widget.

Qt's own PDF module is not in PySide6-Essentials; PDFium shows the very file that is printed.
"""

from __future__ import annotations

import pypdfium2
from PySide6.QtGui import QImage

from tablemgr.basics.errors import Fault

_ROLL_RATIO = 1.6
"""A page longer than this many times its width is a roll, and is scrolled."""


def page_images(pdf: bytes, width_px: int, height_px: int | None = None) -> list[QImage]:
    """Each page of `pdf`, at most `width_px` wide and, unless it is a roll, `height_px` high.

    Raises `Fault` if it is not a PDF.
    """
    try:
        document = pypdfium2.PdfDocument(pdf)
    except pypdfium2.PdfiumError as error:
        raise Fault(f"The slip can't be shown ({error}).", "Print it again.") from None
    try:
        return [_image(page, width_px, height_px) for page in document]
    finally:
        document.close()


def _image(page: pypdfium2.PdfPage, width_px: int, height_px: int | None) -> QImage:
    scale = width_px / page.get_width()
    if height_px is not None and page.get_height() <= _ROLL_RATIO * page.get_width():
        scale = min(scale, height_px / page.get_height())
    bitmap = page.render(scale=scale, prefer_bgrx=True)
    try:
        data = bytes(bitmap.buffer)
        image = QImage(data, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32)
        return image.copy()  # the picture owns its pixels from here on
    finally:
        bitmap.close()
        page.close()
