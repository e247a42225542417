"""Where a user's house profile, journals and slips lie, if nothing else is said."""

from __future__ import annotations

from pathlib import Path


def profile_path() -> Path:
    """Where the house profile lies, if no other is named."""
    from platformdirs import user_config_path  # noqa: PLC0415 - not if another is named

    return user_config_path("tablemgr") / "house.toml"


def data_folder() -> Path:
    """Where journals and slips lie."""
    from platformdirs import user_data_path  # noqa: PLC0415 - not if another is named

    return user_data_path("tablemgr")
