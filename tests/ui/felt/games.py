"""Made-up full tables of every game, for tests and pictures. No rule is checked."""

from __future__ import annotations

import re
from collections.abc import Mapping
from importlib.resources import files
from typing import Final

from msgspec.structs import replace

from assets.layouts.looks import LOOKS
from tablemgr.basics.cards import Card, cards
from tablemgr.rules.rulebook import load
from tests.ui.felt import samples
from tests.ui.felt.samples import TABLE, bet
from ui.felt.layout import Layout, read_layout
from ui.presenter.families import needs_of
from ui.views.felt import (
    Badge,
    BetState,
    BoxView,
    DealerView,
    Due,
    FeltView,
    HalfPlace,
    HandState,
    HandView,
)
from ui.views.shared import Tone

LAYOUTS: Final = tuple(
    (game, appendix, boxes)
    for game, look in LOOKS.items()
    for appendix, boxes in look.boxes.items()
)
"""Every layout: game, appendix, number of boxes."""
OTHERS: Final = tuple(one for one in LAYOUTS if one[0] != "rws-blackjack")
KINDS: Final[Mapping[str, tuple[str, ...]]] = {
    game: tuple(kind for kind in needs_of(load(game)).kinds if kind != "initial") for game in LOOKS
}
"""The Bets, apart from the Initial Bet, that the boxes of each game have places for."""

_NAMES: Final = (
    "Anna", "Ben", "Dimitri", "Hana", "Wei Ling", "Ida", "Jun", "Maximilian Featherstone", "Oki",
)  # fmt: skip
_GUESTS: Final = ("Eva", "Farah", "Lim", "Ng")
_FOURS: Final = (
    ("9h 9c / Ad Kh", "Ah Ks / 9d 9s", "1 point", "Pair of 9s"),
    ("", "3c 5d / 2h 8s", "8 points", "Gong"),
    ("", "Td Jc / Qh Qs", "0 points", "Pair of Queens"),
    ("", "Th 7c / As 8d", "7 points", "9 points"),
    ("", "2s 2d / Kc Kd", "Pair of 2s", "Pair of Kings"),
)


def svg_of(game: str, appendix: str) -> bytes:
    """The drawing of a layout, as it is in the repository."""
    return files("assets").joinpath("layouts", f"{game}-{appendix}.svg").read_bytes()


def titles_of(game: str, appendix: str) -> set[str]:
    """The texts that are drawn on a layout."""
    return set(re.findall(r"<title>([^<]*)</title>", svg_of(game, appendix).decode()))


def layout_of(game: str, appendix: str) -> Layout:
    """A layout as the window reads it."""
    return read_layout(
        f"{game}-{appendix}.svg",
        svg_of(game, appendix),
        needs_of(load(game)),
    )


def _boxes(game: str, boxes: int) -> list[BoxView]:
    """Every box with several Players and with every Bet that it has a place for."""
    full = []
    for number in range(1, boxes + 1):
        name = _NAMES[(number - 1) % len(_NAMES)]
        laid = []
        if load(game).betting.has_initial_bet:
            laid = [bet("initial", name, ("100", "1500", "25", "2500")[number % 4], seated=True)]
            laid += [bet("initial", _GUESTS[n], "62.50") for n in range(number % 4 + number % 2)]
        for place, kind in enumerate(KINDS[game]):
            laid.append(bet(kind, name, ("25", "50", "1250", "100")[(number + place) % 4]))
            if (number + place) % 3 == 0:
                laid.append(bet(kind, "Eva", "10"))
        full.append(BoxView(number, True, player=name, bets=tuple(laid)))
    return full


def _blackjack(game: str, boxes: int) -> dict[str, FeltView]:
    """The samples' hands over this game's Bets."""
    views = {}
    for name in ("split_to_four", "settlement", "ten_cards_each"):
        plain: FeltView = getattr(samples, name)(boxes)
        mixed = [
            replace(whole, hands=plain.box(whole.number).hands, active=whole.number == 3)
            for whole in _boxes(game, boxes)
        ]
        views[name] = replace(plain, boxes=tuple(mixed))
    return views


def _two(codes: str) -> tuple[tuple[Card, ...], tuple[Card, ...]]:
    low, _, high = codes.partition("/")
    return cards(low.strip()), cards(high.strip())


def set_hand(
    index: int, *, badges: bool = False, state: HandState = HandState.STANDS
) -> tuple[HandView, ...]:
    """A Hand that has been set: its Low and its High Hand."""
    _, codes, low_rank, high_rank = _FOURS[index % len(_FOURS)]
    low, high = _two(codes)
    marks = (Badge("wins", Tone.PAY), Badge("loses", Tone.TAKE)) if badges else (None, None)
    return (
        HandView(low, low_rank, state, half=HalfPlace.LOW, badge=marks[index % 2]),
        HandView(high, high_rank, state, half=HalfPlace.HIGH, badge=marks[(index + 1) % 2]),
    )


def face_down(count: int = 4, **more: bool) -> HandView:
    """Cards as they were dealt."""
    return HandView((None,) * count, active=more.get("active", False))


def _si_ki_pi(game: str, boxes: int) -> dict[str, FeltView]:
    full = _boxes(game, boxes)
    table = replace(TABLE)
    dealing = [replace(b, hands=(face_down(3 if b.number < 4 else 2),)) for b in full]
    setting = [
        replace(b, hands=set_hand(b.number) if b.number % 3 == 1 else (face_down(),)) for b in full
    ]
    setting[1] = replace(setting[1], active=True, hands=(face_down(active=True),))
    exposed = HandView((None, *cards("9h"), None, None), "to set")
    setting[2] = replace(setting[2], hands=(exposed,))
    states = (BetState.WON, BetState.LOST, BetState.RETURNED)
    sums = (
        Badge("+142.50", Tone.PAY),
        Badge("−1,500.00", Tone.TAKE),
        Badge("stand off", Tone.EVEN),
    )
    settled = [
        replace(
            b,
            hands=set_hand(b.number, badges=True),
            bets=tuple(replace(one, state=states[b.number % 3]) for one in b.bets),
            badge=sums[b.number % 3],
        )
        for b in full
    ]
    down = DealerView((None,) * 4, note="4 cards")
    shown = DealerView(halves=set_hand(2, badges=True))
    return {
        "dealing": replace(
            table, boxes=tuple(dealing), due=Due(4), dealer=DealerView((None, None), active=False)
        ),
        "setting": replace(table, boxes=tuple(setting), dealer=down),
        "all-set": replace(
            table,
            boxes=tuple(replace(b, hands=set_hand(b.number + 1)) for b in full),
            dealer=DealerView(halves=set_hand(4)),
        ),
        "settlement": replace(table, boxes=tuple(settled), dealer=shown),
    }


def _of_the_table(game: str, boxes: int) -> dict[str, FeltView]:
    """The table's own two Hands, from the first card to the settlement."""
    full = tuple(_boxes(game, boxes))
    table = replace(TABLE, boxes=full)
    left, right = (hand.name for hand in LOOKS[game].hands)
    three = HandView(cards("Kh 5d 4c"), "9", HandState.PLAYING, half=left)
    two = HandView(cards("8h Ad"), "Natural 9", HandState.NATURAL, half=right)
    due = replace(two, cards=cards("8h"), total="8", active=True)
    sums = (Badge("+142.50", Tone.PAY), Badge("−1,500.00", Tone.TAKE), Badge("0", Tone.EVEN))
    states = (BetState.WON, BetState.LOST, BetState.RETURNED)
    settled = tuple(
        replace(
            b,
            bets=tuple(replace(one, state=states[b.number % 3]) for one in b.bets),
            badge=sums[b.number % 3],
        )
        for b in full
    )
    badge = Badge("wins", Tone.PAY)
    return {
        "dealing": replace(table, dealer=DealerView(halves=(three, due)), due=Due(0, 1)),
        "settlement": replace(
            table, boxes=settled, dealer=DealerView(halves=(three, replace(two, badge=badge)))
        ),
    }


def full_views(game: str, boxes: int) -> dict[str, FeltView]:
    """Each sample of that game by its name; `idle` is the bare table."""
    look = LOOKS[game]
    sample = _si_ki_pi if look.halves else _of_the_table if look.hands else _blackjack
    made = sample(game, boxes)
    return {"idle": replace(TABLE), **made}
