"""What the Dealer does now: the sentence, what is announced, and the button that moves on."""

from __future__ import annotations

import pytest

from tablemgr.rules.commands import Close, Command, Open, Settle, TakeBack
from tablemgr.rules.games.blackjack.commands import Proceed
from tablemgr.rules.games.si_ki_pi.commands import Reveal
from tablemgr.service.session import TableSession
from tests.ui.presenter.positions import ACE, BLACKJACK, DOUBLED, PAIR, SET, SI_KI_PI, dealt, told
from ui.presenter.guide import guide_view
from ui.presenter.settlement import rows_to_work
from ui.presenter.work import Work
from ui.views.guide import BACK, DONE, FLOW, ActionView, GuideView, HistoryLine

BETS = ("open", "bet 1 ann 100 seated")
VOID = (*BETS, "irregularity card-count", "void 5.5.2")


def flow(view: GuideView) -> ActionView | None:
    found = [each for each in view.actions if each.place == FLOW]
    assert len(found) <= 1
    return found[0] if found else None


@pytest.mark.parametrize(
    ("lines", "game", "label", "command"),
    [
        ((), BLACKJACK, "Place your Bets", Open()),
        (BETS, BLACKJACK, "No more Bets", Close()),
        (ACE, BLACKJACK, "Deal on", Proceed()),
        ((*DOUBLED, "card 8c Kc"), BLACKJACK, "Settle", Settle()),
        ((*DOUBLED, "card 8c Kc", "settle"), BLACKJACK, "Place your Bets", Open()),
        (VOID, BLACKJACK, "Place your Bets", Open()),
        ((*BETS, "irregularity foreign-card"), BLACKJACK, "Resolve the case", None),
    ],
)
def test_the_gold_button_moves_the_round_on(
    lines: tuple[str, ...], game: str, label: str, command: Command | None
) -> None:
    button = flow(guide_view(dealt(*lines, game=game)))
    assert button is not None
    assert (button.label, button.command, button.primary) == (label, command, True)


@pytest.mark.parametrize(
    ("lines", "slot", "key"),
    [
        ((), 1, "/"),
        (BETS, 5, "Space"),
        (ACE, 4, "+"),
        ((*DOUBLED, "card 8c Kc"), 5, "Space"),
        ((*DOUBLED, "card 8c Kc", "settle"), 1, "/"),
        ((*BETS, "irregularity foreign-card"), 4, "Return"),
    ],
)
def test_each_way_on_has_its_slot_and_key_and_none_of_two_in_turn_the_same(
    lines: tuple[str, ...], slot: int, key: str
) -> None:
    button = flow(guide_view(dealt(*lines)))
    assert button is not None
    assert (button.slot, button.shortcut) == (slot, key)


def test_nothing_moves_on_while_a_player_decides() -> None:
    assert flow(guide_view(dealt(*PAIR))) is None


def test_what_cannot_be_yet_is_barred_with_its_reason() -> None:
    button = flow(guide_view(dealt("open")))
    assert button is not None
    assert (button.label, button.command, button.primary) == ("No more Bets", None, False)
    assert button.reason is not None
    assert button.reason.text
    assert button.reason.cite is not None


def test_the_dealers_cards_are_not_to_be_opened_before_the_guide_says_so_3_21() -> None:
    early = flow(guide_view(dealt(*SET, game=SI_KI_PI)))
    assert early is not None
    assert (early.command, early.primary) == (None, False), "it asks first: box 1 is not set"
    all_set = (*SET, "set 1 2s 3c / 9h 9d", "house-way 2")
    due = flow(guide_view(dealt(*all_set, game=SI_KI_PI)))
    assert due is not None
    assert (due.command, due.primary) == (Reveal(), True)


def work_of(session: TableSession) -> Work:
    """All rows, none of them ticked off; the Dealer is at the first."""
    return Work(rows_to_work(session, "right"))


def test_while_rows_are_left_the_key_of_the_box_is_gold_and_no_round_opens() -> None:
    session = dealt(*DOUBLED, "card 8c Kc")
    view = guide_view(session, work=work_of(session))
    done = next(action for action in view.actions if action.place == DONE)
    assert (done.label, done.shortcut, done.primary) == ("Box 1 done", "Return", True)
    settling = flow(view)
    assert settling is not None
    assert (settling.command, settling.primary) == (Settle(), False)
    assert settling.sub.startswith("when moved: ")
    session = dealt(*VOID)
    void = guide_view(session, work=work_of(session))
    assert void.text.startswith("The Round is Void. Box ")
    assert void.cite is not None
    assert void.cite.number == "5.17"
    opening = flow(void)
    assert opening is not None
    assert (opening.command, opening.primary) == (None, False)
    assert opening.reason is not None
    assert opening.reason.text.startswith("Still due: box ")
    assert guide_view(dealt(*VOID)).text != void.text


def test_a_reopened_settlement_is_put_right_before_it_is_made_again_5_6() -> None:
    settled = (*DOUBLED, "card 8c Kc", "settle")
    session = dealt(*settled, "reopen")
    view = guide_view(session)
    assert view.text == (
        "The settlement is reopened: correct the card or report what went wrong, then settle."
    )
    assert view.cite is not None
    assert view.cite.number == "5.6"
    again = flow(view)
    assert again is not None
    assert (again.command, again.primary) == (Settle(), False)
    told(session, "correct 8 6c")
    view = guide_view(session, work=work_of(session))
    assert view.text.startswith("Box 1: ")
    done = flow(guide_view(session))
    assert done is not None
    assert (done.command, done.primary) == (Settle(), True)


def test_the_sentence_its_paragraph_and_what_is_announced() -> None:
    view = guide_view(dealt())
    assert view.text == "Announce the Round and let the Players bet."
    assert view.say == "Place your Bets, please"
    assert view.cite is not None
    assert view.cite.number == "3.3"
    assert view.cite.wording


def test_the_last_decision_can_be_taken_back_and_the_last_thing_is_said() -> None:
    said = HistoryLine("Box 1 splits")
    view = guide_view(dealt(*PAIR, "split 1"), history=said)
    assert view.history is said
    assert view.back == ActionView(BACK, "Take back", "Ctrl+Z", TakeBack(), sub="Split")
    assert guide_view(dealt(*PAIR)).back == ActionView(
        BACK, "Take back", "Ctrl+Z", TakeBack(), sub="Deal on"
    )
    assert guide_view(dealt(*PAIR[:-1])).back is None


def test_after_a_cancelled_round_the_shuffle_comes_first_i10() -> None:
    session = dealt("open", "bet 1 ann 100 seated", game="live-blackjack")
    session.shoe.cancelled()
    assert "shuffled" not in guide_view(session).text, "the Round goes on"
    session = dealt(game="live-blackjack")
    session.shoe.cancelled()
    view = guide_view(session)
    assert view.text == "Have the whole shoe shuffled before the next Round."
    assert view.say == ""
    session.shoe.load()
    assert guide_view(session).text == "Announce the Round and let the Players bet."


def test_a_bet_that_is_lost_in_play_is_taken_before_the_next_box_is_asked() -> None:
    """3.20: until the Round is over; then the rows of the settlement say it."""
    two = ("open", "bet 1 ann 100 seated", "bet 2 bob 50 seated", "close", "card Kh Jd 9c 6c Qd")
    bust = (*two, "proceed", "hit 1", "card Td")
    session = dealt(*bust)
    assert guide_view(session).text.startswith("Box 1 has lost: take 100. Ask box 2")
    told(session, "stand 2", "card 8h")
    assert "has lost" not in guide_view(session).text
    told(session, "settle")
    assert "has lost" not in guide_view(session).text
