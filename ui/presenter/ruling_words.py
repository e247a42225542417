"""Puts rulings, the commands of a case and their money into words. Knows no widget, no table."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Adjust,
    Choose,
    Command,
    Correct,
    Decide,
    First,
    Judge,
    Reconstruct,
    Reopen,
    Resume,
    Retract,
    Void,
)
from tablemgr.rules.events import Outcome
from tablemgr.rules.games.position import AnyRound, HandPlace
from tablemgr.rules.open_case.preview import BetPreview, Ruling, Way
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, OUT
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.model import number_in_words
from ui.presenter.faces import card_text
from ui.presenter.hands import place_name
from ui.presenter.words import outcome_text
from ui.theme.words import listed
from ui.views.shared import Tone, amount_text
from ui.views.supervisor import MoneyCell

translate = QCoreApplication.translate


def title_of(ruling: Ruling, *, cards_aside: bool, name: Callable[[Card], str] = card_text) -> str:
    """A ruling in two or three words; `name` says what a card is called."""
    if ruling.way is Way.VOID:
        return translate("case", "Void the Round")
    if ruling.way is Way.DECIDE:
        return translate("case", "The manager decides")
    if ruling.way is Way.RETURN:
        return translate("case", "Bets back")
    asks = any(isinstance(command, Choose) for command in ruling.commands)
    parts = [
        part
        for command in ruling.commands
        if (part := _part_of(command, cards_aside=cards_aside, asks=asks, name=name))
    ]
    if asks or not parts:
        parts.append(translate("case", "play on"))
    text = listed(parts)
    return text[:1].upper() + text[1:]


def _part_of(
    command: Command, *, cards_aside: bool, asks: bool, name: Callable[[Card], str]
) -> str:
    """Word what one command of a ruling adds to its title."""
    match command:
        case Reconstruct(possible=True):
            return translate("case", "reconstruct")
        case Reconstruct() if cards_aside:
            return translate("case", "discard")
        case Reconstruct():
            return "" if asks else translate("case", "remove the Hand")
        case First(card=card):
            return translate("case", "{card} first").format(card=name(card))
        case Judge(intentional=True):
            return translate("case", "intentional")
        case Judge():
            return translate("case", "not intentional")
        case _:
            return ""


def consequence_of(ruling: Ruling, *, cards_aside: bool) -> str:
    """Say what follows from a ruling, in one sentence."""
    if ruling.way is Way.VOID:
        return translate("case", "Every Bet goes back, settled or not. The Round is over.")
    if ruling.way is Way.DECIDE:
        return translate("case", "In the manager's own words, which close the case.")
    if ruling.way is Way.RETURN:
        return translate("case", "Each Player's own choice. What is settled stands.")
    asks = any(isinstance(command, Choose) for command in ruling.commands)
    for command in ruling.commands:
        match command:
            case Reconstruct(possible=True) if cards_aside:
                return translate("case", "The cards set aside are dealt, in order.")
            case Reconstruct(possible=True):
                return translate("case", "The cards are moved to where they should have gone.")
            case Reconstruct(possible=False) if cards_aside:
                return translate("case", "The cards set aside go out of play.")
            case Reconstruct(possible=False) if asks:
                return translate("case", "The cards stay as they lie.")
            case First():
                return translate("case", "The other one is the next card.")
            case Judge(intentional=True) | Reconstruct(possible=False):
                return translate("case", "The Hand is out; its Bets go back.")
            case Judge(intentional=False):
                return translate("case", "The Hand stays in play.")
    return translate("case", "Everything stays as it lies.")


def act_text(command: Command, name: Callable[[Card], str] = card_text) -> str:
    """A command of a case as the sentence that is signed; `name` says what a card is called.

    Raises `ValueError` for any other command.
    """
    match command:
        case Reconstruct(possible=possible):
            if possible:
                return translate("case", "The cards are Reconstructed.")
            return translate("case", "The cards are not Reconstructed.")
        case First(card=card):
            words = translate("case", "{card} comes first.").format(card=name(card))
            return words[:1].upper() + words[1:]
        case Judge() | Resume() | Reopen() | Retract() | Decide():
            return _plain_act(command)
        case Choose(box=box, player=player, goes_on=goes_on):
            words = (
                translate("case", "Box {box}: {player} plays on.")
                if goes_on
                else translate("case", "Box {box}: {player} takes the Bet back.")
            )
            return words.format(box=box, player=player)
        case Void(paragraph=paragraph):
            words = translate("case", "The Round is Void under {paragraph}.")
            return words.format(paragraph=number_in_words(paragraph))
        case Correct(number=number, card=card):
            words = translate("case", "Card {number} was really {card}.")
            return words.format(number=number, card=card_text(card))
        case Adjust(box=box, player=player, amount=amount):
            words = (
                translate("case", "Box {box}: the House pays {player} {sum}.")
                if amount > ZERO
                else translate("case", "Box {box}: the House collects {sum} from {player}.")
            )
            sum_ = amount_text(amount if amount > ZERO else -amount)
            return words.format(box=box, player=player, sum=sum_)
        case _:
            raise ValueError(f"not an act of a case: {command!r}")


def _plain_act(command: Judge | Resume | Reopen | Retract | Decide) -> str:
    """The sentence of a command that has no names or numbers in it."""
    match command:
        case Judge(intentional=True):
            return translate("case", "It was intentional.")
        case Judge():
            return translate("case", "It was not intentional.")
        case Decide():
            return translate("case", "The Shift Manager decides in these words.")
        case Resume():
            return translate("case", "The case is closed.")
        case Reopen():
            return translate("case", "The settlement is reopened.")
        case Retract():
            return translate("case", "The report was an error, in these words.")


def spot_text(position: AnyRound, place: HandPlace) -> str:
    """Where a card lies: `Box 3`, or `Box 3, Hand 2` if the box has several Hands."""
    if place == ASIDE:
        return translate("case", "Aside")
    if place == NEXT:
        return translate("case", "Next card")
    if place == OUT:
        return translate("case", "Discards")
    return place_name(position, place)


def signed(amount: Money) -> str:
    """`+120`, `−50`, `0`."""
    return f"+{amount_text(amount)}" if amount > ZERO else amount_text(amount)


def tone_of(amount: Money) -> Tone:
    """Green if a Player gains, red if he loses."""
    return Tone.PAY if amount > ZERO else Tone.TAKE if amount < ZERO else Tone.PLAIN


def bet_cell(book: Rulebook, bet: BetPreview, *, boxes_only: bool) -> MoneyCell:
    """Show what becomes of a Bet under a ruling."""
    if bet.stays:
        words = translate("case", "in play")
        return MoneyCell(words if boxes_only else f"{amount_text(bet.stays)} {words}")
    if boxes_only:
        assert bet.outcome is not None
        return MoneyCell(outcome_text(book, bet.outcome), _tone(bet))
    if bet.stands:
        return MoneyCell(_settled(book, bet), note=translate("case", "settled"))
    note = ""
    if bet.recovered:
        note = translate("case", "recover {sum}").format(sum=amount_text(bet.recovered))
    elif bet.given_back:
        note = translate("case", "was taken")
    elif bet.lost and bet.returned:
        note = translate("case", "{sum} back").format(sum=amount_text(bet.returned))
    return MoneyCell(_settled(book, bet), Tone.WARN if bet.recovered else _tone(bet), note)


def _settled(book: Rulebook, bet: BetPreview) -> str:
    if bet.won or bet.lost:
        return signed(bet.won - bet.lost)
    if bet.outcome is Outcome.STAND_OFF:
        return outcome_text(book, bet.outcome)
    return translate("case", "{sum} back").format(sum=amount_text(bet.returned))


def _tone(bet: BetPreview) -> Tone:
    return Tone.PAY if bet.won else Tone.TAKE if bet.lost else Tone.EVEN


def sum_cell(net: Money, stays: Money, *, boxes_only: bool) -> MoneyCell:
    """A Player's net, and how much of his Bets stays in play."""
    if boxes_only:
        return MoneyCell("")
    note = translate("case", "{sum} in play").format(sum=amount_text(stays)) if stays else ""
    return MoneyCell(signed(net), tone_of(net), note)


def lot_cell(bets: Iterable[BetPreview], *, boxes_only: bool) -> MoneyCell:
    """Show what becomes of all Bets of a Player on one box under one answer."""
    found = [bet for bet in bets if bet.before is None]
    stays = sum((bet.stays for bet in found), ZERO)
    net = sum((bet.won - bet.lost for bet in found), ZERO)
    back = sum((bet.returned for bet in found if not bet.won and not bet.lost), ZERO)
    if boxes_only:
        return MoneyCell(translate("case", "in play") if stays else translate("case", "back"))
    parts = []
    if net:
        parts.append(signed(net))
    if stays:
        parts.append(translate("case", "{sum} stays in play").format(sum=amount_text(stays)))
    if back:
        parts.append(translate("case", "{sum} back").format(sum=amount_text(back)))
    tone = tone_of(net) if net else Tone.EVEN if back else Tone.PLAIN
    return MoneyCell(listed(parts) or "0", tone)


def before_the_players(commands: Sequence[Command]) -> tuple[Command, ...]:
    """The commands of a ruling that come before the Players answer."""
    return tuple(c for c in commands if not isinstance(c, Choose | Resume))
