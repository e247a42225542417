"""A settlement slip as rows: each part of it, for one paper. Decides where what stands, and how."""

from __future__ import annotations

from dataclasses import dataclass, field
from datetime import datetime
from typing import Final

from reportlab.graphics.barcode.qr import QrCodeWidget

from tablemgr.cards import Card
from tablemgr.money import Money
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.flow import Row, height_of, space
from tablemgr.slips.model import SettlementSlip, SlipBox, SlipHand, SlipLine, Totals
from tablemgr.slips.paper import MM, Sheet
from tablemgr.slips.typography import Font, Fonts, Pen, card_width
from tablemgr.slips.wording import Wording

DOT: Final = " \u00b7 "
_GAP: Final = 7.0
"""Points between two columns of amounts."""
_NAME_WIDTH: Final = 26 * MM
"""What a Player's name needs beside the amounts; with less the amounts stand below it."""
_QR_SIDE: Final = 14 * MM
_GRID: Final = (0.31, 0.4, 0.29)
"""The head's three columns, as parts of the width; the second holds a time with its zone."""


def _clock(when: datetime) -> str:
    """Time of day and zone: `21:52:42 +08:00`."""
    zone = f"{when:%z}"
    return f"{when:%H:%M:%S} {zone[:3]}:{zone[3:]}"


def _qr_code(text: str) -> tuple[int, list[tuple[int, int]]]:
    """How many squares a side the QR code of `text` has, and which are dark (column, row up)."""
    qr = QrCodeWidget(text, barLevel="M").qr
    qr.make()
    count: int = qr.getModuleCount()
    places = ((column, row) for row in range(count) for column in range(count))
    return count, [(column, count - 1 - row) for column, row in places if qr.isDark(row, column)]


@dataclass(frozen=True, slots=True)
class Columns:
    """Where the four amounts of a Bet end, in points from the left edge, and their type size."""

    edges: tuple[float, float, float, float]
    size: float
    beside: bool
    """The amounts stand beside the Player's name, not below it."""
    name_width: float

    @classmethod
    def of(cls, slip: SettlementSlip, sheet: Sheet, fonts: Fonts, words: Wording) -> Columns:
        """The columns that hold every amount of the slip."""
        sums: list[SlipLine | Totals] = [slip.totals, *slip.lines()]
        shown = [
            [amount(s.stake) for s in sums],
            [amount(s.won) for s in sums],
            [amount(s.lost) for s in sums],
            [amount(s.returned) for s in sums],
        ]
        labels = (words.stake, words.won, words.lost, words.returned)
        size = sheet.body
        widths = [
            max(
                fonts.regular.width(label, sheet.tiny),
                *(fonts.medium.width(text, size) for text in texts),
            )
            + _GAP
            for label, texts in zip(labels, shown, strict=True)
        ]
        free = sheet.inner - sum(widths)
        beside = free >= _NAME_WIDTH and sheet.height is not None
        if not beside:
            # below the name: a quarter of the width each where that is enough, else as it comes
            if max(widths) <= sheet.inner / 4:
                widths = [sheet.inner / 4] * 4
            elif free < 0:
                size *= sheet.inner / sum(widths)
                widths = [w * sheet.inner / sum(widths) for w in widths]
        edges: list[float] = []
        edge = sheet.right
        for width in reversed(widths):
            edges.insert(0, edge)
            edge -= width
        return cls((edges[0], edges[1], edges[2], edges[3]), size, beside, max(free, 0) - 2)


@dataclass(frozen=True, slots=True)
class Sections:
    """Makes the parts of one slip for one paper."""

    slip: SettlementSlip
    sheet: Sheet
    fonts: Fonts
    words: Wording
    columns: Columns = field(init=False)

    def __post_init__(self) -> None:
        columns = Columns.of(self.slip, self.sheet, self.fonts, self.words)
        object.__setattr__(self, "columns", columns)

    # --- small parts

    def _lines(
        self, text: str, font: Font, size: float, *, quiet: bool = False, width: float | None = None
    ) -> list[Row]:
        """A text over the whole width, in as many rows as it takes, kept together."""
        colour = self.sheet.ink.quiet if quiet else None
        leading = size * 1.28

        def row(line: str) -> Row:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size, colour=colour)

            return Row(leading, draw, keep=True)

        return [row(line) for line in font.wrap(text, size, width or self.sheet.inner)]

    def _rule(self, *, strong: bool = False, after: float = 4) -> Row:
        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top, strong=strong)

        return Row(after, draw, keep=True, divides=True)

    def _cells(self, cells: list[tuple[str, str, int]]) -> Row:
        """One row of a grid of three columns: label, value and how many columns it takes."""
        sheet, fonts = self.sheet, self.fonts
        size = sheet.body + 0.6
        laid = []
        start = 0
        for label, value, span in cells:
            lines = fonts.medium.wrap(
                value, size, sheet.inner * sum(_GRID[start : start + span]) - 4
            )
            laid.append((sheet.left + sheet.inner * sum(_GRID[:start]), label, lines))
            start += span
        depth = max(len(lines) for _, _, lines in laid)

        def draw(pen: Pen, top: float) -> None:
            for x, label, lines in laid:
                y = top - sheet.tiny
                pen.text(x, y, label, fonts.regular, sheet.tiny, colour=sheet.ink.quiet)
                for line in lines:
                    y -= size * 1.2
                    pen.text(x, y, line, fonts.medium, size)

        return Row(sheet.tiny + depth * size * 1.2 + 5, draw, keep=True)

    # --- head and foot

    def head(self) -> list[Row]:
        """The whole head, for the first page."""
        slip, words, when = self.slip, self.words, self.slip.time
        return [
            *self._title(),
            space(5),
            self._rule(strong=True, after=5),
            self._cells(
                [
                    (words.slip_no, f"{slip.slip_no:06d}", 1),
                    (words.round_no, str(slip.round_no), 1),
                    (words.table, slip.table, 1),
                ]
            ),
            self._cells(
                [
                    (words.date, f"{when:%Y-%m-%d}", 1),
                    (words.time, _clock(when), 1),
                    (words.shift, slip.shift, 1),
                ]
            ),
            self._cells([(words.dealer, slip.dealer, 2), (words.currency, slip.currency, 1)]),
            *self._marks(),
        ]

    def _title(self) -> list[Row]:
        """House, game and rules; slip number and journal code as a QR code at their right."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        width = sheet.inner - _QR_SIDE - 6
        rows = [
            *self._lines(words.slip, fonts.regular, sheet.small, quiet=True, width=width),
            space(1),
            *self._lines(slip.house, fonts.bold, sheet.title, width=width),
            *self._lines(slip.game, fonts.medium, sheet.body + 1, width=width),
            *self._lines(
                f"{words.rules} {slip.version}",
                fonts.regular,
                sheet.small,
                quiet=True,
                width=width,
            ),
        ]
        count, dark = _qr_code(f"{slip.slip_no:06d}/{slip.journal_code}")

        def draw(pen: Pen, top: float) -> None:
            pen.squares(sheet.right - _QR_SIDE, top - _QR_SIDE, _QR_SIDE / count, dark)

        return [Row(0, draw, keep=True), *rows, space(max(0, _QR_SIDE - height_of(rows)))]

    def head_again(self) -> list[Row]:
        """The short head of every later page: enough to know which slip it belongs to."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        marks = DOT.join(words.marks(slip.duplicate, slip.void, slip.unverified))
        facts = DOT.join(
            [
                f"{words.slip_no} {slip.slip_no:06d}",
                f"{words.round_no} {slip.round_no}",
                f"{words.table} {slip.table}",
                f"{slip.time:%Y-%m-%d} {_clock(slip.time)}",
                slip.game,
                f"{words.dealer} {slip.dealer}",
            ]
        )
        return [
            *self._lines(slip.house, fonts.bold, sheet.body + 1),
            *self._lines(facts, fonts.regular, sheet.small, quiet=True),
            *(self._lines(marks, fonts.bold, sheet.title) if marks else ()),
            space(3),
            self._rule(strong=True, after=5),
        ]

    def _marks(self) -> list[Row]:
        """VOID, UNVERIFIED and DUPLICATE n, framed and large, with what is to be said of them."""
        slip, sheet, words = self.slip, self.sheet, self.words
        rows: list[Row] = []
        size = sheet.title + 2
        font = self.fonts.bold
        for mark in words.marks(slip.duplicate, slip.void, slip.unverified):
            filled = mark == words.void

            def draw(pen: Pen, top: float, mark: str = mark, filled: bool = filled) -> None:
                height = size * 1.4
                pen.frame(sheet.left, top - height, sheet.inner, height, filled=filled)
                x = sheet.left + (sheet.inner - font.width(mark, size)) / 2
                white = (1.0, 1.0, 1.0)
                pen.text(x, top - size * 1.06, mark, font, size, colour=white if filled else None)

            rows += [space(2), Row(size * 1.4 + 3, draw, keep=True)]
            note = {
                words.void: words.void_note.format(paragraph=slip.void),
                words.unverified: slip.unverified,
            }.get(mark)
            if note:
                rows += self._lines(note, self.fonts.regular, sheet.small)
        return [*rows, space(3)] if rows else []

    def foot(self, page: int, pages: int) -> Row:
        """The last line of each page."""
        sheet, font = self.sheet, self.fonts.regular
        size = sheet.small
        left = f"{self.words.journal} {self.slip.journal_code}"
        right = self.words.page.format(page=page, pages=pages)

        def draw(pen: Pen, top: float) -> None:
            y = top - size
            pen.text(sheet.left, y, left, self.fonts.medium, size)
            pen.text(sheet.right, y, right, font, size, right=True, colour=sheet.ink.quiet)

        return Row(size, draw)

    # --- hands

    def _hand_rows(
        self, label: str, strong: bool, hand: SlipHand | None, indent: float
    ) -> list[Row]:
        """A hand: its label at the left, its cards from `indent` on, its total at the right."""
        sheet, fonts = self.sheet, self.fonts
        total = self.words.total(hand) if hand is not None else self.words.no_cards
        total_size = sheet.body + 0.4
        cards = hand.cards if hand is not None else ()
        available = sheet.inner - indent
        beside = available - fonts.medium.width(total, total_size) - 8
        rows_of_cards = self._card_lines(cards, beside)
        below = len(rows_of_cards) > 1 and len(self._card_lines(cards, available)) < len(
            rows_of_cards
        )
        if below:
            rows_of_cards = [*self._card_lines(cards, available), ()]
        label_font, label_size = (
            (fonts.bold, sheet.body + 1.6) if strong else (fonts.regular, sheet.small)
        )
        rows = []
        for i, line in enumerate(rows_of_cards):
            last = i == len(rows_of_cards) - 1

            def draw(
                pen: Pen, top: float, i: int = i, line: tuple[Card, ...] = line, last: bool = last
            ) -> None:
                y = top - sheet.cards
                if i == 0:
                    quiet = None if strong else sheet.ink.quiet
                    pen.text(sheet.left, y, label, label_font, label_size, colour=quiet)
                x = sheet.left + indent
                for c in line:
                    pen.card(c, x, y, fonts.medium, sheet.cards)
                    x += card_width(c, fonts.medium, sheet.cards) + sheet.cards * 0.55
                if last:
                    pen.text(sheet.right, y, total, fonts.medium, total_size, right=True)

            rows.append(Row(sheet.cards * 1.45, draw, keep=True))
        return rows

    def _card_lines(self, cards: tuple[Card, ...], width: float) -> list[tuple[Card, ...]]:
        size = self.sheet.cards
        lines: list[list[Card]] = [[]]
        used = 0.0
        for c in cards:
            wide = card_width(c, self.fonts.medium, size)
            if lines[-1] and used + wide > width:
                lines.append([])
                used = 0.0
            lines[-1].append(c)
            used += wide + size * 0.55
        return [tuple(line) for line in lines]

    def dealer(self) -> list[Row]:
        """The Dealer's Hand."""
        label = self.words.dealer_hand
        indent = self.fonts.bold.width(label, self.sheet.body + 1.6) + 10
        return [
            self._rule(),
            *self._hand_rows(label, True, self.slip.dealer_hand, indent),
            space(3),
        ]

    # --- Bets

    def _labels(self) -> Row:
        sheet, words = self.sheet, self.words
        labels = (words.stake, words.won, words.lost, words.returned)

        def draw(pen: Pen, top: float) -> None:
            y = top - sheet.tiny
            for edge, label in zip(self.columns.edges, labels, strict=True):
                pen.text(
                    edge,
                    y,
                    label,
                    self.fonts.regular,
                    sheet.tiny,
                    right=True,
                    colour=sheet.ink.quiet,
                )

        return Row(sheet.tiny * 1.35, draw, keep=True)

    def _bet_row(
        self, name: str, detail: str, sums: SlipLine | Totals, again: tuple[Row, ...] = ()
    ) -> Row:
        """A name with its four amounts beside or below it, and a detail in small type."""
        sheet, fonts, columns = self.sheet, self.fonts, self.columns
        size, small, left = sheet.body, sheet.small, sheet.left
        names = fonts.medium.wrap(name, size, columns.name_width if columns.beside else sheet.inner)
        details = fonts.regular.wrap(detail, small, sheet.inner) if detail else []
        indent = fonts.medium.width(names[-1], size) + 6
        one_line = not columns.beside and len(names) == len(details) == 1
        one_line = one_line and indent + fonts.regular.width(detail, small) <= sheet.inner
        text_height = len(names) * size * 1.25
        if not one_line:
            text_height += len(details) * small * 1.28

        def draw(pen: Pen, top: float) -> None:
            y = top - size
            for line in names:
                pen.text(left, y, line, fonts.medium, size)
                y -= size * 1.25
            x, y = (left + indent, top - size) if one_line else (left, y + size - small)
            for line in details:
                pen.text(x, y, line, fonts.regular, small, colour=sheet.ink.quiet)
                y -= small * 1.28
            y = top - size if columns.beside else top - text_height - size
            self._amounts(pen, y, (sums.stake, sums.won, sums.lost, sums.returned))

        return Row(text_height + (3 if columns.beside else size * 1.25 + 4), draw, again=again)

    def _amounts(self, pen: Pen, y: float, amounts: tuple[Money, ...]) -> None:
        ink = self.sheet.ink
        for edge, money in zip(self.columns.edges, amounts, strict=True):
            pen.text(
                edge,
                y,
                amount(money),
                self.fonts.regular,
                self.columns.size,
                right=True,
                colour=ink.text if money else ink.quiet,
            )

    def box(self, box: SlipBox) -> list[Row]:
        """A box: its hands, then its Bets; `Box n, continued` where a page ends in it."""
        sheet, fonts, words = self.sheet, self.fonts, self.words
        title = words.box.format(number=box.number)
        label = words.hand.format(number=len(box.hands))
        indent = 10 + max(
            fonts.bold.width(title, sheet.body + 1.6), fonts.regular.width(label, sheet.small)
        )
        rows: list[Row] = [self._rule()]
        if len(box.hands) > 1:
            rows += self._lines(title, fonts.bold, sheet.body + 1.6)
            for number, hand in enumerate(box.hands, 1):
                label = words.hand.format(number=number)
                rows += self._hand_rows(label, False, hand, indent)
        else:
            rows += self._hand_rows(title, True, box.hands[0] if box.hands else None, indent)
        continued = words.box_continued.format(number=box.number)
        again = (*self._lines(continued, fonts.bold, sheet.body + 1.6), self._labels())
        rows.append(self._labels())
        for line in box.lines:
            hand_label = (
                words.hand.format(number=line.hand)
                if line.hand is not None and len(box.hands) > 1
                else ""
            )
            detail = [line.bet, hand_label, words.outcomes[line.outcome], words.sources(line)]
            shown = DOT.join(part for part in detail if part)
            rows.append(self._bet_row(line.player, shown, line, again))
        if not box.lines:
            rows += self._lines(words.no_bets, fonts.regular, sheet.small, quiet=True)
        return [*rows, space(2)]

    # --- the end

    def totals(self) -> list[Row]:
        """All Bets, each Player's net and the House's."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        size = sheet.body

        def net_label(pen: Pen, top: float) -> None:
            y = top - sheet.tiny
            colour = sheet.ink.quiet
            pen.text(
                sheet.right, y, words.net, fonts.regular, sheet.tiny, right=True, colour=colour
            )

        title = self._lines(words.totals, fonts.bold, sheet.body + 1.6)
        label = Row(sheet.tiny * 1.35, net_label, keep=True)
        again = (*title, label)

        def net(name: str, text: str, keep: bool = False) -> Row:
            names = fonts.regular.wrap(name, size, sheet.inner - fonts.medium.width(text, size) - 8)

            def draw(pen: Pen, top: float) -> None:
                y = top - size
                pen.text(sheet.right, y, text, fonts.medium, size, right=True)
                for line in names:
                    pen.text(sheet.left, y, line, fonts.regular, size)
                    y -= size * 1.25

            return Row(len(names) * size * 1.25 + 1.5, draw, keep, again)

        return [
            self._rule(strong=True),
            *title,
            self._labels(),
            self._bet_row(words.all_bets, "", slip.totals),
            label,
            *(
                net(name, signed(totals.net), keep=name == slip.players[-1][0])
                for name, totals in slip.players
            ),
            net(words.house_net, signed(slip.house_net)),
            space(3),
        ]

    def flags(self) -> list[Row]:
        """What must be known of the Round, one paragraph of type a flag."""
        if not self.slip.flags:
            return []
        sheet, fonts = self.sheet, self.fonts
        rows = [
            self._rule(),
            *self._lines(self.words.flags, fonts.bold, sheet.body + 1.6),
        ]
        for flag in self.slip.flags:
            text = f"{flag.paragraph}  {flag.text}"
            rows += [
                Row(row.height, row.draw) for row in self._lines(text, fonts.regular, sheet.small)
            ]
        return [*rows, space(3)]
