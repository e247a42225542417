"""Makes the questions to the Players, each with the answers that are allowed.

Decides nothing: the table verifies each answer; if it refuses one, the question says why.
"""

from __future__ import annotations

from msgspec.structs import replace
from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import ZERO
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.blackjack.commands import EvenMoney, Insure, Surrender
from tablemgr.rules.games.blackjack.decisions import asked_at_split, doubling
from tablemgr.rules.games.blackjack.interim import insurable
from tablemgr.rules.games.blackjack.phases import BlackjackPhase
from tablemgr.rules.games.blackjack.position import Box, HandPlace, blackjack_of
from tablemgr.rules.rulebook import Rulebook
from tablemgr.service.session import TableSession
from ui.families.blackjack import actions
from ui.families.blackjack.view import (
    DoubleAsk,
    DoubleLine,
    InsuranceAsk,
    InsuranceLine,
    SplitAsk,
    SplitLine,
)
from ui.presenter.asking import choices
from ui.presenter.words import citation, why_not
from ui.views.asking import Choice, ChoiceAsk, FeltAsk, Question
from ui.views.guide import ButtonPlace
from ui.views.shared import Citation, amount_text

translate = QCoreApplication.translate


def question(session: TableSession, button: ButtonPlace) -> Question | None:
    """The question that a button asks the Players; None if there is nothing to ask."""
    match button:
        case actions.INSURANCE:
            return insurance(session)
        case actions.EVEN_MONEY:
            return even_money(session)
        case actions.SURRENDER:
            return surrender(session)
        case actions.DOUBLE:
            return double(session)
        case actions.SPLIT:
            return split(session)
        case _:
            return None


def renewed(session: TableSession, question: Question) -> Question | None:
    """The question after something happened at the table; None closes it.

    The questions about Insurance and Surrender stay open until the Interim Settlement ends.
    """
    if session.table.position.phase is not BlackjackPhase.INTERIM:
        return None
    if isinstance(question, FeltAsk):
        return surrender(session)
    return insurance(session) if isinstance(question, InsuranceAsk) else None


def insurance(session: TableSession) -> InsuranceAsk:
    """The question who insures (B9): every Initial Bet in play, and how much may be insured."""
    position = blackjack_of(session.table.position)
    lines = []
    for box in position.in_play:
        for player, bet in box.bets.items():
            least, most = insurable(position.rulebook, bet)
            refusal = session.verify(Insure(box.number, player, most)) if most else None
            even = session.verify(EvenMoney(box.number, player)) is None
            why = None if refusal is None else why_not(position.rulebook, refusal)
            laid = box.insurance.get(player)
            lines.append(
                InsuranceLine(
                    *(box.number, player, bet, most, laid, even, why),
                    exactly=least == most or session.boxes_only,
                    amounts=not session.boxes_only,
                )
            )
    return InsuranceAsk(tuple(lines), _cite(position.rulebook, "insurance"))


def _cite(book: Rulebook, code: str) -> Citation:
    """The paragraph of this game that has this code in its rulebook."""
    return citation(book, book.cites[code])


def surrender(session: TableSession) -> FeltAsk | None:
    """The question which box surrenders (B7): each key says what goes back; None if none may."""
    title = translate("asking", "Which box surrenders?")
    asked = choices(session, title, "surrender", lambda box: [Surrender(box.number)])
    if asked is None:
        return None
    word = translate("asking", "Surrender, back")
    keys = tuple(
        replace(choice, label=word, detail=_goes_back(session, choice)) for choice in asked.choices
    )
    return FeltAsk(title, keys, asked.cite)


def _goes_back(session: TableSession, choice: Choice) -> str:
    """Give what a Surrender returns; empty if it is refused, or no amounts are entered."""
    if choice.reason is not None or session.boxes_only:
        return ""
    after = session.table.copy()
    after.do(choice.command)
    given_up = (line for line in after.pending() if line.outcome is Outcome.SURRENDER)
    return amount_text(sum((x.returned for x in given_up if x.box == choice.box), ZERO))


def even_money(session: TableSession) -> ChoiceAsk | None:
    """The question who takes Even Money (B8)."""
    title = translate("asking", "Who takes Even Money?")
    return choices(
        session, title, "even-money", lambda box: [EvenMoney(box.number, p) for p in box.bets]
    )


def _turn(session: TableSession) -> tuple[Box, HandPlace] | None:
    position = blackjack_of(session.table.position)
    place = position.in_turn
    box = position.box_of(place.box) if place is not None else None
    return None if box is None or place is None else (box, place)


def _which_hand(box: Box, place: HandPlace) -> str:
    if len(box.hands) < 2:
        return ""
    return translate("asking", "Hand {number}").format(number=place.hand + 1)


def double(session: TableSession) -> DoubleAsk | None:
    """The question who doubles for how much (B14)."""
    found = _turn(session)
    if found is None:
        return None
    box, place = found
    position = blackjack_of(session.table.position)
    lines = tuple(DoubleLine(*share) for share in doubling(position, box, box.hands[place.hand]))
    cite = _cite(position.rulebook, "double-card")
    return DoubleAsk(box.number, _which_hand(box, place), lines, cite)


def split(session: TableSession) -> SplitAsk | None:
    """The question who follows the Split (B15)."""
    found = _turn(session)
    if found is None:
        return None
    box, place = found
    hand = box.hands[place.hand]
    decides = blackjack_of(session.table.position).decides(box, hand)
    lines = tuple(
        SplitLine(player, box.bets[player], player != decides)
        for player in asked_at_split(box, hand)
    )
    cite = _cite(session.table.rulebook, "split-needs-equal-value")
    return SplitAsk(box.number, _which_hand(box, place), lines, cite)
