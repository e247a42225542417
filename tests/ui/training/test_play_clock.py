"""The clock of play: what holds it is not counted, and what overlaps not twice."""

from __future__ import annotations

from ui.training.play_clock import PlayClock


def test_it_stands_still_while_anything_holds_it() -> None:
    now = [100.0]
    clock = PlayClock(lambda: now[0])

    def after(seconds: float) -> float:
        now[0] += seconds
        return clock.played_s

    assert after(10) == 10
    clock.hold("stop", on=True)
    assert after(5) == 10
    clock.hold("case", on=True)
    assert after(5) == 10
    clock.hold("stop", on=False)
    assert after(5) == 10, "the case still holds it"
    clock.hold("case", on=False)
    clock.hold("case", on=False)
    assert after(7) == 17
    clock.begin()
    assert after(1) == 1


def test_what_holds_it_at_its_beginning_holds_it_still() -> None:
    now = [0.0]
    clock = PlayClock(lambda: now[0])
    clock.hold("case", on=True)
    clock.begin()
    now[0] = 9.0
    assert clock.played_s == 0
    clock.hold("case", on=False)
    now[0] = 12.0
    assert clock.played_s == 3
