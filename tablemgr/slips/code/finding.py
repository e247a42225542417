"""Takes the codes of slips out of pictures, PDFs and plain texts that anybody may give."""

from __future__ import annotations

import io
from pathlib import Path
from typing import Final

import pypdfium2
import zxingcpp
from msgspec import Struct
from PIL import Image, UnidentifiedImageError

from tablemgr.basics.errors import Fault
from tablemgr.basics.files import read_plain
from tablemgr.slips.code.signed import LINE, PREFIX

_LARGEST_BYTES: Final = 50_000_000
_MOST_PAGES: Final = 50
_MOST_PIXELS: Final = 60_000_000
_PICTURES: Final = ("PNG", "JPEG", "WEBP", "BMP")
"""What cameras, scanners and screens give. No other is opened: some run another program."""
_PDF_SCALES: Final = (3.0, 6.0)
"""How many pixels a point of a PDF gets; the second is tried if the first shows no code."""
_REMEDY: Final = "Give a slip's picture, PDF or plain text, or its code, which begins with T1:."


class FoundCode(Struct, frozen=True):
    """One code as it was found: the text of the QR code or of the `Code:` line."""

    file: str
    code: str
    plain_text: str | None = None
    """The slip's plain text without that line, if the code stood in one."""


def find_codes(given: str) -> list[FoundCode]:
    """The codes in a file, or the code that is given itself. Raises `Fault` if there is none."""
    if given.startswith(PREFIX):
        return [FoundCode(given, given)]
    try:
        data = read_plain(Path(given), _LARGEST_BYTES)
    except OSError as error:
        raise Fault("{given}: {error}.", _REMEDY, given=given, error=error.strerror) from None
    if data.startswith(b"%PDF-"):
        return _in_pdf(given, data)
    if _LINE_BYTES in data:
        found = _in_text(given, data)
        if found is not None:
            return [found]
    codes = _in_picture(given, data)
    if not codes:
        raise Fault("{given}: no slip's code is found in it.", _REMEDY, given=given)
    return codes


_LINE_BYTES: Final = f"{LINE}{PREFIX}".encode()


def _in_text(file: str, data: bytes) -> FoundCode | None:
    """The code in the last line of a plain text."""
    try:
        text = data.decode("utf-8").replace("\r\n", "\n")
    except UnicodeDecodeError:
        return None
    before, _, last = text.rstrip("\n").rpartition(f"\n{LINE}")
    if not last.startswith(PREFIX) or "\n" in last:
        return None
    return FoundCode(file, last.strip(), before + "\n")


_BROKEN_PICTURE: Final = (
    UnidentifiedImageError,
    OSError,
    ValueError,
    SyntaxError,  # of a broken chunk of a PNG
    Image.DecompressionBombError,
)


def _in_picture(file: str, data: bytes) -> list[FoundCode]:
    try:
        with Image.open(io.BytesIO(data), formats=_PICTURES) as picture:
            if picture.width * picture.height > _MOST_PIXELS:
                raise Fault("{file}: the picture is too large.", "Give a smaller one.", file=file)
            return _in_pixels(file, picture.convert("L"))
    except _BROKEN_PICTURE:
        raise Fault(
            "{file}: it is not a picture, a PDF or a slip's text.", _REMEDY, file=file
        ) from None


def _in_pixels(file: str, picture: Image.Image) -> list[FoundCode]:
    seen = zxingcpp.read_barcodes(picture)
    texts = [found.text for found in seen if found.format == zxingcpp.BarcodeFormat.QRCode]
    return [FoundCode(file, text) for text in dict.fromkeys(texts) if text.startswith(PREFIX)]


def _in_pdf(file: str, data: bytes) -> list[FoundCode]:
    """The code that each page shows; pages of one slip show the same one."""
    codes: dict[str, FoundCode] = {}
    try:
        pdf = pypdfium2.PdfDocument(data)
        try:
            for page in [pdf[index] for index in range(min(len(pdf), _MOST_PAGES))]:
                for scale in _PDF_SCALES:
                    if page.get_width() * page.get_height() * scale**2 > _MOST_PIXELS:
                        continue
                    found = _in_pixels(file, page.render(scale=scale).to_pil().convert("L"))
                    codes |= {one.code: one for one in found}
                    if found:
                        break
        finally:
            pdf.close()
    except pypdfium2.PdfiumError:
        raise Fault("{file}: the PDF can't be read.", _REMEDY, file=file) from None
    if not codes:
        raise Fault("{file}: no slip's code is found in it.", _REMEDY, file=file)
    return list(codes.values())
