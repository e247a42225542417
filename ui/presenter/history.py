"""Makes the line about the last thing that happened. Knows no widget."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.errors import Refusal
from tablemgr.basics.money import ZERO
from tablemgr.rules.events import (
    BetGivenBack,
    BetPlaced,
    BetsClosed,
    CardDealt,
    CardDealtOn,
    CardDiscarded,
    CardNotDue,
    Event,
    Flagged,
    Noted,
    PlayerBack,
    PlayerLeft,
    PlayerWalkedAway,
    RoundCompleted,
    RoundOpened,
    SideBetPlaced,
)
from tablemgr.rules.games.families import Position, family_of
from tablemgr.rules.games.position import HandPlace
from tablemgr.rules.rulebook import Rulebook
from ui.presenter.faces import card_text
from ui.presenter.families import presenter_of
from ui.presenter.hands import place_name
from ui.presenter.words import bet_name, citation
from ui.theme.words import event_in_words, in_words, listed
from ui.views.guide import HistoryLine
from ui.views.shared import Tone, amount_text

translate = QCoreApplication.translate


def refused_line(book: Rulebook, refusal: Refusal) -> HistoryLine:
    """The line about a refusal, with its paragraph."""
    cite = citation(book, refusal.paragraph)
    return HistoryLine(in_words(refusal.message), Tone.WARN, cite, did_nothing=True)


def all_happened(
    position: Position,
    events: Sequence[Event],
    refused: Sequence[Refusal],
    *,
    boxes_only: bool = False,
) -> HistoryLine | None:
    """The line after one touch that told the table several commands; None if nothing is to be said.

    It says how many Bets were laid, what else happened, and what was refused.
    """
    laid = [event for event in events if isinstance(event, BetPlaced | SideBetPlaced)]
    others = [event for event in events if event not in laid] if len(laid) > 1 else events
    line = happened(position, others, boxes_only=boxes_only)
    texts = [] if line is None else [line.text]
    if len(laid) > 1:
        words = translate("history", "{count} Bets are laid, {sum} in all.")
        if boxes_only:
            words = translate("history", "{count} places are marked.")
        total = amount_text(sum((event.amount for event in laid), ZERO))
        texts.insert(0, words.format(count=len(laid), sum=total))
    if not refused:
        tone = Tone.PLAIN if line is None else line.tone
        return (
            HistoryLine(" ".join(texts), tone, None if line is None else line.cite)
            if texts
            else None
        )
    words = translate("history", "Not laid: {reasons}")
    reasons = " ".join(dict.fromkeys(in_words(refusal.message) for refusal in refused))
    texts.append(words.format(reasons=reasons))
    cite = citation(position.rulebook, refused[0].paragraph)
    return HistoryLine(" ".join(texts), Tone.WARN, cite)


def happened(
    position: Position, events: Sequence[Event], *, boxes_only: bool = False
) -> HistoryLine | None:
    """The line about one command: its most important event, and every notice after it; None if none
    needs a line.

    If boxes are marked without amounts, the line has no amount.
    """
    back = "" if boxes_only else _given_back(position, events)
    for event in events:
        if isinstance(event, Flagged):
            cite = citation(position.rulebook, event.paragraph)
            text = event_in_words(position.rulebook, event)
            return HistoryLine(f"{text} {back}".strip(), Tone.WARN, cite)
    if back:
        return HistoryLine(back)
    if boxes_only:
        events = [event for event in events if not isinstance(event, BetPlaced | SideBetPlaced)]
    events = sorted(events, key=lambda event: not isinstance(event, CardDealtOn))
    texts = [(event, text) for event in events if (text := _text(position, event, boxes_only))]
    if not texts:
        return None
    (_, first), *others = texts
    notices = [text for event, text in others if isinstance(event, Noted)]
    return HistoryLine(". ".join([first.removesuffix("."), *notices]) if notices else first)


_NAMES_AN_AMOUNT: Final = frozenset({"goes-back-too", "side-bet-excess-back", "bet-reduced"})
"""The notices that say how much money goes back."""


def _given_back(position: Position, events: Sequence[Event]) -> str:
    """Say what the Dealer gives back to whom, of Bets withdrawn before the close; empty if none
    was.
    """
    text = translate("history", "{amount} to {player} ({bet}, box {box})")
    parts = [
        text.format(
            amount=amount_text(event.amount),
            player=event.player,
            bet=bet_name(position.rulebook, event.bet),
            box=event.box,
        )
        for event in events
        if isinstance(event, BetGivenBack)
    ]
    if not parts:
        return ""
    return translate("history", "Give back {parts}.").format(parts=listed(parts))


def _left_or_back(event: PlayerLeft | PlayerBack | PlayerWalkedAway) -> str:
    """Who has left a box or is back."""
    if isinstance(event, PlayerWalkedAway):
        return translate("history", "Box {box}: the House plays on").format(box=event.box)
    if isinstance(event, PlayerLeft):
        text = translate("history", "Box {box}: {player} has left")
    else:
        text = translate("history", "Box {box}: {player} is back")
    return text.format(box=event.box, player=event.player)


def _where_it_lies(
    position: Position, event: CardDealt | CardDealtOn | CardDiscarded | CardNotDue
) -> str:
    """A card and its Hand, or that it was not due; a card that lies face down is not named."""
    face_down = family_of(position.rulebook).takes_unread
    if isinstance(event, CardDiscarded | CardNotDue):
        if face_down:
            return translate("history", "A card was not due")
        return translate("history", "{card} was not due").format(card=card_text(event.card))
    where = place_name(position, HandPlace(event.box, event.hand))
    if face_down:
        return translate("history", "{where}: a card, face down").format(where=where)
    if isinstance(event, CardDealt):
        return f"{where}: {card_text(event.card)}"
    text = translate("history", "{where}: the {card} that was held")
    return text.format(where=where, card=card_text(event.card))


def _text(position: Position, event: Event, boxes_only: bool) -> str:
    book = position.rulebook
    match event:
        case CardDealt() | CardDealtOn() | CardDiscarded() | CardNotDue():
            return _where_it_lies(position, event)
        case BetPlaced(box, player, amount):
            text = translate("history", "Box {box}: {player} {amount}")
            return text.format(box=box, player=player, amount=amount_text(amount))
        case SideBetPlaced(box, player, kind, amount):
            text = translate("history", "Box {box}: {player} {amount} on {bet}")
            name = bet_name(book, kind)
            return text.format(box=box, player=player, amount=amount_text(amount), bet=name)
        case PlayerLeft() | PlayerBack() | PlayerWalkedAway():
            return _left_or_back(event)
        case RoundOpened():
            return translate("history", "The Round is open")
        case BetsClosed():
            return translate("history", "The Bets are closed")
        case Noted(code=code):
            unsaid = boxes_only and code in _NAMES_AN_AMOUNT
            return "" if unsaid else event_in_words(book, event)
        case RoundCompleted():
            return translate("history", "The Round is settled")
        case _:
            return presenter_of(position).told(position, event, boxes_only)
