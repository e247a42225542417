"""What the program brings with it is found wherever the program stands."""

from __future__ import annotations

import pytest

from tablemgr.basics.files import brought
from tablemgr.rules.rulebook import games


def test_the_folder_of_a_package_has_its_files() -> None:
    rulebooks = brought("tablemgr.rules.rulebook")
    assert {path.stem for path in rulebooks.glob("*.toml")} == set(games())
    assert (brought("assets") / "fonts").is_dir()


@pytest.mark.parametrize("name", ["no_such_package", "tablemgr.basics.money"])
def test_what_is_no_package_is_refused(name: str) -> None:
    with pytest.raises(ValueError, match="is not a package"):
        brought(name)
