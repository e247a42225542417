"""The real window stands every Round: each step shown, every sheet opened, restored, started again.

`make test` takes a sample: of each game one record or troubled Round in turn, drawn by a seed that
stands here, as far as its tenth step, and the Round in which a table was once lost. After each
step the Round is restored, after one of them, drawn likewise, the program is started again; after
every fifth everything is opened. `make whole` takes all records and the troubled Rounds of
many seeds to their ends, opens everything after each step, and starts again after every fourth.
"""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path
from random import Random

import pytest

from tests.sampling import WHOLE
from tests.tablemgr.players import PLAYABLE
from tests.ui.rig import TableRig
from tests.ui.sweep.rounds import AnyRound, Troubled, records, troubled
from tests.ui.sweep.window import Sweep, told_to_a_table, write_profile
from ui.presenter.families import shown_games

SEED = 8
SEEDS_OF_THE_WHOLE = 40
ONCE_LOST = ("live-blackjack/error-handling-I1-I4-card-before-the-close",)
MOST_STEPS_OF_A_SAMPLE = 10


def sample() -> list[AnyRound]:
    """What `make test` plays."""
    random = Random(SEED)
    drawn: list[AnyRound] = [each for each in records() if str(each) in ONCE_LOST]
    every = [each for each in records() if each.path.parent.name != "reference"]
    for number, game in enumerate(game for game in PLAYABLE if game in shown_games()):
        if number % 2:
            drawn.append(Troubled(game, random.randrange(1000)))
        else:
            drawn += random.sample([each for each in every if each.path.parent.name == game], 1)
    return drawn


ROUNDS: list[AnyRound] = [*records(), *troubled(range(SEEDS_OF_THE_WHOLE))] if WHOLE else sample()


@pytest.mark.parametrize("round_", ROUNDS, ids=str)
def test_the_window_stands_every_step_of_the_round_and_ends_as_the_rules_say(
    new_rig: Callable[..., TableRig], tmp_path: Path, round_: AnyRound
) -> None:
    table, commands = told_to_a_table(round_, None if WHOLE else MOST_STEPS_OF_A_SAMPLE)
    write_profile(tmp_path, table)
    once = Random(str(round_)).randint(1, len(commands))
    starts = {once, *(range(4, len(commands), 4) if WHOLE else ())}
    sweep = Sweep(lambda: new_rig(port="manual"))
    sweep.play(commands, starts=starts, open_every=1 if WHOLE else 5)
    position, expected = sweep.rig.session.table.position, table.position
    assert position.phase is expected.phase
    assert position.net() == expected.net()
    assert position.cards == expected.cards
    family = table.family
    assert family.as_json(position) == family.as_json(expected)
    assert sweep.rig.journal_path.exists()
