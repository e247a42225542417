"""A Dealer who does nothing but what the guide says, and calls whom it tells him to call.

What he does follows from the guide's sentence alone; which of the decisions that it asks for is
taken, the Players and the House draw at random.
"""

from __future__ import annotations

import re
from random import Random
from typing import Final

from tablemgr.basics.money import ZERO, Money
from tablemgr.rules.commands import (
    Bet,
    Choose,
    Close,
    Command,
    DealCard,
    Decide,
    First,
    Judge,
    Open,
    Opened,
    Reconstruct,
    Resume,
    Settle,
    Void,
    Withdraw,
)
from tablemgr.rules.games.position import Phase
from tablemgr.rules.guide import Guide
from tablemgr.rules.roles import RECORD_ROLES, TITLES
from tablemgr.rules.table import Table
from tablemgr.world.drawn_cards import next_card
from tablemgr.world.people import what_comes_next
from tablemgr.world.so_far import Saying

_CARD: Final = re.compile(r"\b[Dd](?:eal|raw)\b(?! on)")
"""He deals or draws; "deal on" is a decision."""
_WAITING: Final = re.compile(r"(\w[\w-]*) on box (\d+)")
_PARAGRAPH: Final = re.compile(r"under (\S+)\.$")
_MISSING: Final = re.compile(r"\b[Bb]ox (\d+) is (\S+) short")
_NUMBER: Final = re.compile(r"\d+")


def obeyed(table: Table, dice: Random) -> Saying | str:
    """Give what the Dealer tells the table because of the guide's sentence, and by whose authority;
    or what he does not understand in it.
    """
    guide = table.guide()
    command = _told_by(guide, table, dice)
    if command is None:
        return f"the guide says {guide.text!r}, and nothing that it asks for is allowed"
    named = [role for role in RECORD_ROLES if TITLES[role] in guide.text]
    role = max(named, key=RECORD_ROLES.index, default=table.role_needed(command))
    return Saying(command, role)


def _told_by(guide: Guide, table: Table, dice: Random) -> Command | None:
    if table.position.phase is Phase.IRREGULARITY:
        return _of_a_case(guide, table, dice)
    if guide.code == "open":
        return Open()
    if guide.code == "take-bets":
        return Close() if table.can(Close()) else what_comes_next(table, dice)
    if guide.code == "below-minimum":
        return _minimum_reached(guide, table, dice)
    if guide.code.startswith("settle"):
        return Settle()
    if guide.code.startswith("open-unread"):
        return Opened(int(_NUMBER.findall(guide.text)[-1]), next_card(table, dice))
    if _CARD.search(guide.text) and not guide.code.startswith("decide"):
        return DealCard(next_card(table, dice))
    return _decision(guide, table, dice)


def _minimum_reached(guide: Guide, table: Table, dice: Random) -> Command | None:
    """A Bet is raised by as much as the sentence says is missing, or withdrawn."""
    found = _MISSING.search(guide.text)
    minimum = table.position.limits.initial
    if found is None or minimum is None:
        return None
    number, missing = int(found[1]), Money.typed(found[2])
    for kind, bets in table.position.limited_bets(table.position.boxes[number]):
        if minimum[0] - sum(bets.values(), ZERO) == missing and bets:
            player = dice.choice(list(bets))
            if dice.random() < 0.5:
                return Bet(number, player, bets[player] + missing, kind=kind)
            return Withdraw(number, player, kind or None)
    return None


def _decision(guide: Guide, table: Table, dice: Random) -> Command | None:
    """One of the decisions that are allowed: of a box that the sentence names, if it names any."""
    ways = [command for command, refusal in table.decisions() if refusal is None]
    named = {int(number) for number in _NUMBER.findall(guide.text)}
    of_boxes = [way for way in ways if getattr(way, "box", 0) in named]
    of_none = [way for way in ways if not hasattr(way, "box")]
    ways = of_boxes or (ways if "offer" in guide.text else of_none) or ways
    return dice.choice(ways) if ways else None


def _of_a_case(guide: Guide, table: Table, dice: Random) -> Command | None:
    """Give what resolves the case that the sentence speaks of."""
    match guide.code:
        case "case-void" | "case-excess":
            found = _PARAGRAPH.search(guide.text)
            return None if found is None else Void(found[1])
        case "case-first" | "case-first-undue":
            pair = table.position.at_once
            return First(dice.choice(pair)) if pair else None
        case "case-reconstruct" | "case-wrong-number":
            return Reconstruct(dice.random() < 0.5)
        case "case-reconstruct-barred":
            return Reconstruct(possible=False)
        case "case-options":
            player, box = dice.choice(_WAITING.findall(guide.text))
            return Choose(int(box), player, goes_on=dice.random() < 0.6)
        case "case-resume":
            return Resume()
        case "case-judge":
            return Judge(dice.random() < 0.5)
        case "case-decide" | "case-decide-excess":
            return Decide("as is right")
    return None
