"""What the guide says next while a case is open, and whose the case has become."""

from __future__ import annotations

from tests.tablemgr.rules.open_case.test_preview import told

ONE_CARD = ("open", "bet 1 ann 100 seated", "close", "card Kh")


def test_the_house_is_asked_before_the_players_and_then_each_by_name_5_9_5_7() -> None:
    """5.7.1 and 5.7.2: what a Player goes on with depends on the Reconstruction."""
    opened = (*ONE_CARD, "irregularity misdeal")
    assert told("rws-blackjack", *opened).guide().code == "case-reconstruct"
    waiting = told("rws-blackjack", *opened, "reconstruct no").guide()
    assert (waiting.code, "ann" in waiting.text) == ("case-options", True)
    chosen = told("rws-blackjack", *opened, "reconstruct no", "choose 1 ann continue")
    assert chosen.guide().code == "case-resume"


def test_what_the_rules_do_not_cover_is_decided_and_a_foreign_card_is_a_void_5_19_5_5_1() -> None:
    other = told("rws-blackjack", *ONE_CARD, "irregularity other a chip fell")
    assert other.guide().code == "case-decide"
    foreign = told("rws-blackjack", *ONE_CARD, "irregularity foreign-card")
    assert foreign.guide().code == "case-void"


def test_a_further_card_asks_the_house_again_whether_a_reconstruction_is_possible_5_7_5_9() -> None:
    """The decision on the cards before it says nothing of the one after; no Player has chosen."""
    undue = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "card 5c")
    assert told("rws-blackjack", *undue).guide().code == "case-reconstruct"
    decided = told("rws-blackjack", *undue, "reconstruct yes")
    assert [case.reconstruction for case in decided.position.cases] == [True]
    again = told("rws-blackjack", *undue, "reconstruct yes", "card 6c", "card 7c")
    assert [case.reconstruction for case in again.position.cases] == [True, None]
    assert again.guide().code == "case-reconstruct"


def test_what_cannot_be_reconstructed_is_a_void_in_version_4_5_1_2() -> None:
    misdeal = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d", "irregularity misdeal")
    refused = told("blackjack-v4", *misdeal, "reconstruct no").guide()
    assert (refused.code, "5.1.2" in refused.text) == ("case-void", True), refused.text
    assert told("blackjack-v4", *misdeal, "reconstruct yes").guide().code == "case-resume"
