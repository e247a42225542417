"""Which files have changed since the Rounds before."""

from __future__ import annotations

from tablemgr.house.digests import ChangedFile, Digests, rulebook_digests
from tablemgr.rules.rulebook import games, load


def test_another_game_in_between_hides_no_change() -> None:
    digests = Digests()
    digests.use({"a.toml": "1", "a.svg": "2"})
    stored = digests.stored()
    digests = Digests()
    digests.take_up({name: str(digest) for name, digest in stored.items()})
    digests.use({"b.toml": "3"})
    assert digests.changed == ()
    stored = digests.stored()
    digests = Digests()
    digests.take_up({name: str(digest) for name, digest in stored.items()})
    digests.use({"a.toml": "9", "a.svg": "2"})
    assert digests.changed == (ChangedFile("a.toml", "1", "9"),)
    assert digests.stored() == {"a.toml": "9", "a.svg": "2", "b.toml": "3"}


def test_a_restored_table_still_knows_the_files_that_it_uses() -> None:
    digests = Digests()
    digests.use({"a.toml": "2"})
    digests.take_up({"a.toml": "1"})
    assert digests.stored() == {"a.toml": "2"}


def test_every_game_s_files_have_a_digest_of_their_own() -> None:
    books = [rulebook_digests(load(game)) for game in games()]
    own = {found[f"{game}.toml"] for game, found in zip(games(), books, strict=True)}
    assert len(own) == len(books)
    assert all(len(digest) == 64 for found in books for digest in found.values())
