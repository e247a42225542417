"""The core: rules, settlement, records and journal of one table. Knows no screen and no port.

`ARCHITECTURE.md` says what is in its rooms. Its names for a Python prompt are those of `library`,
which is loaded when one of them is asked for, so that importing a room stays cheap.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any, Final

__version__: Final = "0.5.0"

if TYPE_CHECKING:
    from tablemgr.library import *  # noqa: F403 - its `__all__` is the list
else:

    def __getattr__(name: str) -> Any:
        library = import_module("tablemgr.library") if not name.startswith("_") else None
        if library is None or name not in library.__all__:
            raise AttributeError(f"module 'tablemgr' has no attribute {name!r}")
        return getattr(library, name)
