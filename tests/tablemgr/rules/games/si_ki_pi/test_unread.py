"""A card that was not read lies face down, and nobody says what it is before its Hand is opened
(S10).
"""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card, cards, unread_card
from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import Money
from tablemgr.rules.commands import MalformedError, Opened, Unread, parse
from tablemgr.rules.games.position import Phase
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import games, load
from tablemgr.rules.table import Table

BETS = ("open", "bet 1 ann 100 seated", "bet 2 bob 50", "side 1 bob bonus-player 5", "close")
DEALT = (
    *(*BETS, "card 8h Kh 5s", "unread 4", "card 2h Th 4h", "unread 8"),
    *("card 9c 9d Kd", "unread 12"),
)
PLAYED = (
    *("laid 1", "opened 8 Js", "house-way 2", "opened 12 Qc", "reveal"),
    *("opened 4 4s", "set 1 5s 4s / 8h Kh", "settle"),
)


def told(*lines: str) -> Table:
    table = Table(load("si-ki-pi"), dealing="shuffler")
    for line in lines:
        tell(table, line)
    return table


def tell(table: Table, line: str) -> None:
    for command in parse(line, table.journal_vocabulary):
        table.do(command, table.role_needed(command))


def refused(table: Table, line: str) -> str:
    """The code and the paragraph of the refusal; nothing changes."""
    with pytest.raises(Refusal) as refusal:
        tell(table, line)
    return f"{refusal.value.code} {refusal.value.paragraph}"


def test_it_goes_to_the_hand_that_is_due_it_and_counts_for_nothing_i6() -> None:
    table = told(*DEALT)
    position = table.position
    assert position.phase is SiKiPiPhase.SETTING
    assert next(row for _, row in position.rows()) == [*cards("8h Kh 5s"), unread_card(4)]
    assert sum(position.card_counts) == 9
    assert len(position.cards) == 12


def test_what_opens_its_hand_waits_until_it_is_named() -> None:
    table = told(*DEALT)
    for line in ("house-way 1", "set 1 5s 8h / Kh 4s", "house-way 2", "reveal"):
        assert refused(table, line) == "hand-has-unread S10"
    assert refused(table, "correct 4 Kc") == "not-opened-yet S10"
    assert refused(table, "opened 3 Kc") == "card-was-read S10"
    tell(table, "laid 1")
    assert refused(table, "opened 4 4s") == "not-opened-yet S10"
    tell(table, "opened 12 Qc")
    tell(table, "reveal")
    assert refused(table, "house-way 2") == "hand-has-unread S10"
    assert refused(table, "set 1 5s 8h / Kh 4s") == "hand-has-unread S10"
    assert refused(table, "settle").startswith("settle-waits-for-box")


@pytest.mark.parametrize("lines", [BETS[:-1], BETS, (*DEALT[:-1], "card Qc")])
def test_none_is_dealt_where_none_is_due(lines: tuple[str, ...]) -> None:
    table = told(*lines)
    number = len(table.position.cards) + (0 if lines == BETS else 1)
    with pytest.raises(Refusal):
        table.do(Unread(unread_card(number)))


def test_named_the_round_is_as_if_it_had_been_read() -> None:
    table = told(*DEALT, *PLAYED)
    read = [line.replace("unread 4", "card 4s").replace("unread 8", "card Js") for line in DEALT]
    read = [line.replace("unread 12", "card Qc") for line in read]
    other = told(*read, *(line for line in PLAYED if not line.startswith("opened")))
    assert table.position.phase is Phase.COMPLETE
    assert table.position.settlement == other.position.settlement
    assert table.position.cards == other.position.cards
    assert table.position.card_counts == other.position.card_counts
    assert table.history == other.history
    tell(table, "reopen")
    tell(table, "correct 4 Kc")  # it is a card as any other now
    assert table.position.cards[3] is card("Kc")


def test_a_card_that_came_twice_stops_the_round_once_it_is_named_i6() -> None:
    table = told(*DEALT, "laid 1", "laid 2", "opened 12 Kh")
    assert [case.kind for case in table.position.cases] == ["excess-card"]
    assert refused(table, "opened 8 Js").startswith("case-open")
    tell(table, "correct 12 Qc")
    assert not table.position.cases
    assert table.can(Opened(8, card("Js"))) is False, "box 2 is laid"
    tell(table, "reveal")


def test_a_bonus_waits_for_the_card_of_a_hand_that_is_out_i20() -> None:
    """Bob's Bonus on box 1 is settled by all four cards of its Hand, whoever has left it."""
    table = told(*DEALT, "irregularity misdeal", "reconstruct no", "choose 1 ann return")
    for line in ("choose 1 bob continue", "choose 2 bob continue", "resume"):
        tell(table, line)
    for line in ("opened 8 Js", "house-way 2", "opened 12 Qc", "reveal"):
        tell(table, line)
    assert table.guide().text == "Open box 1 and enter its card 4, which was not read."
    assert refused(table, "settle") == "hand-has-unread S10"
    assert [line.bet for line in table.lines_now()] == ["initial", "initial"]
    tell(table, "opened 4 8c")
    tell(table, "settle")
    bonus = next(line for line in table.position.settlement if line.bet == "bonus-player")
    assert (bonus.won, bonus.lost) == (Money(500), Money(0))


def test_a_decision_is_taken_back_over_it_i12() -> None:
    table = told(*DEALT, "opened 8 Js", "laid 1", "take-back")
    assert not table.position.boxes[1].hand.laid
    assert table.position.cards[7] is card("Js")


def test_one_that_had_not_come_is_taken_back_before_the_next_card() -> None:
    table = told(*BETS, "unread 1", "take-back")
    assert (table.position.cards, table.position.next_card) == ([], (1, 0))
    assert table.position.notes[-1].text == "Card 1 had not come: nobody missed it."
    for line in ("unread 1", "card 8h"):
        tell(table, line)
    assert refused(table, "take-back") == "nothing-to-take-back I12"


@pytest.mark.parametrize("game", games())
def test_only_a_table_whose_cards_lie_face_down_knows_the_words(game: str) -> None:
    table = Table(load(game))
    for line in ("unread 1", "opened 1 Kh"):
        with pytest.raises(MalformedError):
            parse(line, table.vocabulary)
        if table.position.lies_open(next(iter(table.position.rows()))[0]):
            with pytest.raises(MalformedError):
                parse(line, table.journal_vocabulary)


def test_the_dealer_may_say_both() -> None:
    table = told(*BETS)
    assert table.can(Unread(unread_card(1)), Role.DEALER)
