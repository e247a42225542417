"""Which Shift Manager may sign for what differs in the staff register. Pure.

Nobody signs for a difference of which he is the subject: who was added, raised or enabled, whose
PIN or badge changed, who is said to have signed. As long as some Shift Manager is no subject of any
difference, only such a one signs. If there is none, as at a new table, each signs for the others.
Until then the subject signs nothing else either, and who was changed past the register's log does
not even deal, if somebody could sign for it.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import Final

from tablemgr.basics.names import name_key
from tablemgr.house.staff.comparing import Difference, Differs, Known, as_he_is
from tablemgr.house.staff.store import Member
from tablemgr.rules.roles import Role

_LOG_TOUCHED: Final = (
    *(Differs.ALTERED, Differs.MISSING),
    *(Differs.ENTRY_NOT_SEALED, Differs.TAKEN_OUT, Differs.OTHER_KEY),
)
"""Differences after which the log proves nobody's authority."""

_UNPROVED: Final = (*_LOG_TOUCHED, Differs.NO_ENTRY)
"""Differences that no deed at the command line leaves."""


class Signers:
    """Who may sign what of the differences that were found."""

    def __init__(
        self, found: Sequence[Difference], members: Iterable[Member], known: Known
    ) -> None:
        self._found = found
        everybody = tuple(members)
        self._unproved = frozenset(
            each.key for each in everybody if known.people and as_he_is(each) not in known.people
        )
        """Who is not as the journal last knew him."""
        self._managers = frozenset(
            each.key for each in everybody if each.enabled and each.role is Role.SHIFT_MANAGER
        )
        subjects = frozenset[str]().union(*(self._subjects(each) for each in found))
        self._clear = self._managers - subjects

    def signable(self, name: str) -> tuple[Difference, ...]:
        """The differences that this person may sign for."""
        key = name_key(name)
        if key not in (self._clear or self._managers):
            return ()
        return tuple(each for each in self._found if key not in self._subjects(each))

    def may_sign(self, name: str) -> bool:
        """Say whether he may sign for any."""
        return bool(self.signable(name))

    def bars(self, name: str, least: Role) -> bool:
        """Say whether he waits for that signature before he may sign in that role, or deal."""
        kinds = _UNPROVED if least is Role.DEALER else (*_UNPROVED, Differs.UNKNOWN)
        key = name_key(name)
        return bool(self._clear) and any(
            each.how in kinds and key in self._subjects(each) for each in self._found
        )

    @property
    def lacks_another(self) -> bool:
        """Say whether nobody in the register may sign for anything."""
        return not any(map(self.may_sign, self._managers))

    def _subjects(self, difference: Difference) -> frozenset[str]:
        named = frozenset({name_key(difference.name)} if difference.name else ())
        return named | self._unproved if difference.how in _LOG_TOUCHED else named
