"""Rulings, the acts of a case and their money in words."""

from __future__ import annotations

import pytest

from tablemgr.basics.cards import card
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Adjust,
    Choose,
    Command,
    Correct,
    First,
    Judge,
    Reconstruct,
    Reopen,
    Resume,
    Void,
)
from tablemgr.rules.events import BetSettled, Outcome
from tablemgr.rules.games.blackjack.commands import Hit
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.open_case.preview import BetPreview, Ruling, Way
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, OUT
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook import load
from tests.ui.presenter.positions import dealt
from ui.presenter.ruling_words import (
    act_text,
    before_the_players,
    bet_cell,
    consequence_of,
    lot_cell,
    signed,
    spot_text,
    sum_cell,
    title_of,
    tone_of,
)
from ui.views.shared import Tone
from ui.views.supervisor import MoneyCell

YES, NO = Reconstruct(possible=True), Reconstruct(possible=False)
ON = Choose(1, "ann", goes_on=True)


def ruling(*commands: Command, way: Way = Way.GO_ON) -> Ruling:
    return Ruling(way, commands, "5.7", Role.PIT_SUPERVISOR, BlackjackPhase.SUBSEQUENT_DEAL, (), ())


@pytest.mark.parametrize(
    ("given", "aside", "title", "consequence"),
    [
        (
            ruling(Void("5.5.1"), way=Way.VOID),
            False,
            "Void the Round",
            "Every Bet goes back, settled or not. The Round is over.",
        ),
        (
            ruling(YES, ON, way=Way.RETURN),
            False,
            "Bets back",
            "Each Player's own choice. What is settled stands.",
        ),
        (ruling(YES), True, "Reconstruct", "The cards set aside are dealt, in order."),
        (ruling(YES), False, "Reconstruct", "The cards are moved to where they should have gone."),
        (ruling(NO, ON), True, "Discard, play on", "The cards set aside go out of play."),
        (ruling(NO, ON), False, "Play on", "The cards stay as they lie."),
        (ruling(NO), False, "Remove the Hand", "The Hand is out; its Bets go back."),
        (
            ruling(First(card("Th"))),
            False,
            "10♥ first",
            "The other one is the next card.",
        ),
        (
            ruling(Judge(intentional=True)),
            False,
            "Intentional",
            "The Hand is out; its Bets go back.",
        ),
        (ruling(Judge(intentional=False)), False, "Not intentional", "The Hand stays in play."),
        (ruling(Resume()), False, "Play on", "Everything stays as it lies."),
    ],
    ids=lambda value: value if isinstance(value, str) else None,
)
def test_a_ruling_in_a_few_words_and_what_follows(
    given: Ruling, aside: bool, title: str, consequence: str
) -> None:
    assert title_of(given, cards_aside=aside) == title
    assert consequence_of(given, cards_aside=aside) == consequence


@pytest.mark.parametrize(
    ("command", "words"),
    [
        (YES, "The cards are Reconstructed."),
        (NO, "The cards are not Reconstructed."),
        (First(card("Th")), "10♥ comes first."),
        (ON, "Box 1: ann plays on."),
        (Choose(1, "ann", goes_on=False), "Box 1: ann takes the Bet back."),
        (Void("5.5.1"), "The Round is Void under 5.5.1."),
        (Correct(3, card("Kh")), "Card 3 was really K♥."),
        (Adjust(2, "bob", Money(1_250)), "Box 2: the House pays bob 12.50."),
        (Adjust(2, "bob", Money(-5_000)), "Box 2: the House collects 50 from bob."),
        (Judge(intentional=True), "It was intentional."),
        (Judge(intentional=False), "It was not intentional."),
        (Resume(), "The case is closed."),
        (Reopen(), "The settlement is reopened."),
    ],
    ids=str,
)
def test_an_act_as_the_sentence_that_is_signed(command: Command, words: str) -> None:
    assert act_text(command) == words


def test_a_decision_of_a_player_is_no_act_of_a_case() -> None:
    with pytest.raises(ValueError, match="not an act of a case"):
        act_text(Hit(1))


def test_only_what_comes_before_the_players_word_is_given_first() -> None:
    assert before_the_players((NO, ON, Resume())) == (NO,)


@pytest.mark.parametrize(
    ("place", "words"),
    [
        (ASIDE, "Aside"),
        (NEXT, "Next card"),
        (OUT, "Discards"),
        (DEALER, "Dealer"),
        (HandPlace(1, 0), "Box 1, Hand 1"),
        (HandPlace(1, 1), "Box 1, Hand 2"),
        (HandPlace(3, 0), "Box 3"),
    ],
)
def test_where_a_card_lies_and_each_hand_of_a_split_by_its_number(
    place: HandPlace, words: str
) -> None:
    session = dealt(
        *("open", "bet 1 ann 100 seated", "bet 3 dan 50", "close", "card 8h 9s 6d 8d 9c"),
        *("proceed", "split 1"),
    )
    assert spot_text(session.table.position, place) == words


@pytest.mark.parametrize(
    ("cents", "words", "tone"),
    [
        (12_000, "+120", Tone.PAY),
        (-5_050, "\N{MINUS SIGN}50.50", Tone.TAKE),
        (0, "0", Tone.PLAIN),
    ],
)
def test_a_sum_with_its_sign_and_colour(cents: int, words: str, tone: Tone) -> None:
    assert (signed(Money(cents)), tone_of(Money(cents))) == (words, tone)


def bet(
    outcome: Outcome | None,
    won: int = 0,
    lost: int = 0,
    stays: int = 0,
    before: BetSettled | None = None,
) -> BetPreview:
    """A Bet of 100 under a ruling; in whole dollars."""
    stake, wins, loses, back, left = (
        Money(100 * each) for each in (100, won, lost, 100 - lost - stays, stays)
    )
    money = (stake, wins, loses, back, left)
    return BetPreview(1, 1, "ann", "initial", *money, outcome, "3.24", before)


def settled(won: int = 0, lost: int = 0) -> BetSettled:
    sums = (Money(100 * won), Money(100 * lost), Money(100 * (100 - lost)))
    outcome = Outcome.WIN if won else Outcome.LOSE
    return BetSettled(1, 1, "ann", "initial", Money(10_000), outcome, *sums, "3.24")


STAYS = bet(None, stays=100)
WON, LOST = bet(Outcome.WIN, won=150), bet(Outcome.LOSE, lost=100)
HALF = bet(Outcome.SURRENDER, lost=50)
EVEN, BACK = bet(Outcome.STAND_OFF), bet(Outcome.RETURNED)
MINUS_100 = "\N{MINUS SIGN}100"


@pytest.mark.parametrize(
    ("shown", "cell", "marked"),
    [
        (STAYS, MoneyCell("100 in play"), MoneyCell("in play")),
        (WON, MoneyCell("+150", Tone.PAY), MoneyCell("wins", Tone.PAY)),
        (LOST, MoneyCell(MINUS_100, Tone.TAKE), MoneyCell("loses", Tone.TAKE)),
        (
            HALF,
            MoneyCell("\N{MINUS SIGN}50", Tone.TAKE, "50 back"),
            MoneyCell("surrender", Tone.TAKE),
        ),
        (EVEN, MoneyCell("stand off", Tone.EVEN), MoneyCell("stand off", Tone.EVEN)),
        (BACK, MoneyCell("100 back", Tone.EVEN), MoneyCell("returned", Tone.EVEN)),
        (
            bet(Outcome.RETURNED, before=settled(won=150)),
            MoneyCell("100 back", Tone.WARN, "recover 150"),
            MoneyCell("returned", Tone.EVEN),
        ),
        (
            bet(Outcome.RETURNED, before=settled(lost=100)),
            MoneyCell("100 back", Tone.EVEN, "was taken"),
            MoneyCell("returned", Tone.EVEN),
        ),
        (
            bet(Outcome.WIN, won=150, before=settled(won=150)),
            MoneyCell("+150", Tone.PLAIN, "settled"),
            MoneyCell("wins", Tone.PAY),
        ),
    ],
)
def test_a_bet_under_a_ruling_with_and_without_amounts(
    shown: BetPreview, cell: MoneyCell, marked: MoneyCell
) -> None:
    book = load("rws-blackjack")
    assert bet_cell(book, shown, boxes_only=False) == cell
    assert bet_cell(book, shown, boxes_only=True) == marked


def test_a_players_net_and_what_of_him_stays() -> None:
    net = sum_cell(Money(5_000), Money(10_000), boxes_only=False)
    assert net == MoneyCell("+50", Tone.PAY, "100 in play")
    assert sum_cell(ZERO, ZERO, boxes_only=False) == MoneyCell("0")
    assert sum_cell(Money(5_000), Money(10_000), boxes_only=True) == MoneyCell("")


@pytest.mark.parametrize(
    ("bets", "cell", "marked"),
    [
        ([STAYS], MoneyCell("100 stays in play"), "in play"),
        ([BACK], MoneyCell("100 back", Tone.EVEN), "back"),
        ([BACK, LOST], MoneyCell(f"{MINUS_100}, 100 back", Tone.TAKE), "back"),
        ([STAYS, WON], MoneyCell("+150, 100 stays in play", Tone.PAY), "in play"),
        ([bet(Outcome.RETURNED, before=settled(won=150))], MoneyCell("0"), "back"),
    ],
)
def test_all_that_becomes_of_a_players_bets_under_one_answer(
    bets: list[BetPreview], cell: MoneyCell, marked: str
) -> None:
    assert lot_cell(bets, boxes_only=False) == cell
    assert lot_cell(bets, boxes_only=True) == MoneyCell(marked)
