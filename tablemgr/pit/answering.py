"""A table's answers to orders: each is answered once, in the journal, before it is carried out.

Only a disabling is carried out first: if the program ends between the two, it is better done twice
than never.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Final, TypeAlias

from cryptography.hazmat.primitives.asymmetric.ed25519 import Ed25519PublicKey

from tablemgr.journal import EntryKind
from tablemgr.pit.orders import (
    ORDER,
    SignedOrder,
    TableOrder,
    answer,
    answered,
    read_order,
    signer_of,
    why_not,
)
from tablemgr.service.session import TableSession

_MOST_UNSIGNED: Final = 20
"""So many orders without a desk's signature are answered in one run; further ones are left out."""

AskRegister: TypeAlias = Callable[[TableOrder], str]
"""Asks the table's own staff register about an order; gives why not, empty if it agrees."""


class OrderBook:
    """The orders of one table."""

    def __init__(
        self,
        session: Callable[[], TableSession],
        desks: Sequence[Ed25519PublicKey],
        clock_ns: Callable[[], int],
        may_sign: AskRegister = lambda _: "",
        disable: AskRegister = lambda _: "this table keeps no staff register",
    ) -> None:
        """`desks` are the keys of the desks that may rule. `may_sign` asks for the person of an
        order; `disable` disables whom an order names.
        """
        self._session = session
        self._desks = desks
        self._clock_ns = clock_ns
        self._may_sign = may_sign
        self._disable = disable
        self._answered: set[str] | None = None
        self._unsigned: set[SignedOrder] = set()

    def decide(self, sent: SignedOrder) -> TableOrder | None:
        """Answer an order, if it has no answer yet; gives it if it is to be carried out now.

        Raises `Fault` if the journal can't be written.
        """
        order, session = read_order(sent), self._session()
        if order is None or order.number in self._known():
            return None
        key = signer_of(sent, self._desks)
        if key is None:
            self._refuse_unsigned(order, sent)
            return None
        why = why_not(order, session, self._clock_ns()) or self._may_sign(order)
        if order.disables and not why:
            why = self._disable(order)
        session.note(answer(order, sent, key, why))
        self._known().add(order.number)
        return None if why or order.disables else order

    def _refuse_unsigned(self, order: TableOrder, sent: SignedOrder) -> None:
        """Say in the journal that no desk has signed it. Its number stays free for the order that a
        desk has signed.
        """
        if sent in self._unsigned or len(self._unsigned) >= _MOST_UNSIGNED:
            return
        self._unsigned.add(sent)
        self._session().note(answer(order, sent, None, "no desk that may rule has signed it"))

    def _known(self) -> set[str]:
        """The numbers of the orders that have an answer; read from the journal once."""
        if self._answered is None:
            self._answered = answered(
                self._session().journal.entries(kinds=(EntryKind.SESSION,), holding=(f'"{ORDER}"',))
            )
        return self._answered
