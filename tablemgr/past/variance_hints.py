"""Which Bets of the Rounds since the last count would explain a variance of the tray.

Hints, never findings: that an amount fits says nothing about who did what. Changes nothing.
"""

from __future__ import annotations

from collections.abc import Collection, Iterable, Iterator
from fractions import Fraction
from typing import Final

from msgspec import Struct

from tablemgr.basics.messages import Message, join_with_commas
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

CONTEXT: Final = "hints"
"""The context of these words in a translation."""
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
) -> dict[int, list[Message]]:
    """Give the hints for each variance, by the number of its exception; for `only` these, or those
    of these sessions.
    """
    found: dict[int, list[Message]] = {}
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


def hints(variance: Money, bets: Iterable[tuple[int, BetSettled]]) -> list[Message]:
    """Name the mistakes with one Bet that come to exactly this variance, the likeliest first; of
    each the latest Round first.
    """
    mistakes: dict[tuple[int, str], Message] = {}
    places: dict[tuple[int, str], list[Message]] = {}
    for round_no, line in bets:
        for rank, (difference, mistake) in enumerate(_mistakes(line)):
            if difference == variance:
                key = rank, mistake.in_words()
                said = {"round_no": round_no, "box": line.box, "player": line.player}
                place = Message(CONTEXT, "Round {round_no} (box {box}, {player})", said)
                mistakes[key] = mistake
                places.setdefault(key, []).append(place)
    amount = {"amount": str(abs(variance))}
    how = (
        Message(CONTEXT, "{amount} short", amount)
        if variance < ZERO
        else Message(CONTEXT, "{amount} over", amount)
    )
    return [
        Message(
            CONTEXT,
            "{how} = {mistake}: {places}",
            {"how": how, "mistake": mistakes[key], "places": _listed(places[key])},
        )
        for key in sorted(places)[:_MOST_HINTS]
    ]


def _listed(places: list[Message]) -> object:
    named = join_with_commas(places[::-1][:_MOST_NAMED])
    more = len(places) - _MOST_NAMED
    if more <= 0:
        return named
    return Message(CONTEXT, "{places} and {more} more", {"places": named, "more": more})


def _mistakes(line: BetSettled) -> Iterator[tuple[Money, Message]]:
    """List what may go wrong with a Bet, the likeliest first: the difference, and the words."""
    stake, won, lost = line.stake, line.won, line.lost
    if line.bet == ADJUSTMENT or not stake:
        return
    said: dict[str, object] = {"stake": str(stake), "lost": str(lost)}
    if won:
        said["odds"] = _odds(won, stake)
        yield -won, Message(CONTEXT, "one {odds} on {stake} paid twice", said)
        yield won, Message(CONTEXT, "one {odds} on {stake} not paid", said)
        yield won + stake, Message(CONTEXT, "one {odds} on {stake} taken instead of paid", said)
        for odds in _OTHER_ODDS:
            paid = stake.share(*odds)
            if paid != won:
                other = {**said, "other": _to(*odds)}
                yield won - paid, Message(CONTEXT, "one {odds} on {stake} paid {other}", other)
    elif lost:
        yield -lost, Message(CONTEXT, "one lost Bet of {lost} not taken", said)
        instead = Message(CONTEXT, "one lost Bet of {lost} paid 1 to 1 instead of taken", said)
        yield -lost - stake, instead
    elif line.outcome is Outcome.STAND_OFF:
        yield -stake, Message(CONTEXT, "one Stand Off of {stake} paid 1 to 1", said)
        yield stake, Message(CONTEXT, "one Stand Off of {stake} taken", said)


def _odds(won: Money, stake: Money) -> Message:
    """`3 to 2`; an amount that was rounded to the cent is said in its nearest small terms."""
    odds = Fraction(int(won), int(stake)).limit_denominator(10)
    return _to(odds.numerator, odds.denominator)


def _to(won: int, stake: int) -> Message:
    return Message(CONTEXT, "{won} to {stake}", {"won": won, "stake": stake})
