"""Which Bets of the Rounds since the last count would explain a variance of the tray.

Hints, never findings: that an amount fits says nothing about who did what. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from typing import Final

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from tablemgr.journal import Entry, EntryKind, Journal, JournalReader
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.lines import ADJUSTMENT
from tablemgr.rules.games.position import Phase
from tablemgr.service.carry import table_of
from tablemgr.service.kept_tray import EVENTS
from tablemgr.service.stored_act import act_in, fitting
from tablemgr.tray.desk_state import events_of
from tablemgr.tray.events import ExceptionRaised, SlipIssued

_COUNTS: Final = ("opener", "count", "closer")
_OTHER_ODDS: Final = ((1, 1), (6, 5), (3, 2), (2, 1), (5, 2))
"""What a Bet is paid by mistake."""
_MOST_ROUNDS: Final = 500
"""So many of the last Rounds are searched."""
_MOST_HINTS: Final = 4
_MOST_NAMED: Final = 5
"""So many hints are given, and so many places named for each."""


class Variance(Struct, frozen=True):
    """A count that differs from the books, and the Rounds between it and the count before."""

    exception: int
    session: int
    kind: str
    """`count` or `closer`."""
    amount: Money
    """Counted less booked."""
    first_round: int
    last_round: int


def variances(entries: Iterable[Entry]) -> Iterator[Variance]:
    """Find each variance that somebody must explain; `entries` are the journal's."""
    since = 0
    for entry in entries:
        if EVENTS not in entry.data:
            continue
        events = events_of(entry.data[EVENTS])
        slips = [each for each in events if isinstance(each, SlipIssued) and each.kind in _COUNTS]
        for slip in slips:
            for event in events:
                if isinstance(event, ExceptionRaised) and slip.variance:
                    yield Variance(
                        event.number,
                        event.session,
                        slip.kind,
                        slip.variance,
                        since + 1,
                        entry.round_no,
                    )
            since = entry.round_no


def hints_of(
    journal: Journal | JournalReader,
    *,
    only: Collection[int] | None = None,
    sessions: Collection[int] | None = None,
) -> dict[int, list[str]]:
    """Give the hints for each variance, by the number of its exception; for `only` these, or those
    of these sessions.
    """
    found: dict[int, list[str]] = {}
    for each in variances(journal.entries(kinds=(EntryKind.SESSION,), holding=(f'"{EVENTS}"',))):
        is_wanted = only is None or each.exception in only
        if is_wanted and (sessions is None or each.session in sessions):
            first = max(each.first_round, each.last_round - _MOST_ROUNDS + 1)
            lines = settled_bets(journal, range(first, each.last_round + 1))
            found[each.exception] = hints(each.amount, lines)
    return found


def settled_bets(
    journal: Journal | JournalReader, rounds: Iterable[int]
) -> Iterator[tuple[int, BetSettled]]:
    """Each Bet of these Rounds as it was settled last, with its Round; none that was played without
    amounts.
    """
    for round_no in rounds:
        acts = list(journal.entries(round_no=round_no, kinds=(EntryKind.ACT,)))
        if not acts or acts[0].data.get("carry", {}).get("boxes_only", True):
            continue
        table = table_of(acts[0].data["carry"])
        for entry in acts:
            with fitting(entry.seq):
                command, events = act_in(entry.data, table)
                table.apply(events, command)
        if table.position.phase is Phase.COMPLETE:
            yield from ((round_no, line) for line in table.position.settlement)


def hints(variance: Money, bets: Iterable[tuple[int, BetSettled]]) -> list[str]:
    """Name the mistakes with one Bet that come to exactly this variance, the likeliest first; of
    each the latest Round first.
    """
    places: dict[tuple[int, str], list[str]] = {}
    for round_no, line in bets:
        for rank, (difference, words) in enumerate(_mistakes(line)):
            if difference == variance:
                place = f"Round {round_no} (box {line.box}, {line.player})"
                places.setdefault((rank, words), []).append(place)
    how = f"{abs(variance)} {'short' if variance < ZERO else 'over'}"
    return [
        f"{how} = {words}: {_listed(places[rank, words])}"
        for rank, words in sorted(places)[:_MOST_HINTS]
    ]


def _listed(places: list[str]) -> str:
    named = places[::-1][:_MOST_NAMED]
    more = len(places) - len(named)
    return ", ".join(named) + (f" and {more} more" if more else "")


def _mistakes(line: BetSettled) -> Iterator[tuple[Money, str]]:
    """List what may go wrong with a Bet, the likeliest first: the difference, and the words."""
    stake, won, lost = line.stake, line.won, line.lost
    if line.bet == ADJUSTMENT or not stake:
        return
    if won:
        bet = f"one {_odds(won, stake)} on {stake}"
        yield -won, f"{bet} paid twice"
        yield won, f"{bet} not paid"
        yield won + stake, f"{bet} taken instead of paid"
        for odds in _OTHER_ODDS:
            paid = stake.share(*odds)
            if paid != won:
                yield won - paid, f"{bet} paid {odds[0]} to {odds[1]}"
    elif lost:
        bet = f"one lost Bet of {lost}"
        yield -lost, f"{bet} not taken"
        yield -lost - stake, f"{bet} paid 1 to 1 instead of taken"
    elif line.outcome is Outcome.STAND_OFF:
        bet = f"one Stand Off of {stake}"
        yield -stake, f"{bet} paid 1 to 1"
        yield stake, f"{bet} taken"


def _odds(won: Money, stake: Money) -> str:
    """`3 to 2`; an amount that was rounded to the cent is said in its nearest small terms."""
    odds = Fraction(int(won), int(stake)).limit_denominator(10)
    return f"{odds.numerator} to {odds.denominator}"
