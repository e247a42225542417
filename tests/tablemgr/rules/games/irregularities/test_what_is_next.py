"""What the guide says next while a case is open, and whose the case has become."""

from __future__ import annotations

from tablemgr.rules.roles import Role
from tests.tablemgr.plain_tables import refusal_of, say
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


def test_a_card_too_many_may_be_a_misread_and_in_version_4_else_the_shift_manager_decides_i6() -> (
    None
):
    five = ("open", "bet 1 ann 100 seated", "bet 2 bob 100 seated", "close", "card Kh Kh Kh Kh Kh")
    guide = told("blackjack-v4", *five, decks=4).guide()
    assert (guide.code, guide.paragraph) == ("case-decide-excess", "I6")
    assert "corrects the card if it was misread" in guide.text
    assert "Shift Manager decides" in guide.text
    assert told("blackjack-v5", *five, decks=4).guide().code == "case-excess"


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


def test_a_card_too_many_is_corrected_if_it_was_misread_and_else_a_void_i6() -> None:
    """A misread must not Void a good Round; a Void that is due for another reason comes first."""
    fifth = ("open", "bet 1 ann 100 seated", "close", "card Kh Kh Kh Kh Kh")
    guide = told("rws-blackjack", *fifth, decks=4).guide()
    assert (guide.code, guide.paragraph) == ("case-excess", "I6")
    assert "corrects the card" in guide.text
    assert "5.5.2" in guide.text
    foreign = told("rws-blackjack", *fifth, "irregularity foreign-card", decks=4).guide()
    assert (foreign.code, "5.5.1" in foreign.text) == ("case-void", True)


def test_everything_is_not_decided_while_a_second_matter_is_open_i19() -> None:
    """The decision on the first card says nothing of the second."""
    undue = ("open", "bet 1 ann 100 seated", "close", "card Kh 9d Kd", "proceed", "card 5c")
    decided = (*undue, "reconstruct yes", "choose 1 ann continue")
    assert told("rws-blackjack", *decided).guide().code == "case-resume"
    assert told("rws-blackjack", *decided, "card 6c").guide().code == "case-reconstruct"
    asked = (*decided, "card 6c", "reconstruct no")
    assert told("rws-blackjack", *asked).guide().code == "case-options"
    assert told("rws-blackjack", *asked, "choose 1 ann return").guide().code == "case-resume"


def test_of_a_card_too_many_the_pit_supervisor_hears_what_is_undecided_v4_i9_i6() -> None:
    """Its Void is his, so that it does not make the Round the Shift Manager's to resume."""
    fifth = ("open", "bet 1 ann 100 seated", "close", "card Kh Kh Kh Kh Kh")
    table = told("blackjack-v4", *fifth, decks=4)
    assert refusal_of(table, "resume", Role.PIT_SUPERVISOR).code == "case-undecided"
    say(table, "irregularity misdeal", Role.PIT_SUPERVISOR)
    assert refusal_of(table, "resume", Role.PIT_SUPERVISOR).code == "case-undecided"
    later = told("blackjack-v4", *fifth[:3], "card Kh 9d Kd", "proceed", "irregularity misdeal")
    assert refusal_of(later, "resume", Role.PIT_SUPERVISOR).code == "beyond-authority"
