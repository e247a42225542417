"""The shoe's life: its count through refusals, corrections, Rounds and new starts; its alarms."""

from __future__ import annotations

from copy import deepcopy
from pathlib import Path

import pytest
from msgspec.structs import asdict

from tablemgr.basics.cards import DECK, Card, card
from tablemgr.basics.errors import Refusal
from tablemgr.journal import Draft, EntryKind
from tablemgr.rules.commands import DealCard, Open, Void
from tablemgr.rules.events import Flagged
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import Phase, Stage
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role
from tablemgr.service.session import TableSession
from tablemgr.service.shoe import Shoe, Shortage, Shuffle
from tablemgr.service.shoe_acts import (
    burn_card,
    cut_card,
    load_shoe,
    searched,
    shortage_now,
    shuffled_after_all,
)
from tests.tablemgr.tables import ROUND, counting_clock, open_session, tell

SI_KI_PI = ("open", "bet 1 ann 100 seated", "close", "card 2s 3s 4s 5s 7h 8h 9h Th", "house-way 1")


def again(session: TableSession, path: Path, game: str = "rws-blackjack") -> TableSession:
    """A new start of the same table."""
    session.journal.close()
    return open_session(path, game)


def phase(session: TableSession) -> Stage:
    return session.table.position.phase


def left_of(shoe: Shoe, asked: Card) -> int:
    """How many of one card are still in it."""
    return shoe.decks - shoe.counts[asked.index]


def test_a_card_that_no_round_awaits_is_refused_and_counted_as_drawn_3_3(path: Path) -> None:
    session = open_session(path)
    with pytest.raises(Refusal) as refused:
        session.do(DealCard(card("Kh")), "angel-eye")
    assert refused.value.paragraph == "3.3"
    assert (session.shoe.drawn, session.shoe.cards_left) == (1, 415)
    session = again(session, path)
    assert (session.shoe.drawn, left_of(session.shoe, card("Kh"))) == (1, 7)
    session.journal.close()


def test_what_is_left_of_every_card_goes_on_over_rounds_and_new_starts(path: Path) -> None:
    session = open_session(path)
    load_shoe(session, Shuffle("dan"))
    for _ in range(3):
        tell(session, *ROUND)
        session = again(session, path)
    shoe = session.shoe
    assert (shoe.drawn, shoe.cards_left) == (12, 404)
    left = {each.code: left_of(shoe, each) for each in DECK if left_of(shoe, each) < 8}
    assert left == {"Kh": 5, "9d": 5, "Kd": 5, "8c": 5}
    assert shoe.shuffle == Shuffle("dan")
    session.journal.close()


def test_only_the_last_round_is_folded_at_a_new_start(path: Path) -> None:
    session = open_session(path)
    for _ in range(3):
        tell(session, *ROUND)
    opened = [e for e in session.journal.entries() if "carry" in e.data]
    assert [sum(e.data["carry"]["shoe"]["counts"]) for e in opened] == [0, 4, 8]
    session.journal.close()


def test_a_corrected_card_is_counted_as_what_it_was(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND[:6], "as sue pit-supervisor", "correct 2 Td")
    shoe = session.shoe
    assert (shoe.drawn, left_of(shoe, card("9d")), left_of(shoe, card("Td"))) == (3, 8, 7)
    session = again(session, path)
    assert session.shoe == shoe
    session.journal.close()


def test_a_round_of_a_table_that_was_changed_counts_in_the_same_shoe(path: Path) -> None:
    session = open_session(path)
    tell(session, *ROUND)
    session.journal.close()
    session = open_session(path, boxes=5)
    assert session.shoe.drawn == 4
    session.journal.close()
    session = open_session(path, "blackjack-v5", decks=6)
    assert (session.shoe.drawn, session.shoe.cards_left) == (0, 312)
    load_shoe(session, burn=1)
    burn_card(session, None)
    session.journal.close()
    session = open_session(path, "blackjack-v5", decks=6)
    assert (session.shoe.drawn, session.shoe.burned) == (1, 1)
    session.journal.close()


# --- loaded, shuffled, burned, cut, over -------------------------------------------------------


def test_a_new_shoe_is_full_shuffled_by_somebody_and_burns_its_first_cards_5_5_4(
    path: Path,
) -> None:
    session = open_session(path)
    tell(session, *ROUND)
    load_shoe(session, Shuffle("MD-1", machine=True), burn=2)
    burn_card(session, card("As"))
    session = again(session, path)
    shoe = session.shoe
    assert (shoe.shuffle, shoe.burn_due, shoe.burned) == (Shuffle("MD-1", machine=True), 1, 1)
    burn_card(session, None)
    assert (shoe.drawn, shoe.cards_left, left_of(shoe, card("As"))) == (2, 414, 7)
    assert (shoe.burn_due, shoe.unread) == (0, 1)
    session.do(Open())
    session = again(session, path)
    assert session.shoe == shoe
    with pytest.raises(Refusal):
        burn_card(session, None)
    session.journal.close()


def test_more_burn_cards_than_a_pack_has_are_none(session: TableSession) -> None:
    load_shoe(session, burn=52)
    assert session.shoe.burn_due == 52
    with pytest.raises(ValueError, match="burned"):
        load_shoe(session, burn=53)


def test_the_cut_card_is_known_until_the_next_shoe(path: Path) -> None:
    session = open_session(path)
    assert not session.shoe.cut_card_seen
    tell(session, *ROUND[:6])
    cut_card(session)
    session = again(session, path)
    assert session.shoe.cut_card_seen
    tell(session, *ROUND[6:])
    assert session.shoe.cut_card_seen
    load_shoe(session)
    assert not session.shoe.cut_card_seen
    session.journal.close()


def test_a_journal_that_counts_cards_only_is_taken_up(path: Path) -> None:
    session = open_session(path)
    tell(session, "open")
    entry = session.journal.last
    assert entry is not None
    carry = {**entry.data["carry"], "shoe": 300, "cut_card": True}
    draft = Draft(EntryKind.ACT, {**entry.data, "carry": carry}, 2, "dealer", "dealer", entry.stamp)
    session.journal.append_all([draft])
    session = again(session, path)
    assert (session.shoe.drawn, session.shoe.unread, session.shoe.seen) == (300, 300, {})
    assert session.shoe.cut_card_seen
    session.journal.close()


# --- I6: one card too many ---------------------------------------------------------------------


def flags(session: TableSession) -> list[str]:
    return [flag.paragraph for flag in session.table.position.flags if isinstance(flag, Flagged)]


def test_a_ninth_king_of_hearts_over_several_rounds_stops_the_round_i6(path: Path) -> None:
    session = open_session(path)
    for _ in range(8):
        tell(session, *ROUND)
    session = again(session, path)
    tell(session, *ROUND[:5], "card Kh")
    assert phase(session) is Phase.IRREGULARITY
    assert flags(session) == ["5.5.2"]
    session = again(session, path)
    assert phase(session) is Phase.IRREGULARITY
    tell(session, "as sue pit-supervisor", "correct 1 Qh")
    assert phase(session) is BlackjackPhase.INITIAL_DEAL
    assert (left_of(session.shoe, card("Kh")), left_of(session.shoe, card("Qh"))) == (0, 7)
    session.journal.close()


def test_a_new_shoe_has_all_its_kings_again_i6(session: TableSession) -> None:
    for _ in range(8):
        tell(session, *ROUND)
    load_shoe(session)
    tell(session, *ROUND)
    assert phase(session) is Phase.COMPLETE


@pytest.mark.parametrize(("back", "stands"), [(True, "complete"), (False, "irregularity")])
def test_where_the_discards_come_back_each_round_has_all_cards_i6(
    session: TableSession, back: bool, stands: str
) -> None:
    served = TableSession(
        session.table.copy(), session.journal, counting_clock(), cards_come_back=back
    )
    for _ in range(9):
        tell(served, *ROUND)
    assert phase(served).value == stands


def test_si_ki_pis_one_deck_is_shuffled_for_every_round(tmp_path: Path) -> None:
    path = tmp_path / "skp.journal"
    session = open_session(path, "si-ki-pi")
    for _ in range(2):
        tell(session, *SI_KI_PI, "reveal", "settle")
        assert phase(session) is Phase.COMPLETE
        assert session.shoe.drawn == 8
    session = again(session, path, "si-ki-pi")
    assert session.shoe.cards_left == 44
    tell(session, "open")
    assert session.shoe.cards_left == 52
    session.journal.close()


# --- I7: cards that may not do -----------------------------------------------------------------


def test_a_warning_before_the_deal_where_the_cards_left_may_not_do_i7(path: Path) -> None:
    session = open_session(path)
    session.shoe.unread = 416 - 12
    tell(session, *ROUND[:5])
    assert shortage_now(session) is None
    session.shoe.unread += 1
    assert shortage_now(session) == Shortage(11, 12, 1)
    tell(session, "card Kh")
    assert phase(session) is BlackjackPhase.INITIAL_DEAL
    assert shortage_now(session) is None
    session.journal.close()


def test_while_bets_are_open_the_boxes_with_bets_count_i7(session: TableSession) -> None:
    session.shoe.unread = 416 - 17
    assert shortage_now(session) is None
    tell(session, *ROUND[:3])
    assert shortage_now(session) is None
    tell(session, "bet 2 cat 100")
    found = shortage_now(session)
    assert found is not None
    assert found == Shortage(17, 18, 2)


def test_si_ki_pi_reckons_the_cards_of_its_deal_i7(path: Path) -> None:
    session = open_session(path, "si-ki-pi")
    tell(session, "open", "bet 1 ann 10", "bet 2 bob 10")
    session.shoe.unread = 52 - 12
    assert shortage_now(session) is None
    session.shoe.unread += 1
    assert shortage_now(session) == Shortage(11, 12, 2)
    session.journal.close()


# --- I10: a cancelled Round orders a reshuffle ----------------------------------------------------

CANCELLED = ("open", "bet 1 ann 10 seated", "close", "card Kh", "irregularity other the host")


def test_after_a_cancelled_live_round_none_opens_before_a_new_shoe_i10(path: Path) -> None:
    session = open_session(path, "live-blackjack")
    tell(session, *CANCELLED, "as sue pit-supervisor", "void error-handling", "as dan dealer")
    assert session.shoe.shuffle_due
    session = again(session, path, "live-blackjack")
    refusal = session.verify(Open())
    assert refusal is not None
    assert (refusal.code, refusal.paragraph) == ("shoe-needs-shuffle", "error-handling")
    load_shoe(session, Shuffle("Ann"))
    session.do(Open())
    session.journal.close()


def test_a_void_of_another_game_orders_no_shuffle_by_itself(path: Path) -> None:
    session = open_session(path)
    tell(session, "open", "bet 1 ann 10 seated", "close", "card Kh", "irregularity card-count")
    tell(session, "as sue pit-supervisor", "void 5.5.2")
    assert session.verify(Open()) is None
    session.journal.close()


# --- 5.5.4: not shuffled -----------------------------------------------------------------------

IN_ORDER = (
    *("open", "bet 1 ann 100 seated", "bet 2 bob 100", "bet 3 cat 100", "close"),
    "card 5s 6s 7s 8s 9s Ts",
)


def alarms(session: TableSession) -> list[int]:
    return [e.data["cards"] for e in session.journal.entries() if e.data.get("shoe") == "in-order"]


def test_seven_cards_as_in_a_new_pack_raise_the_alarm_once_and_stop_nothing_5_5_4(
    path: Path,
) -> None:
    session = open_session(path)
    tell(session, *IN_ORDER)
    assert (session.shoe.in_order, alarms(session)) == (False, [])
    session = again(session, path)
    tell(session, "card Js")
    assert (session.shoe.in_order, alarms(session)) == (True, [7])
    assert phase(session) is not Phase.IRREGULARITY
    session = again(session, path)
    assert session.shoe.in_order
    shuffled_after_all(session)
    tell(session, "proceed", "hit 1", "card Qs")
    assert (session.shoe.in_order, alarms(session)) == (False, [7])
    session = again(session, path)
    assert not session.shoe.in_order
    session.journal.close()


def test_a_person_confirms_it_by_the_report_and_the_round_is_void_5_5_4(path: Path) -> None:
    session = open_session(path)
    tell(session, *IN_ORDER, "card Js", "irregularity not-shuffled")
    assert (session.shoe.in_order, flags(session)) == (False, ["5.5.4"])
    session.do(Void("5.5.4"), by=Person("sue", Role.PIT_MANAGER))
    assert phase(session) is Phase.VOID
    session = again(session, path)
    assert not session.shoe.in_order
    session.journal.close()


def test_all_of_a_shoe_is_carried_into_a_later_start(path: Path) -> None:
    """Each field is given a value of its own first, so that none can be forgotten."""
    session = open_session(path)
    load_shoe(session, Shuffle("sue"), burn=5)
    for burned in (None, card("As"), card("2s")):
        burn_card(session, burned)
    cut_card(session)
    tell(session, *IN_ORDER, "card Js", "irregularity card-count")
    session.do(Void("5.5.2"), by=Person("sue", Role.PIT_MANAGER))
    kept = deepcopy(session.shoe)
    same = {key for key, usual in asdict(Shoe(8)).items() if asdict(kept)[key] == usual}
    assert same == {"decks", "shuffled_each_round", "shuffle_due", "search_due"}
    session.do(Open())
    session = again(session, path)
    assert session.shoe == kept
    assert (session.shoe.burn_due, session.shoe.burned, session.shoe.unread) == (2, 3, 1)
    session.journal.close()


def test_after_a_foreign_cards_void_no_round_opens_before_the_shoe_was_seen_to_5_5_1(
    path: Path,
) -> None:
    session = open_session(path)
    pit, dealer = Person("sue", Role.PIT_MANAGER), Person("dan", Role.DEALER)
    for kind, paragraph, asks in (
        ("card-count", "5.5.2", False),
        ("foreign-card", "5.5.1", True),
        ("foreign-card", "5.5.1", True),
    ):
        tell(session, "open", "bet 1 ann 100 seated", f"irregularity {kind}")
        assert not session.shoe.search_due
        session.do(Void(paragraph), by=pit)
        session = again(session, path)
        refusal = session.verify(Open())
        assert (refusal is not None) is asks
        if refusal is None:
            continue
        assert (refusal.code, refusal.paragraph) == ("shoe-needs-search", "5.5.1")
        with pytest.raises(Refusal, match="Pit Supervisor"):
            searched(session, dealer)
        if session.round_no == 2:
            load_shoe(session)
        else:
            searched(session, pit)
        assert session.verify(Open()) is None
        session = again(session, path)
        assert session.verify(Open()) is None
    session.journal.close()
