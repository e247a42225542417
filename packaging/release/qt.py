"""The part of Qt that is shipped: the modules and plugins that the program uses, and what those
load.
"""

from __future__ import annotations

import re
import shutil
from collections.abc import Iterable
from pathlib import Path
from typing import Final

from release.source import run

MODULES: Final = frozenset({"QtCore", "QtDBus", "QtGui", "QtSvg", "QtWidgets"})
"""The modules of the binding that the program imports."""
PLUGINS: Final = (
    "platforms/libqoffscreen.so",  # `tablemgr demo`
    "platforms/libqwayland.so",  # the kiosk
    "platforms/libqxcb.so",  # X11
    "platforminputcontexts/libcomposeplatforminputcontextplugin.so",  # dead keys and compose
    "wayland-graphics-integration-client/libqt-plugin-wayland-egl.so",
    "wayland-shell-integration/libxdg-shell.so",
    "xcbglintegrations/libqxcb-egl-integration.so",
)
BESIDE: Final = frozenset({"__init__.py", "_config.py", "_git_pyside_version.py"})
"""The binding's own Python files that it loads."""


def prune_qt(libraries: Path) -> None:
    """Take away, below this site-packages folder, all of Qt that the program does not use.

    Raises `Fault` if a plugin that it uses is not there, as when Qt gave it another name.
    """
    binding = libraries / "PySide6"
    kept = [binding / f"{name}.abi3.so" for name in sorted(MODULES)]
    kept += [binding / "Qt/plugins" / name for name in PLUGINS]
    kept += [libraries / "shiboken6/Shiboken.abi3.so"]
    needed = {*kept, *loaded_by(kept, libraries)}
    for path in [*binding.rglob("*"), *(libraries / "shiboken6").rglob("*")]:
        if path.is_symlink() or path.is_file():
            of_binding = path.parent in (binding, libraries / "shiboken6")
            if path not in needed and not (of_binding and path.name in BESIDE | {_VERSION}):
                path.unlink()
    for folder in sorted((path for path in binding.rglob("*") if path.is_dir()), reverse=True):
        if not any(folder.iterdir()):
            folder.rmdir()
    shutil.rmtree(libraries / "shiboken6/include", ignore_errors=True)


_VERSION: Final = "_git_shiboken_module_version.py"


def loaded_by(files: Iterable[Path], libraries: Path) -> set[Path]:
    """The shared libraries below `libraries` that the system's loader takes for these files."""
    printed = run(["ldd", *files])
    found = (Path(each).resolve() for each in re.findall(r"=> (/.+) \(0x", printed))
    inside = libraries.resolve()
    return {libraries / path.relative_to(inside) for path in found if path.is_relative_to(inside)}
