"""The slip of one case: what was noticed, what was ruled, its money, and two lines to sign on.

Decides nothing; every line is the case file's. The same case gives the same bytes.
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from reportlab.pdfgen.canvas import Canvas

from tablemgr.case_file import CaseFile
from tablemgr.roles import Role
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.flow import Row, height_of, paginate, space
from tablemgr.slips.paper import MM, Paper, Sheet
from tablemgr.slips.typography import Font, Fonts, Pen, load_fonts

_SIGN_SPACE: Final = 11 * MM
_TITLES: Final = {role.value: role.title for role in Role}


@dataclass(frozen=True, slots=True)
class CaseHead:
    """Whose case it is, and when it came to light (with its zone)."""

    house: str
    table: str
    time: datetime


def lines_of(file: CaseFile, head: CaseHead) -> list[str]:
    """The slip as lines of text, with both signature lines."""
    blocks = [
        [f"Case {file.number}", *_marks(file), head.house, _where(file, head)],
        *([title, *text] for title, text in _parts(file)),
        [f"{who}: ______________________  {name}" for who, name in _signatures(file)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks).split("\n")


def _marks(file: CaseFile) -> list[str]:
    if file.reason_code:
        return [f"VOID  reason {file.reason_code}"]
    return [] if file.closed is not None else ["OPEN"]


def _where(file: CaseFile, head: CaseHead) -> str:
    time = head.time.isoformat(sep=" ", timespec="seconds")
    return f"Table {head.table} · Round {file.round_no} · {file.game} · {time}"


def _parts(file: CaseFile) -> Iterator[tuple[str, list[str]]]:
    """The headings of the slip, each with its lines."""
    how = "Reported by" if file.reported else "Noticed; acting was"
    yield (
        f"{file.paragraph}  {file.kind}",
        [file.noticed, f"{how} {file.by}. Dealer: {file.dealer}."],
    )
    if file.acts:
        yield (
            "Ruling",
            [f"{act.line} · {act.person}, {_TITLES[act.role]} · {act.code}" for act in file.acts],
        )
    moved = [e for e in file.effects if e.returned or e.after != e.before]
    if moved:
        lines = [
            f"{e.player} · returned {amount(e.returned)} · "
            f"net {signed(e.before)} before, {signed(e.after)} after"
            for e in moved
        ]
        yield "Money", [*lines, f"House · {signed(file.house)}"]
    if file.raw:
        yield (
            "Device",
            [f"{raw.seq}  {raw.port}  {raw.data.hex(' ').upper()}" for raw in file.raw],
        )


def _signatures(file: CaseFile) -> list[tuple[str, str]]:
    person, role = file.signed_by
    return [("Dealer", file.dealer), (_TITLES.get(role, Role.PIT_SUPERVISOR.title), person)]


def render(file: CaseFile, head: CaseHead, paper: Paper, fonts: Path) -> bytes:
    """The slip as a PDF on `paper`. Raises `Fault` where a font is missing."""
    setter = _Setter(paper.value, load_fonts(fonts.resolve()))
    sheet = paper.value
    blocks = [
        [
            *setter.text(f"Case {file.number}", setter.fonts.bold, sheet.title),
            *(row for mark in _marks(file) for row in setter.text(mark, setter.fonts.bold)),
            *setter.text(head.house, setter.fonts.medium),
            *setter.text(_where(file, head), setter.fonts.regular, sheet.small),
            setter.rule(),
        ],
        *(setter.block(title, lines) for title, lines in _parts(file)),
        [setter.signature(who, name) for who, name in _signatures(file)],
    ]
    height = sheet.height or sum(map(height_of, blocks)) + 2 * sheet.margin
    room = height - 2 * sheet.margin
    out = BytesIO()
    canvas = Canvas(
        out,
        pagesize=(sheet.width, height),
        invariant=1,
        initialFontName=setter.fonts.regular.name,
    )
    canvas.setTitle(f"Case {file.number}")
    canvas.setAuthor(head.house)
    canvas.setCreator("tablemgr")
    pen = Pen(canvas, sheet.ink)
    for rows in paginate(blocks, room, room):
        top = height - sheet.margin
        for row in rows:
            row.draw(pen, top)
            top -= row.height
        canvas.showPage()
    canvas.save()
    return out.getvalue()


@dataclass(frozen=True)
class _Setter:
    """Sets lines of type on a sheet."""

    sheet: Sheet
    fonts: Fonts

    def text(self, words: str, font: Font, size: float | None = None) -> list[Row]:
        """A text over the whole width, in as many rows as it takes."""
        size = size or self.sheet.body

        def row(line: str) -> Row:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size)

            return Row(size * 1.32, draw, keep=True)

        rows = [row(line) for line in font.wrap(words, size, self.sheet.inner)]
        return [*rows[:-1], Row(rows[-1].height, rows[-1].draw)] if rows else []

    def block(self, title: str, lines: list[str]) -> list[Row]:
        """A heading and its lines."""
        rows = [row for line in lines for row in self.text(line, self.fonts.regular)]
        return [space(5), *self.text(title, self.fonts.bold), *rows]

    def rule(self) -> Row:
        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top - 2, strong=True)

        return Row(4, draw)

    def signature(self, who: str, name: str) -> Row:
        """A line to sign on, with who signs under it."""
        size = self.sheet.small

        def draw(pen: Pen, top: float) -> None:
            line = top - _SIGN_SPACE + size * 1.6
            pen.rule(self.sheet.left, self.sheet.right, line, strong=True)
            words = f"{who}   {name}".rstrip()
            pen.text(self.sheet.left, line - size * 1.2, words, self.fonts.regular, size)

        return Row(_SIGN_SPACE + size, draw)
