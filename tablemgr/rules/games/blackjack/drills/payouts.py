"""Questions about what a Bet is paid, or what is taken."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from functools import partial
from random import Random
from typing import Any, Final

from tablemgr.basics.cards import DECK, Card
from tablemgr.basics.money import Money
from tablemgr.rules.drilling.family import (
    DrillAsk,
    DrillClass,
)
from tablemgr.rules.drilling.scene import Scene
from tablemgr.rules.games.blackjack.drills.arranged import (
    ASKED,
    ODD_STAKES,
    ROUND_STAKES,
    SMALL_CHIP,
    Arranged,
    cards_that,
    of_values,
    split_hands,
)
from tablemgr.rules.games.blackjack.position import DEALER, blackjack_of
from tablemgr.rules.games.blackjack.rulebook import BlackjackBook
from tablemgr.rules.games.lines import INITIAL
from tablemgr.rules.games.position import place_of
from tablemgr.rules.rulebook.model import Odds

LIMITS: Final = ((25, 500), (5, 100))


def _of_stakes(stakes: Iterable[int], odds: Odds, *, clean: bool) -> tuple[int, ...]:
    """The stakes whose payment comes out in chips, or those of which it does not."""
    return tuple(
        stake for stake in stakes if (Money(stake).share(*odds) % SMALL_CHIP == 0) is clean
    )


def _interim(scene: Scene, cards: Sequence[Card], up: int, **values: Any) -> Arranged:
    arranged = Arranged(scene, cards, of_values(scene.chance, up), **values)
    arranged.deal_first_cards()
    return arranged


def _pays_blackjack(scene: Scene, stakes: Sequence[int]) -> DrillAsk:
    """A Blackjack against 2 to 9: paid at once, or in live at the end."""
    chance = scene.chance
    arranged = _interim(
        scene, _blackjack(chance), chance.randint(2, 9), stake=chance.choice(stakes)
    )
    if blackjack_of(scene.position).rulebook.options.blackjack_paid == "final":
        arranged.finish()
    return arranged.payout(INITIAL)


def _blackjack(chance: Random) -> list[Card]:
    cards = of_values(chance, 1, 10)
    chance.shuffle(cards)
    return cards


def _waiting_blackjack(scene: Scene) -> DrillAsk:
    chance = scene.chance
    dealer = of_values(chance, chance.choice((1, 10)), chance.randint(2, 9))
    arranged = Arranged(scene, _blackjack(chance), dealer, stake=chance.choice(ODD_STAKES))
    arranged.finish()
    return arranged.payout(INITIAL)


def _both_blackjack(scene: Scene) -> DrillAsk:
    arranged = Arranged(scene, _blackjack(scene.chance), _blackjack(scene.chance))
    arranged.finish()
    return arranged.payout(INITIAL)


def _compared(scene: Scene, sign: int) -> DrillAsk:
    """Two Hands of 17 to 20: the Player's is higher (1), as high (0) or lower (-1)."""
    chance = scene.chance
    own = chance.randint(18, 19)
    arranged = Arranged(
        scene,
        of_values(chance, 10, own - 10),
        of_values(chance, 10, own - sign - 10),
        stake=chance.choice(ODD_STAKES),
    )
    arranged.finish()
    return arranged.payout(INITIAL)


def _dealer_bust(scene: Scene) -> DrillAsk:
    chance = scene.chance
    arranged = Arranged(
        scene, of_values(chance, 10, chance.randint(2, 7)), of_values(chance, 10, 6, 10)
    )
    arranged.finish()
    scene.need(scene.position.dealer.bust)
    return arranged.payout(INITIAL)


def _doubled(scene: Scene, *, for_less: bool) -> DrillAsk:
    chance = scene.chance
    cards = of_values(chance, chance.randint(4, 6), 5, chance.choice((9, 10)))
    dealer = of_values(chance, chance.randint(7, 9), 10)
    arranged = Arranged(scene, cards, dealer, stake=chance.choice(ROUND_STAKES))
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.reach(arranged.place)
    less = f" {ASKED}={arranged.stake.share(2, 5)}" if for_less else ""
    scene.tell(f"double {arranged.box}{less}")
    arranged.finish()
    return arranged.payout(INITIAL, text="Bet, Doubled")


def _dealers_blackjack(scene: Scene) -> DrillAsk:
    """A 21 of three cards against the Dealer's Blackjack."""
    chance = scene.chance
    cards = cards_that(chance, (3,), lambda row: row.total == 21 and not row.soft, low=8)
    arranged = Arranged(scene, cards, _blackjack(chance))
    arranged.deal_first_cards()
    arranged.deal_on()
    arranged.draw(1)
    arranged.finish()
    return arranged.payout(INITIAL)


def _initial_bet_only(scene: Scene) -> DrillAsk:
    """Split Hands against the Dealer's Blackjack: one Initial Bet in all is lost (B6)."""
    arranged = split_hands(scene, scene.chance.randint(7, 9), dealer=(10, 1))
    arranged.finish()
    hand = scene.chance.randint(1, len(scene.position.boxes[arranged.box].hands))
    return arranged.payout(INITIAL, hand)


def _surrendered(scene: Scene) -> DrillAsk:
    chance = scene.chance
    stake = chance.choice((*ODD_STAKES, 1250))
    cards = of_values(chance, 10, chance.randint(5, 7))
    arranged = _interim(scene, cards, chance.randint(7, 9), stake=stake)
    scene.tell(f"surrender {arranged.box}")
    return arranged.payout(INITIAL)


def _side(scene: Scene, kind: str, *, wins: bool) -> DrillAsk:
    """A side Bet that is settled with the first cards, or at the end."""
    chance, side = scene.chance, scene.table.rulebook.side_bets[kind]
    stake = chance.choice(ROUND_STAKES)
    cards = [chance.choice(DECK), chance.choice(DECK)]
    if wins and "pair" in side.test:
        cards[1] = chance.choice([card for card in DECK if card.rank == cards[0].rank])
    sides = {kind: chance.choice((500, 1000, 1500, 2500))}
    dealer = of_values(chance, 10, 6, *chance.choice(((6,), (2, 4), (2, 2, 2)))) if wins else []
    if side.settled == "interim":
        dealer = of_values(chance, chance.randint(2, 9))
    arranged = Arranged(scene, cards, dealer, stake=max(stake, *sides.values()), sides=sides)
    arranged.deal_first_cards()
    if side.settled != "interim":
        arranged.finish()
    asked = arranged.payout(kind)
    lines = scene.table.pending()
    line = next(line for line in lines if (line.box, line.player, line.bet) == _who(arranged, kind))
    scene.need((line.won > 0) is wins)
    return asked


def _who(arranged: Arranged, bet: str) -> tuple[int, str, str]:
    return arranged.box, ASKED, bet


def _pro_rata(scene: Scene) -> DrillAsk:
    """Found Bets that take the box over its maximum (5.1.1, 5.1.2)."""
    chance = scene.chance
    scene.tell("open")
    box = chance.randint(1, scene.table.boxes)
    first, found = chance.choice((300, 350, 400, 450)), chance.choice((200, 250, 300, 330))
    scene.tell(f"bet {box} {ASKED} {first} seated")
    scene.tell("close")
    scene.tell(f"found bet {box} bob {found}")
    if chance.random() < 0.5:
        scene.tell(f"found bet {box} cho 20")
    scene.want(place_of(box, 0), of_values(chance, 10, chance.randint(8, 9)))
    scene.want(DEALER, of_values(chance, 10, chance.randint(7, 9)))
    scene.deal()
    scene.tell("proceed")
    scene.tell(f"stand {box}")
    scene.deal()
    who = chance.choice((ASKED, "bob"))
    about = {"box": box, "hand": 1, "player": who, "bet": INITIAL}
    return DrillAsk("payout", about, f"Box {box}, {who}'s Initial Bet: what do you pay or take?")


def _insured(scene: Scene, *, wins: bool) -> DrillAsk:
    """The Dealer's second card has just decided an Insurance (B5)."""
    chance = scene.chance
    dealer = of_values(chance, 1, 10 if wins else chance.randint(2, 9))
    cards = of_values(chance, 10, chance.randint(2, 9))
    stake = chance.choice((*ROUND_STAKES, *ODD_STAKES, 1250))
    arranged = Arranged(scene, cards, dealer, stake=stake)
    arranged.deal_first_cards()
    most = arranged.stake.share(1, 2)
    scene.tell(f"insure {arranged.box} {ASKED} {most}")
    arranged.deal_on()
    while len(scene.position.dealer.cards) < 2:
        turn = scene.position.in_turn
        if turn is None:
            scene.deal_one()
        else:
            arranged.decide(turn.box)
    return arranged.payout("insurance")


def _even_money(scene: Scene) -> DrillAsk:
    """A Player with a Blackjack has just asked for Even Money (B8)."""
    chance = scene.chance
    stake = chance.choice((*ODD_STAKES, 1250))
    arranged = _interim(scene, _blackjack(chance), 1, stake=stake)
    scene.tell(f"even-money {arranged.box} {ASKED}")
    return arranged.payout(INITIAL)


def just_decided(book: BlackjackBook) -> tuple[DrillClass, ...]:
    """Give the classes of questions about what an act or a card has just decided. No program that
    sits an examination is asked them: its record would hold the answer.
    """
    classes = [
        DrillClass("Insurance won", partial(_insured, wins=True)),
        DrillClass("Insurance lost", partial(_insured, wins=False)),
    ]
    if book.options.even_money:
        classes.append(DrillClass("Even Money", _even_money))
    return tuple(classes)


def payouts(book: BlackjackBook) -> tuple[DrillClass, ...]:
    """Give the classes of questions about what is paid or taken."""
    odds = book.pays.blackjack
    named = f"{odds[0]}:{odds[1]}"
    stakes = (*ROUND_STAKES, *ODD_STAKES, 1250, 6250)
    clean, odd = (_of_stakes(stakes, odds, clean=clean) for clean in (True, False))
    classes = [
        DrillClass(f"{named} even", partial(_pays_blackjack, stakes=clean), pays=True),
        DrillClass(f"{named} odd", partial(_pays_blackjack, stakes=odd), pays=True),
        DrillClass(f"{named} waited", _waiting_blackjack, pays=True),
        DrillClass("both Blackjack", _both_blackjack),
        DrillClass("win", partial(_compared, sign=1), pays=True),
        DrillClass("stand-off", partial(_compared, sign=0)),
        DrillClass("lose", partial(_compared, sign=-1)),
        DrillClass("Dealer Bust", _dealer_bust, pays=True),
        DrillClass("Doubled", partial(_doubled, for_less=False), pays=True),
        DrillClass("Dealer's Blackjack against 21", _dealers_blackjack),
        DrillClass("Dealer's Blackjack after a Split", _initial_bet_only),
        DrillClass("Surrender", _surrendered),
    ]
    if book.options.double == "up-to-initial-bet":
        classes.append(DrillClass("Doubled for less", partial(_doubled, for_less=True), pays=True))
    for kind, side in book.side_bets.items():
        for wins in (True, False):
            name = f"{side.name} {'won' if wins else 'lost'}"
            classes.append(DrillClass(name, partial(_side, kind=kind, wins=wins), pays=wins))
    if book.betting.seats == "highest-bet-sits":  # live: nobody finds a Bet (L2)
        classes.append(DrillClass("pro rata", _pro_rata, limits=LIMITS))
    return tuple(classes)
