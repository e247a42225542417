"""Text that the slips' own font does not have: cut into runs, shaped, and given as outlines.

A name can be in any script. Arabic joins its letters and runs from the right; Tamil puts some
vowels in front of the letter that they follow. HarfBuzz knows the shapes, python-bidi the order of
the runs. The outlines go on paper as shapes, so that the same text gives the same bytes on every
machine. Knows no paper and no PDF.

Both libraries are loaded for the first such name: most slips need neither.
"""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator, Sequence
from functools import cached_property, lru_cache
from itertools import groupby
from pathlib import Path
from typing import Any, Final

from msgspec import Struct

Point = tuple[float, float]
Outline = tuple[tuple[str, tuple[Point, ...]], ...]
"""Steps `M`, `L`, `C` and `Z` as in SVG, y upwards, in parts of the type size."""

JOINERS: Final = frozenset({0x200C, 0x200D})
"""Invisible characters that say whether the letters beside them join."""


class Shaped(Struct, frozen=True):
    """A run as it is drawn: its width and its outlines, in parts of the type size."""

    width: float
    outlines: tuple[Outline, ...]


class Face:
    """A font file for a script that the slips' own font does not have. Read at its first use."""

    def __init__(self, file: Path) -> None:
        self.file = file

    @cached_property
    def _face(self) -> Any:
        import uharfbuzz  # noqa: PLC0415 - only for names whose letters are joined

        return uharfbuzz.Face(uharfbuzz.Blob.from_file_path(str(self.file)))

    @cached_property
    def _font(self) -> Any:
        import uharfbuzz  # noqa: PLC0415 - as above

        return uharfbuzz.Font(self._face)

    @cached_property
    def glyphs(self) -> frozenset[int]:
        """The code points that the font has."""
        return frozenset(self._face.unicodes)

    @lru_cache(maxsize=512)  # noqa: B019 - a face lives as long as the program
    def shape(self, text: str, *, rightwards: bool) -> Shaped:
        """A run in one script and one direction as outlines; this font must have all of `text`."""
        import uharfbuzz  # noqa: PLC0415 - only for names whose letters are joined

        run = uharfbuzz.Buffer()
        run.add_str(text)
        run.guess_segment_properties()
        run.direction = "ltr" if rightwards else "rtl"
        run.language = "und"  # not the user's language, in which a letter could look different
        uharfbuzz.shape(self._font, run)
        em = float(self._face.upem)
        at = 0.0
        outlines = []
        for info, place in zip(run.glyph_infos, run.glyph_positions, strict=True):
            pen = _Pen((at + place.x_offset) / em, place.y_offset / em, em)
            self._font.draw_glyph_with_pen(info.codepoint, pen)
            outlines.append(tuple(pen.steps))
            at += place.x_advance
        return Shaped(at / em, tuple(outlines))


class _Pen:
    """Takes a glyph's outline as HarfBuzz draws it, moved to its place in the run."""

    def __init__(self, x: float, y: float, em: float) -> None:
        self._x, self._y, self._em = x, y, em
        self._last: Point = (0.0, 0.0)
        self.steps: list[tuple[str, tuple[Point, ...]]] = []

    def moveTo(self, to: Point) -> None:  # noqa: N802 - the pens' common name
        self._step("M", to)

    def lineTo(self, to: Point) -> None:  # noqa: N802 - the pens' common name
        self._step("L", to)

    def qCurveTo(self, control: Point, to: Point) -> None:  # noqa: N802 - the pens' common name
        """Takes a curve with one control point as the same curve with two."""
        first, second = (
            (end[0] + (control[0] - end[0]) * 2 / 3, end[1] + (control[1] - end[1]) * 2 / 3)
            for end in (self._last, to)
        )
        self._step("C", first, second, to)

    def curveTo(self, *points: Point) -> None:  # noqa: N802 - the pens' common name
        self._step("C", *points)

    def closePath(self) -> None:  # noqa: N802 - the pens' common name
        self.steps.append(("Z", ()))

    def _step(self, kind: str, *points: Point) -> None:
        self._last = points[-1]
        em = self._em
        self.steps.append((kind, tuple((self._x + x / em, self._y + y / em) for x, y in points)))


class Run(Struct, frozen=True):
    """A part of a line in one font and one direction. `face` is None for the slips' own font; its
    text is already in the order in which it is drawn.
    """

    text: str
    face: Face | None
    rightwards: bool = True


class Writing(Struct, frozen=True):
    """The code points of the slips' own font, and the other fonts in the order of their use."""

    own: frozenset[int]
    faces: tuple[Face, ...]

    def is_own(self, text: str) -> bool:
        """Say whether the slips' own font has every letter of it."""
        return all(ord(char) in self.own for char in text)

    def held(self, text: str) -> str:
        """`text` composed (NFC), with single blanks; a character that no font has becomes its code
        point, as `[U+1F600]`.
        """
        joined = " ".join(unicodedata.normalize("NFC", text).split())
        faces = self._faces(joined)
        return "".join(
            char if face is not None or self._is_own(char) else f"[U+{ord(char):04X}]"
            for char, face in zip(joined, faces, strict=True)
        )

    def runs(self, text: str) -> list[Run]:
        """The runs of a line in the order in which they are drawn, from the left. `text` must come
        from `held`.
        """
        levels = _levels(text)
        parts = zip(text, self._faces(text), levels, strict=True)
        runs = []
        for (face, level), group in groupby(parts, key=lambda part: part[1:]):
            run = "".join(char for char, _, _ in group)
            if face is None and level % 2:
                from bidi.mirror import MIRRORED as mirrored  # noqa: PLC0415, N811 - as above

                run = "".join(mirrored.get(char, char) for char in reversed(run))
            runs.append((level, Run(run, face, rightwards=level % 2 == 0)))
        return _in_order(runs)

    def _is_own(self, char: str) -> bool:
        return ord(char) in self.own and unicodedata.category(char) != "Cf"

    def _faces(self, text: str) -> list[Face | None]:
        """Each character's font. Marks and joiners stay with the letter before them."""
        faces: list[Face | None] = []
        for char in text:
            number = ord(char)
            before = faces[-1] if faces else None
            if unicodedata.category(char) == "Cf" and number not in JOINERS:
                faces.append(None)
            elif before is not None and number in before.glyphs and _belongs_to_a_letter(char):
                faces.append(before)
            elif self._is_own(char) or number in JOINERS:
                faces.append(None)
            else:
                faces.append(next((face for face in self.faces if number in face.glyphs), None))
        return faces


def clusters(text: str) -> Iterator[str]:
    """The parts of a word between which a line may be broken: a letter with all its marks, and with
    what may not begin a line in Chinese.
    """
    cluster = ""
    for char in text:
        joined = bool(cluster) and unicodedata.combining(cluster[-1]) == _VIRAMA
        if cluster and not joined and not _belongs_to_a_letter(char) and char not in _CLOSES:
            yield cluster
            cluster = ""
        cluster += char
    if cluster:
        yield cluster


_CLOSES: Final = frozenset("，。、：；！？）》」』")
_VIRAMA: Final = 9
"""The combining class of the sign that joins two consonants of an Indic script."""


def _belongs_to_a_letter(char: str) -> bool:
    return unicodedata.category(char).startswith("M") or ord(char) in JOINERS


def _levels(text: str) -> list[int]:
    """Each character's level (UAX 9) in a line that runs from the left; if the level is odd, the
    character runs from the right.
    """
    from bidi import algorithm as bidi  # noqa: PLC0415 - only for such writing

    storage = bidi.get_empty_storage()
    storage["base_level"], storage["base_dir"] = 0, "L"
    bidi.get_embedding_levels("".join(c for c in text if ord(c) not in JOINERS), storage)
    bidi.calc_level_runs(storage)  # signs that ask for a direction are left out: `held` has none
    bidi.resolve_weak_types(storage)
    bidi.resolve_neutral_types(storage, debug=False)
    bidi.resolve_implicit_levels(storage, debug=False)
    found = iter(storage["chars"])
    levels: list[int] = []
    for char in text:  # a joiner has no direction: it goes with the letter before it
        levels.append(levels[-1] if ord(char) in JOINERS else next(found)["level"])
    return levels


def _in_order(runs: Sequence[tuple[int, Run]]) -> list[Run]:
    """The runs in the order in which they are drawn (UAX 9, rule L2): for each level, from the
    highest down, neighbours at that level or above it are reversed.
    """
    placed = list(runs)
    odd = [level for level, _ in placed if level % 2]
    for level in range(max((n for n, _ in placed), default=0), min(odd, default=1) - 1, -1):
        turned: list[tuple[int, Run]] = []
        for high, group in groupby(placed, key=lambda run: run[0] >= level):
            part = list(group)
            turned += reversed(part) if high else part
        placed = turned
    return [run for _, run in placed]
