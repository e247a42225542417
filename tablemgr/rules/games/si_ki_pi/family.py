"""The door to the Si Ki Pi family: what a table calls."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.family import Family
from tablemgr.rules.games.si_ki_pi import (
    actions,
    dealing,
    fold,
    guide,
    plain,
    setting,
    settling,
    slip,
)
from tablemgr.rules.games.si_ki_pi.commands import READERS, HouseWay
from tablemgr.rules.games.si_ki_pi.established import outcome_established
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import DEALINGS, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.rulebook import CODES, SiKiPiBook

_WORDS: Final = frozenset(
    {
        *("open", "bet", "side", "withdraw", "close", "card"),
        *("set", "laid", "house-way", "reveal", "walk-away", "left", "back", "settle", "judge"),
    }
)


FAMILY: Final[Family[SiKiPiPosition]] = Family(
    book=SiKiPiBook,
    codes=CODES,
    new_round=SiKiPiPosition,
    words=lambda _: _WORDS,
    actions=actions.ACTIONS,
    deal_on=dealing.deal_on,
    fold=fold.FOLD,
    decisions=actions.decisions_now,
    step=guide.step,
    final_lines=settling.final_lines,
    outcome_established=outcome_established,
    as_json=plain.as_json,
    hands=plain.hands,
    hand_key=plain.hand_key,
    slip_hands=slip.hands,
    slip_table_hands=slip.table_hands,
    readers=READERS,
    phases=SiKiPiPhase,
    retold=setting.retold,
    verify_opened=setting.verify_opened,
    role_needed={HouseWay: setting.role_needed},
    listed_words={SiKiPiPhase.SETTING: 2},
    dealings=DEALINGS,
)
