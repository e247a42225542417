"""The commands that a table's books can be told between two Rounds, and how a session record writes
them.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final, TypeAlias

from msgspec import Struct

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import MalformedError
from tablemgr.rules.commands.words import Vocabulary, Words
from tablemgr.rules.roles import Role

ChipCount: TypeAlias = tuple[tuple[Money, int], ...]
"""How many chips of each denomination: `5x100` is a hundred chips of 5."""


class ChipsCounted(Struct, frozen=True):
    """A command that says how many chips of each denomination."""

    chips: ChipCount


class OpenTray(ChipsCounted, frozen=True):
    """The opener: the tray is counted and the table opens."""


class Fill(ChipsCounted, frozen=True):
    """Chips brought from the cage, counted into the tray."""


class Credit(ChipsCounted, frozen=True):
    """Chips sent to the cage."""


class BuyIn(Struct, frozen=True):
    """A Player's cash goes into the drop box, and he gets chips for it."""

    player: str
    amount: Money


class CountTray(ChipsCounted, frozen=True):
    """The tray is counted while the table goes on."""


class CloseTable(ChipsCounted, frozen=True):
    """The closer: the tray is counted and the table closes."""


class CountDrop(Struct, frozen=True):
    """The count room's figure for the drop box of the session that has just closed."""

    amount: Money


class VoidSlip(Struct, frozen=True):
    """A slip of this session is voided: its effect is taken back, its number stays used."""

    kind: str
    number: int


TrayCommand: TypeAlias = (
    OpenTray | Fill | Credit | BuyIn | CountTray | CloseTable | CountDrop | VoidSlip
)

CAN_BE_VOIDED: Final = ("fill", "credit", "buy-in")
"""The kinds of slip that `void-slip` names."""

ROLE_NEEDED: Final[dict[type[TrayCommand], Role]] = {
    OpenTray: Role.PIT_SUPERVISOR,
    Fill: Role.PIT_SUPERVISOR,
    Credit: Role.PIT_SUPERVISOR,
    BuyIn: Role.DEALER,
    CountTray: Role.PIT_SUPERVISOR,
    CloseTable: Role.PIT_SUPERVISOR,
    CountDrop: Role.SHIFT_MANAGER,
    VoidSlip: Role.PIT_SUPERVISOR,
}
"""The lowest role that may give each command."""

_OF_CHIPS: Final[dict[str, type[OpenTray | Fill | Credit | CountTray | CloseTable]]] = {
    "open-table": OpenTray,
    "fill": Fill,
    "credit": Credit,
    "count": CountTray,
    "close-table": CloseTable,
}
"""The commands whose words are chips."""

TRAY_WORDS: Final = frozenset({*_OF_CHIPS, "buy-in", "drop-counted", "void-slip"})
"""The first words of the lines that the books read; every other line is a Round's."""

_NO_WORDS: Final = Vocabulary(0, frozenset(), frozenset())
_MOST_CHIPS_DIGITS: Final = 9


def worth(chips: ChipCount) -> Money:
    """Add up what the chips are worth."""
    return sum((denomination * pieces for denomination, pieces in chips), ZERO)


def parse_tray(line: str, denominations: Sequence[Money]) -> TrayCommand:
    """The command of a line whose first word is one of `TRAY_WORDS`.

    `denominations` are the chips that the tray may hold. Raises `MalformedError`.
    """
    words = Words(line.split(), _NO_WORDS)
    command: TrayCommand
    if words.name in _OF_CHIPS:
        return _OF_CHIPS[words.name](_chips(words, denominations))
    if words.name == "buy-in":
        command = BuyIn(words.player(), words.amount())
    elif words.name == "drop-counted":
        command = CountDrop(words.amount(zero=True))
    else:
        command = VoidSlip(words.word("kind of slip", CAN_BE_VOIDED), words.number("slip's number"))
    words.end()
    return command


def _chips(words: Words, denominations: Sequence[Money]) -> ChipCount:
    """The words `5x100 25x80`: each denomination at most once."""
    counted: dict[Money, int] = {}
    for word in words.rest():
        denomination, pieces = _denomination_and_pieces(word, denominations)
        if denomination in counted:
            raise MalformedError(
                "{word!r}: chips of {denomination} are counted twice",
                word=word,
                denomination=denomination,
            )
        counted[denomination] = pieces
    if not counted:
        raise MalformedError("{words!r} lacks its chips, as 5x100", words=words.name)
    return tuple(sorted(counted.items()))


def _denomination_and_pieces(word: str, denominations: Sequence[Money]) -> tuple[Money, int]:
    of, _, pieces = word.partition("x")
    try:
        denomination = Money.parse(of)
    except ValueError:
        raise MalformedError("{word!r} is not a number of chips, as 5x100", word=word) from None
    if denomination not in denominations:
        known = ", ".join(each.in_words() for each in denominations)
        raise MalformedError(
            "{word!r}: the tray has no chips of {of}, only of {known}",
            word=word,
            of=of,
            known=known,
        )
    if not (pieces.isascii() and pieces.isdigit() and len(pieces) <= _MOST_CHIPS_DIGITS):
        raise MalformedError(
            "{word!r}: {pieces!r} is not a whole number of chips", word=word, pieces=pieces
        )
    return denomination, int(pieces)
