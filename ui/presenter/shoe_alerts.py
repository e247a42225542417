"""Messages about the shoe and its cards. Knows no widget; never tells which cards are left."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from PySide6.QtCore import QCoreApplication

from tablemgr.basics.cards import Card
from tablemgr.basics.counts import counted
from tablemgr.rules.games.irregularities.reporting import irregularity_now
from tablemgr.rules.open_case.reconstruction import OUT
from tablemgr.rules.rulebook.model import number_in_words
from tablemgr.service.session import TableSession
from tablemgr.service.shoe import Shortage
from ui.presenter.faces import card_text, how_many
from ui.theme.words import event_in_words, listed
from ui.views.dialogs import AlertEnds, AlertView
from ui.views.shared import Tone

translate = QCoreApplication.translate
FOREIGN: Final = "foreign-card-found"
NOT_SHUFFLED: Final = "not-shuffled"
SHOE_OVER: Final = "shoe-over"
SHORTAGE: Final = "shoe-short"


def _paragraph(session: TableSession, kind: str) -> str:
    return irregularity_now(session.table.position, kind).paragraph


def stopped_card(card: Card, *, later: bool, face_down: bool = False) -> AlertView:
    """A card came while the Round is stopped. `later`: the restore deals it by itself.

    `face_down`: it may not be named (S10).
    """
    text = translate("alerts", "{card} came while the Round is stopped.")
    name = translate("alerts", "A card") if face_down else card_text(card)
    text = text.format(card=name)
    remedy = translate("alerts", "It is dealt when the Round is restored.")
    if not later:
        remedy = translate("alerts", "It is not stored: restore the Round and enter it by hand.")
    return AlertView(f"stopped-card-{card.code}", text, remedy, Tone.TAKE, ends=AlertEnds.NEXT_ACT)


def discarded(session: TableSession, cards: Sequence[Card]) -> AlertView:
    """The Dealer must discard cards that were read and are out of play (5.10.2, 5.10.3, 5.12.1)."""
    position = session.table.position
    names = how_many(position, OUT, cards) or listed(card_text(card) for card in cards)
    text = translate("alerts", "Discard the {cards}.").format(cards=names)
    why = ""
    if position.flags:
        flag = position.flags[-1]
        why = translate("alerts", "{text} ({paragraph})")
        why = why.format(
            text=event_in_words(position.rulebook, flag), paragraph=number_in_words(flag.paragraph)
        )
    return AlertView(f"discarded.{len(position.cards)}", text, why, ends=AlertEnds.NEXT_ROUND)


def shortage(session: TableSession, short: Shortage) -> AlertView:
    """The cards left may not be enough for this Round (I7)."""
    one, many = translate("alerts", "1 card is left"), translate("alerts", "{0} cards are left")
    left = counted(short.cards_left, one, many)
    text = translate("alerts", "{left}; this Round may need {most} (I7).")
    remedy = translate("alerts", "You may deal it. If the cards run out, it is Void ({0}).")
    paragraph = _paragraph(session, "cards-exhausted")
    text = text.format(left=left, most=short.reckoned)
    return AlertView(SHORTAGE, text, remedy.format(paragraph))


def shoe_over() -> AlertView:
    """A Round is opened from a shoe whose last Round is over."""
    return AlertView(
        SHOE_OVER,
        translate("alerts", "The last Round of this shoe is over."),
        translate("alerts", "Put in a new shoe, then touch New shoe in the menu."),
    )


def new_shoe() -> AlertView:
    """The device says that a new shoe is in place."""
    return AlertView(
        "new-shoe",
        translate("alerts", "A new shoe is in place."),
        translate("alerts", "Touch New shoe in the menu, and say who shuffled it."),
        Tone.PLAIN,
    )


def foreign_card() -> AlertView:
    """A Round was Voided for a foreign card: what opens the next one (5.5.1)."""
    return AlertView(
        FOREIGN,
        translate("alerts", "A foreign card was found: no Round opens with this shoe."),
        translate("alerts", "Touch New shoe in the menu; or a Pit Supervisor checks the cards."),
        Tone.TAKE,
        action=translate("alerts", "The cards are in order"),
        lasting=True,
    )


def wrong_count(session: TableSession, count: int) -> AlertView:
    """The shuffling machine counted more or fewer cards than the decks have."""
    text = translate(
        "alerts", "The machine counted {count} cards, but the decks have {full} ({paragraph})."
    )
    paragraph = _paragraph(session, "card-count")
    return AlertView(
        "card-count",
        text.format(count=count, full=52 * session.table.decks, paragraph=paragraph),
        translate("alerts", "Count them before they are dealt."),
        Tone.TAKE,
    )


def not_shuffled(session: TableSession) -> AlertView:
    """Cards came in the order of a new pack (5.5.4). A person says whether they were shuffled."""
    text = translate("alerts", "{count} cards came in the order of a new pack ({paragraph}).")
    return AlertView(
        NOT_SHUFFLED,
        text.format(count=session.shoe.order.length, paragraph=_paragraph(session, NOT_SHUFFLED)),
        translate("alerts", "If they were shuffled, put this message away."),
        Tone.TAKE,
        action=translate("alerts", "Not shuffled: report it"),
    )
