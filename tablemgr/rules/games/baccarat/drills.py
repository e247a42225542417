"""Questions about Baccarat: totals, who takes the next card, what is paid, and what is wrong."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import Money
from tablemgr.rules.drilling.family import (
    DrillAsk,
    DrillClass,
    FamilyDrills,
    Judgement,
    NoAnswerError,
)
from tablemgr.rules.drilling.judging import sentence_of
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.drilling.wrong import SHARED_REPORTS, ask_what_is_wrong
from tablemgr.rules.events import Event
from tablemgr.rules.games.baccarat import rulebook
from tablemgr.rules.games.baccarat.drawing import points, total
from tablemgr.rules.games.baccarat.position import BANKER, HANDS, PLAYER, BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BaccaratBook
from tablemgr.rules.games.position import HandPlace, Phase
from tablemgr.rules.table import Table

ASKED: Final = "ann"
_STAKES: Final = (1000, 2500, 4500, 5000, 10000, 12500, 1250, 3500, 20000)
_BY_POINTS: Final = {
    value: tuple(card for card in DECK if points(card) == value) for value in range(10)
}


def _of_total(chance: Random, wanted: int) -> list[Card]:
    """Two cards of that total."""
    first = chance.choice(DECK)
    return [first, chance.choice(_BY_POINTS[(wanted - points(first)) % 10])]


def _open(scene: Scene, kinds: Sequence[str]) -> int:
    """Lay a Bet of each kind on one box, and others elsewhere; gives the box."""
    chance = scene.chance
    scene.tell("open")
    boxes = chance.sample(range(1, scene.table.boxes + 1), 3)
    known = list(scene.table.rulebook.side_bets)
    for kind in kinds:
        scene.tell(f"bet {boxes[0]} {ASKED} {kind} {Money(chance.choice(_STAKES))}")
    for box, name in zip(boxes[1:], ("bob", "cho"), strict=True):
        scene.tell(f"bet {box} {name} {chance.choice(known)} {Money(chance.choice(_STAKES))}")
    scene.tell("close")
    return boxes[0]


def _want(
    scene: Scene, player: Sequence[Card], banker: Sequence[Card], third: int | None = None
) -> None:
    """Let the two Hands get these cards, and the Player a third one of that many points."""
    more = [] if third is None else [scene.chance.choice(_BY_POINTS[third])]
    scene.want(PLAYER, [*player, *more])
    scene.want(BANKER, banker)


def _total(scene: Scene, hand: str, *, cards: int) -> DrillAsk:
    chance = scene.chance
    _open(scene, ["player"])
    if cards == 3:
        _want(
            scene, _of_total(chance, chance.randint(0, 5)), _of_total(chance, chance.randint(0, 4))
        )
    scene.deal()
    place = HANDS[hand]
    scene.need(len(scene.position.hand_at(place)) == cards)
    return DrillAsk("total", {"hand": hand}, f"{hand.capitalize()}: what total do you call?")


def _third(scene: Scene, player: range, banker: range, third: range | None) -> DrillAsk:
    """The Hands hold these totals; the Player's third card, if he draws, is of these points."""
    chance = scene.chance
    _open(scene, ["player", "banker"])
    more = None if third is None else chance.choice(third)
    _want(
        scene,
        _of_total(chance, chance.choice(player)),
        _of_total(chance, chance.choice(banker)),
        more,
    )
    for _ in range(4 if third is None else 5):
        scene.deal_one()
    if third is not None:
        scene.need(len(scene.position.player) == 3)
    return DrillAsk("third", {}, "Who takes the next card?")


def _payout(scene: Scene, kind: str, fits: Callable[[list[Card], list[Card]], bool]) -> DrillAsk:
    box = _open(scene, [kind])
    scene.deal()
    scene.need(scene.position.phase is Phase.SETTLEMENT)
    scene.need(fits(scene.position.player, scene.position.banker))
    about = {"box": box, "hand": 1, "player": ASKED, "bet": kind}
    name = scene.table.rulebook.side_bets[kind].name
    return DrillAsk("payout", about, f"Box {box}, {ASKED}'s {name}: what do you pay or take?")


def _pair_payout(scene: Scene, kind: str, place: str) -> DrillAsk:
    """A pair on the first two cards of that Hand, whatever else comes."""
    box = _open(scene, [kind])
    first = scene.chance.choice(DECK)
    pair = [first, scene.chance.choice([card for card in DECK if card.rank == first.rank])]
    scene.want(HANDS[place], pair)
    scene.deal()
    about = {"box": box, "hand": 1, "player": ASKED, "bet": kind}
    name = scene.table.rulebook.side_bets[kind].name
    return DrillAsk("payout", about, f"Box {box}, {ASKED}'s {name}: what do you pay or take?")


def _banker_wins(player: list[Card], banker: list[Card]) -> bool:
    return total(banker) > total(player)


def _player_wins(player: list[Card], banker: list[Card]) -> bool:
    return total(player) > total(banker)


def _is_tie(player: list[Card], banker: list[Card]) -> bool:
    return total(player) == total(banker)


def _one_card_more(scene: Scene) -> DrillAsk:
    """A card comes though both Hands are complete."""
    _open(scene, ["player"])
    scene.deal()
    scene.break_line()
    scene.card(scene.any_card())
    return ask_what_is_wrong()


def _nothing_wrong(scene: Scene) -> DrillAsk:
    """The last card was due, though it may not look so."""
    _open(scene, ["banker"])
    if scene.chance.random() < 0.5:
        _want(
            scene, _of_total(scene.chance, 6), _of_total(scene.chance, scene.chance.randint(0, 5))
        )
    while scene.position.next_card is not None:
        scene.break_line()
        scene.deal_one()
    return ask_what_is_wrong()


def _reported(scene: Scene, report: str, text: str) -> DrillAsk:
    _open(scene, ["player"])
    for _ in range(scene.chance.randint(1, 4)):
        scene.deal_one()
    scene.tell(f"irregularity {report}")
    return ask_what_is_wrong(text)


_REPORTS: Final = (
    *SHARED_REPORTS,
    ("misdeal", "The Dealer dealt wrongly."),
    ("cards-exhausted", "The shoe is empty."),
    ("face-up-card", "A card lay face up in the shoe."),
)
"""What is reported, and what the question says of it."""


def subjects(book: BaccaratBook) -> dict[str, tuple[DrillClass, ...]]:
    """The subjects of Baccarat."""
    known = {found.kind for found in book.irregularities}
    return {
        "total": tuple(
            DrillClass(f"{hand}, {cards} cards", partial(_total, hand=hand, cards=cards))
            for hand in HANDS
            for cards in (2, 3)
        ),
        "third": (
            DrillClass(
                "natural", partial(_third, player=range(8, 10), banker=range(10), third=None)
            ),
            DrillClass("Player's", partial(_third, player=range(8), banker=range(8), third=None)),
            DrillClass(
                "Banker's, Player stood",
                partial(_third, player=range(6, 8), banker=range(8), third=None),
            ),
            *(
                DrillClass(
                    f"Banker's {banker}",
                    partial(
                        _third, player=range(6), banker=range(banker, banker + 1), third=range(10)
                    ),
                )
                for banker in range(8)
            ),
        ),
        "payout": _payouts(),
        "irregularity": (
            DrillClass("nothing wrong", _nothing_wrong),
            DrillClass("one card more", _one_card_more),
            *(
                DrillClass(report.split()[0], partial(_reported, report=report, text=text))
                for report, text in _REPORTS
                if report.split()[0] in known
            ),
        ),
    }


def _payouts() -> tuple[DrillClass, ...]:
    ends = (("Banker wins", _banker_wins), ("Player wins", _player_wins), ("Tie", _is_tie))
    return (
        *(
            DrillClass(
                f"{kind}, {end}",
                partial(_payout, kind=kind, fits=fits),
                pays=end.lower().startswith(kind),
            )
            for kind in ("banker", "player", "tie")
            for end, fits in ends
        ),
        DrillClass(
            "Player Pair", partial(_pair_payout, kind="player-pair", place="player"), pays=True
        ),
        DrillClass(
            "Banker Pair", partial(_pair_payout, kind="banker-pair", place="banker"), pays=True
        ),
        DrillClass("no pair", partial(_payout, kind="player-pair", fits=_no_pair)),
    )


def _no_pair(player: list[Card], _: list[Card]) -> bool:
    return player[0].rank != player[1].rank


def _judge_total(table: Table, _: list[Event], ask: Mapping[str, Any]) -> Judgement:
    """The last digit of a Hand's sum (1.2)."""
    place = HANDS.get(str(ask.get("hand")))
    cards = [] if place is None else dict(table.position.rows())[place]
    if not cards:
        raise NoAnswerError(f"there is no such Hand: {ask.get('hand')}")
    shown = "+".join(str(points(card)) for card in cards)
    why = f"{shown}: {total(cards)}. {sentence_of(table, '1.2')}"
    return Judgement({"total": total(cards), "soft": False}, ("1.2",), why)


def _judge_third(table: Table, _: list[Event], __: Mapping[str, Any]) -> Judgement:
    """The Hand that is due the next card, or nobody (3.8 to 3.10)."""
    place, guide = table.position.next_card, table.guide()
    names = {place: name for name, place in HANDS.items()}
    answer = {"hand": None if place is None else names[place]}
    return Judgement(answer, (guide.paragraph,), guide.text)


def _called(position: BaccaratPosition) -> tuple[HandPlace, ...]:
    """Both Hands once no more cards are drawn (3.11)."""
    over = position.phase is Phase.SETTLEMENT and position.next_card is None
    return tuple(HANDS.values()) if over and position.banker else ()


def _total_ask(place: HandPlace) -> dict[str, Any]:
    names = {place: name for name, place in HANDS.items()}
    return {"kind": "total", "hand": names[place]}


DRILLS: Final = FamilyDrills(
    subjects=subjects,
    judges={"total": _judge_total, "third": _judge_third},
    called=_called,
    total_ask=_total_ask,
    answers={"third": (*({"hand": name} for name in HANDS), {"hand": None})},
    hands_of_the_table=tuple(HANDS.values()),
    draws_on=True,
    bet_kinds={rulebook.BANKER: 5, rulebook.PLAYER: 4, rulebook.TIE: 1},
)
