"""Made-up views of a table in every phase, for tests and pictures. No rule is checked."""

from __future__ import annotations

from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from tablemgr.basics.cards import cards
from tablemgr.basics.money import Money
from ui.felt.layout import Layout, Needs, read_layout
from ui.views.felt import (
    Badge,
    BetState,
    BetView,
    BoxView,
    DealerView,
    Due,
    FeltView,
    HandState,
    HandView,
    ShoeState,
    ShoeView,
)
from ui.views.shared import Tone

KINDS: Final = ("initial", "rws-pairs", "boom-busted", "insurance")
BOXES: Final = {"a": 7, "b": 6, "c": 5, "d": 9}


def rws_layout(appendix: str) -> Layout:
    """The layout of that appendix, as the window reads it."""
    name = f"rws-blackjack-{appendix}.svg"
    return read_layout(name, files("assets").joinpath("layouts", name).read_bytes(), Needs(KINDS))


def bet(kind: str, player: str, dollars: str, *, seated: bool = False) -> BetView:
    return BetView(kind, player, Money.parse(dollars), seated)


def hand(codes: str, total: str, state: HandState = HandState.WAITING, **more: object) -> HandView:
    badge = more.get("badge")
    return HandView(
        cards(codes),
        total,
        state,
        added=str(more.get("added", "")),
        active=bool(more.get("active")),
        badge=badge if isinstance(badge, Badge) else None,
    )


TABLE: Final = FeltView(
    shoe=ShoeView(ShoeState.READY, "Ready", 416),
    discards=0,
)


def _bets(boxes: int) -> tuple[BoxView, ...]:
    """Boxes with one Player, with two, with many, and without a Seated Player."""
    first = (
        bet("initial", "Anna", "100", seated=True),
        bet("rws-pairs", "Anna", "25", seated=True),
    )
    second = (
        bet("initial", "Ben", "1500", seated=True),
        bet("initial", "Chen Wei", "250"),
        bet("boom-busted", "Ben", "50", seated=True),
        bet("boom-busted", "Chen Wei", "10"),
    )
    third = (
        bet("initial", "Dimitri", "25", seated=True),
        bet("initial", "Eva", "75"),
        bet("initial", "Farah", "500"),
        bet("initial", "Goh Soon", "62.50"),
        bet("rws-pairs", "Eva", "5"),
        bet("boom-busted", "Farah", "200"),
    )
    fourth = (
        bet("initial", "Hana", "2500", seated=True),
        *(bet("initial", f"P{n}", str(25 * n)) for n in range(1, 7)),
        bet("rws-pairs", "Hana", "100", seated=True),
        bet("boom-busted", "Hana", "100", seated=True),
    )
    last = (bet("initial", "Maximilian Featherstone", "5000", seated=True),)
    stock = [
        BoxView(1, True, player="Anna", bets=first),
        BoxView(2, True, player="Ben", bets=second),
        BoxView(3, True, player="Dimitri", bets=third),
        BoxView(4, True, player="Hana", bets=fourth),
        BoxView(5),
    ]
    stock += [replace(stock[n % 4], number=n + 1) for n in range(5, boxes)]
    stock[-1] = BoxView(len(stock), True, player="Maximilian Featherstone", bets=last)
    return tuple(stock[:boxes])


def betting(boxes: int) -> FeltView:
    return replace(TABLE, boxes=_bets(boxes))


_DEALT: Final = (
    ("As Kh", "Blackjack", HandState.NATURAL),
    ("9h 7c", "16", HandState.WAITING),
    ("8s 8d", "16", HandState.WAITING),
    ("Ah 6d", "soft 17", HandState.WAITING),
    ("Td Qc", "20", HandState.WAITING),
    ("5c 4h", "9", HandState.WAITING),
)


def initial_deal(boxes: int) -> FeltView:
    """The Initial Deal: the second card of box 3 is due."""
    dealt = []
    for number, box in enumerate(_bets(boxes)):
        codes = _DEALT[number % len(_DEALT)][0]
        if not box.in_play:
            dealt.append(box)
        elif number < 2:
            dealt.append(replace(box, hands=(hand(codes, _DEALT[number][1], _DEALT[number][2]),)))
        else:
            dealt.append(replace(box, hands=(hand(codes.split()[0], ""),)))
    return replace(
        TABLE,
        boxes=tuple(dealt),
        due=Due(3),
        shoe=ShoeView(ShoeState.READY, "Ready", 405),
    )


def _dealt(boxes: int) -> list[BoxView]:
    return [
        replace(box, hands=(hand(*_DEALT[n % len(_DEALT)]),)) if box.in_play else box
        for n, box in enumerate(_bets(boxes))
    ]


def insurance(boxes: int) -> FeltView:
    dealt = _dealt(boxes)
    dealt[0] = replace(dealt[0], bets=(*dealt[0].bets, bet("insurance", "Anna", "50", seated=True)))
    dealt[1] = replace(
        dealt[1],
        bets=(
            *dealt[1].bets,
            bet("insurance", "Ben", "750", seated=True),
            bet("insurance", "Chen Wei", "125"),
        ),
    )
    return replace(TABLE, boxes=tuple(dealt), dealer=DealerView(cards("Ad"), "11"))


def split_to_four(boxes: int) -> FeltView:
    dealt = _dealt(boxes)
    hands = (
        hand("8s Tc 5d", "Bust", HandState.LOST),
        hand("8d 3c Kh", "21", HandState.STANDS, added="+1,500"),
        hand("8h 2s 2d 3h 4c", "19", HandState.PLAYING, active=True),
        hand("8c", "8", HandState.WAITING),
    )
    dealt[2] = replace(dealt[2], active=True, hands=hands)
    dealt[1] = replace(dealt[1], hands=(hand("9h 7c 6s", "Bust", HandState.LOST),))
    long = hand("Ah 2d As 3c Ac 2h 2s Ad 3h 4d", "20", HandState.STANDS)
    dealt[3] = replace(dealt[3], hands=(long,))
    return replace(
        TABLE,
        boxes=tuple(dealt),
        dealer=DealerView(cards("6h"), "6"),
        due=Due(3, 2),
        shoe=ShoeView(ShoeState.WAITING, "Card due", 371),
    )


def dealer_draws(boxes: int) -> FeltView:
    dealt = _dealt(boxes)
    return replace(
        TABLE,
        boxes=tuple(dealt),
        dealer=DealerView(cards("6h 2c 3d 4s"), "15", active=True, note="4 cards"),
        due=Due(0),
        discards=21,
        shoe=ShoeView(ShoeState.FAULT, "Unplugged", 366),
    )


def settlement(boxes: int) -> FeltView:
    """Every outcome: paid, taken, Stand Off; also for four Hands of a box."""
    badges = (
        Badge("+120.00", Tone.PAY),
        Badge("−1,750.00", Tone.TAKE),
        Badge("stand off", Tone.EVEN),
        Badge("+37.50", Tone.PAY),
    )
    states = (BetState.WON, BetState.LOST, BetState.RETURNED, BetState.WON)
    settled = []
    for n, box in enumerate(_dealt(boxes)):
        if not box.in_play:
            settled.append(box)
            continue
        bets = tuple(replace(b, state=states[n % 4]) for b in box.bets)
        hands = (replace(box.hands[0], badge=badges[n % 4]),)
        settled.append(replace(box, bets=bets, hands=hands))
    settled[2] = replace(
        settled[2],
        badge=Badge("+1,100.00", Tone.PAY),
        active=True,
        hands=(
            hand("8s Tc 5d", "Bust", HandState.LOST, badge=Badge("−150.00", Tone.TAKE)),
            hand(
                "8d 3c Kh",
                "21",
                HandState.STANDS,
                added="+1,500",
                badge=Badge("+300.00", Tone.PAY),
            ),
            hand("8h 2s 9d", "19", HandState.STANDS, badge=Badge("stand off", Tone.EVEN)),
            hand("8c Ts", "18", HandState.STANDS, badge=Badge("take", Tone.TAKE)),
        ),
    )
    dealer = DealerView(
        cards("6h 2c 3d 4s 9c"), "Bust", lost=True, badge=Badge("5 cards: 4 to 1", Tone.PAY)
    )
    return replace(TABLE, boxes=tuple(settled), dealer=dealer, discards=33)


def boxes_only(boxes: int) -> FeltView:
    plain = []
    outcomes = (
        Badge("pay 6 to 5", Tone.PAY),
        Badge("take", Tone.TAKE),
        Badge("pay", Tone.PAY),
        Badge("stand off", Tone.EVEN),
    )
    for n, box in enumerate(_dealt(boxes)):
        kinds = dict.fromkeys(b.kind for b in box.bets)
        bets = tuple(BetView(kind, "", None, seated=True) for kind in kinds)
        hands = tuple(replace(h, badge=outcomes[n % 4]) for h in box.hands)
        plain.append(replace(box, player="", bets=bets, hands=hands))
    return replace(TABLE, boxes=tuple(plain), dealer=DealerView(cards("Th 9c"), "19"))


def ten_cards_each(boxes: int) -> FeltView:
    """The fullest table: four Hands of ten cards on every box."""
    long = "Ah 2d As 3c Ac 2h 2s Ad 3h 4d"
    full = [
        replace(
            box,
            number=n + 1,
            in_play=True,
            hands=tuple(hand(long, "soft 20", HandState.STANDS) for _ in range(4)),
        )
        for n, box in enumerate(_bets(boxes))
    ]
    dealer = DealerView(cards("Ah 2d As 3c Ac 2h 2s Ad 3h 4d"), "20", note="10 cards")
    return replace(TABLE, boxes=tuple(full), dealer=dealer)


def every_view(boxes: int) -> Mapping[str, FeltView]:
    """Each sample by its name."""
    return {
        "idle": TABLE,
        "betting": betting(boxes),
        "initial-deal": initial_deal(boxes),
        "insurance": insurance(boxes),
        "split-to-four": split_to_four(boxes),
        "dealer-draws": dealer_draws(boxes),
        "settlement": settlement(boxes),
        "boxes-only": boxes_only(boxes),
        "ten-cards-each": ten_cards_each(boxes),
    }
