"""The slip of one case: what was noticed, the cards, what was ruled, the money, who signed.

It decides nothing: every line says in words what the case file holds. The bytes that the device
sent follow in an appendix, only on request. The same case always gives the same bytes of PDF.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from io import BytesIO
from pathlib import Path
from typing import Final

from msgspec import Struct
from reportlab.pdfgen.canvas import Canvas

from tablemgr.basics.money import ZERO
from tablemgr.journal import Stamp
from tablemgr.past.case_file import CaseFile, PlacedCards, Series
from tablemgr.past.case_kinds import kind_words
from tablemgr.rules.commands import Choose
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook.model import is_house_ruling, number_in_words
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.case_words import (
    act_words,
    choice_words,
    noticed_words,
    place_words,
    said_words,
    signed_words,
    split_boxes,
)
from tablemgr.slips.flow import PageRow, height_of, paginate, space
from tablemgr.slips.paper import MM, Paper, Sheet
from tablemgr.slips.typography import Font, Fonts, Pen, load_fonts

_SIGN_SPACE: Final = 11 * MM
_TITLES: Final = {role.value: role.title for role in Role}
_NAMES: Final = {
    Series.CASE: "Case",
    Series.CORRECTION: "Correction",
    Series.REOPENING: "Reopening",
}


class CaseHead(Struct, frozen=True):
    """What the case file does not hold: house and table, and when the case was opened, in the zone
    of the times that are printed.
    """

    house: str
    table: str
    time: datetime
    bytes: bool = False
    """Add what the device sent, in an appendix."""


def lines_of(file: CaseFile, head: CaseHead) -> list[str]:
    """The slip as lines of text, with both signature lines."""
    blocks = [
        [name_of(file), kind_words(file.kind), *_marks(file), head.house, _where(file, head)],
        *([title, *text] for title, text in _parts(file, head)),
        [f"{who}: ______________________  {name}" for who, name in _signatures(file)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks).split("\n")


def name_of(file: CaseFile) -> str:
    """`Case 12`, `Correction C3`, `Reopening R1`."""
    return f"{_NAMES[file.series]} {file.ref}"


def _marks(file: CaseFile) -> list[str]:
    if file.closed is None:
        return ["OPEN"]
    if file.remedy == "retracted":
        return ["RETRACTED"]
    if file.remedy.startswith("void"):
        under = number_in_words(file.remedy.removeprefix("void "))
        return [f"VOID under {under}: {kind_words(file.kind)}"]
    return []


def _where(file: CaseFile, head: CaseHead) -> str:
    game = file.title or file.game
    return f"Table {head.table} · Round {file.round_no} · {game} · {_full(head.time)}"


def _full(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M:%S}"


def _clock(stamp: Stamp, head: CaseHead) -> str:
    """The time of day of a moment in the case, with the date if it is not the head's date."""
    time = stamp.wall(head.time.tzinfo)
    same = time.date() == head.time.date()
    return f"{time:%H:%M:%S}" if same else f"{time:%Y-%m-%d %H:%M:%S}"


def _parts(file: CaseFile, head: CaseHead) -> Iterator[tuple[str, list[str]]]:
    """The headings of the slip, each with its lines."""
    yield "What happened", _happened(file, head)
    yield from _cards(file)
    if file.moves:
        split = split_boxes(
            place for move in file.moves for place in (move.start, move.end)
        ) | split_boxes(laid.place for laid in (*file.cards_before, *file.cards_after))

        def named(place: HandPlace) -> str:
            return _inside(place_words(place, split, file.hand_names))

        moves = [
            f"{move.card.in_words()}  from {named(move.start)} to {named(move.end)}"
            for move in file.moves
        ]
        yield "Cards moved, in this order", moves
    chosen = [act.command for act in file.acts if isinstance(act.command, Choose)]
    if chosen:
        yield "What each Player chose", [choice_words(command) for command in chosen]
    if file.acts:
        yield "Decided and signed", _ruled(file, head)
    yield from _money(file)
    if head.bytes and file.raw:
        yield (
            "Appendix: what the card reader sent",
            [f"Entry {raw.seq}, {raw.port}: {raw.data.hex(' ').upper()}" for raw in file.raw],
        )


def _inside(words: str) -> str:
    """A place within a sentence: `the discards`, but `Box 3` and `Dealer` keep their capitals."""
    return {"Aside": "aside", "Next card": "the next card", "Discards": "the discards"}.get(
        words, words
    )


def _cited(paragraph: str) -> str:
    """`§ 5.7`, or `house ruling I1`."""
    ruling = is_house_ruling(paragraph)
    return f"house ruling {paragraph}" if ruling else f"§ {number_in_words(paragraph)}"


def _happened(file: CaseFile, head: CaseHead) -> list[str]:
    if file.series is not Series.CASE:
        who = f"Signed for by {file.by} at {_clock(file.opened, head)}"
    elif file.reported:
        who = f"Opened at {_clock(file.opened, head)}: reported by {file.by}"
    else:
        who = f"Opened at {_clock(file.opened, head)}: noticed by the program"
    lines = [
        f"{noticed_words(file)} ({_cited(file.paragraph)})",
        *said_words(file),
        f"{who}; Dealer {file.dealer}.",
    ]
    if file.closed is None:
        lines.append("It is still open.")
    elif file.acts:
        person, role = file.signed_by
        closed = f"Closed at {_clock(file.closed, head)} by {person}, {_TITLES[role]}."
        lines.append(closed)
    else:
        lines.append("It was noted, and play went on.")
    return lines


def _cards(file: CaseFile) -> Iterator[tuple[str, list[str]]]:
    """The cards before and after; once if they are the same."""
    if not file.cards_before and not file.cards_after:
        return
    as_read = file.kind == "correction"
    if file.closed is None or file.cards_before == file.cards_after or not file.acts:
        yield "Cards", _rows(file.cards_before, file)
        return
    yield ("Cards as read" if as_read else "Cards before"), _rows(file.cards_before, file)
    yield ("Cards as corrected" if as_read else "Cards after"), _rows(file.cards_after, file)


def _rows(cards: tuple[PlacedCards, ...], file: CaseFile) -> list[str]:
    split = split_boxes(laid.place for laid in cards)
    rows = [
        f"{place_words(laid.place, split, file.hand_names)}: "
        f"{', '.join(card.in_words() for card in laid.cards)}"
        for laid in cards
    ]
    return rows or ["No cards had been dealt."]


def _ruled(file: CaseFile, head: CaseHead) -> list[str]:
    """The acts in their order; acts in a row by one person have one signature below them."""
    lines: list[str] = []
    acts = [act for act in file.acts if not isinstance(act.command, Choose)]
    for place, act in enumerate(acts):
        lines.append(act_words(act.command))
        if act.reason:
            lines.append(f"Reason: \u201c{act.reason}\u201d")
        later = acts[place + 1] if place + 1 < len(acts) else None
        if later is None or signed_words(later) != signed_words(act):
            done = "Done by" if act.role == Role.DEALER.value else "Signed:"
            lines.append(f"{done} {signed_words(act)}, {_clock(act.stamp, head)} · {act.code}")
    return lines


def _money(file: CaseFile) -> Iterator[tuple[str, list[str]]]:
    moved = [e for e in file.effects if e.returned or e.after != e.before]
    if not moved:
        if file.effects and file.acts:
            yield "Money", ["No Player's net has changed."]
        return
    lines = []
    for each in moved:
        back = f"; {amount(each.returned)} of Bets returned" if each.returned > ZERO else ""
        lines.append(
            f"{each.player}: net {signed(each.before)} before, {signed(each.after)} after{back}"
        )
    yield "Money", [*lines, f"House: {signed(file.house)}"]


def _signatures(file: CaseFile) -> list[tuple[str, str]]:
    """The Dealer, then everybody who signed; a line for the Pit Supervisor if nobody has."""
    signed = dict.fromkeys(
        (_TITLES[act.role], act.person) for act in file.acts if act.role != Role.DEALER.value
    )
    return [("Dealer", file.dealer), *(signed or [(Role.PIT_SUPERVISOR.title, "")])]


def render(file: CaseFile, head: CaseHead, paper: Paper, fonts: Path) -> bytes:
    """The slip as a PDF on `paper`. Raises `Fault` if a font is missing."""
    setter = _Setter(paper.value, load_fonts(fonts.resolve()))
    sheet = paper.value
    blocks = [
        [
            *setter.text(name_of(file), setter.fonts.bold, sheet.title),
            *setter.text(kind_words(file.kind), setter.fonts.medium, sheet.title * 0.8),
            *(row for mark in _marks(file) for row in setter.text(mark, setter.fonts.bold)),
            *setter.text(head.house, setter.fonts.medium),
            *setter.text(_where(file, head), setter.fonts.regular, sheet.small),
            setter.rule(),
        ],
        *(setter.block(title, lines) for title, lines in _parts(file, head)),
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
    canvas.setTitle(name_of(file))
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


class _Setter(Struct, frozen=True):
    """Sets lines of type on a sheet."""

    sheet: Sheet
    fonts: Fonts

    def text(self, words: str, font: Font, size: float | None = None) -> list[PageRow]:
        """A text over the whole width, in as many rows as it takes."""
        size = size or self.sheet.body

        def row(line: str) -> PageRow:
            def draw(pen: Pen, top: float) -> None:
                pen.text(self.sheet.left, top - size, line, font, size)

            return PageRow(size * 1.32, draw, keep=True)

        rows = [row(line) for line in font.wrap(words, size, self.sheet.inner)]
        return [*rows[:-1], PageRow(rows[-1].height, rows[-1].draw)] if rows else []

    def block(self, title: str, lines: list[str]) -> list[PageRow]:
        """A heading and its lines."""
        rows = [row for line in lines for row in self.text(line, self.fonts.regular)]
        return [space(5), *self.text(title, self.fonts.bold), *rows]

    def rule(self) -> PageRow:
        def draw(pen: Pen, top: float) -> None:
            pen.rule(self.sheet.left, self.sheet.right, top - 2, strong=True)

        return PageRow(4, draw)

    def signature(self, who: str, name: str) -> PageRow:
        """A line to sign on; below it stand the role and the name of who signs."""
        size = self.sheet.small

        def draw(pen: Pen, top: float) -> None:
            line = top - _SIGN_SPACE + size * 1.6
            pen.rule(self.sheet.left, self.sheet.right, line, strong=True)
            words = f"{who}   {name}".rstrip()
            pen.text(self.sheet.left, line - size * 1.2, words, self.fonts.regular, size)

        return PageRow(_SIGN_SPACE + size, draw)
