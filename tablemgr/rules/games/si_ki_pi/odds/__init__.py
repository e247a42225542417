"""The cost of Si Ki Pi's Bets: the Bonus exactly, the Initial Bet by Rounds or exactly."""

from typing import Final

from tablemgr.rules.games.si_ki_pi.odds import bonus, exact, scatter
from tablemgr.rules.games.si_ki_pi.odds.exact import BEST, HOUSE_WAY
from tablemgr.rules.games.si_ki_pi.odds.player import SiKiPiPlayer
from tablemgr.rules.games.si_ki_pi.rulebook import SiKiPiBook
from tablemgr.rules.odds.family import FamilyOdds

_HOW: Final = {
    HOUSE_WAY: "Both the Player and the Dealer set their Hands by the House Way.",
    BEST: "The Player sets his Hand in the way that gains most on average against all Hands that\n"
    "the other cards can give the Dealer; the Dealer sets his by the House Way.",
}


def _explain(_: SiKiPiBook, __: int, strategy: str) -> str:
    return _HOW[strategy]


def _conditions(book: SiKiPiBook, _: int) -> list[str]:
    pays = book.pays
    return [
        "There is one Player; the cards are shuffled before each Round.",
        f"A win pays {pays.win[0]} to {pays.win[1]} less {pays.commission_percent}% commission;"
        " halves of the same ranking and two of no points are the Dealer's.",
    ]


ODDS: Final = FamilyOdds(
    exact_bets=bonus.exact_bets,
    outcomes=bonus.outcomes,
    by_box=bonus.by_box,
    strategies=(HOUSE_WAY, BEST),
    player=SiKiPiPlayer,
    parts=exact.PARTS,
    weigh=exact.weigh_part,
    scatter=scatter.scatter_part,
    explain=_explain,
    conditions=_conditions,
)
