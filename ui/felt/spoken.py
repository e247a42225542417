"""Puts the felt into words for a screen reader, box by box: its Player, his cards, their total."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QCoreApplication

from ui.felt.cards import shown_words
from ui.views.felt import BoxView, FeltView, HandView

translate = QCoreApplication.translate


def felt_in_words(view: FeltView) -> str:
    """Give the felt in words: `Box 3: Ann, 8♥ 8♣, 16; Dealer: 9♦`."""
    boxes = (_box(box) for box in view.boxes)
    dealer = view.dealer
    own = dealer.halves or (HandView(cards=dealer.cards, total=dealer.total, badge=dealer.badge),)
    lines = [*boxes, _line(translate("hands", "Dealer"), "", own)]
    papers = (paper.words for paper in view.papers)
    return "; ".join(filter(None, (*lines, *papers)))


def _box(box: BoxView) -> str:
    name = translate("hands", "Box {number}").format(number=box.number)
    due = " ".join(f"{part.word} {part.amount}".strip() for part in box.key)
    return _line(name, box.player, box.hands, due)


def _line(name: str, player: str, hands: tuple[HandView, ...], due: str = "") -> str:
    """Give the line of a box or of the Dealer; nothing if nothing lies there."""
    words = ", ".join(
        filter(None, (player, *(word for hand in hands for word in _hand(hand)), due))
    )
    return f"{name}: {words}" if words else ""


def _hand(hand: HandView) -> Iterator[str]:
    yield " ".join(map(shown_words, hand.cards))
    yield hand.total
    yield hand.badge.text if hand.badge is not None else ""
