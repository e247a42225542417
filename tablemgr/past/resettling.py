"""Plays past Rounds again under a corrected rulebook: which Bets were paid too much or too little.

Entries come in, findings go out; nothing is changed.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from datetime import datetime
from typing import Final

from msgspec import Struct, field

from tablemgr.basics.errors import Refusal
from tablemgr.basics.messages import Message
from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Entry
from tablemgr.rules.games.families import Position
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.table import Table
from tablemgr.service.carry import table_of
from tablemgr.service.stored_act import act_in, fitting

CONTEXT: Final = "resettling"
"""The context of these words in a translation."""


class BetResettled(Struct, frozen=True):
    """One Bet that the corrected rules settle otherwise."""

    round_no: int
    settled: datetime
    box: int
    hand: int
    player: str
    bet: str
    was: Money
    """What the Player won by the journal; below zero: lost."""
    now: Money
    """What he wins by the corrected rules."""

    @property
    def owed(self) -> Money:
        """Give what he still gets; below zero: what he was paid too much."""
        return self.now - self.was


class Resettled(Struct):
    """The findings of several Rounds."""

    rounds: int = 0
    """How many were played again to their settlement."""
    bets: list[BetResettled] = field(default_factory=list)
    refused: list[Message] = field(default_factory=list)
    """The Rounds that the corrected rules do not let go the same way, a sentence each."""
    left_out: list[Message] = field(default_factory=list)
    """The Rounds that have nothing to compare, a sentence each."""

    @property
    def underpaid(self) -> Money:
        """Add up what Players still get."""
        return sum((each.owed for each in self.bets if each.owed > 0), ZERO)

    @property
    def overpaid(self) -> Money:
        """Add up what Players were paid too much."""
        return -sum((each.owed for each in self.bets if each.owed < 0), ZERO)


def resettle(rounds: Iterable[Sequence[Entry]], book: Rulebook) -> Resettled:
    """Settle Rounds again. `rounds`: the acts of each, from its opening on."""
    found = Resettled()
    for acts in rounds:
        _one(acts, book, found)
    return found


def _one(acts: Sequence[Entry], book: Rulebook, found: Resettled) -> None:
    first, last = acts[0], acts[-1]
    carry, said = first.data["carry"], {"round_no": first.round_no}
    if carry["game"] != book.id:
        said["game"] = carry["game"]
        found.left_out.append(Message(CONTEXT, "Round {round_no}: a Round of {game}", said))
        return
    if carry.get("boxes_only", False):
        found.left_out.append(Message(CONTEXT, "Round {round_no}: played without amounts", said))
        return
    stored, corrected = table_of(carry), table_of(carry, book)
    refused: Message | None = None
    for entry in acts:
        with fitting(entry.seq):
            command, events = act_in(entry.data, stored)
            stored.apply(events, command)
        try:
            if not refused:
                corrected.do(command, Role(entry.role))
        except Refusal as why:
            refused = Message(
                CONTEXT,
                "Round {round_no}: {command!r} is refused (entry {entry}): {why}",
                {**said, "command": command.line(), "entry": entry.seq, "why": why.message},
            )
    if stored.position.phase is not Phase.COMPLETE:
        phase = Message(CONTEXT, "void")
        if stored.position.phase is not Phase.VOID:
            phase = Message(CONTEXT, "still open")
        found.left_out.append(
            Message(CONTEXT, "Round {round_no}: {phase}", {**said, "phase": phase})
        )
    elif refused or not _goes_the_same_way(stored, corrected):
        not_over = Message(CONTEXT, "Round {round_no}: it would not be over", said)
        found.refused.append(refused or not_over)
    else:
        found.rounds += 1
        settled = last.stamp.wall()
        found.bets += _compared(stored.position, corrected.position, first.round_no, settled)


def _goes_the_same_way(stored: Table, corrected: Table) -> bool:
    return corrected.position.phase is stored.position.phase


def _compared(
    then: Position, now: Position, round_no: int, settled: datetime
) -> Iterator[BetResettled]:
    before, after = _won(then), _won(now)
    for key in dict.fromkeys((*before, *after)):
        was, is_now = before.get(key, ZERO), after.get(key, ZERO)
        if was != is_now:
            yield BetResettled(round_no, settled, *key, was, is_now)


def _won(position: Position) -> dict[tuple[int, int, str, str], Money]:
    """Add up what each Bet has won for its Player, by box, Hand, Player and name."""
    found: dict[tuple[int, int, str, str], Money] = {}
    for line in position.settlement:
        key = (line.box, line.hand, line.player, line.bet)
        found[key] = found.get(key, ZERO) + line.won - line.lost
    return found
