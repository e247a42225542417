"""Pages of a PDF as pictures for the screen. Knows no slip and no widget.

Qt's own PDF module is not in PySide6-Essentials; PDFium shows the very file that is printed.
"""

from __future__ import annotations

from PySide6.QtGui import QImage

from ui.slips import drawing


def page_images(pdf: bytes, width_px: int, height_px: int | None = None) -> list[QImage]:
    """Each page of `pdf`, at most `width_px` wide and, unless it is a roll, `height_px` high.

    Raises `Fault` if it is not a PDF or can't be drawn.
    """
    form = QImage.Format.Format_RGB32
    return [
        QImage(each.data, each.width, each.height, each.stride, form).copy()  # owns its pixels
        for each in drawing.page_pictures(pdf, width_px, height_px)
    ]
