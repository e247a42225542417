"""The case file in plain words: kinds, places of cards, and what was done. Knows no paper.

These sentences contain no command of a round record, no code of a card and no byte.
"""

from __future__ import annotations

import re
from collections.abc import Collection, Iterable, Mapping
from types import MappingProxyType
from typing import Final

from tablemgr.basics.cards import card
from tablemgr.basics.money import ZERO
from tablemgr.past.case_file import CaseFile, SignedAct
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

HOW_SIGNED: Final = {
    "pin": "by PIN",
    "name": "by name",
    "recovery": "by a new PIN after a recovery",
}
"""How a signature was given."""
_CODE: Final = re.compile(r"\b[A2-9TJQK][shdc]\b")
_SPOKEN: Final = ("other",)
"""The kinds whose notice is a person's own sentence, which is printed as it was written."""


def noticed_words(file: CaseFile) -> str:
    """Word what was noticed. The codes of cards that the first journals have in it become words."""
    if file.kind in _SPOKEN:
        return file.noticed
    return _CODE.sub(lambda found: card(found.group()).in_words(), file.noticed)


def said_words(file: CaseFile) -> list[str]:
    """Word what the person who reported it said besides the kind."""
    words = []
    boxes = [str(box) for box in file.said.get("boxes", ()) if box]
    if boxes:
        words.append(f"{'Boxes' if len(boxes) > 1 else 'Box'} {', '.join(boxes)}.")
    if 0 in file.said.get("boxes", ()):
        words.append("The Dealer's Hand.")
    report = file.report
    if report is not None:
        words += _report_words(report)
    if "card" in file.said:
        words.append(f"It was the {card(file.said['card']).in_words()}.")
    text = str(file.said.get("text", ""))
    return [*words, *([f"\u201c{text}\u201d"] if text else [])]


def _report_words(report: Report) -> list[str]:
    words = []
    if report.kind == "exposed":
        whose = "the Dealer's Hand" if report.box == 0 else f"the Hand of box {report.box}"
        number = "One card" if report.count == 1 else f"{report.count} cards"
        words.append(f"{number} of {whose}{', by the Player himself' * report.by_player}.")
    if report.seen:
        words.append("A Player has seen his cards.")
    return words


def boxes_with_several(places: Iterable[HandPlace]) -> frozenset[int]:
    """The boxes with several Hands, found from the places where cards lie."""
    return frozenset(place.box for place in places if place.box > 0 and place.hand > 0)


def place_words(
    place: HandPlace,
    several: Collection[int] = (),
    names: Mapping[HandPlace, str] = MappingProxyType({}),
) -> str:
    """Say where a card lies. On a box that is in `several` every Hand has its number, even the
    first. `names` has the names of the table's own Hands, in a game that has others than the
    Dealer's.
    """
    if place in names:
        return names[place]
    for known, words in (
        (ASIDE, "Aside"),
        (NEXT, "Next card"),
        (OUT, "Discards"),
        (DEALER, "Dealer"),
    ):
        if place == known:
            return words
    numbered = place.hand > 0 or place.box in several
    return f"Box {place.box}" + (f", Hand {place.hand + 1}" if numbered else "")


def choice_words(command: Choose) -> str:
    """A Player's option (5.7)."""
    chosen = "plays on" if command.goes_on else "takes the Bet back"
    return f"Box {command.box}, {command.player}: {chosen}"


def words_of_act(file: CaseFile, command: Command) -> str:
    """Word what somebody signed for in the case. Cards that were dealt face down are not named
    (S10).
    """
    if file.face_down and isinstance(command, First | Correct):
        return without_faces(command)
    return act_words(command)


def act_words(command: Command) -> str:
    """Word what somebody signed for, as a sentence."""
    match command:
        case Reconstruct(possible=possible):
            return f"The cards are {'' if possible else 'not '}Reconstructed."
        case First(card=first):
            return f"The {first.in_words()} comes first."
        case Judge(intentional=intentional):
            return f"It was {'' if intentional else 'not '}intentional."
        case Void(paragraph=paragraph):
            return f"The Round is Void under {number_in_words(paragraph)}: every Bet goes back."
        case Decide(text=text):
            return f"The Table Games Shift Manager decides: \u201c{text}\u201d"
        case Adjust(box=box, player=player, amount=moved):
            done = "The House pays" if moved > ZERO else "The House collects from"
            return f"Box {box}: {done} {player} {amount(moved if moved > ZERO else -moved)}."
        case Retract(text=text):
            return f"The report was made in error: \u201c{text}\u201d"
        case Resume():
            return "The case is closed."
        case Correct() | Stood():
            return _card_words(command)
        case Reopen() | Settle():
            done = "reopened" if isinstance(command, Reopen) else "made again"
            return f"The settlement is {done}."
        case Choose():
            return f"{choice_words(command)}."
        case _:
            raise ValueError(f"not an act of a case: {command!r}")


def without_faces(command: First | Correct) -> str:
    """Word what somebody signed for, without a card's face (S10)."""
    if isinstance(command, First):
        return "It is said which of the two cards comes first."
    return f"Card {command.number} was really another one."


def _card_words(command: Correct | Stood) -> str:
    if isinstance(command, TooEarly):
        return f"Card {command.number} was drawn too early."
    if isinstance(command, Stood):
        return f"Card {command.number} was not a Hit: the box had stood."
    return f"Card {command.number} was really {command.card.in_words()}."


def signed_words(act: SignedAct) -> str:
    """Say who signed, in which function and how: `mary, Pit Supervisor, by PIN`."""
    parts = [act.person, Role(act.role).title, HOW_SIGNED.get(act.how, act.how)]
    return ", ".join(part for part in parts if part)


def remedy_words(file: CaseFile) -> str:
    """Say in a few words how the case ended: `Noted` if nobody did anything about it; empty while
    it is open, or if the case file names no remedy.
    """
    if file.closed is None:
        return ""
    remedy = file.remedy
    if remedy.startswith("void"):
        return f"Void under {number_in_words(remedy.removeprefix('void '))}"
    return {
        "": "" if file.acts else "Noted",
        "decide": "The Shift Manager decided",
        "reconstruct yes": "Reconstructed",
        "reconstruct no": "Not Reconstructed",
        "judge intentional": "Judged intentional",
        "judge unintentional": "Judged not intentional",
        "correct": "The card was corrected",
        "correction": "Corrected",
        "stood": "The box had stood",
        "reopening": "Settled again",
        "resume": "Closed",
        "retracted": "Retracted",
    }.get(remedy, remedy)
