"""What the documents say of more than one Round, and of what a table is set up with."""

from __future__ import annotations

import pytest

from tablemgr.basics.errors import Refusal
from tablemgr.past.record import RoundRecord
from tablemgr.past.replay import play
from tablemgr.rules.commands import Open, Reopen
from tablemgr.rules.games.position import Phase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tablemgr.rules.table import Table
from tests.conformance.evidence import record_of
from tests.conformance.table import documents

AMISS = {
    "blackjack-v4": "3.7-I5-side-bets-passed-over",
    "blackjack-v5": "5.12-5.12.2-two-cards-at-once",
    "live-blackjack": "I14-a-report-in-error",
    "rws-blackjack": "5.10.2-card-onto-a-completed-hand",
    "si-ki-pi": "5.9-one-card-or-more",
}
"""Of each game a Round in which something was amiss."""
NEXT = {
    "blackjack-v4": "3.17-B13-below-12-must-draw",
    "blackjack-v5": "3.19-B13-below-12-must-draw",
    "live-blackjack": "split-B15-followed-behind",
    "rws-blackjack": "3.20-below-12-must-draw",
    "si-ki-pi": "S4-two-pairs-stay",
}
"""The Round after it."""
DECKS = {
    "blackjack-v4": range(4, 9),
    "blackjack-v5": range(4, 9),
    "live-blackjack": range(8, 9),
    "rws-blackjack": range(4, 9),
    "si-ki-pi": range(1, 2),
}
STANDS_BY = {
    "blackjack-v4": "I9",
    "blackjack-v5": "5.6",
    "live-blackjack": "error-handling",
    "rws-blackjack": "5.6",
    "si-ki-pi": "5.5",
}
"""By what a settlement is not reopened once the next Round has begun."""


def _tell(table: Table, record: RoundRecord) -> None:
    """Tell the table a record, in which nothing is refused for who acts."""
    for step in record.script:
        for command in step.commands:
            try:
                table.do(command, Role.SHIFT_MANAGER)
            except Refusal:
                break


@pytest.mark.parametrize("game", tuple(documents()))
def test_an_error_of_a_round_does_not_touch_the_next(game: str) -> None:
    """V5 and RWS 5.13, Si Ki Pi 5.14: the next Round is settled as at a table that is new."""
    amiss, after = record_of(f"{game}/{AMISS[game]}"), record_of(f"{game}/{NEXT[game]}")
    table = Table(load(game), dealing=after.dealing)
    _tell(table, amiss)
    assert table.position.flags
    assert table.position.phase is Phase.COMPLETE
    _tell(table, after)
    alone = play(after).table.position
    assert table.position.phase is Phase.COMPLETE
    assert table.position.settlement == alone.settlement
    assert table.position.flags == alone.flags == []


@pytest.mark.parametrize("game", tuple(documents()))
def test_once_the_next_round_has_begun_the_earlier_settlement_stands(game: str) -> None:
    """V5 and RWS 5.6, V4 5.1.1, Si Ki Pi 5.5: until then the Shift Manager may reopen it."""
    record = record_of(f"{game}/{NEXT[game]}")
    table = Table(load(game), dealing=record.dealing)
    _tell(table, record)
    assert table.can(Reopen(), Role.SHIFT_MANAGER)
    table.do(Open(), Role.DEALER)
    refusal = table.verify(Reopen(), Role.SHIFT_MANAGER)
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("nothing-to-reopen", STANDS_BY[game])


@pytest.mark.parametrize("game", tuple(documents()))
def test_a_game_is_played_with_its_own_numbers_of_decks_2_2_1(game: str) -> None:
    for decks in range(12):
        if decks in DECKS[game]:
            assert Table(load(game), decks=decks).decks == decks
        else:
            with pytest.raises(ValueError, match="decks"):
                Table(load(game), decks=decks)
