"""A position as one line of text: everything that a screen shows of it."""

from __future__ import annotations

import json

from tablemgr.rules.games.families import Position, family_of


def shown(position: Position, round_no: int) -> str:
    """The Round, its phase, Bets, Hands, the Dealer, whose turn it is, what is settled."""
    family = family_of(position.rulebook)
    return json.dumps(
        {
            "round": round_no,
            "phase": position.phase.value,
            "bets": [
                [box.number, player, str(amount)]
                for box in position.boxes.values()
                for player, amount in box.bets.items()
            ],
            "side": [
                [box.number, player, kind, str(amount)]
                for box in position.boxes.values()
                for (player, kind), amount in box.side_bets.items()
            ],
            "hands": family.as_json(position),
            "cards": [card.code for card in position.cards],
            "turn": getattr(position, "turn", None),
            "next": position.next_card,
            "settled": [
                [line.box, line.hand, line.player, line.bet, line.outcome.value, int(line.won)]
                for line in position.settlement
            ],
            "flags": [flag.code for flag in position.flags],
        }
    )
