"""A Si Ki Pi Round up to now: boxes with four cards each, how they are set, the Dealer's Hand.

Knows no rule: `flow` says who is next, `fold` changes it.
"""

from __future__ import annotations

from collections.abc import Iterator

from tablemgr.basics.cards import Card
from tablemgr.basics.errors import Bug
from tablemgr.rules.games.betting_box import BettingBox
from tablemgr.rules.games.lines import LaidBet
from tablemgr.rules.games.position import (
    DEALER,
    AnyRound,
    HandPlace,
    RoundPosition,
    Setup,
    place_of,
)
from tablemgr.rules.games.si_ki_pi.house_way import HandSetting
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook

SHOE = "shoe"
"""One card at a time: each box in turn, then the Dealer, four times (3.15)."""
SHUFFLER = "shuffler"
"""A set of four to each box in turn, then to the Dealer (3.16)."""
DEALINGS = (SHOE, SHUFFLER)


class FourCards:
    """A Hand: up to four cards, and how they are set; None until they are."""

    __slots__ = ("arranged_by", "cards", "setting")

    def __init__(self) -> None:
        self.cards: list[Card] = []
        self.setting: HandSetting | None = None
        """How the Hand is set; None also for one that a Player has laid face down (S11)."""
        self.arranged_by: str | None = None
        """The Player who has set the Hand himself or laid it face down; None if nobody has."""

    @property
    def laid(self) -> bool:
        """It is set and lies face down; what is Low and what High, nobody has said yet (S11)."""
        return self.arranged_by is not None and self.setting is None


class SiKiPiBox(BettingBox):
    """A box with its Hand."""

    __slots__ = ("hand",)

    def __init__(self, number: int) -> None:
        super().__init__(number)
        self.hand = FourCards()


class SiKiPiPosition(RoundPosition[SiKiPiBook, SiKiPiBox]):
    """One Round of Si Ki Pi."""

    __slots__ = ("dealer", "dealing")

    first_deal = SiKiPiPhase.DEAL

    def __init__(self, rulebook: SiKiPiBook, setup: Setup) -> None:
        super().__init__(rulebook, setup)
        self.dealing = setup.dealing or SHOE
        """One of `DEALINGS`."""
        self.dealer = FourCards()

    def new_box(self, number: int) -> SiKiPiBox:
        """An empty box."""
        return SiKiPiBox(number)

    def rows(self) -> Iterator[tuple[HandPlace, list[Card]]]:
        """Every box's Hand, the Dealer's last."""
        for box in self.in_play:
            yield place_of(box.number, 0), box.hand.cards
        yield DEALER, self.dealer.cards

    def set_by_house_way(self, number: int) -> bool:
        """Say whether the Dealer has set the box's Hand by the House Way (S8)."""
        box = self.boxes.get(number)
        setting = None if box is None else box.hand.setting
        return setting is not None and setting.item is not None

    def lies_open(self, place: HandPlace) -> bool:
        """S10: a Hand once it is set, not as long as it is only laid; the Dealer's once he has
        opened it; no card beside the Hands.
        """
        if place == DEALER:
            return self.revealed
        box = self.boxes.get(place.box)
        return box is not None and box.hand.setting is not None

    def on_the_dealers_hand(self, bet: LaidBet) -> bool:
        """Say whether it is a Bonus on the Dealer's four cards (3.23)."""
        side = self.rulebook.side_bets.get(bet.name)
        return side is not None and side.test == "dealer-four-cards"

    @property
    def final_settlement_bars(self) -> bool:
        """False: 5.11 has no such rule."""
        return False

    @property
    def revealed(self) -> bool:
        """The Dealer's Hand is open (3.21)."""
        return self.dealer.setting is not None

    @property
    def unset(self) -> list[SiKiPiBox]:
        """The boxes of which nobody has said what is Low and what High, the laid ones too."""
        return [box for box in self.in_play if box.hand.setting is None]

    @property
    def unarranged(self) -> list[SiKiPiBox]:
        """The boxes whose Hand is neither set nor laid."""
        return [box for box in self.unset if not box.hand.laid]

    @property
    def laid(self) -> list[SiKiPiBox]:
        """The boxes whose Hand lies set, face down."""
        return [box for box in self.unset if box.hand.laid]

    def sits_elsewhere(self, box: SiKiPiBox, player: str) -> bool:
        """Say whether the Player sits at another box (3.20)."""
        others = (other for other in self.boxes.values() if other is not box)
        return any(other.sits and other.seat == player for other in others)

    def has_arranged_another(self, box: SiKiPiBox, player: str) -> bool:
        """Say whether the Player has set or laid the Hand of another box: he examines one only
        (3.11).
        """
        others = (other for other in self.boxes.values() if other is not box)
        return any(other.hand.arranged_by == player for other in others)

    def house_sets(self, box: SiKiPiBox) -> bool:
        """Say whether only the House Way can set the Hand now (3.11, 3.20, 5.3; ruling S6)."""
        player = self.box_decider(box)
        if player is None:
            return True
        return self.sits_elsewhere(box, player) or self.has_arranged_another(box, player)


def si_ki_pi_of(position: AnyRound) -> SiKiPiPosition:
    """The Round as a Si Ki Pi Round. Raises `Bug` if it is none."""
    if isinstance(position, SiKiPiPosition):
        return position
    raise Bug(f"a Round of {position.rulebook.title} is not Si Ki Pi")
