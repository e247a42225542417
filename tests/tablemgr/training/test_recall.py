"""When an item is due again, and what an answer is worth."""

from __future__ import annotations

from datetime import UTC, datetime, timedelta

import msgspec
import pytest
from fsrs import Rating

from tablemgr.training.recall import (
    LONGEST_DAYS,
    Memory,
    Review,
    due,
    make_due,
    p80,
    recall,
    review,
)

START = datetime(2026, 1, 5, 9, tzinfo=UTC)
MONEY, AUTHORITY = "payout/6:5 odd", "irregularity/misdeal"


def intervals(
    item: str, memory: Memory, count: int, wrong: frozenset[int] = frozenset()
) -> list[int]:
    """After how many days an item is due, reviewed each time on the day that it is."""
    now, found = START, []
    for number in range(count):
        assert review(memory, Review(item, number not in wrong, now)) is not None
        then = datetime.fromisoformat(memory.cards[item]["due"])
        found.append((then - now).days)
        now = then
    return found


def test_arithmetic_comes_back_later_than_authority() -> None:
    assert intervals(MONEY, Memory(certified=True), 3) == [2, 11, 46]
    assert intervals(AUTHORITY, Memory(certified=True), 6) == [1, 3, 8, 19, 43, 89]


def test_a_lapse_begins_again() -> None:
    found = intervals(AUTHORITY, Memory(certified=True), 7, frozenset({3}))
    assert found == [1, 3, 8, 1, 2, 3, 5]


def test_no_item_waits_longer_than_14_days_before_the_certificate_and_90_after() -> None:
    assert max(intervals(MONEY, Memory(), 6)) == 14
    assert max(intervals(MONEY, Memory(certified=True), 6)) == LONGEST_DAYS


def test_one_review_an_item_and_day_and_a_wrong_one_still_counts() -> None:
    memory = Memory()
    assert review(memory, Review(MONEY, True, START)) is Rating.Good
    before = dict(memory.cards[MONEY])
    for minute in range(10):
        assert review(memory, Review(MONEY, True, START + timedelta(minutes=minute))) is None
    assert memory.cards[MONEY] == before
    assert review(memory, Review(MONEY, False, START + timedelta(hours=1))) is Rating.Again


def test_a_slip_of_the_finger_is_no_review() -> None:
    memory = Memory()
    assert review(memory, Review(MONEY, False, START, ms=200)) is None
    assert memory.cards == {}


def practised(count: int, ms: int = 3000) -> Memory:
    memory = Memory()
    for number in range(count):
        review(memory, Review(f"payout/{number}", True, START, ms, 3000))
    return memory


@pytest.mark.parametrize(
    ("known", "ms", "rating"),
    [
        (30, 3700, Rating.Good),  # within the dead band
        (30, 3800, Rating.Hard),
        (29, 9000, Rating.Good),  # too few to know his pace
        (30, 61_000, Rating.Good),  # a pause
    ],
)
def test_slow_is_hard_and_never_again(known: int, ms: int, rating: Rating) -> None:
    memory = practised(known)
    assert review(memory, Review(MONEY, True, START, ms, 3000)) is rating


def test_slower_than_himself_but_within_the_target_is_good() -> None:
    memory = practised(30, ms=1000)
    assert review(memory, Review(MONEY, True, START, 2900, 3000)) is Rating.Good


def test_nothing_is_easy_by_itself() -> None:
    memory = practised(30)
    assert review(memory, Review(MONEY, True, START, 400, 3000)) is Rating.Good


def test_new_items_come_first_and_then_those_due_longest() -> None:
    memory = Memory()
    review(memory, Review(MONEY, True, START))
    review(memory, Review(AUTHORITY, True, START))
    items = [MONEY, AUTHORITY, "total/hard"]
    assert due(memory, items, START) == ["total/hard"]
    later = START + timedelta(days=30)
    assert due(memory, items, later) == ["total/hard", AUTHORITY, MONEY]


def test_what_a_new_edition_changed_is_due_today() -> None:
    memory = Memory()
    review(memory, Review(MONEY, True, START))
    make_due(memory, [MONEY, "total/hard"], START)
    assert due(memory, [MONEY], START) == [MONEY]


def test_recall_fades() -> None:
    memory = Memory()
    assert recall(memory, MONEY, START) == 0
    review(memory, Review(MONEY, True, START))
    soon, late = (recall(memory, MONEY, START + timedelta(days=d)) for d in (1, 30))
    assert 1 > soon > late > 0


def test_it_is_kept_as_json() -> None:
    memory = practised(3)
    again = msgspec.json.decode(msgspec.json.encode(memory), type=Memory)
    assert again == memory
    review(again, Review("payout/1", True, START + timedelta(days=20)))


def test_p80_is_what_four_of_five_do_not_exceed() -> None:
    assert p80([1.0, 2.0, 3.0, 4.0, 5.0]) == 4.0
    assert p80([1.0]) == 1.0
