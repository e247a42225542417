"""The key signs nothing while something speaks against the journal and nobody has cleared it."""

from __future__ import annotations

from pathlib import Path

import pytest

from tablemgr.journal import Journal, JournalReader, Json
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tests.tablemgr.tables import open_session

MANAGER = Person("mary", Role.SHIFT_MANAGER, Signature(Proof.PIN, 3, "00"))


@pytest.mark.parametrize("speaks_against", [False, True])
def test_no_signature_of_a_person_has_the_keys_seal_before_it_is_cleared(
    tmp_path: Path, speaks_against: bool
) -> None:
    sealed: list[int] = []

    def seal(journal: Journal | JournalReader) -> dict[str, Json]:
        assert isinstance(journal, Journal)
        sealed.append(journal.last_seq)
        return {"sealed": "by the key"}

    session = open_session(tmp_path / "T1.journal")
    session.seal = seal
    if speaks_against:
        session.note({"unwitnessed": ["Rounds 1 to 3 are not signed by the table's key."]})
    session.note({"hello": "there"}, by=MANAGER)
    assert bool(sealed) is not speaks_against
    session.note({"witnessed": ["Rounds 1 to 3 are not signed by the table's key."]}, by=MANAGER)
    session.note({"hello": "again"}, by=MANAGER)
    assert sealed, "once it is cleared the key signs"
    session.journal.close()
