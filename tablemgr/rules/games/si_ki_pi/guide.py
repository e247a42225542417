"""The Dealer's next step in a Si Ki Pi Round: a code of the guide and its sentence's values."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from tablemgr.basics.cards import unread_among
from tablemgr.basics.messages import Message, join_with_commas
from tablemgr.rules.games.position import DEALER, Phase
from tablemgr.rules.games.si_ki_pi.comparing import decided_by_cards
from tablemgr.rules.games.si_ki_pi.phases import SiKiPiPhase
from tablemgr.rules.games.si_ki_pi.position import SHUFFLER, SiKiPiBox, SiKiPiPosition
from tablemgr.rules.games.si_ki_pi.setting import waits_for_a_bonus
from tablemgr.rules.games.stepping import shared_step
from tablemgr.rules.guide import Step


def step(position: SiKiPiPosition) -> Step:
    """Say what comes next, and for which box."""
    shared = shared_step(position)
    if shared is not None:
        if position.phase is not Phase.SETTLEMENT:
            return shared
        waiting = (b for b in position.boxes.values() if waits_for_a_bonus(position, b))
        return _opening(list(waiting)) or _settling(position)
    if position.phase is SiKiPiPhase.DEAL:
        return _card_due(position)
    return _setting(position)


def _card_due(position: SiKiPiPosition) -> Step:
    place = position.next_card
    assert place is not None
    sets = position.dealing == SHUFFLER
    if place == DEALER:
        return ("deal-set-dealer" if sets else "deal-dealer"), {}
    return ("deal-set-box" if sets else "deal-box"), {"box": place.box}


def _setting(position: SiKiPiPosition) -> Step:
    """The Players set their Hands, the Dealer sets the others, then he opens his own Hand and the
    laid ones, box by box (S11).
    """
    left = position.unarranged
    if position.revealed and not left:
        box = position.laid[-1]
        return _opening([box]) or ("open-box", {"box": box.number})
    if position.revealed:
        return _opening(left) or ("house-sets-late", {"boxes": _numbers(position, left)})
    for code, boxes in (
        ("players-set", [box for box in left if not position.house_sets(box)]),
        ("house-sets-left", [box for box in left if position.box_decider(box) is None]),
        ("house-sets", left),
    ):
        if boxes:
            named = None if code == "players-set" else _opening(boxes)
            return named or (code, {"boxes": _numbers(position, boxes)})
    unread = unread_among(position.dealer.cards)
    return ("open-unread-dealer", {"number": unread[0].number}) if unread else ("reveal", {})


def _opening(boxes: Iterable[SiKiPiBox]) -> Step | None:
    """Say which card must be named first, of the boxes that are opened now (S10); None if all
    their cards were read.
    """
    for box in boxes:
        for card in unread_among(box.hand.cards):
            return "open-unread-box", {"box": box.number, "number": card.number}
    return None


def _settling(position: SiKiPiPosition) -> Step:
    """The settlement, and which cards decide between equal Point Totals (S1)."""
    decided = decided_by_cards(position)
    return ("settle-by-cards", {"beats": join_with_commas(decided)}) if decided else ("settle", {})


def _numbers(position: SiKiPiPosition, boxes: Sequence[SiKiPiBox]) -> Message:
    """`box 2`, or `boxes 2, 5`."""
    numbers = join_with_commas([box.number for box in boxes])
    word = "one-box" if len(boxes) == 1 else "several-boxes"
    return position.rulebook.part(word, boxes=numbers)
