"""A picture that is broken anywhere is named; of a kind that no camera gives it is not opened."""

from __future__ import annotations

import io
import random
from pathlib import Path

import pytest
from PIL import Image

from tablemgr.basics.errors import Fault
from tablemgr.slips.code.finding import find_codes

SIDE = 8


def drawn(kind: str) -> bytes:
    file = io.BytesIO()
    Image.new("RGB", (SIDE, SIDE), "white").save(file, kind)
    return file.getvalue()


def broken(whole: bytes, random_: random.Random) -> bytes:
    """Bytes changed anywhere; sometimes the end is cut off."""
    data = bytearray(whole)
    for _ in range(random_.randrange(1, 5)):
        data[random_.randrange(len(data))] = random_.randrange(256)
    return bytes(data[: random_.randrange(len(data))] if random_.randrange(3) == 0 else data)


@pytest.mark.parametrize("kind", ["PNG", "JPEG", "WEBP", "BMP"])
@pytest.mark.filterwarnings("ignore::PIL.Image.DecompressionBombWarning")
def test_a_broken_picture_is_a_fault(kind: str, tmp_path: Path) -> None:
    whole, random_ = drawn(kind), random.Random(1)
    file = tmp_path / "slip"
    named = 0
    for _ in range(150):
        file.write_bytes(broken(whole, random_))
        with pytest.raises(Fault, match=r"not a picture|no slip's code|too large") as found:
            find_codes(str(file))
        named += "not a picture" in found.value.what
    assert named > 9, "some of them could not be opened"


def test_a_later_chunk_of_a_png_that_has_no_name_is_a_fault(tmp_path: Path) -> None:
    noise = Image.frombytes("RGB", (200, 200), random.Random(1).randbytes(120_000))
    whole = io.BytesIO()
    noise.save(whole, "PNG")
    before, second = whole.getvalue().rsplit(b"IDAT", 1)
    file = tmp_path / "slip.png"
    file.write_bytes(before + b"\0\0ID" + second)
    with pytest.raises(Fault, match="not a picture"):
        find_codes(str(file))


@pytest.mark.parametrize("kind", ["EPS", "QOI"])
def test_a_picture_of_a_kind_that_no_camera_gives_is_not_opened(kind: str, tmp_path: Path) -> None:
    file = tmp_path / "slip.png"
    file.write_bytes(drawn(kind))
    with pytest.raises(Fault, match="not a picture"):
        find_codes(str(file))
