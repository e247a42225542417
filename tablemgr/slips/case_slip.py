"""The words of a case's slip: what was noticed, the cards, what was ruled, the money, who signed.

It decides nothing: every line says in words what the case file holds. The bytes that the device
sent follow in an appendix, only on request.
"""

from __future__ import annotations

from collections.abc import Iterator
from datetime import datetime
from typing import Final

from msgspec import Struct

from tablemgr.basics.messages import Message, Speaker, join_with_commas
from tablemgr.basics.money import ZERO
from tablemgr.journal import Stamp
from tablemgr.past.case_file import CONTEXT, CaseFile, Effect, PlacedCards, Series, SignedAct
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
    quoted,
    said_words,
    signed_words,
    words_of_act,
)
from tablemgr.slips.of_house import register_on_slip
from tablemgr.slips.wording import DOT

_ROLES: Final = {role.value: role.message for role in Role}
_NAMES: Final = {
    Series.CASE: Message(CONTEXT, "Case {ref}"),
    Series.CORRECTION: Message(CONTEXT, "Correction {ref}"),
    Series.REOPENING: Message(CONTEXT, "Reopening {ref}"),
    Series.SIGN_IN: Message(CONTEXT, "Sign-in {ref}"),
}
ENGLISH: Final = Speaker(CONTEXT)


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


def lines_of(file: CaseFile, head: CaseHead, say: Speaker = ENGLISH) -> list[str]:
    """The slip as lines of text, with both signature lines."""
    blocks = [
        [
            name_of(file, say),
            say.words(kind_words(file.kind)),
            *marks_of(file, head, say),
            head.house,
            where_it_was(file, head, say),
            in_journal(file, say),
        ],
        *([title, *text] for title, text in parts_of(file, head, say)),
        [f"{who}: ______________________  {name}" for who, name in signatures_of(file, say)],
    ]
    return "\n\n".join("\n".join(block) for block in blocks).split("\n")


def name_of(file: CaseFile, say: Speaker = ENGLISH) -> str:
    """`Case 12`, `Correction C3`, `Reopening R1`."""
    return say(_NAMES[file.series].english, ref=file.ref)


def marks_of(file: CaseFile, head: CaseHead, say: Speaker = ENGLISH) -> list[str]:
    """List the marks of the slip: that it is for training, that the case is open or retracted, or
    that it made the Round void.
    """
    return [*([say("TRAINING")] if head.training else []), *_state_of(file, say)]


def _state_of(file: CaseFile, say: Speaker) -> list[str]:
    if file.closed is None:
        return [say("OPEN")]
    if file.remedy == "retracted":
        return [say("RETRACTED")]
    if file.remedy.startswith("void"):
        under = number_in_words(file.remedy.removeprefix("void "))
        return [say("VOID under {paragraph}: {kind}", paragraph=under, kind=kind_words(file.kind))]
    return []


def where_it_was(file: CaseFile, head: CaseHead, say: Speaker = ENGLISH) -> str:
    """Table, Round, game and time, as one line."""
    number = say("Round {number}", number=file.round_no) if file.round_no else ""
    table = say("Table {table}", table=head.table)
    return DOT.join(filter(None, (table, number, file.title or file.game, _full(head.time))))


def in_journal(file: CaseFile, say: Speaker = ENGLISH) -> str:
    """Where it begins in the journal: `Journal 7K3M-Q9ZD, entry 164`."""
    return say("Journal {code}, entry {number}", code=file.code, number=file.seq)


def foot_of(
    file: CaseFile, head: CaseHead, page: int, pages: int, say: Speaker = ENGLISH
) -> tuple[str, str]:
    """Give the two texts at the foot of each page, at its left and at its right."""
    table = say("Table {table}", table=head.table)
    left = DOT.join((name_of(file, say), table, in_journal(file, say)))
    return left, say("Page {page} of {pages}", page=page, pages=pages)


def _full(time: datetime) -> str:
    return f"{time:%Y-%m-%d %H:%M:%S}"


def _clock(stamp: Stamp, head: CaseHead) -> str:
    """The time of day of a moment in the case, with the date if it is not the head's date."""
    time = stamp.wall(head.time.tzinfo)
    same = time.date() == head.time.date()
    return f"{time:%H:%M:%S}" if same else f"{time:%Y-%m-%d %H:%M:%S}"


def parts_of(
    file: CaseFile, head: CaseHead, say: Speaker = ENGLISH
) -> Iterator[tuple[str, list[str]]]:
    """The headings of the slip, each with its lines."""
    yield say("What happened"), _happened(file, head, say)
    yield from _cards(file, say)
    if file.moves:
        yield say("Cards moved, in this order"), _moves(file, say)
    chosen = [act.command for act in file.acts if isinstance(act.command, Choose)]
    if chosen:
        yield say("What each Player chose"), [say.words(choice_words(each)) for each in chosen]
    if file.acts:
        yield say("Decided and signed"), _ruled(file, head, say)
    yield from _money(file, say)
    if head.bytes and file.raw:
        yield (
            say("Appendix: what the card reader sent"),
            [
                say("Entry {number}, {port}: ", number=raw.seq, port=raw.port)
                + raw.data.hex(" ").upper()
                for raw in file.raw
            ],
        )


def _moves(file: CaseFile, say: Speaker) -> list[str]:
    several = boxes_with_several(
        place for move in file.moves for place in (move.start, move.end)
    ) | boxes_with_several(laid.place for laid in (*file.cards_before, *file.cards_after))

    def named(place: HandPlace) -> Message:
        return place_words(place, several, file.hand_names, within=True)

    return [
        say(
            "{card}  from {start} to {end}",
            card=_card(move, file),
            start=named(move.start),
            end=named(move.end),
        )
        for move in file.moves
    ]


def _card(move: CardMove, file: CaseFile) -> object:
    """The card that was moved; one that was dealt face down by its number (S10)."""
    if file.face_down:
        return Message(CONTEXT, "Card {number}", {"number": move.number})
    return move.card


def _cited(paragraph: str) -> Message:
    """`§ 5.7`, or `house ruling I1`."""
    if is_house_ruling(paragraph):
        return Message(CONTEXT, "house ruling {number}", {"number": paragraph})
    return Message(CONTEXT, "§ {number}", {"number": number_in_words(paragraph)})


def _happened(file: CaseFile, head: CaseHead, say: Speaker) -> list[str]:
    lines = [
        say("{what} ({cited})", what=noticed_words(file), cited=_cited(file.paragraph)),
        *map(say.words, said_words(file)),
        say("{who}; Dealer {dealer}.", who=_opened(file, head), dealer=file.dealer),
        _closed(file, head, say),
    ]
    differs = register_on_slip(file.register_differs)
    if differs is not None:
        lines.append(say("{what} ({cited})", what=differs, cited=_cited("I1")))
    return lines


def _opened(file: CaseFile, head: CaseHead) -> Message:
    values = {"time": _clock(file.opened, head), "by": file.by}
    if file.series is Series.SIGN_IN:
        return Message(CONTEXT, "At the sign-in at {time}", values)
    if file.series is not Series.CASE:
        return Message(CONTEXT, "Signed for by {by} at {time}", values)
    if file.reported:
        return Message(CONTEXT, "Opened at {time}: reported by {by}", values)
    return Message(CONTEXT, "Opened at {time}: noticed by the program", values)


def _closed(file: CaseFile, head: CaseHead, say: Speaker) -> str:
    if file.closed is None:
        return say("It is still open.")
    if not file.acts:
        return say("It was noted.")
    last, time = file.acts[-1], _clock(file.closed, head)
    role = _ROLES[last.role]
    if file.series is Series.REOPENING:
        return say(
            "Settled again at {time} by {name}, {role}.", time=time, name=last.person, role=role
        )
    return say("Closed at {time} by {name}, {role}.", time=time, name=last.person, role=role)


def _cards(file: CaseFile, say: Speaker) -> Iterator[tuple[str, list[str]]]:
    """The cards before and after; once if they are the same."""
    before, after = file.cards_before, file.cards_after
    if not before and not after:
        return
    if file.closed is None or before == after or not file.acts:
        yield say("Cards"), _rows(before, file, say)
        return
    as_read = file.kind == "correction"
    yield say("Cards as read") if as_read else say("Cards before"), _rows(before, file, say)
    yield say("Cards as corrected") if as_read else say("Cards after"), _rows(after, file, say)


def _rows(cards: tuple[PlacedCards, ...], file: CaseFile, say: Speaker) -> list[str]:
    several = boxes_with_several(laid.place for laid in cards)
    rows = [
        say(
            "{place}: {cards}",
            place=place_words(laid.place, several, file.hand_names),
            cards=join_with_commas(laid.cards) or face_down_words(laid.face_down),
        )
        for laid in cards
    ]
    return rows or [say("No cards had been dealt.")]


def _ruled(file: CaseFile, head: CaseHead, say: Speaker) -> list[str]:
    """The acts in their order; below those that were signed at once stands their signature."""
    lines: list[str] = []
    acts = [act for act in file.acts if not isinstance(act.command, Choose)]
    for place, act in enumerate(acts):
        lines.append(say.words(words_of_act(file, act.command)))
        if act.reason:
            lines.append(say("Reason: {reason}", reason=quoted(act.reason)))
        later = acts[place + 1] if place + 1 < len(acts) else None
        if later is None or _signing(later) != _signing(act):
            by, time = signed_words(act), _clock(act.stamp, head)
            done = (
                say("Signed: {by}, {time}", by=by, time=time)
                if is_signed(act)
                else say("Done by {by}, {time}", by=by, time=time)
            )
            where = say("{code}, entry {number}", code=act.code, number=act.seq)
            lines.append(f"{done}{DOT}{where}")
    return lines


def _signing(act: SignedAct) -> tuple[str, str, str, int]:
    """The signature of an act; the acts that were signed at once have the same."""
    return act.person, act.role, act.how, act.register_entry


def _money(file: CaseFile, say: Speaker) -> Iterator[tuple[str, list[str]]]:
    moved = [e for e in file.effects if e.returned or e.after != e.before]
    if not moved:
        if file.effects and file.acts:
            yield say("Money"), [say("No Player's net has changed.")]
        return
    lines = [_effect(each, say) for each in moved]
    yield say("Money"), [*lines, say("House: {net}", net=signed(file.house))]


def _effect(effect: Effect, say: Speaker) -> str:
    net = say(
        "{player}: net {before} before, {after} after",
        player=effect.player,
        before=signed(effect.before),
        after=signed(effect.after),
    )
    if effect.returned <= ZERO:
        return net
    return say("{net}; {amount} of Bets returned", net=net, amount=amount(effect.returned))


def is_signed(act: SignedAct) -> bool:
    """Say whether somebody signed for the act; a Dealer acts without a signature, also when he
    settles again what the Shift Manager reopened.
    """
    return act.role not in ("", Role.DEALER.value)


def signatures_of(file: CaseFile, say: Speaker = ENGLISH) -> list[tuple[str, str]]:
    """The Dealer, then everybody who signed; a line for the Pit Supervisor if nobody has."""
    signed = dict.fromkeys((act.role, act.person) for act in file.acts if is_signed(act))
    people = [
        (Role.DEALER.value, file.dealer),
        *(signed or [(Role.PIT_SUPERVISOR.value, "")]),
    ]
    return [(say.words(_ROLES[role]), name) for role, name in people]
