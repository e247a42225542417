"""Item 4 of the paper: a change of a setting, a person's signature, each slip and each Round's last
entry carry a signature over the chain's hash. Each of them is taken away, and that is seen.
"""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import pytest

from tablemgr.house.sealing import SealReport, seal_of, sealed_by
from tablemgr.house.standing import CLOSED, SEAL
from tablemgr.journal import Draft, Entry, EntryKind, Journal, reading
from tablemgr.rules.people import Person, Proof, Signature
from tablemgr.rules.roles import Role
from tablemgr.slips.against import texts_compared
from tests.security.forger import write_anew
from tests.tablemgr.slips.signed_settlements import KEY, sign_slip
from tests.tablemgr.tables import ROUND, open_session, tell

MARY = Person("mary", Role.PIT_SUPERVISOR, Signature(Proof.PIN, 7, "ab"))


class Signed:
    """A journal with one of each: sealed as the window seals it, and closed in order."""

    def __init__(self, folder: Path) -> None:
        self.path, self.slips = folder / "T1.journal", folder / "slips"
        session = open_session(self.path)
        session.seal = partial(seal_of, key=KEY)
        session.note({"looked_at": "a card"}, MARY)
        session.note({"settings": {}, "changed": [["currency", "S$", "RM"]]})
        for _ in range(2):
            tell(session, *ROUND)
            sign_slip(session, folder=self.slips)
            session.note(session.seal(session.journal))
        session.note({CLOSED: "in order"})
        session.note(session.seal(session.journal))
        session.journal.close()
        with reading(self.path) as journal:
            self.entries = list(journal.entries())
            self.report = sealed_by(journal, KEY.public_key())

    def without(self, seq: int, folder: Path) -> SealReport:
        """The report on a journal with a sound chain in which that entry never was."""
        folder.mkdir()
        with reading(self.path) as old, Journal.open(folder / "T1.journal", old.header) as new:
            kept = [each for each in self.entries if each.seq != seq]
            new.append_all([_draft(each) for each in kept])
            return sealed_by(new, KEY.public_key())

    def seals_after(self, word: str) -> Iterator[int]:
        """The seals that stand right behind an entry that holds this word."""
        for entry, after in zip(self.entries, self.entries[1:], strict=False):
            if word in entry.data and SEAL in after.data:
                yield after.seq


def _settles(entry: Entry) -> bool:
    return bool(entry.data["command"] == "settle")


def _draft(entry: Entry) -> Draft:
    return Draft(entry.kind, entry.data, entry.round_no, entry.person, entry.role, entry.stamp)


@pytest.fixture
def signed(tmp_path: Path) -> Signed:
    return Signed(tmp_path)


def test_all_of_it_is_signed(signed: Signed) -> None:
    assert signed.report.wrong == ()
    assert signed.report.signed_to == signed.entries[-2].seq
    assert [len(list(signed.seals_after(word))) for word in ("signature", "changed", "coded")] == [
        1,
        1,
        2,
    ]


def test_no_entry_and_no_signature_can_be_taken_out(signed: Signed, tmp_path: Path) -> None:
    """Each seal, signature, slip and end of a Round in turn: a later seal does not hold any more.
    Of the last seal alone the report says that it goes less far.
    """
    taken = [e for e in signed.entries if e.kind is not EntryKind.ACT or _settles(e)]
    assert len(taken) > 10
    for entry in taken:
        report = signed.without(entry.seq, tmp_path / f"without-{entry.seq}")
        assert report.wrong or report.signed_to < signed.report.signed_to, entry


def test_a_slips_signature_taken_out_of_the_journal_is_seen_in_its_folder(signed: Signed) -> None:
    with reading(signed.path) as journal:
        assert list(texts_compared(journal, signed.slips)) == []
    write_anew(
        signed.path,
        lambda _, data: {**data, "code": ""} if data.get("coded") == "settlement" else data,
        key=KEY,
    )
    with reading(signed.path) as journal:
        found = list(texts_compared(journal, signed.slips))
    assert len(found) == 2
