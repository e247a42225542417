"""A table in service: stored before it counts, taken up where it stood, stopped safely."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.errors import Bug, Fault, Refusal
from tablemgr.journal import EntryKind
from tablemgr.rules.commands import DealCard, Decide, Open, Settle, Void
from tablemgr.rules.games.blackjack.commands import Hit
from tablemgr.rules.games.position import Phase
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.device_acts import reported
from tablemgr.service.interruption import confirm_cards, restore
from tablemgr.service.session import TableSession
from tablemgr.service.shoe_acts import cut_card, load_shoe
from tablemgr.service.slip_acts import print_slip, slip_of
from tablemgr.service.slip_issue import issues
from tablemgr.service.slip_name import SlipName
from tests.tablemgr.players import snapshot
from tests.tablemgr.tables import ROUND, open_session, tell


def kinds(session: TableSession) -> list[str]:
    return [entry.kind.value for entry in session.journal.entries()]


def test_every_command_is_an_entry_and_a_refusal_is_one_too(session: TableSession) -> None:
    tell(session, "open", "close", "bet 1 ann 100")
    assert kinds(session) == ["act", "refusal", "act"]
    refused = next(e for e in session.journal.entries() if e.kind is EntryKind.REFUSAL)
    assert (refused.data["command"], refused.data["paragraph"]) == ("close", "B17")
    assert session.table.position.phase is Phase.BETTING


@pytest.mark.parametrize("told", range(len(ROUND) + 1))
def test_a_new_start_stands_where_the_last_one_stood(path: Path, told: int) -> None:
    first = open_session(path)
    tell(first, *ROUND[:told])
    first.journal.close()
    second = open_session(path)
    assert snapshot(second.table.position) == snapshot(first.table.position)
    assert (second.round_no, second.shoe, second.doubt) == (first.round_no, first.shoe, None)
    tell(second, *ROUND[told:])
    assert {p: str(n) for p, n in second.table.position.net().items()} == {
        "ann": "220.00",
        "bob": "50.00",
    }
    second.journal.close()


def test_a_card_is_stored_with_where_it_came_from(session: TableSession) -> None:
    tell(session, *ROUND[:5])
    session.do(DealCard(card("Kh")), via="angel-eye")
    entry = session.journal.last
    assert entry is not None
    assert (entry.data["via"], entry.data["command"]) == ("angel-eye", "card Kh")


def test_settling_waits_until_the_cards_are_confirmed_after_a_doubt(session: TableSession) -> None:
    tell(session, *ROUND[:-1])
    reported(session, "device.gap", {"expected": 4}, doubts_cards=True)
    with pytest.raises(Refusal, match="confirm") as caught:
        session.do(Settle())
    assert caught.value.paragraph == "5.4.1"
    confirm_cards(session)
    session.do(Settle())
    assert session.table.position.phase is Phase.COMPLETE


def test_a_doubt_survives_a_new_start_and_ends_with_the_confirmation(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND[:6])
    reported(session, "device.gap", {}, doubts_cards=True)
    session.journal.close()
    session = open_session(path)
    assert session.doubt == "device.gap"
    confirm_cards(session)
    session.journal.close()
    session = open_session(path)
    assert session.doubt is None
    session.journal.close()


def test_a_doubt_between_rounds_is_none(session: TableSession) -> None:
    reported(session, "device.connected", {}, doubts_cards=True)
    assert session.doubt is None


def test_slip_numbers_are_consecutive_and_belong_to_the_record(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND)
    issue = print_slip(session)
    assert (issue.round_no, issue.name.number, issue.duplicate) == (1, 1, 0)
    assert print_slip(session, 1).duplicate == 1
    session.journal.close()
    session = open_session(path)
    assert print_slip(session, 1).duplicate == 2
    tell(session, *ROUND)
    second = print_slip(session)
    assert (second.round_no, second.name.number, second.duplicate) == (2, 2, 0)
    assert second.code != issue.code
    session.journal.close()


def test_a_round_without_a_settlement_has_no_slip(session: TableSession) -> None:
    tell(session, *ROUND[:4])
    assert slip_of(session, 1) is None
    with pytest.raises(Fault, match="has no slip"):
        print_slip(session)


def test_a_reopened_settlement_has_a_slip_of_its_own(session: TableSession) -> None:
    tell(session, *ROUND)
    print_slip(session)
    tell(session, "as may shift-manager", "reopen", "correct 4 9c", "settle")
    issue = slip_of(session, 1)
    assert issue is not None
    assert (issue.name.number, issue.duplicate, issue.dealer) == (2, 0, "may")


def test_a_void_round_has_a_slip(session: TableSession) -> None:
    tell(session, *ROUND[:6], "irregularity foreign-card", "as sue pit-supervisor", "void 5.5.1")
    assert session.table.position.phase is Phase.VOID
    issue = slip_of(session, 1)
    assert issue is not None
    assert issue.name == SlipName(1, "void")
    assert (issue.by.name, issue.by.role) == ("sue", "pit-supervisor")


def test_slips_of_void_rounds_are_numbered_by_themselves_also_after_a_new_start(path: Path) -> None:
    """session-record.md: each kind is numbered from 1, without a gap."""
    void = ("irregularity card-count", "as sue pit-supervisor", "void 5.5.2", "as ann dealer")
    session = open_session(path)
    tell(session, *ROUND, *ROUND[:6], *void)
    session.journal.close()
    session = open_session(path)
    tell(session, *ROUND, *ROUND[:6], *void)
    names = [slip_of(session, number) for number in range(1, 5)]
    assert [None if each is None else each.name.words.in_words() for each in names] == [
        "slip 000001",
        "void slip 000001",
        "slip 000002",
        "void slip 000002",
    ]
    session.journal.close()


def test_a_settlement_that_is_reopened_and_voided_is_replaced_by_a_void_slip(
    session: TableSession,
) -> None:
    tell(session, *ROUND)
    reopened = ("as may shift-manager", "reopen", "irregularity foreign-card", "void 5.5.1")
    tell(session, *reopened)
    first, second = issues(session.journal, 1)
    assert (first.name, first.replaced_by) == (SlipName(1), SlipName(1, "void"))
    assert second.reopening is not None
    assert second.reopening.replaces == SlipName(1)
    assert slip_of(session, 1, SlipName(1)) == first


def test_who_acts_is_on_every_entry_and_after_a_new_start(path: Path) -> None:
    session = open_session(path)
    tell(session, "as dan dealer", "open")
    session.journal.close()
    session = open_session(path)
    assert (session.person.name, session.person.role.value) == ("dan", "dealer")
    last = session.journal.last
    assert last is not None
    assert last.person == "dan"
    session.journal.close()


def test_after_a_bug_nothing_is_done_until_the_table_is_restored(session: TableSession) -> None:
    tell(session, *ROUND[:6])
    before = snapshot(session.table.position)
    session.halt("KeyError: 'x'")
    with pytest.raises(Bug, match="KeyError"):
        session.do(Hit(1))
    restore(session)
    assert snapshot(session.table.position) == before
    assert session.doubt == "restored"
    assert "flaw" in kinds(session)


def test_a_shoe_is_loaded_between_rounds_only(session: TableSession) -> None:
    tell(session, *ROUND)
    cut_card(session)
    assert (session.shoe.drawn, session.shoe.cut_card_seen) == (4, True)
    session.do(Open())
    with pytest.raises(Refusal):
        load_shoe(session)


def test_an_open_round_of_another_table_is_a_fault(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND[:6])
    session.journal.close()
    with pytest.raises(Fault, match="other settings") as caught:
        open_session(path, boxes=5)
    assert "house profile" in caught.value.remedy


def test_a_finished_round_lets_the_table_change(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND)
    session.journal.close()
    session = open_session(path, "blackjack-v5", boxes=5)
    assert (session.table.position.phase, session.round_no) == (Phase.IDLE, 1)
    session.journal.close()


def test_who_signs_is_on_the_entry_and_the_dealer_stays_i1(
    session: TableSession, path: Path
) -> None:
    session.sign_in(Person("dora"))
    tell(session, *ROUND[:5], "irregularity foreign-card")
    mary = Person("mary", Role.PIT_SUPERVISOR)
    assert session.verify(Void("5.5.1")) is not None
    assert session.verify(Void("5.5.1"), mary) is None
    session.do(Void("5.5.1"), by=mary)
    act = next(e for e in session.journal.entries() if "void" in e.data.get("command", ""))
    assert (act.person, act.role) == ("mary", "pit-supervisor")
    assert (act.data["dealer"], act.data["dealer_role"]) == ("dora", "dealer")
    assert session.person == Person("dora")
    issue = slip_of(session, session.round_no)
    assert issue is not None
    assert issue.dealer == "dora"
    session.journal.close()
    again = open_session(path)
    assert again.person == Person("dora")
    again.journal.close()


def test_nobody_below_the_needed_role_can_sign_and_the_refusal_says_who_tried_i1(
    session: TableSession,
) -> None:
    tell(session, *ROUND[:5], "irregularity other A chip fell")
    with pytest.raises(Refusal) as refused:
        session.do(Decide("It stands."), by=Person("mary", Role.PIT_SUPERVISOR))
    assert refused.value.code == "beyond-authority"
    entry = next(e for e in session.journal.entries() if e.kind is EntryKind.REFUSAL)
    assert (entry.person, entry.data["dealer"]) == ("mary", "dealer")
    assert session.table.position.phase is Phase.IRREGULARITY


def test_a_round_without_amounts_says_so_on_its_slip_for_ever(path: Path) -> None:
    session = open_session(path)
    session.boxes_only = True
    tell(session, *ROUND)
    session.boxes_only = False
    tell(session, *ROUND)
    session.journal.close()
    session = open_session(path)
    issues = [slip_of(session, 1), slip_of(session, 2)]
    assert [issue is not None and issue.boxes_only for issue in issues] == [True, False]
    session.journal.close()


def test_two_cards_at_once_are_two_cards_less_in_the_shoe(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND[:5], "card Kh", "irregularity simultaneous 9d 2c")
    assert session.shoe.drawn == 3
    session.journal.close()
    session = open_session(path)
    assert session.shoe.drawn == 3
    session.journal.close()
