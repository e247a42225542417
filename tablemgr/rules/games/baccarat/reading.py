"""How Baccarat reads `bet`, which names the Bet's KIND."""

from __future__ import annotations

from tablemgr.rules.commands import Bet, Command
from tablemgr.rules.commands.words import Words


def read_bet(words: Words) -> tuple[Command, ...]:
    """`bet BOX PLAYER KIND AMOUNT`. Raises `MalformedError` if a word is wrong or missing."""
    box, player, kind = words.box(), words.player(), words.kind()
    command = Bet(box, player, words.amount(), kind=kind)
    words.end()
    return (command,)
