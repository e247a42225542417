"""A Player's sessions: how long he played, what he staked, and what the House is to win of it.

The theoretical win is the sum of each stake and the exact edge of its Bet, and no guess from an
average Bet. Nothing here tells what is left in a running shoe. Knows no name but as a pseudonym.
"""

from __future__ import annotations

import hmac
from collections.abc import Callable, Iterable, Mapping
from datetime import datetime, timedelta
from typing import Final

from msgspec import Struct, field

from tablemgr.basics.money import ZERO, Money
from tablemgr.basics.names import name_key
from tablemgr.past.day_report import RoundResult
from tablemgr.past.luck import Edge

PAUSE: Final = timedelta(minutes=30)
"""A Player who lays nothing for longer has ended his session."""
PSEUDONYM_HEX: Final = 16


class PlayerSession(Struct):
    """One session of one Player."""

    player: str
    """His pseudonym."""
    begun: datetime
    ended: datetime
    tables: list[str] = field(default_factory=list)
    """Where he played, in order, each once."""
    rounds: int = 0
    staked: Money = ZERO
    """What he laid, as it was first laid."""
    covered: Money = ZERO
    """The part of it that lay on Bets whose edge is known."""
    theoretical: float = 0.0
    """What the House wins of `covered` on average, in cents."""
    house_won: Money = ZERO


def pseudonym(name: str, key: bytes, table: str = "") -> str:
    """Turn a name into letters that are always the same for it, and from which nobody finds it
    without the key. With a table the name counts there alone.
    """
    said = f"{table}\0{name_key(name)}".encode()
    return hmac.digest(key, said, "sha256").hex()[:PSEUDONYM_HEX]


def player_sessions(
    played: Iterable[tuple[str, RoundResult]],
    edges_of: Callable[[RoundResult], Mapping[str, Edge]],
    name_of: Callable[[str, str], str],
    pause: timedelta = PAUSE,
) -> list[PlayerSession]:
    """The sessions in these Rounds, each with its table, by their beginnings.

    `name_of` gives the pseudonym of a Player at a table; whoever has the same at two tables is one
    Player, whose session goes on when he moves. Rounds without amounts tell nothing, nor void ones.
    """
    found: list[PlayerSession] = []
    last: dict[str, PlayerSession] = {}
    for table, each in sorted(played, key=lambda pair: (pair[1].opened, pair[0])):
        if each.house_won is None or each.is_void:
            continue
        for player in dict.fromkeys(bet.player for bet in each.laid):
            who = name_of(player, table)
            session = last.get(who)
            if session is None or each.opened - session.ended > pause:
                session = last[who] = PlayerSession(who, each.opened, each.ended)
                found.append(session)
            _add(session, table, each, player, edges_of(each))
    return found


def _add(
    session: PlayerSession, table: str, one: RoundResult, player: str, edges: Mapping[str, Edge]
) -> None:
    session.ended = max(session.ended, one.ended)
    session.rounds += 1
    if table not in session.tables:
        session.tables.append(table)
    for bet in one.laid:
        if bet.player == player:
            session.staked += bet.stake
            if bet.bet in edges:
                session.covered += bet.stake
                session.theoretical -= int(bet.stake) * edges[bet.bet].gain
    session.house_won += sum(
        (line.lost - line.won for line in one.lines if line.player == player), ZERO
    )
