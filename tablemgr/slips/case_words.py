"""The case file as messages: kinds, places of cards, and what was done. Knows no paper.

These sentences contain no command of a round record, no code of a card and no byte.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Any, Final

from tablemgr.basics.cards import card
from tablemgr.basics.messages import Message, TextOrMessage, join_with_commas, plain
from tablemgr.basics.money import ZERO
from tablemgr.past.case_file import CONTEXT, CaseFile, SignedAct
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
    Report,
    Resume,
    Retract,
    Settle,
    Stood,
    TooEarly,
    Void,
)
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.open_case.reconstruction import ASIDE, NEXT, OUT
from tablemgr.rules.roles import Role
from tablemgr.rules.rulebook.model import number_in_words
from tablemgr.slips.amounts import amount
from tablemgr.slips.of_house import who

_HOW_SIGNED: Final = {
    "pin": Message("people", "by PIN"),
    "name": Message("people", "by name"),
    "recovery": Message("people", "by a new PIN after a recovery"),
}
_CODE: Final = re.compile(r"\b[A2-9TJQK][shdc]\b")
_SPOKEN: Final = ("other",)
"""The kinds whose notice is a person's own sentence, which is printed as it was written."""


def noticed_words(file: CaseFile) -> Message:
    """Word what was noticed. The codes of cards that the first journals have in it become words."""
    return file.notice if file.kind in _SPOKEN else _without_codes(file.notice)


def _without_codes(message: Message) -> Message:
    english = message.english if message.context else _faces_for_codes(message.english)
    values = {name: _faces_for_codes(value) for name, value in message.values.items()}
    return Message(message.context, english, values)


def _faces_for_codes(said: Any) -> Any:
    if isinstance(said, Message):
        return _without_codes(said)
    if isinstance(said, str):
        return _CODE.sub(lambda found: card(found.group()).in_words(), said)
    return said


def said_words(file: CaseFile) -> list[Message]:
    """Word what the person who reported it said besides the kind."""
    words = []
    boxes = [str(box) for box in file.said.get("boxes", ()) if box]
    if boxes:
        values = {"boxes": join_with_commas(boxes)}
        words.append(
            Message(CONTEXT, "Boxes {boxes}.", values)
            if len(boxes) > 1
            else Message(CONTEXT, "Box {boxes}.", values)
        )
    if 0 in file.said.get("boxes", ()):
        words.append(Message(CONTEXT, "The Dealer's Hand."))
    report = file.report
    if report is not None:
        words += _report_words(report)
    if "card" in file.said:
        words.append(Message(CONTEXT, "It was the {card}.", {"card": card(file.said["card"])}))
    text = str(file.said.get("text", ""))
    return [*words, *([quoted(text)] if text else [])]


def quoted(text: str) -> Message:
    """Quote what a person wrote, between the reader's own signs for that."""
    return Message(CONTEXT, "\u201c{text}\u201d", {"text": text})


def _report_words(report: Report) -> list[Message]:
    words = []
    if report.kind == "exposed":
        whose = (
            Message(CONTEXT, "the Dealer's Hand")
            if report.box == 0
            else Message(CONTEXT, "the Hand of box {box}", {"box": report.box})
        )
        values = {"count": report.count, "whose": whose}
        if report.by_player and report.count == 1:
            english = Message(CONTEXT, "One card of {whose}, by the Player himself.", values)
        elif report.by_player:
            english = Message(CONTEXT, "{count} cards of {whose}, by the Player himself.", values)
        elif report.count == 1:
            english = Message(CONTEXT, "One card of {whose}.", values)
        else:
            english = Message(CONTEXT, "{count} cards of {whose}.", values)
        words.append(english)
    if report.seen:
        words.append(Message(CONTEXT, "A Player has seen his cards."))
    return words


def boxes_with_several(places: Iterable[HandPlace]) -> frozenset[int]:
    """The boxes with several Hands, found from the places where cards lie."""
    return frozenset(place.box for place in places if place.box > 0 and place.hand > 0)


_PLACES: Final = {
    ASIDE: Message(CONTEXT, "Aside"),
    NEXT: Message(CONTEXT, "Next card"),
    OUT: Message(CONTEXT, "Discards"),
    DEALER: Message("hands on slips", "Dealer"),
}
_WITHIN: Final = {
    ASIDE: Message(CONTEXT, "aside"),
    NEXT: Message(CONTEXT, "the next card"),
    OUT: Message(CONTEXT, "the discards"),
}
"""The same within a sentence; every other place keeps its capital."""


def place_words(
    place: HandPlace,
    several: Collection[int] = (),
    names: Mapping[HandPlace, Message] = MappingProxyType({}),
    *,
    within: bool = False,
) -> Message:
    """Where a card lies; `within` a sentence. On a box that is in `several` every Hand has its
    number, even the first. `names` has the names of the table's own Hands, in a game that has
    others than the Dealer's.
    """
    if place in names:
        return names[place]
    if within and place in _WITHIN:
        return _WITHIN[place]
    if place in _PLACES:
        return _PLACES[place]
    values = {"box": place.box, "hand": place.hand + 1}
    if place.hand > 0 or place.box in several:
        return Message(CONTEXT, "Box {box}, Hand {hand}", values)
    return Message(CONTEXT, "Box {box}", values)


def choice_words(command: Choose) -> Message:
    """A Player's option (5.7)."""
    values = {"box": command.box, "player": command.player}
    if command.goes_on:
        return Message(CONTEXT, "Box {box}, {player}: plays on", values)
    return Message(CONTEXT, "Box {box}, {player}: takes the Bet back", values)


def words_of_act(file: CaseFile, command: Command) -> Message:
    """Word what somebody signed for in the case. Cards that were dealt face down are not named
    (S10).
    """
    if file.face_down and isinstance(command, First | Correct):
        return without_faces(command)
    return act_words(command)


def act_words(command: Command) -> Message:
    """Word what somebody signed for, as a sentence."""
    match command:
        case Reconstruct() | Judge():
            return _judged_words(command)
        case First(card=first):
            return Message(CONTEXT, "The {card} comes first.", {"card": first})
        case Void(paragraph=paragraph):
            under = {"paragraph": number_in_words(paragraph)}
            return Message(
                CONTEXT, "The Round is Void under {paragraph}: every Bet goes back.", under
            )
        case Decide(text=text):
            said = {"text": quoted(text)}
            return Message(CONTEXT, "The Table Games Shift Manager decides: {text}", said)
        case Adjust():
            return _money_words(command)
        case Retract(text=text):
            said = {"text": quoted(text)}
            return Message(CONTEXT, "The report was made in error: {text}", said)
        case Resume():
            return Message(CONTEXT, "The case is closed.")
        case Correct() | Stood():
            return _card_words(command)
        case Reopen():
            return Message(CONTEXT, "The settlement is reopened.")
        case Settle():
            return Message(CONTEXT, "The settlement is made again.")
        case Choose():
            return Message(CONTEXT, "{choice}.", {"choice": choice_words(command)})
        case _:
            raise ValueError(f"not an act of a case: {command!r}")


def _judged_words(command: Reconstruct | Judge) -> Message:
    if isinstance(command, Reconstruct):
        if command.possible:
            return Message(CONTEXT, "The cards are Reconstructed.")
        return Message(CONTEXT, "The cards are not Reconstructed.")
    if command.intentional:
        return Message(CONTEXT, "It was intentional.")
    return Message(CONTEXT, "It was not intentional.")


def _money_words(command: Adjust) -> Message:
    moved = command.amount
    values = {"box": command.box, "player": command.player, "amount": amount(abs(moved))}
    if moved > ZERO:
        return Message(CONTEXT, "Box {box}: The House pays {player} {amount}.", values)
    return Message(CONTEXT, "Box {box}: The House collects from {player} {amount}.", values)


def without_faces(command: First | Correct) -> Message:
    """Word what somebody signed for, without a card's face (S10)."""
    if isinstance(command, First):
        return Message(CONTEXT, "It is said which of the two cards comes first.")
    values = {"number": command.number}
    return Message(CONTEXT, "Card {number} was really another one.", values)


def _card_words(command: Correct | Stood) -> Message:
    values: dict[str, object] = {"number": command.number}
    if isinstance(command, TooEarly):
        return Message(CONTEXT, "Card {number} was drawn too early.", values)
    if isinstance(command, Stood):
        return Message(CONTEXT, "Card {number} was not a Hit: the box had stood.", values)
    values["card"] = command.card
    return Message(CONTEXT, "Card {number} was really {card}.", values)


def signed_words(act: SignedAct) -> TextOrMessage:
    """Who signed, in which function and how: `mary, Pit Supervisor, by PIN`."""
    return who(act.person, Role(act.role), _HOW_SIGNED.get(act.how, act.how))


_REMEDIES: Final = {
    "decide": Message(CONTEXT, "The Shift Manager decided"),
    "reconstruct yes": Message(CONTEXT, "Reconstructed"),
    "reconstruct no": Message(CONTEXT, "Not Reconstructed"),
    "judge intentional": Message(CONTEXT, "Judged intentional"),
    "judge unintentional": Message(CONTEXT, "Judged not intentional"),
    "correct": Message(CONTEXT, "The card was corrected"),
    "correction": Message(CONTEXT, "Corrected"),
    "stood": Message(CONTEXT, "The box had stood"),
    "reopening": Message(CONTEXT, "Settled again"),
    "resume": Message(CONTEXT, "Closed"),
    "retracted": Message(CONTEXT, "Retracted"),
}


def remedy_words(file: CaseFile) -> TextOrMessage:
    """How the case ended, in a few words: `Noted` if nobody did anything about it; empty while it
    is open, or if the case file names no remedy.
    """
    if file.closed is None:
        return ""
    remedy = file.remedy
    if remedy.startswith("void"):
        under = {"paragraph": number_in_words(remedy.removeprefix("void "))}
        return Message(CONTEXT, "Void under {paragraph}", under)
    if not remedy:
        return "" if file.acts else Message(CONTEXT, "Noted")
    return _REMEDIES.get(remedy, plain(remedy))
