"""The lines of a slip about the chips that moved, and about why its settlement was reopened."""

from __future__ import annotations

from collections.abc import Collection, Iterable
from datetime import tzinfo
from typing import Final

from tablemgr.basics.chips import breakdown
from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import Correct, parse
from tablemgr.rules.commands.words import Vocabulary
from tablemgr.rules.people import Person
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.rules.table import Table
from tablemgr.service.movements.move import ChipMoves, Verb
from tablemgr.service.movements.round import Movements
from tablemgr.service.slip_issue import ActInReopening, Reopening
from tablemgr.service.slip_name import CONTEXT
from tablemgr.slips.case_words import act_words, without_faces
from tablemgr.slips.model import SlipMove, SlipReopening

_PUTS_RIGHT: Final = Vocabulary(
    boxes=99,  # any number will do: the table has checked the box already
    side_bets=frozenset(),
    words=frozenset({"correct", "stood", "decide", "retract", "void", "adjust"}),
)
"""The acts that a person signs for while a settlement is reopened."""


def moves_on_slip(
    table: Table, movements: Movements, chips: Collection[Money] = ()
) -> tuple[SlipMove, ...]:
    """The chips that moved before the settlement was last reopened, those that moved since, and
    those that must still move: each summed by box and Player. What `chips` can't make up is said
    to be in cash (M2); without them nothing is said of that.
    """
    begin = movements.reopened_at[-1] if movements.reopened_at else 0
    still = [row.moves for row in movements.due(table)]
    return (
        *_summed(movements.done[:begin], chips, before=True),
        *_summed(movements.done[begin:], chips),
        *_summed(still, chips, due=True),
    )


def _summed(
    rows: Iterable[ChipMoves],
    chips: Collection[Money],
    *,
    before: bool = False,
    due: bool = False,
) -> list[SlipMove]:
    sums: dict[tuple[int, str, Verb], tuple[Money, Money]] = {}
    for row in rows:
        for key, at_once in _at_once(row).items():
            cash = breakdown(at_once, chips).cash if chips else ZERO
            amount, in_cash = sums.get(key, (ZERO, ZERO))
            sums[key] = amount + at_once, in_cash + cash
    return [
        SlipMove(box, player, verb.value, amount, before=before, due=due, cash=cash)
        for (box, player, verb), (amount, cash) in sorted(sums.items(), key=lambda at: at[0][:2])
    ]


def _at_once(row: ChipMoves) -> dict[tuple[int, str, Verb], Money]:
    """Group what the Dealer moves in one go, by box, Player and what he does."""
    sums: dict[tuple[int, str, Verb], Money] = {}
    for move in row:
        if move.amount:
            key = move.box, move.player, move.kind.verb
            sums[key] = sums.get(key, ZERO) + move.amount
    return sums


def reopening_on_slip(
    reopening: Reopening | None, book: Rulebook, zone: tzinfo
) -> SlipReopening | None:
    """Say why a slip replaces another; None if it does not."""
    if reopening is None:
        return None
    acts = [_signed(text, act) for act in reopening.acts for text in _texts(act, book)]
    return SlipReopening(
        reopening.replaces,
        reopening.reason,
        _who(reopening.by),
        reopening.at.wall(zone),
        tuple(acts),
        reopening_on_slip(reopening.earlier, book, zone),
    )


def corrections_on_slip(acts: Iterable[ActInReopening], *, face_down: bool) -> list[Message]:
    """The cards that were corrected before the first settlement, in plain words, with who signed.

    `face_down`: the cards were dealt face down, so that none is named (S10).
    """
    return [
        _signed(without_faces(command) if face_down else act_words(command), act)
        for act in acts
        for command in parse(act.line, _PUTS_RIGHT)
        if isinstance(command, Correct)
    ]


def opened_on_slip(acts: Iterable[ActInReopening]) -> list[Message]:
    """The cards that were not read, by their numbers, with who said what each is (S10)."""
    return [
        _signed(
            Message(
                CONTEXT,
                "Card {number} was not read; its face was entered by hand.",
                {"number": act.line.split()[1]},
            ),
            act,
        )
        for act in acts
    ]


def _texts(act: ActInReopening, book: Rulebook) -> Iterable[Message]:
    """Word what an act put right, as the case slip does, then its flags. An act that puts nothing
    right gives only its flags.
    """
    if act.line.split(maxsplit=1)[0] in _PUTS_RIGHT.words:
        yield from (act_words(command) for command in parse(act.line, _PUTS_RIGHT))
    yield from (message_of(book, flag.code, flag.text) for flag in act.flags)


def _signed(done: Message, act: ActInReopening) -> Message:
    return Message(CONTEXT, "{done} {by}", {"done": done, "by": _who(act.by)})


def _who(person: Person) -> Message:
    return Message("people", "({name}, {role})", {"name": person.name, "role": person.role.message})
