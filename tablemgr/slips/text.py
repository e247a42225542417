"""A settlement slip as plain text, for a terminal and for searching many slips. It says what the
paper says; each Bet is one line, complete in itself. Every print of a slip has the same text: that
it is a DUPLICATE, or was replaced since, stands on the paper and in its code.
"""

from __future__ import annotations

from collections.abc import Sequence

from msgspec.structs import replace

from tablemgr.basics.cards import Card
from tablemgr.basics.terminal import columns
from tablemgr.rules.games.slip_hand import SlipHand
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.model import SettlementSlip, Totals
from tablemgr.slips.wording import DOT, ENGLISH, SlipWording


def _table(rows: Sequence[Sequence[str]], right: frozenset[int]) -> list[str]:
    """Rows of equal length as aligned lines; the columns in `right` are set flush right."""
    if not rows:
        return []
    widths = [max(map(columns, column)) for column in zip(*rows, strict=True)]
    lines = []
    for row in rows:
        cells = []
        for i, (cell, width) in enumerate(zip(row, widths, strict=True)):
            blanks = " " * (width - columns(cell))
            cells.append(blanks + cell if i in right else cell + blanks)
        lines.append("  " + "  ".join(cells).rstrip())
    return lines


def _hand(words: SlipWording, hand: SlipHand | None) -> str:
    if hand is None:
        return words.no_cards
    say = words.say.words
    parts = [f"{say(part.name)} {_cards(part.cards)}  {say(part.worth)}" for part in hand.parts]
    shown = [*(parts or [_cards(hand.cards)]), DOT.join(map(say, hand.words))]
    return "   ".join(filter(None, shown)) or words.no_cards


def _cards(cards: Sequence[Card]) -> str:
    return " ".join(card.code for card in cards)


def _sums(words: SlipWording, sums: Totals) -> list[str]:
    return [
        f"{words.stake} {amount(sums.stake)}",
        f"{words.won} {amount(sums.won)}",
        f"{words.lost} {amount(sums.lost)}",
        f"{words.returned} {amount(sums.returned)}",
    ]


def _head(slip: SettlementSlip, words: SlipWording) -> list[str]:
    lines = [
        f"{words.title(slip)} {slip.name.digits}",
        *(f"*** {mark} ***" for mark in words.marks(as_first_printed(slip))),
        slip.house,
        f"{slip.game}, {words.rules} {slip.version}",
        f"{words.table} {slip.table}   {words.round_no} {slip.round_no}"
        f"   {slip.time.isoformat(sep=' ', timespec='seconds')}",
        f"{words.dealer} {slip.dealer}   {words.shift} {slip.shift}"
        f"   {words.currency} {words.money(slip)}",
    ]
    if slip.training:
        lines.append(words.training_note)
    lines += words.why_void(slip)
    if slip.reopening is not None:
        lines.append(words.replaces_slip(slip.reopening))
        lines += words.why_replaced(slip)
    if slip.settings:
        lines.append(words.settings)
        lines += [f"  {what}, {who}" for what, who in words.settings_changed(slip)]
    return [*lines, words.in_journal(slip), ""]


def _boxes(slip: SettlementSlip, words: SlipWording) -> list[str]:
    out: list[str] = []
    for box in slip.boxes:
        title = words.box.format(number=box.number)
        if not slip.hands_on_boxes:
            out.append(title)
        for number, hand in enumerate(box.hands or (None,) * slip.hands_on_boxes, 1):
            name = words.hand.format(number=number) if len(box.hands) > 1 else ""
            out.append(f"{title}  {name}".rstrip() + f"  {_hand(words, hand)}")
        rows = [
            [
                line.player,
                words.say.words(line.bet),
                words.hand.format(number=line.hand) if line.hand is not None else "",
                *([] if slip.boxes_only else _sums(words, Totals.of((line,)))),
                words.outcome(slip, line),
                words.sources(line),
            ]
            for line in box.lines
        ]
        right = frozenset() if slip.boxes_only else frozenset({3, 4, 5, 6})
        out += _table(rows, right) or [f"  {words.no_bets}"]
        out.append("")
    return out


def as_first_printed(slip: SettlementSlip) -> SettlementSlip:
    """The slip without what can only be said on a later print of it."""
    return replace(slip, duplicate=0, replaced_by=None)


def render(slip: SettlementSlip, words: SlipWording = ENGLISH) -> str:
    """The slip as lines of text with a newline after each, as wide as they need to be."""
    sums = [] if slip.boxes_only else _totals(slip, words)
    say = words.say.words
    lines = [
        *_head(slip, words),
        *(f"{say(slip.hand_names[k])}  {_hand(words, h)}" for k, h in slip.table_hands.items()),
        "",
        *_boxes(slip, words),
        *sums,
        *_moves(slip, words),
    ]
    if slip.flags:
        lines += [
            "",
            words.flags,
            *(f"  {flag.paragraph}  {say(flag.text)}" for flag in slip.flags),
        ]
    return "\n".join(lines) + "\n"


def _moves(slip: SettlementSlip, words: SlipWording) -> list[str]:
    out: list[str] = []
    for title, rows in words.moves(slip):
        out += ["", title, *(_table(rows, frozenset()) or [f"  {words.nothing_moved}"])]
    return out


def _totals(slip: SettlementSlip, words: SlipWording) -> list[str]:
    nets = [[words.all_bets, *_sums(words, slip.totals), ""]]
    nets += [
        [name, *_sums(words, totals), f"{words.net} {signed(totals.net)}"]
        for name, totals in slip.players
    ]
    nets.append([words.house_net, "", "", "", "", f"{words.net} {signed(slip.house_net)}"])
    return [words.totals, *_table(nets, frozenset({1, 2, 3, 4, 5}))]
