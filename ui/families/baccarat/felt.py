"""Shows a Round of Baccarat on the felt: the Player's and the Banker's Hand, and the Bets.

Knows no widget; decides nothing.
"""

from __future__ import annotations

from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.money import Money
from tablemgr.rules.games.baccarat.drawing import is_natural, next_place
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import BANKER, PLAYER, TIE
from tablemgr.rules.games.baccarat.settling import winner
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.position import AnyRound, HandPlace, Phase
from ui.families.baccarat.words import total_text
from ui.views.felt import Badge, DealerView, HandState, HandView
from ui.views.shared import Tone

translate = QCoreApplication.translate

_DECIDED: Final = (Phase.SETTLEMENT, Phase.COMPLETE)
ORDER: Final = (PLAYER, BANKER, TIE, "player-pair", "banker-pair")
"""The kinds of Bet as the felt has them, from the top."""
PLACES: Final = tuple(
    f"dealer.{name}{part}" for name in HANDS for part in ("", ".cards", ".total", ".badge")
)
"""The ids of the places that the layout has for the two Hands."""


def table(position: BaccaratPosition) -> DealerView:
    """The Player's and the Banker's Hand, beside each other."""
    return DealerView(halves=tuple(_hand(position, name, place) for name, place in HANDS.items()))


def _hand(position: BaccaratPosition, name: str, place: HandPlace) -> HandView:
    cards = position.hand_at(place)
    state = HandState.NATURAL if is_natural(cards) else HandState.PLAYING
    return HandView(
        tuple(cards),
        total_text(cards),
        state,
        active=position.next_card == place,
        badge=_badge(position, name),
        half=name,
    )


def _badge(position: BaccaratPosition, name: str) -> Badge | None:
    """Says on the winning Hand that it wins, on both that it is a Tie; None before (3.11)."""
    if position.phase not in _DECIDED or next_place(position) is not None:
        return None  # not all cards were drawn: every Bet was returned before (5.7)
    won_by = winner(position.player, position.banker)
    if won_by not in HANDS:
        return Badge(translate("baccarat", "Tie"), Tone.EVEN)
    if won_by != name:
        return None
    return Badge(translate("baccarat", "wins"), Tone.PAY)


def bets(box: BettingBox) -> list[tuple[str, str, Money]]:
    """The Bets on a box, as kind, Player and amount."""
    return [(kind, player, bet) for (player, kind), bet in box.side_bets.items()]


def box_name(_: AnyRound, box: BettingBox) -> str:
    """The name of the Player with a Bet on the box; if there are several, how many."""
    players = dict.fromkeys(player for player, _ in box.side_bets)
    if len(players) < 2:
        return "".join(players)
    return translate("baccarat", "{count} Players").format(count=len(players))
