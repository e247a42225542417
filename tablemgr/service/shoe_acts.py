"""Stores what is told about a table's shoe first; then it counts."""

from __future__ import annotations

from tablemgr.basics.cards import Card
from tablemgr.journal import EntryKind, Json
from tablemgr.rules.people import Person
from tablemgr.rules.roles import Role, at_least
from tablemgr.rules.rulebook import Reason
from tablemgr.service.session import TableSession
from tablemgr.service.shoe import MOST_BURNED, Shortage, Shuffle, shuffle_json


def cut_card(session: TableSession) -> None:
    """The cut card came out: this Round is the shoe's last."""
    session.write(EntryKind.SESSION, {"shoe": "cut-card"})
    session.shoe.cut_card_seen = True


def load_shoe(session: TableSession, shuffle: Shuffle | None = None, burn: int = 0) -> None:
    """A new shoe is in place: who shuffled it (5.5.4), and how many cards are to be burned.

    Raises `Refusal` while a Round is under way, `ValueError` for a number that can't be.
    """
    if not 0 <= burn <= MOST_BURNED:
        raise ValueError(f"{burn} cards can't be burned")
    session.refuse_in_a_round()
    loaded: dict[str, Json] = {"shoe": "loaded", "decks": session.table.decks, "burn": burn}
    session.write(EntryKind.SESSION, {**loaded, "shuffle": shuffle_json(shuffle)})
    session.shoe.load(shuffle, burn)


def burn_card(session: TableSession, card: Card | None) -> None:
    """A card was burned, before a Round; None if it stays face down.

    Raises `Refusal` while a Round is under way: a card that comes then is dealt.
    """
    session.refuse_in_a_round()
    burned = None if card is None else card.code
    said = {"shoe": "burned", "card": burned, **session.hearing.note()}
    session.write(EntryKind.SESSION, said)
    session.shoe.burn(card)


def shuffled_after_all(session: TableSession) -> None:
    """A person says that cards that came in the order of a new pack were shuffled."""
    session.write(EntryKind.SESSION, {"shoe": "shuffled-after-all"})
    session.shoe.in_order = False


def searched(session: TableSession, by: Person) -> None:
    """A Pit Supervisor signs that the cards in the shoe are in order, after a foreign one (5.5.1).

    Raises `Refusal` for a lower role.
    """
    if not at_least(by.role, Role.PIT_SUPERVISOR):
        reason = Reason("beyond-authority", role=Role.PIT_SUPERVISOR.title)
        raise session.table.rulebook.refusal(reason)
    session.write(EntryKind.SESSION, {"shoe": "searched"}, by=by)
    session.shoe.search_due = False


def shortage_now(session: TableSession) -> Shortage | None:
    """I7: whether the cards left can be too few for the Round that is about to be dealt.

    While Bets are open, by the boxes with an Initial Bet so far; None once a card is dealt.
    """
    boxes, needed = session.table.cards_reckoned()
    left = session.shoe.cards_left
    return Shortage(left, needed, boxes) if left < needed else None
