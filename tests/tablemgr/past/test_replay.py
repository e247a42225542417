"""Playing a round record: step by step, in time that grows with its length alone."""

from __future__ import annotations

import json
from collections.abc import Iterator

from tablemgr.past.record import reads
from tablemgr.past.replay import Replay, walk
from tablemgr.rules.events import Flagged


class Looked(list[Flagged]):
    """Flags that count how often somebody goes through them."""

    times = 0

    def __iter__(self) -> Iterator[Flagged]:
        self.times += 1
        return super().__iter__()


def test_no_step_goes_through_the_flags_of_all_the_steps_before_it() -> None:
    script = ["open", "bet 1 ann 100 seated", "close", *["card 2s"] * 30]
    record = reads(f'format = 1\ngame = "rws-blackjack"\nscript = {json.dumps(script)}', "a")
    replay = Replay(record.table())
    steps = walk(record, replay)
    next(steps)
    flags = replay.table.position.flags = Looked()
    list(steps)
    assert flags.times == 0
    assert [at for at, _ in replay.flags] == list(range(7, 34))
