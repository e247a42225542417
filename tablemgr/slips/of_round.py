"""Makes the settlement slip of a Round. Decides nothing: every line comes from the table."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from datetime import UTC, tzinfo
from typing import Any

from msgspec import Struct

from tablemgr.basics.messages import Message, TextOrMessage
from tablemgr.basics.money import Money
from tablemgr.journal import Journal, JournalReader
from tablemgr.rules.events import BetSettled, Flagged, Noted
from tablemgr.rules.games.families import Position, family_of
from tablemgr.rules.games.family import Family
from tablemgr.rules.games.lines import ADJUSTMENT, INITIAL
from tablemgr.rules.open_case.reconstruction import ASIDE
from tablemgr.rules.rulebook.model import Rulebook, number_in_words
from tablemgr.rules.rulebook.read_back import message_of
from tablemgr.service.slip_issue import SlipIssue
from tablemgr.service.slip_name import CONTEXT
from tablemgr.service.stored_act import past_movements
from tablemgr.slips.model import (
    SettlementSlip,
    SlipBox,
    SlipFlag,
    SlipLine,
    SlipMove,
)
from tablemgr.slips.of_house import (
    journal_on_slip,
    name_of_signer,
    register_on_slip,
    settings_on_slip,
)
from tablemgr.slips.of_movements import (
    corrections_on_slip,
    moves_on_slip,
    opened_on_slip,
    reopening_on_slip,
)

_NAMES = {INITIAL: Message(CONTEXT, "Initial Bet"), ADJUSTMENT: Message(CONTEXT, "Adjustment")}


class House(Struct, frozen=True):
    """The head of every slip of a table: whose it is, which table, which shift, which money."""

    name: str
    table: str
    shift: str
    currency: str
    zone: tzinfo = UTC
    """The zone of the times that are printed."""
    training: bool = False
    """The table is for training, and each of its slips says so."""


def slip_of_issue(
    journal: Journal | JournalReader, issue: SlipIssue, house: House, chips: Sequence[Money] = ()
) -> tuple[SettlementSlip, str]:
    """The slip of a Round as the journal has it, and the id of its game; `chips` are those of the
    house. Raises `Bug` if its sums contradict each other.
    """
    entries = journal.entries(round_no=issue.round_no)
    table, movements = past_movements(entries, issue.round_no, issue.through)
    moves = moves_on_slip(table, movements, chips)
    return settlement_slip(table.position, issue, house, moves), table.rulebook.id


def settlement_slip(
    position: Position, issue: SlipIssue, house: House, moves: tuple[SlipMove, ...] = ()
) -> SettlementSlip:
    """The slip of a Round; `moves` are the chips that moved (`of_movements`).

    Raises `Bug` if its sums contradict each other.
    """
    book, under = position.rulebook, position.voided_under
    family = family_of(book)
    numbers = sorted({*position.boxes, *(line.box for line in position.settlement)})
    return SettlementSlip(
        house=house.name,
        table=house.table,
        game=book.title,
        version=book.edition,
        time=issue.settled.wall(house.zone),
        shift=house.shift,
        round_no=issue.round_no,
        name=issue.name,
        dealer=issue.dealer,
        currency=house.currency,
        boxes=tuple(_box(position, family, number) for number in numbers),
        table_hands=family.slip_table_hands(position),
        hand_names={hand.key: hand.title for hand in family.table_hands},
        hands_on_boxes=family.hands_on_boxes,
        journal_code=issue.code,
        journal_entry=issue.entry,
        flags=(
            *(_flag(book, flag) for flag in position.flags),
            *(_flag(book, note) for note in position.notes),
            *_corrections(position, issue),
            *(SlipFlag(number_in_words("S10"), text) for text in opened_on_slip(issue.opened)),
            *_house_flags(issue),
        ),
        void=None if under is None else number_in_words(under),
        voided_by="" if under is None else name_of_signer(issue.by),
        void_reason="" if under is None else _why_void(position, under),
        duplicate=issue.duplicate,
        boxes_only=issue.boxes_only,
        moves=moves,
        reopening=reopening_on_slip(issue.reopening, book, house.zone),
        replaced_by=issue.replaced_by,
        training=house.training,
        settings=settings_on_slip(issue.settings),
    )


def _why_void(position: Position, under: str) -> TextOrMessage:
    """Say what happened under the paragraph of the Void; what the paragraph says, if nothing of
    that was noted.
    """
    book = position.rulebook
    happened = [flag for flag in position.flags if flag.paragraph == under]
    return _flag(book, happened[-1]).text if happened else book.reading_of(under)


def _flag(book: Rulebook, event: Flagged | Noted) -> SlipFlag:
    message = message_of(book, event.code, event.text)
    return SlipFlag(number_in_words(event.paragraph), message)


def _corrections(position: Position, issue: SlipIssue) -> list[SlipFlag]:
    """I18: the cards that were corrected while the Round was played."""
    paragraph = number_in_words(position.rulebook.cites["no-such-card"])
    texts = corrections_on_slip(issue.corrected, face_down=not position.lies_open(ASIDE))
    return [SlipFlag(paragraph, text) for text in texts]


def _house_flags(issue: SlipIssue) -> tuple[SlipFlag, ...]:
    texts = (
        register_on_slip(issue.register_differs),
        journal_on_slip(unwitnessed=issue.unwitnessed),
    )
    return tuple(SlipFlag(number_in_words("I1"), text) for text in texts if text)


def _box(position: Position, family: Family[Any], number: int) -> SlipBox:
    """A box: the Bets on no Hand in the order settled, then those of each Hand, Hand by Hand."""
    book = position.rulebook
    hands = family.slip_hands(position, number)
    sides = {kind: book.bet_message(bet.name) for kind, bet in book.side_bets.items()}
    names = {**_NAMES, **family.bet_names, **sides}
    lines = [_line(line, names, len(hands)) for line in position.settlement if line.box == number]
    return SlipBox(number, hands, tuple(sorted(lines, key=lambda line: line.hand or 0)))


def _line(line: BetSettled, names: Mapping[str, Message], hands: int) -> SlipLine:
    of_hand = line.bet == INITIAL and hands > 1
    return SlipLine(
        player=line.player,
        bet=names[line.bet],
        hand=line.hand if of_hand else None,
        stake=line.stake,
        outcome=line.outcome.value,
        won=line.won,
        lost=line.lost,
        returned=line.returned,
        paragraph=number_in_words(line.paragraph),
        ruling=line.ruling,
    )
