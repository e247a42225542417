"""Questions about Si Ki Pi: the House Way, what is paid, and what is wrong."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cache, partial
from random import Random
from typing import Any, Final

from tablemgr.basics.cards import RANKS, Card, Suit, card
from tablemgr.basics.money import Money
from tablemgr.rules.commands import Command
from tablemgr.rules.drilling.family import (
    DrillAsk,
    DrillClass,
    FamilyDrills,
    Judgement,
    NoAnswerError,
    Wish,
)
from tablemgr.rules.drilling.judging import sentence_of
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.drilling.wrong import SHARED_REPORTS, ask_what_is_wrong
from tablemgr.rules.events import Event
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import DEALER, Phase, place_of
from tablemgr.rules.games.si_ki_pi.commands import LayHand, SetHand
from tablemgr.rules.games.si_ki_pi.house_way import house_way
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SiKiPiPosition, si_ki_pi_of
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.table import Table

ASKED: Final = "ann"
_STAKES: Final = (1000, 2500, 5000, 10000, 1250, 3500, 12500)
_SUITS: Final = tuple(Suit)


@cache
def hands_by_item() -> Mapping[str, tuple[str, ...]]:
    """By the item of Appendix H that sets them, all Hands of four ranks, as `8899`."""
    found: dict[str, list[str]] = {}
    for first in range(13):
        for second in range(first, 13):
            for third in range(second, 13):
                for fourth in range(third, 13):
                    ranks = "".join(RANKS[i] for i in (first, second, third, fourth))
                    item = house_way(_suited(ranks)).item
                    found.setdefault(item or "", []).append(ranks)
    return {item: tuple(ranks) for item, ranks in sorted(found.items())}


def _suited(ranks: str, chance: Random | None = None) -> list[Card]:
    """A card of each rank, no card twice, in any order."""
    suits = [suit.value for suit in _SUITS]
    if chance is not None:
        chance.shuffle(suits)
    cards = [card(rank + suit) for rank, suit in zip(ranks, suits, strict=True)]
    if chance is not None:
        chance.shuffle(cards)
    return cards


def _deal(
    scene: Scene, cards: Sequence[Card] = (), *, sides: Mapping[str, int] | None = None
) -> int:
    """One Player's Round up to the setting of the Hands, others at other boxes; gives his box."""
    chance = scene.chance
    boxes = chance.sample(range(1, scene.table.boxes + 1), chance.randint(1, 3))
    scene.tell("open")
    for box, name in zip(boxes, (ASKED, "bob", "cho"), strict=False):
        scene.tell(f"bet {box} {name} {Money(chance.choice(_STAKES))} seated")
    for kind, stake in (sides or {}).items():
        scene.tell(f"side {boxes[0]} {ASKED} {kind} {Money(stake)}")
    scene.tell("close")
    scene.want(place_of(boxes[0], 0), cards)
    scene.deal()
    return boxes[0]


def _house_way(scene: Scene, item: str) -> DrillAsk:
    ranks = scene.chance.choice(hands_by_item()[item])
    box = _deal(scene, _suited(ranks, scene.chance))
    return DrillAsk("house-way", {"box": box}, f"Box {box}: set it by the House Way.")


def _finish(scene: Scene) -> None:
    """Every Hand is set by the House Way, and the Dealer's opened."""
    for box in [box.number for box in scene.position.in_play]:
        scene.tell(f"house-way {box}")
    scene.tell("reveal")
    scene.need(scene.position.phase is Phase.SETTLEMENT)


def _payout(scene: Scene, outcome: str) -> DrillAsk:
    chance = scene.chance
    cards: Sequence[Card] = ()
    if outcome == "win" and chance.random() < 0.6:  # chance alone would win too seldom
        first, second = chance.sample(RANKS, 2)
        cards = _suited(first * 2 + second * 2, chance)
    box = _deal(scene, cards)
    _finish(scene)
    return _asked(scene, box, INITIAL, outcome)


def _bonus(scene: Scene, kind: str, *, wins: bool) -> DrillAsk:
    chance = scene.chance
    ranks = "".join(chance.choices(RANKS, k=4))
    if wins:
        ranks = chance.choice(RANKS) * chance.choice((2, 3, 4)) + ranks
    side = scene.table.rulebook.side_bets[kind]
    on_dealer = side.test == "dealer-four-cards"
    cards = _suited(ranks[:4], chance)
    if on_dealer:
        scene.want(DEALER, cards)
    box = _deal(
        scene, () if on_dealer else cards, sides={kind: chance.choice((500, 750, 1000, 1250, 1500))}
    )
    _finish(scene)
    return _asked(scene, box, kind, "win" if wins else "lose")


def _asked(scene: Scene, box: int, bet: str, outcome: str) -> DrillAsk:
    line = next(
        line
        for line in scene.table.pending()
        if (line.box, line.player, line.bet) == (box, ASKED, bet)
    )
    scene.need(line.outcome.value == outcome)
    about = {"box": box, "hand": 1, "player": ASKED, "bet": bet}
    side = scene.table.rulebook.side_bets.get(bet)
    name = "Initial Bet" if side is None else side.name
    return DrillAsk("payout", about, f"Box {box}, {ASKED}'s {name}: what do you pay or take?")


def _one_card_more(scene: Scene) -> DrillAsk:
    """A card comes though every Hand has its four."""
    _deal(scene)
    scene.break_line()
    scene.card(scene.any_card())
    return ask_what_is_wrong()


def _nothing_wrong(scene: Scene) -> DrillAsk:
    box = _deal(scene)
    scene.tell(f"house-way {box}")
    return ask_what_is_wrong()


def _reported(scene: Scene, report: str, text: str) -> DrillAsk:
    box = _deal(scene)
    scene.tell(f"irregularity {report.format(box=box)}")
    return ask_what_is_wrong(text.format(box=box))


_REPORTS: Final = (
    *SHARED_REPORTS,
    ("misdeal", "The Dealer dealt wrongly; nobody has seen his cards."),
    ("misdeal seen", "The Dealer dealt wrongly; a Player has seen his cards."),
    ("exposed 0 1", "The Dealer exposed one card of his own Hand."),
    ("exposed 0 2", "The Dealer exposed two cards of his own Hand; nobody has seen his cards."),
    ("exposed {box} 2", "The Dealer exposed two cards of box {box}; nobody has seen his cards."),
    ("exposed {box} 1 by-player", "The Player of box {box} exposed one of his cards."),
    ("wrong-number {box}", "Box {box} has a wrong number of cards."),
    ("examined {box}", "The Player of box {box} has examined a second Hand."),
)
"""What is reported, and what the question says of it."""


def subjects(book: SiKiPiBook) -> dict[str, tuple[DrillClass, ...]]:
    """The subjects of Si Ki Pi."""
    known = {found.kind for found in book.irregularities}
    bonus = tuple(
        DrillClass(
            f"{side.name} {'won' if wins else 'lost'}",
            partial(_bonus, kind=kind, wins=wins),
            pays=wins,
        )
        for kind, side in book.side_bets.items()
        for wins in (True, False)
    )
    return {
        "house-way": tuple(
            DrillClass(item, partial(_house_way, item=item)) for item in hands_by_item()
        ),
        "payout": (
            *(
                DrillClass(end, partial(_payout, outcome=end), pays=end == "win")
                for end in ("win", "lose", "stand-off")
            ),
            *bonus,
        ),
        "irregularity": (
            DrillClass("nothing wrong", _nothing_wrong),
            DrillClass("one card more", _one_card_more),
            *(
                DrillClass(
                    report.replace(" {box}", ""), partial(_reported, report=report, text=text)
                )
                for report, text in _REPORTS
                if report.split()[0] in known
            ),
        ),
    }


def _judge_house_way(table: Table, _: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """The setting of a box, 0 the Dealer's, by the House Way: its item of Appendix H (3.21)."""
    number = ask.get("box")
    cards = _cards_of(si_ki_pi_of(table.position), number if isinstance(number, int) else -1)
    if len(cards) != 4:
        raise NoAnswerError(f"box {number} has no Hand to set")
    setting = house_way(cards)
    answer = {"low": [c.code for c in setting.low], "high": [c.code for c in setting.high]}
    why = f"Appendix H, {setting.item}. {sentence_of(table, '3.21')}"
    return Judgement(answer, (str(setting.item), "3.21"), why)


def _cards_of(position: SiKiPiPosition, number: int) -> Sequence[Card]:
    if number == DEALER.box:
        return position.dealer.cards
    box = position.boxes.get(number)
    return () if box is None else box.hand.cards


def _same_setting(said: Any, correct: Any) -> bool:
    """The ranks count, their order does not (S5)."""
    return all(_ranks(said[half]) == _ranks(correct[half]) for half in correct)


def _ranks(cards: object) -> list[str] | None:
    if not isinstance(cards, list) or not all(isinstance(one, str) and one for one in cards):
        return None
    return sorted(one[0] for one in cards)


def _own_asks(position: SiKiPiPosition) -> tuple[dict[str, Any], ...]:
    """The Dealer sets his own Hand once he has opened it (3.21)."""
    set_now = position.phase is Phase.SETTLEMENT and position.revealed
    return ({"kind": "house-way", "box": DEALER.box},) if set_now else ()


def _wishes(table: Table) -> tuple[Wish, ...]:
    """Each Player lays his Hand face down, set; and opens it once the Dealer has (3.18; S11)."""
    position = si_ki_pi_of(table.position)
    if position.phase is not SiKiPiPhase.SETTING:
        return ()
    found = []
    for box in position.in_play:
        player = position.box_decider(box)
        if player is None or box.hand.setting is not None:
            continue
        command: Command = LayHand(box.number)
        if box.hand.laid:
            setting = house_way(box.hand.cards)
            command = SetHand(box.number, setting.low, setting.high)
        if table.can(command):
            found.append(Wish(command, box.number, player))
    return tuple(found)


DRILLS: Final = FamilyDrills(
    subjects=subjects,
    judges={"house-way": _judge_house_way},
    same={"house-way": _same_setting},
    own_asks=_own_asks,
    wishes=_wishes,
    by_players=(LayHand, SetHand),
)
