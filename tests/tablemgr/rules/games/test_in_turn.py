"""Whose turn it is: nobody's while the Round is stopped or over."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from tablemgr.rules.games.blackjack.hand import HandStatus
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import BlackjackPosition, blackjack_of
from tablemgr.rules.games.position import Phase, Stage
from tests.record_names import RECORDS
from tests.tablemgr.plain_tables import after_each_command


def positions(game: str) -> Iterator[BlackjackPosition]:
    """What every record of the game comes by."""
    for path in sorted((RECORDS / game).glob("*.round.toml")):
        for table in after_each_command(path):
            yield blackjack_of(table.position)


@pytest.mark.parametrize(
    "game", ["rws-blackjack", "blackjack-v5", "blackjack-v4", "live-blackjack"]
)
def test_only_a_hand_in_play_is_in_turn(game: str) -> None:
    seen: set[tuple[Stage, bool]] = set()
    for position in positions(game):
        place = position.in_turn
        seen.add((position.phase, place is not None))
        if place is not None:
            assert position.hand_at(place).status is HandStatus.PLAYING
    assert (BlackjackPhase.SUBSEQUENT_DEAL, True) in seen
    assert {phase for phase, _ in seen} >= {Phase.VOID, Phase.IRREGULARITY, Phase.COMPLETE}
    assert {phase for phase, someone in seen if someone} == {BlackjackPhase.SUBSEQUENT_DEAL}
