"""The door to the Baccarat family: what a table calls."""

from __future__ import annotations

from typing import Final

from tablemgr.rules.games.baccarat import (
    actions,
    dealing,
    fold,
    guide,
    plain,
    reading,
    settling,
    slip,
)
from tablemgr.rules.games.baccarat.established import outcome_established
from tablemgr.rules.games.baccarat.phases import BaccaratPhase
from tablemgr.rules.games.baccarat.position import HANDS, BaccaratPosition
from tablemgr.rules.games.baccarat.rulebook import CODES, BaccaratBook
from tablemgr.rules.games.family import Family, TableHand

_WORDS: Final = frozenset({"open", "bet", "withdraw", "close", "card", "settle"})


FAMILY: Final[Family[BaccaratPosition]] = Family(
    book=BaccaratBook,
    codes=CODES,
    new_round=BaccaratPosition,
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
    table_hands=tuple(TableHand(key, place) for key, place in HANDS.items()),
    hands_on_boxes=False,
    phases=BaccaratPhase,
    readers={"bet": reading.read_bet},
)
