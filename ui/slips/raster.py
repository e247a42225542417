"""Pages of a PDF as pictures, by PDFium. Knows no slip and no widget.

Qt's own PDF module is not in PySide6-Essentials; PDFium shows the very file that is printed.
"""

from __future__ import annotations

import pypdfium2
from PySide6.QtGui import QImage

from tablemgr.errors import Fault


def page_images(pdf: bytes, width_px: int) -> list[QImage]:
    """Each page of `pdf`, `width_px` pixels wide. Raises `Fault` where it is no PDF."""
    try:
        document = pypdfium2.PdfDocument(pdf)
    except pypdfium2.PdfiumError as error:
        raise Fault(f"The slip can't be shown ({error}).", "Print it again.") from None
    try:
        return [_image(page, width_px) for page in document]
    finally:
        document.close()


def _image(page: pypdfium2.PdfPage, width_px: int) -> QImage:
    scale = width_px / page.get_width()
    bitmap = page.render(scale=scale, prefer_bgrx=True)
    try:
        data = bytes(bitmap.buffer)
        image = QImage(data, bitmap.width, bitmap.height, bitmap.stride, QImage.Format.Format_RGB32)
        return image.copy()  # the picture owns its pixels from here on
    finally:
        bitmap.close()
        page.close()
