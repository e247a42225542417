"""The head and the foot of a settlement slip: whose it is, which it is, and how far to trust it."""

from __future__ import annotations

from collections.abc import Sequence
from datetime import datetime
from typing import Final

from tablemgr.slips.model import SettlementSlip
from tablemgr.slips.paper import PageRow, space
from tablemgr.slips.typesetter import Setter
from tablemgr.slips.typography import Pen
from tablemgr.slips.wording import DOT, SlipWording

_ON_A_ROLL: Final = (0.31, 0.4, 0.29)
_ON_A_PAGE: Final = (0.18, 0.29, 0.24, 0.29)
"""The head's columns, as parts of the width; the second holds a time with its zone."""


def _clock(when: datetime) -> str:
    """Time of day and zone: `21:52:42 +08:00`."""
    zone = f"{when:%z}"
    return f"{when:%H:%M:%S} {zone[:3]}:{zone[3:]}"


class Head(Setter, frozen=True):
    """The rows above and below the settlement itself."""

    slip: SettlementSlip
    words: SlipWording

    def head(self) -> list[PageRow]:
        """The whole head, for the first page."""
        return [
            *self._title(),
            space(5),
            self.rule(strong=True, after=5),
            *self._facts(),
            *self._marks(),
            *self._reopening(),
            *self._settings(),
        ]

    def _facts(self) -> list[PageRow]:
        """Which slip it is: eight facts in two rows of four on a page, in three rows on a roll."""
        slip, words, when = self.slip, self.words, self.slip.time
        number = (words.number(slip), slip.name.digits)
        round_no, table = (words.round_no, str(slip.round_no)), (words.table, slip.table)
        date, time = (words.date, f"{when:%Y-%m-%d}"), (words.time, _clock(when))
        shift, dealer = (words.shift, slip.shift), (words.dealer, slip.dealer)
        money = (words.currency, words.money(slip))
        if self.sheet.height is not None:
            return [
                self._cells((number, date, table, dealer), _ON_A_PAGE),
                self._cells((round_no, time, shift, money), _ON_A_PAGE),
            ]
        first, second, third = _ON_A_ROLL
        return [
            self._cells((number, round_no, table), _ON_A_ROLL),
            self._cells((date, time, shift), _ON_A_ROLL),
            self._cells((dealer, money), (first + second, third)),
        ]

    def _settings(self) -> list[PageRow]:
        """The house's settings that differ from those on the slip before, and who signed."""
        fonts, sheet = self.fonts, self.sheet
        changed = self.words.settings_changed(self.slip)
        if not changed:
            return []
        rows = self.lines(self.words.settings, fonts.bold, sheet.small)
        for what, who in changed:
            rows += self.lines(what, fonts.regular, sheet.small)
            rows += self.lines(who, fonts.regular, sheet.small, quiet=True)
        return [*rows, space(4)]

    def _title(self) -> list[PageRow]:
        """House, game and rules."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        return [
            *self.lines(words.title(slip), fonts.regular, sheet.small, quiet=True),
            space(1),
            *self.lines(slip.house, fonts.bold, sheet.title),
            *self.lines(slip.game, fonts.medium, sheet.body + 1),
            *self.lines(
                f"{words.rules} {slip.version}",
                fonts.regular,
                sheet.small,
                quiet=True,
            ),
        ]

    def head_again(self) -> list[PageRow]:
        """The short head of every later page: enough to know which slip it belongs to."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        marks = DOT.join(words.marks(slip))
        numbers = (
            f"{words.number(slip)} {slip.name.digits}",
            f"{words.round_no} {slip.round_no}",
            f"{words.table} {slip.table}",
            f"{slip.time:%Y-%m-%d} {_clock(slip.time)}",
        )
        names = (slip.game, f"{words.dealer} {slip.dealer}")
        return [
            *self.lines(slip.house, fonts.bold, sheet.body + 1),
            *self.lines(DOT.join(numbers), fonts.regular, sheet.small, quiet=True),
            *self.lines(DOT.join(names), fonts.regular, sheet.small, quiet=True),
            *(self.lines(marks, fonts.bold, sheet.title) if marks else ()),
            space(3),
            self.rule(strong=True, after=5),
        ]

    def _marks(self) -> list[PageRow]:
        """TRAINING, REPLACED, VOID and DUPLICATE n, framed and large, each with its note."""
        slip, sheet, words = self.slip, self.sheet, self.words
        rows: list[PageRow] = []
        size = sheet.title + 2
        font = self.fonts.bold
        for mark in words.marks(slip):
            filled = mark in (words.void, words.replaced, words.training)

            def draw(pen: Pen, top: float, mark: str = mark, filled: bool = filled) -> None:
                height = size * 1.4
                pen.frame(sheet.left, top - height, sheet.inner, height, filled=filled)
                x = sheet.left + (sheet.inner - font.width(mark, size)) / 2
                white = (1.0, 1.0, 1.0)
                pen.text(x, top - size * 1.06, mark, font, size, colour=white if filled else None)

            rows += [space(2), PageRow(size * 1.4 + 3, draw, keep=True)]
            notes = {
                words.training: [words.training_note],
                words.void: words.why_void(slip),
                words.replaced: [words.replaced_by(slip)],
            }.get(mark, [])
            for note in notes:
                rows += self.lines(note, self.fonts.regular, sheet.small)
        return [*rows, space(3)] if rows else []

    def _reopening(self) -> list[PageRow]:
        """Which slip this one replaces, who reopened, why, what was put right, who signed (5.6)."""
        slip, sheet, words = self.slip, self.sheet, self.words
        if slip.reopening is None:
            return []
        rows = self.lines(words.replaces_slip(slip.reopening), self.fonts.bold, sheet.body + 1.6)
        for text in words.why_replaced(slip):
            rows += self.lines(text, self.fonts.regular, sheet.small)
        return [*rows, space(4)]

    def foot(self, page: int, pages: int) -> PageRow:
        """The last line of each page."""
        left = self.words.in_journal(self.slip)
        right = self.words.page.format(page=page, pages=pages)
        return self.at_foot(left, right, self.fonts.medium, self.sheet.small)

    def _cells(self, cells: Sequence[tuple[str, str]], columns: Sequence[float]) -> PageRow:
        """One row of a grid: each cell's label and value; the columns are parts of the width."""
        sheet, fonts = self.sheet, self.fonts
        size = sheet.body + 0.6
        laid = []
        start = sheet.left
        for (label, value), part in zip(cells, columns, strict=True):
            lines = fonts.medium.wrap(value, size, sheet.inner * part - 4)
            laid.append((start, label, lines))
            start += sheet.inner * part
        depth = max(len(lines) for _, _, lines in laid)

        def draw(pen: Pen, top: float) -> None:
            for x, label, lines in laid:
                y = top - sheet.tiny
                pen.text(x, y, label, fonts.regular, sheet.tiny, colour=sheet.ink.quiet)
                for line in lines:
                    y -= size * 1.2
                    pen.text(x, y, line, fonts.medium, size)

        return PageRow(sheet.tiny + depth * size * 1.2 + 5, draw, keep=True)
