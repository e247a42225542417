"""The keys for places, Bets and announcements: each with its words and its answer."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, TypeAlias

from PySide6.QtCore import QCoreApplication

from tablemgr.rules.drilling.judging import name_of_line
from tablemgr.rules.events import BetSettled
from tablemgr.rules.games.position import DEALER, HandPlace
from tablemgr.rules.rulebook.model import Rulebook
from tablemgr.rules.table import Table
from ui.presenter.hands import place_name
from ui.presenter.words import bet_name

translate = QCoreApplication.translate
_LONG: Final = 9
TouchChoices: TypeAlias = list[tuple[str, Mapping[str, Any]]]


def places(table: Table) -> TouchChoices:
    """Every Hand that a card could go to, and nobody."""
    position = table.position
    found = {place for place, _ in position.rows()}
    if table.family.hands_on_boxes:
        found |= {HandPlace(box.number, 0) for box in position.in_play} | {DEALER}
    ordered = sorted(found, key=lambda place: (place.box == 0, place.box, place.hand))
    choices: TouchChoices = [
        (place_name(position, place), {"box": place.box, "hand": place.hand + 1})
        for place in ordered
    ]
    return [*choices, (translate("training", "No card"), {"box": None, "hand": None})]


def bets(book: Rulebook, lines: Sequence[BetSettled]) -> TouchChoices:
    """The Bets that are left, box by box as they lie, not in the order of work."""
    several = len({(line.box, line.bet, line.hand) for line in lines}) < len(lines)
    found: TouchChoices = []
    for line in sorted(lines, key=lambda line: (line.box, line.hand, line.bet, line.player)):
        side = book.side_bets.get(line.bet)
        name = (side.short or side.name) if side else bet_name(book, line.bet).split()[0]
        place = str(line.box) if line.hand == 1 else f"{line.box}.{line.hand}"
        who = f" {line.player}" if several else ""
        found.append((f"{place}{who}\n{name}", {"next": name_of_line(line)}))
    return found


def announcements(book: Rulebook) -> TouchChoices:
    """All that a Dealer of this game ever announces, whatever is due now."""
    known = dict.fromkeys(step.say for step in book.wording.guide.values() if step.say)
    return [(in_two_lines(f"\u201c{words}\u201d"), {"announce": words}) for words in known]


def in_two_lines(words: str) -> str:
    """Break words in their middle, so that many keys stand in a row."""
    spaces = [at for at, letter in enumerate(words) if letter == " "]
    if not spaces or len(words) < _LONG:
        return words
    at = min(spaces, key=lambda place: abs(2 * place - len(words)))
    return f"{words[:at]}\n{words[at + 1 :]}"
