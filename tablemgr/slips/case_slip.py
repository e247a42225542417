"""The words of a case's slip: what was noticed, the cards, what was ruled, the money, who signed.

It decides nothing: every line says in words what the case file holds. The bytes that the device
sent follow in an appendix, only on request.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from msgspec import Struct

from tablemgr.basics.money import ZERO
from tablemgr.journal import Stamp
from tablemgr.past.case_file import CaseFile, PlacedCards, Series, SignedAct
from tablemgr.past.case_kinds import kind_words
from tablemgr.rules.commands import Choose
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.games.slip_hand import face_down_words
from tablemgr.rules.open_case.reconstruction import CardMove
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook.model import is_house_ruling, number_in_words
from tablemgr.slips.amounts import amount, signed
from tablemgr.slips.case_words import (
    boxes_with_several,
    choice_words,
    noticed_words,
    place_words,
    said_words,
    signed_words,
    words_of_act,
)
from tablemgr.slips.of_house import register_on_slip

_TITLES: Final = {role.value: role.title for role in Role}
_NAMES: Final = {
    Series.CASE: "Case",
    Series.CORRECTION: "Correction",
    Series.REOPENING: "Reopening",
    Series.SIGN_IN: "Sign-in",
}


class CaseHead(Struct, frozen=True):
    """House and table, and when the case was opened, in the zone of the times that are printed: the
    case file does not hold them.
    """

    house: str
    table: str
    time: datetime
    bytes: bool = False
    """Add what the device sent, in an appendix."""
    training: bool = False
    """The table is for training."""


def lines_of(file: CaseFile, head: CaseHead) -> list[str]:
    """The slip as lines of text, with both signature lines."""
    blocks = [
        [
            name_of(file),
            kind_words(file.kind),
            *marks_of(file, head),
            head.house,
            where_it_was(file, head),
            in_journal(file),
        ],
        *([title, *text] for title, text in parts_of(file, head)),
        [f"{who}: ______________________  {name}" for who, name in signatures_of(file)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks).split("\n")


def name_of(file: CaseFile) -> str:
    """`Case 12`, `Correction C3`, `Reopening R1`."""
    return f"{_NAMES[file.series]} {file.ref}"


def marks_of(file: CaseFile, head: CaseHead) -> list[str]:
    """List the marks of the slip: that it is for training, that the case is open or retracted, or
    that it made the Round void.
    """
    return [*(["TRAINING"] if head.training else []), *_state_of(file)]


def _state_of(file: CaseFile) -> list[str]:
    if file.closed is None:
        return ["OPEN"]
    if file.remedy == "retracted":
        return ["RETRACTED"]
    if file.remedy.startswith("void"):
        under = number_in_words(file.remedy.removeprefix("void "))
        return [f"VOID under {under}: {kind_words(file.kind)}"]
    return []


def where_it_was(file: CaseFile, head: CaseHead) -> str:
    """Table, Round, game and time, as one line."""
    number = f"Round {file.round_no}" if file.round_no else ""
    parts = (f"Table {head.table}", number, file.title or file.game, _full(head.time))
    return " · ".join(filter(None, parts))


def in_journal(file: CaseFile) -> str:
    """Say where it begins in the journal: `Journal 7K3M-Q9ZD, entry 164`."""
    return f"Journal {file.code}, entry {file.seq}"


def foot_of(file: CaseFile, head: CaseHead, page: int, pages: int) -> tuple[str, str]:
    """Give the two texts at the foot of each page, at its left and at its right."""
    left = " · ".join((name_of(file), f"Table {head.table}", in_journal(file)))
    return left, f"Page {page} of {pages}"


def _full(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M:%S}"


def _clock(stamp: Stamp, head: CaseHead) -> str:
    """The time of day of a moment in the case, with the date if it is not the head's date."""
    time = stamp.wall(head.time.tzinfo)
    same = time.date() == head.time.date()
    return f"{time:%H:%M:%S}" if same else f"{time:%Y-%m-%d %H:%M:%S}"


def parts_of(file: CaseFile, head: CaseHead) -> Iterator[tuple[str, list[str]]]:
    """The headings of the slip, each with its lines."""
    yield "What happened", _happened(file, head)
    yield from _cards(file)
    if file.moves:
        several = boxes_with_several(
            place for move in file.moves for place in (move.start, move.end)
        ) | boxes_with_several(laid.place for laid in (*file.cards_before, *file.cards_after))

        def named(place: HandPlace) -> str:
            return _inside(place_words(place, several, file.hand_names))

        moves = [
            f"{_card(move, file)}  from {named(move.start)} to {named(move.end)}"
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


def _card(move: CardMove, file: CaseFile) -> str:
    """The card that was moved; one that was dealt face down by its number (S10)."""
    return f"Card {move.number}" if file.face_down else move.card.in_words()


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
    if file.series is Series.SIGN_IN:
        who = f"At the sign-in at {_clock(file.opened, head)}"
    elif file.series is not Series.CASE:
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
        last = file.acts[-1]
        closed = "Settled again" if file.series is Series.REOPENING else "Closed"
        by = f"{last.person}, {_TITLES[last.role]}"
        lines.append(f"{closed} at {_clock(file.closed, head)} by {by}.")
    else:
        lines.append("It was noted.")
    differs = register_on_slip(file.register_differs)
    return [*lines, *([f"{differs} ({_cited('I1')})"] if differs else [])]


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
    several = boxes_with_several(laid.place for laid in cards)
    rows = [
        f"{place_words(laid.place, several, file.hand_names)}: "
        f"{', '.join(card.in_words() for card in laid.cards) or face_down_words(laid.face_down)}"
        for laid in cards
    ]
    return rows or ["No cards had been dealt."]


def _ruled(file: CaseFile, head: CaseHead) -> list[str]:
    """The acts in their order; below those that were signed at once stands their signature."""
    lines: list[str] = []
    acts = [act for act in file.acts if not isinstance(act.command, Choose)]
    for place, act in enumerate(acts):
        lines.append(words_of_act(file, act.command))
        if act.reason:
            lines.append(f"Reason: \u201c{act.reason}\u201d")
        later = acts[place + 1] if place + 1 < len(acts) else None
        if later is None or _signing(later) != _signing(act):
            done = "Signed:" if is_signed(act) else "Done by"
            where = f"{act.code}, entry {act.seq}"
            lines.append(f"{done} {signed_words(act)}, {_clock(act.stamp, head)} · {where}")
    return lines


def _signing(act: SignedAct) -> tuple[str, int]:
    """The signature of an act; the acts that were signed at once have the same."""
    return signed_words(act), act.register_entry


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


def is_signed(act: SignedAct) -> bool:
    """Say whether somebody signed for the act. A Dealer's act has no signature, as when he settles
    again what the Shift Manager reopened.
    """
    return act.role not in ("", Role.DEALER.value)


def signatures_of(file: CaseFile) -> list[tuple[str, str]]:
    """The Dealer, then everybody who signed; a line for the Pit Supervisor if nobody has."""
    signed = dict.fromkeys((_TITLES[act.role], act.person) for act in file.acts if is_signed(act))
    return [("Dealer", file.dealer), *(signed or [(Role.PIT_SUPERVISOR.title, "")])]
