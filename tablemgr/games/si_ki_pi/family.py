"""Si Ki Pi's door: what a table calls."""

from __future__ import annotations

from typing import Final

from tablemgr.games.family import Family, Setup
from tablemgr.games.si_ki_pi import actions, dealing, fold, guide, plain, settling
from tablemgr.games.si_ki_pi.established import outcome_established
from tablemgr.games.si_ki_pi.position import DEALINGS, SHOE, SiKiPiPosition
from tablemgr.rulebook.si_ki_pi import SiKiPiBook

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card"),
        *("set", "house-way", "reveal", "walk-away", "settle", "judge"),
    }
)


def _new_round(book: SiKiPiBook, setup: Setup) -> SiKiPiPosition:
    return SiKiPiPosition(
        book,
        boxes=setup.boxes,
        decks=setup.decks,
        limits=setup.limits,
        dealing=setup.dealing or SHOE,
    )


SI_KI_PI: Final[Family[SiKiPiPosition]] = Family(
    new_round=_new_round,
    words=lambda _: _WORDS,
    decide=actions.decide,
    deal_on=dealing.deal_on,
    apply=fold.apply,
    decisions=actions.decisions_now,
    step=guide.step,
    final_lines=settling.final_lines,
    outcome_established=outcome_established,
    boxes_as_json=plain.boxes,
    dealer_as_json=plain.dealer,
    dealer_text=plain.dealer_text,
    dealer_key=plain.dealer_key,
    dealings=DEALINGS,
)
