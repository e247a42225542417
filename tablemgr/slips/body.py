"""The middle of a settlement slip as rows: Hands, Bets, totals, chips moved, and remarks."""

from __future__ import annotations

from collections.abc import Sequence
from functools import cached_property
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.basics.money import Money
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.columns import Columns
from tablemgr.slips.model import SettlementSlip, SlipBox, SlipLine, Totals
from tablemgr.slips.paper import PageRow, space
from tablemgr.slips.typesetter import Setter
from tablemgr.slips.typography import Font, Pen, card_width
from tablemgr.slips.wording import DOT, SlipWording

_BETWEEN: Final = 8.0
"""Half of the gap between two names on one line, in points."""


class Body(Setter, frozen=True, dict=True):
    """Makes the rows between the head and the foot of a settlement slip."""

    slip: SettlementSlip
    words: SlipWording

    @cached_property
    def columns(self) -> Columns:
        """The columns of amounts, the same for every box and the totals."""
        return Columns.of(self.slip, self.sheet, self.fonts, self.words)

    def _hand_rows(
        self, label: str, strong: bool, hand: SlipHand | None, indent: float
    ) -> list[PageRow]:
        """A Hand as one row; if it has parts, each of them has a row below it."""
        if hand is None:
            return self._card_rows(label, strong, (), self.words.no_cards, indent)
        beside = DOT.join(map(self.words.say.words, hand.words))
        rows = self._card_rows(label, strong, () if hand.parts else hand.cards, beside, indent)
        for part in hand.parts:
            name, worth = map(self.words.say.words, (part.name, part.worth))
            rows += self._card_rows(name, False, part.cards, worth, indent)
        return rows

    def _card_rows(
        self, label: str, strong: bool, cards: tuple[Card, ...], total: str, indent: float
    ) -> list[PageRow]:
        """The label at the left, the cards from `indent` on, the total at the right."""
        sheet, fonts = self.sheet, self.fonts
        total_size = sheet.body + 0.4
        available = sheet.inner - indent
        beside = available - fonts.medium.width(total, total_size) - 8
        label_font, label_size = (
            (fonts.bold, sheet.body + 1.6) if strong else (fonts.regular, sheet.small)
        )
        rows_of_cards, alone = self._card_lines(cards, beside), self._card_lines(cards, available)
        label_meets_total = label_font.width(label, label_size) - indent > beside
        if label_meets_total or (len(rows_of_cards) > 1 and len(alone) < len(rows_of_cards)):
            rows_of_cards = [*alone, ()]
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

            rows.append(PageRow(sheet.cards * 1.45, draw, keep=True))
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

    def table_hands(self) -> list[PageRow]:
        """The Dealer's Hand, or the Hands that the game deals for the whole table instead."""
        rows: list[PageRow] = []
        labels = [self.words.say.words(self.slip.hand_names[key]) for key in self.slip.table_hands]
        widest = max(self.fonts.bold.width(label, self.sheet.body + 1.6) for label in labels)
        for label, hand in zip(labels, self.slip.table_hands.values(), strict=True):
            rows += self._hand_rows(label, True, hand, widest + 10)
        return [self.rule(), *rows, *([self._labels()] if self._is_page else []), space(3)]

    @property
    def _is_page(self) -> bool:
        """The paper comes in pages, which name the columns once; a roll names them in each box."""
        return self.sheet.height is not None

    def _labels(self, title: str = "") -> PageRow:
        """The names of the columns of amounts, on one line with `title` if there is one."""
        sheet, words = self.sheet, self.words
        size = sheet.body + 1.6
        if self.slip.boxes_only:
            return space(2)
        labels = (words.stake, words.won, words.lost, words.returned)

        def draw(pen: Pen, top: float) -> None:
            y = top - (size if title else sheet.tiny)
            small = self.columns.label_size
            pen.text(sheet.left, y, title, self.fonts.bold, size)
            for edge, label in zip(self.columns.edges, labels, strict=True):
                colour = sheet.ink.quiet
                pen.text(edge, y, label, self.fonts.regular, small, right=True, colour=colour)

        return PageRow(size * 1.28 if title else sheet.tiny * 1.35, draw, keep=True)

    def _bet_row(
        self, name: str, detail: str, sums: SlipLine | Totals, again: tuple[PageRow, ...] = ()
    ) -> PageRow:
        """A name with its four amounts beside or below it, and a detail in small type."""
        bare = self.slip.boxes_only
        sheet, fonts, columns = self.sheet, self.fonts, self.columns
        size, small, left = sheet.body, sheet.small, sheet.left
        names = fonts.medium.wrap(name, size, columns.name_width if columns.beside else sheet.inner)
        details = fonts.regular.wrap(detail, small, sheet.inner) if detail else []
        indent = fonts.medium.width(names[-1], size) + 6
        room = columns.name_width if columns.beside else sheet.inner
        one_line = len(names) == len(details) == 1
        one_line = one_line and indent + fonts.regular.width(detail, small) <= room
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
            if not bare:
                self._amounts(pen, y, (sums.stake, sums.won, sums.lost, sums.returned))

        beside = columns.beside or bare
        return PageRow(text_height + (3 if beside else size * 1.25 + 4), draw, again=again)

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

    def box(self, box: SlipBox) -> list[PageRow]:
        """A box: its Hands, then its Bets. A page that goes on with it says `Box n, continued`."""
        sheet, fonts, words = self.sheet, self.fonts, self.words
        title = words.box.format(number=box.number)
        label = words.hand.format(number=len(box.hands))
        indent = 10 + max(
            fonts.bold.width(title, sheet.body + 1.6), fonts.regular.width(label, sheet.small)
        )
        rule = self.rule()
        rows: list[PageRow] = [replace(rule, again=(self._labels(),)) if self._is_page else rule]
        if not self.slip.hands_on_boxes:
            rows += self.lines(title, fonts.bold, sheet.body + 1.6)
        elif len(box.hands) > 1:
            rows += self.lines(title, fonts.bold, sheet.body + 1.6)
            for number, hand in enumerate(box.hands, 1):
                label = words.hand.format(number=number)
                rows += self._hand_rows(label, False, hand, indent)
        else:
            rows += self._hand_rows(title, True, box.hands[0] if box.hands else None, indent)
        continued = words.box_continued.format(number=box.number)
        again = (*self.lines(continued, fonts.bold, sheet.body + 1.6), self._labels())
        if self._is_page:
            again = again[::-1]
        else:
            rows.append(self._labels())
        for line in box.lines:
            hand_label = (
                words.hand.format(number=line.hand)
                if line.hand is not None and len(box.hands) > 1
                else ""
            )
            bet = words.say.words(line.bet)
            detail = [bet, hand_label, words.outcome(self.slip, line), words.sources(line)]
            shown = DOT.join(part for part in detail if part)
            rows.append(self._bet_row(line.player, shown, line, again))
        if not box.lines:
            rows += self.lines(words.no_bets, fonts.regular, sheet.small, quiet=True)
        return [*rows, space(2)]

    def totals(self) -> list[PageRow]:
        """The sums of all Bets, each Player's net and the House's; none if no amounts are shown."""
        slip, sheet, fonts, words = self.slip, self.sheet, self.fonts, self.words
        if slip.boxes_only:
            return []
        players = [(name, signed(totals.net)) for name, totals in slip.players]
        pairs = self._pairs(players)
        head = [*self.lines(words.totals, fonts.bold, sheet.body + 1.6), self._labels()]
        if self._is_page:
            head = [self._labels(words.totals)]
        label = self._net_label(two=any(len(pair) == 2 for pair in pairs))
        continued = self.lines(words.totals_continued, fonts.bold, sheet.body + 1.6)
        again = (*continued, label)
        nets: list[PageRow] = []
        for pair in pairs:
            one_or_two = self._net if len(pair) == 1 else self._two_nets
            nets.append(one_or_two(pair, pair[-1] == players[-1], again))
        house = (words.house_net, signed(slip.house_net))
        return [
            self.rule(strong=True),
            *head,
            self._bet_row(words.all_bets, "", slip.totals),
            label,
            *nets,
            self._net([house], False, again),
            space(3),
        ]

    def _net_label(self, *, two: bool) -> PageRow:
        """The word `Net` above the nets; with `two`, above both halves of the width."""
        sheet, fonts, word = self.sheet, self.fonts, self.words.net
        middle = sheet.left + sheet.inner / 2 - _BETWEEN
        edges = (sheet.right, middle) if two else (sheet.right,)

        def draw(pen: Pen, top: float) -> None:
            y, colour = top - sheet.tiny, sheet.ink.quiet
            for edge in edges:
                pen.text(edge, y, word, fonts.regular, sheet.tiny, right=True, colour=colour)

        return PageRow(sheet.tiny * 1.35, draw, keep=True)

    def _net(
        self, one: Sequence[tuple[str, str]], keep: bool, again: tuple[PageRow, ...]
    ) -> PageRow:
        """A name and its net; a long name takes more than one line."""
        ((name, text),) = one
        sheet, fonts, size = self.sheet, self.fonts, self.sheet.body
        names = fonts.regular.wrap(name, size, sheet.inner - fonts.medium.width(text, size) - 8)

        def draw(pen: Pen, top: float) -> None:
            y = top - size
            pen.text(sheet.right, y, text, fonts.medium, size, right=True)
            for line in names:
                pen.text(sheet.left, y, line, fonts.regular, size)
                y -= size * 1.25

        return PageRow(len(names) * size * 1.25 + 1.5, draw, keep, again)

    def _pairs(self, nets: Sequence[tuple[str, str]]) -> list[tuple[tuple[str, str], ...]]:
        """Names with their nets, two on a line if each fits into half of the page's width."""
        size, half = self.sheet.body, self.sheet.inner / 2 - _BETWEEN

        def fits(name: str, text: str) -> bool:
            regular, medium = self.fonts.regular, self.fonts.medium
            return regular.width(name, size) + 8 + medium.width(text, size) <= half

        lines: list[tuple[tuple[str, str], ...]] = []
        for each in nets:
            before = lines[-1] if lines else ()
            if self._is_page and len(before) == 1 and fits(*each) and fits(*before[0]):
                lines[-1] = (*before, each)
            else:
                lines.append((each,))
        return lines

    def _two_nets(
        self, pair: Sequence[tuple[str, str]], keep: bool, again: tuple[PageRow, ...]
    ) -> PageRow:
        sheet, fonts = self.sheet, self.fonts
        size, half = sheet.body, sheet.inner / 2

        def draw(pen: Pen, top: float) -> None:
            y = top - size
            for place, (name, text) in enumerate(pair):
                left = sheet.left + place * (half + _BETWEEN)
                right = left + half - _BETWEEN
                pen.text(left, y, name, fonts.regular, size)
                pen.text(right, y, text, fonts.medium, size, right=True)

        return PageRow(size * 1.25 + 1.5, draw, keep, again)

    def moves(self) -> list[PageRow]:
        """The chips that moved, for each box and Player."""
        sheet, fonts, words = self.sheet, self.fonts, self.words
        rows: list[PageRow] = []
        for title, moved in words.moves(self.slip):
            rows += [self.rule(), *self.lines(title, fonts.bold, sheet.body + 1.6)]
            texts = [f"{who}: {what}" for who, what in moved] or [words.nothing_moved]
            for text in self._two_a_line(texts, fonts.regular, sheet.body - 0.4):
                rows.append(PageRow(text.height, text.draw))
            rows.append(space(3))
        return rows

    def _two_a_line(self, texts: Sequence[str], font: Font, size: float) -> list[PageRow]:
        """Texts, two on a line if each fits into half of the page's width, else one on a line."""
        half = self.sheet.inner / 2
        rows: list[PageRow] = []
        left = list(texts)
        while left:
            text = left.pop(0)
            other = left[0] if left else ""
            widest = max(font.width(text, size), font.width(other, size))
            if not other or not self._is_page or widest > half - _BETWEEN:
                rows += self.lines(text, font, size)
                continue
            left.pop(0)

            def draw(pen: Pen, top: float, one: str = text, two: str = other) -> None:
                pen.text(self.sheet.left, top - size, one, font, size)
                pen.text(self.sheet.left + half + _BETWEEN, top - size, two, font, size)

            rows.append(PageRow(size * 1.28, draw))
        return rows

    def flags(self) -> list[PageRow]:
        """The flags and notices of the Round, a paragraph of type for each."""
        if not self.slip.flags:
            return []
        sheet, fonts = self.sheet, self.fonts
        rows = [
            self.rule(),
            *self.lines(self.words.flags, fonts.bold, sheet.body + 1.6),
        ]
        for flag in self.slip.flags:
            text = f"{flag.paragraph}  {self.words.say.words(flag.text)}"
            rows += [
                PageRow(row.height, row.draw)
                for row in self.lines(text, fonts.regular, sheet.small)
            ]
        return [*rows, space(3)]
