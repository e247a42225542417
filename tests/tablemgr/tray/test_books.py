"""The table's books: what the tray should hold, what is refused, and the identity of the result."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

import pytest
from msgspec import field

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import MalformedError
from tablemgr.rules.roles import Role
from tablemgr.tray.books import Books
from tablemgr.tray.commands import TrayCommand, parse_tray
from tablemgr.tray.events import SettlementReopened, SlipIssued, TrayEvent

CHIPS = tuple(Money.parse(text) for text in ("2.50", "5", "25", "100"))
SHIFT_MANAGER = Role.SHIFT_MANAGER


def read(line: str) -> TrayCommand:
    return parse_tray(line, CHIPS)


class KeptBooks(Books):
    """Books beside which each slip is kept."""

    slips: list[SlipIssued] = field(default_factory=list)

    def apply(self, events: Sequence[TrayEvent]) -> None:
        super().apply(events)
        self.slips += [event for event in events if isinstance(event, SlipIssued)]

    @property
    def issued(self) -> list[tuple[str, int]]:
        """Kind and number of each slip, in the order issued."""
        return [(slip.kind, slip.number) for slip in self.slips]

    @property
    def variances(self) -> list[Money]:
        """Of each count and closer."""
        return [slip.variance for slip in self.slips if slip.variance is not None]


def told(*lines: str) -> KeptBooks:
    """Books that were told these lines by a Shift Manager; `won N` settles a Round."""
    books = KeptBooks()
    for line in lines:
        word, _, rest = line.partition(" ")
        if word == "won":
            sign = -1 if rest.startswith("-") else 1
            books.apply(books.settled(Money.parse(rest.lstrip("-")) * sign))
        else:
            books.apply(books.decide(read(line), SHIFT_MANAGER))
    return books


def code_of(
    books: Books, line: str, role: Role = SHIFT_MANAGER, *, round_open: bool = False
) -> str:
    """The code by which the line is refused; empty if it is allowed."""
    refusal = books.verify(read(line), role, round_open=round_open)
    return "" if refusal is None else refusal.code


OPEN = "open-table 5x100 25x80 100x40"


def test_the_day_of_the_contract() -> None:
    books = told(
        OPEN, "buy-in ann 500", "won -100", "fill 100x20", "close-table 5x100 25x60 100x59"
    )
    assert str(books.opener) == "6500.00"
    assert str(books.float) == str(books.closer) == "7900.00"
    assert str(books.result) == "-100.00"
    assert books.variances == [ZERO]
    assert books.issued == [
        *(("opener", 1), ("buy-in", 1), ("settlement", 1), ("fill", 1), ("closer", 1))
    ]


@pytest.mark.parametrize(
    ("before", "line", "code"),
    [
        ((), "fill 5x1", "not-open"),
        ((), "drop-counted 5", "not-open"),
        ((OPEN,), OPEN, "already-open"),
        ((OPEN,), "drop-counted 5", "not-closed"),
        ((OPEN, "close-table 5x1"), "fill 5x1", "closed"),
        ((OPEN, "close-table 5x1"), "void-slip fill 1", "closed"),
        ((OPEN, "close-table 5x1", "drop-counted 0"), "drop-counted 5", "drop-counted-here"),
        (("open-table 5x1",), "buy-in ann 5.01", "float-short"),
        (("open-table 5x1",), "credit 5x2", "float-short"),
        ((OPEN,), "void-slip fill 1", "no-such-slip"),
        ((OPEN, "fill 5x1", "void-slip fill 1"), "void-slip fill 1", "voided-already"),
        ((OPEN, "fill 5x1", "close-table 5x1", OPEN), "void-slip fill 1", "no-such-slip"),
        (("open-table 5x0", "fill 5x2", "buy-in ann 10"), "void-slip fill 1", "float-short"),
    ],
)
def test_what_is_refused(before: tuple[str, ...], line: str, code: str) -> None:
    books = told(*before)
    issued = list(books.issued)
    assert code_of(books, line) == code
    with pytest.raises(Refusal):
        books.decide(read(line), SHIFT_MANAGER)
    assert books.issued == issued


@pytest.mark.parametrize("line", ["open-table 5x1", "fill 5x1", "credit 5x1", "count 5x1"])
def test_a_dealer_moves_no_chips_to_or_from_the_cage(line: str) -> None:
    books = told() if line.startswith("open") else told(OPEN)
    assert code_of(books, line, Role.DEALER) == "beyond-authority"
    assert code_of(books, line, Role.PIT_SUPERVISOR) == ""


def test_the_count_rooms_figure_is_the_shift_managers() -> None:
    books = told(OPEN, "close-table 5x1")
    assert code_of(books, "drop-counted 5", Role.PIT_MANAGER) == "beyond-authority"
    assert code_of(books, "drop-counted 5", SHIFT_MANAGER) == ""


def test_nothing_is_told_while_a_round_is_open() -> None:
    assert code_of(told(OPEN), "fill 5x1", round_open=True) == "round-open"
    assert code_of(told(OPEN), "buy-in ann 5", Role.DEALER, round_open=True) == "round-open"


@pytest.mark.parametrize(
    "line",
    [
        *("fill", "fill 5", "fill 5x", "fill 5x-1", "fill 5x1.5", "fill 5x1 5x2", "fill 7x1"),
        *("fill x5", "fill 5x1234567890", "buy-in ann 0", "buy-in ann", "buy-in ann 5 5"),
        *("buy-in a.n 5", "void-slip count 1", "void-slip fill 0", "void-slip fill one"),
        "drop-counted -5",
    ],
)
def test_a_malformed_line_says_so(line: str) -> None:
    with pytest.raises(MalformedError):
        read(line)


def test_a_reopened_settlement_takes_its_sums_back_until_it_is_settled_again() -> None:
    books = told(OPEN, "won 10", "won -30")
    books.apply([SettlementReopened()])
    assert str(books.sums.rounds) == "10.00"
    assert str(books.float) == "6510.00"
    books.apply(books.settled(Money.parse("5")))
    assert str(books.sums.rounds) == "15.00"
    assert books.issued[-1] == ("settlement", 3)


def test_numbers_go_on_into_the_next_session_and_sums_begin_again() -> None:
    books = told(OPEN, "fill 5x1", "close-table 5x1", OPEN, "fill 5x2")
    assert books.issued[-2:] == [("opener", 2), ("fill", 2)]
    assert str(books.sums.fills) == "10.00"
    assert books.sums.variances == []
    assert len(books.variances) == 1


_LINES = (
    *("fill 5x3", "fill 100x7", "credit 25x2", "credit 5x1", "buy-in ann 12.50", "won 7.50"),
    *("won -12.25", "won 100", "count 5x90 25x80 100x41", "count 2.50x4 100x50", "reopen"),
    *("void-slip fill 1", "void-slip credit 1", "void-slip buy-in 1"),
)


@pytest.mark.parametrize("seed", range(60))
def test_the_parts_of_the_result_add_up(seed: int) -> None:
    """Result = rounds + tray variance + drop variance, whatever was told, counted and voided."""
    random = Random(seed)
    books = told(OPEN)
    may_reopen = False
    for line in random.choices(_LINES, k=30):
        if line == "reopen":
            if may_reopen:
                books.apply([SettlementReopened()])
                may_reopen = False
        elif line.startswith("won"):
            word = line.split()[1]
            sign = -1 if word.startswith("-") else 1
            books.apply(books.settled(Money.parse(word.lstrip("-")) * sign))
            may_reopen = True
        elif not code_of(books, line):
            books.apply(books.decide(read(line), SHIFT_MANAGER))
        _check_the_identity(books)
    for line in ("close-table 5x77 25x3", "drop-counted 30"):
        books.apply(books.decide(read(line), SHIFT_MANAGER))
        _check_the_identity(books)
    for kind in {kind for kind, _ in books.issued}:
        numbers = [number for of, number in books.issued if of == kind]
        assert numbers == list(range(1, len(numbers) + 1)), "no gap and no double"


def _check_the_identity(books: Books) -> None:
    sums = books.sums
    assert books.result == sums.rounds + sums.tray_variance + sums.drop_variance


def test_the_identity_notices_a_move_that_is_forgotten(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Books, "_take_back", lambda _books, _event: None)
    books = told(OPEN, "fill 5x3")
    books.sums.fills += Money(1)
    with pytest.raises(AssertionError):
        _check_the_identity(books)


def test_a_slip_says_whose_cash_it_was() -> None:
    (slip,) = told(OPEN).decide(read("buy-in ann 12.50"), Role.DEALER)
    assert slip == SlipIssued("buy-in", 1, Money(1250), player="ann")
