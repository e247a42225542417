"""Where a user's house profile, journals and slips lie, if nothing else is said."""

from __future__ import annotations

from pathlib import Path

from msgspec import Struct


def profile_path() -> Path:
    """Where the house profile lies, if no other is named."""
    from platformdirs import user_config_path  # noqa: PLC0415 - not if another is named

    return user_config_path("tablemgr") / "house.toml"


def data_folder() -> Path:
    """Where journals and slips lie."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not if another is named

    return user_data_path("tablemgr")


class TablePlace(Struct, frozen=True):
    """Where one table's house profile, journals and slips lie, and whether it is for training."""

    profile: Path
    data: Path
    training: bool = False

    def for_training(self) -> TablePlace:
        """The place of this table's training: a folder of its own, with a profile of its own."""
        folder = self.data / "training"
        return TablePlace(folder / "house.toml", folder, training=True)
