"""The Dealer's step now: what he does, what he announces, and under which paragraph."""

from __future__ import annotations

from typing import TypeAlias

from msgspec import Struct

from tablemgr.basics.messages import Message
from tablemgr.rules.rulebook import Rulebook
from tablemgr.rules.rulebook.model import RULES

Step: TypeAlias = tuple[str, dict[str, object]]
"""A code of the rulebook's guide and the values of its sentence."""


class Guide(Struct, frozen=True):
    """One step: `message` says what to do, `say` what to announce in English (may be empty),
    `paragraph` why.
    """

    code: str
    message: Message
    say: str | None
    paragraph: str

    @property
    def text(self) -> str:
        """The message in English."""
        return self.message.in_words()


def sentence(rulebook: Rulebook, code: str, values: dict[str, object]) -> Guide:
    """The rulebook's sentence for a step, filled with its values."""
    wording = rulebook.wording.guide[code]
    return Guide(code, Message(RULES, wording.text, values), wording.say, rulebook.cites[code])
