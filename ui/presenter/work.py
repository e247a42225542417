"""Says what the Dealer still moves, box by box: for the sentence, the keys and the felt.

Decides nothing: the movements say what is due.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import Final

from msgspec import Struct
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO, Money
from tablemgr.service.movements.due import MovementRow
from tablemgr.service.movements.move import Verb
from ui.theme.words import listed
from ui.views.felt import KeyPart
from ui.views.shared import Tone, amount_text

translate = QCoreApplication.translate
TONES: Final = {
    Verb.TAKE: Tone.TAKE,
    Verb.PAY: Tone.PAY,
    Verb.GIVE_BACK: Tone.EVEN,
    Verb.RECOVER: Tone.WARN,
    Verb.NOTHING: Tone.EVEN,
}
_ORDER: Final = (Verb.TAKE, Verb.RECOVER, Verb.PAY, Verb.GIVE_BACK)


class Work(Struct, frozen=True):
    """The rows of the settlement, and the one that the Dealer is at."""

    rows: Sequence[MovementRow] = ()
    current: int = 0
    """Its number, from 0; the number of rows if none is left."""
    boxes_only: bool = False

    @property
    def left(self) -> tuple[MovementRow, ...]:
        """The rows that are not ticked off."""
        return tuple(row for row in self.rows if not row.done)

    @property
    def box(self) -> int | None:
        """The box that the Dealer is at; None if no row is left."""
        return box_of(self.rows[self.current]) if self.current < len(self.rows) else None

    @property
    def next_box(self) -> int | None:
        """The box that comes after it; None if it is the last."""
        boxes = list(dict.fromkeys(box_of(row) for row in self.rows if not row.done))
        if self.box not in boxes:
            return None
        at = boxes.index(self.box)
        later = boxes[at + 1 :] + boxes[:at]
        return later[0] if later else None

    def of_box(self, number: int | None) -> tuple[MovementRow, ...]:
        """Give what is left to move on that box."""
        return tuple(row for row in self.left if box_of(row) == number)

    def box_words(self, number: int | None) -> str:
        """`take 10, pay 400`: what is due on that box now."""
        return sum_words(self.of_box(number), boxes_only=self.boxes_only)


NO_WORK: Final = Work()


def box_of(row: MovementRow) -> int:
    """The box whose chips the row moves."""
    return row.moves[0].box


def amounts(rows: Iterable[MovementRow]) -> dict[Verb, Money]:
    """How much is moved in each way, in the order of work; ways that move nothing are left out."""
    moves = [move for row in rows for move in row.moves]
    sums = {
        verb: sum((move.amount for move in moves if move.kind.verb is verb), ZERO)
        for verb in _ORDER
    }
    return {verb: amount for verb, amount in sums.items() if amount}


def verb_words(verb: Verb) -> str:
    """`pay`: what is to be done."""
    return {
        Verb.TAKE: translate("work", "take"),
        Verb.PAY: translate("work", "pay"),
        Verb.GIVE_BACK: translate("work", "give back"),
        Verb.RECOVER: translate("work", "recover"),
        Verb.NOTHING: translate("work", "stand off"),
    }[verb]


def done_words(verb: Verb) -> str:
    """`paid`: what was done."""
    return {
        Verb.TAKE: translate("work", "taken"),
        Verb.PAY: translate("work", "paid"),
        Verb.GIVE_BACK: translate("work", "given back"),
        Verb.RECOVER: translate("work", "recovered"),
        Verb.NOTHING: translate("work", "stood off"),
    }[verb]


def sum_words(rows: Sequence[MovementRow], *, boxes_only: bool, done: bool = False) -> str:
    """`take 10, pay 400`, or if it is done `taken 10, paid 400`; without amounts in boxes-only
    mode.
    """
    say = done_words if done else verb_words
    if boxes_only:
        verbs = dict.fromkeys(row.verb for row in rows)
        return listed(say(verb) for verb in verbs)
    parts = [f"{say(verb)} {amount_text(amount)}" for verb, amount in amounts(rows).items()]
    return listed(parts) or (say(Verb.NOTHING) if rows else "")


def key_parts(
    rows: Sequence[MovementRow], order: Callable[[MovementRow], str] | None, *, done: bool
) -> tuple[KeyPart, ...]:
    """The key of a box with these rows: what the House gets above what a Player gets.

    `order` is given in boxes-only mode: it says without an amount what is done with a row.
    """
    if order is not None:
        words = dict.fromkeys(
            (done_words(x.verb) if done else order(x), TONES[x.verb]) for x in rows
        )
        return tuple(KeyPart(word, "", tone, done) for word, tone in list(words)[:2])
    say = done_words if done else verb_words
    sums = amounts(rows)
    if not sums:
        return (KeyPart(verb_words(Verb.NOTHING), "", Tone.EVEN, done),) if rows else ()
    to_house = [verb for verb in sums if verb in (Verb.TAKE, Verb.RECOVER)]
    to_players = [verb for verb in sums if verb not in to_house]
    parts = []
    for verbs in (verbs for verbs in (to_house, to_players) if verbs):
        total: Money = sum((sums[verb] for verb in verbs), ZERO)
        parts.append(KeyPart(say(verbs[0]), amount_text(total), TONES[verbs[0]], done))
    return tuple(parts)
