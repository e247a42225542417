"""The checkout that is packaged: its version, its files, the time that all files get."""

from __future__ import annotations

import os
import shutil
import subprocess
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Final

from tablemgr import __version__
from tablemgr.basics.errors import Fault

VERSION: Final = __version__
ROOT: Final = Path(__file__).parents[2]
BUILD: Final = ROOT / "build"
PARTS: Final = ROOT / "packaging"


def run(words: Sequence[str | Path], folder: Path = ROOT, **environment: str) -> str:
    """Run a command in the folder (by default the checkout) and give what it printed. Raises
    `Fault` if it fails.
    """
    done = subprocess.run(
        [str(word) for word in words],
        cwd=folder,
        env=os.environ | environment,
        capture_output=True,
        text=True,
        check=False,
    )
    if done.returncode:
        raise Fault(f"{words[0]} failed.", (done.stderr or done.stdout).strip()[-2000:])
    return done.stdout


def source_time() -> int:
    """The second that every packaged file carries: `SOURCE_DATE_EPOCH`, or the last commit's."""
    told = os.environ.get("SOURCE_DATE_EPOCH")
    return int(told or run(["git", "log", "-1", "--format=%ct"]))


def copy_sources(folder: Path) -> None:
    """Copy each file that git knows into the `folder`, which is emptied first: nothing that is left
    over from earlier work gets into a package.
    """
    shutil.rmtree(folder, ignore_errors=True)
    for name in filter(None, run(["git", "ls-files", "-z"]).split("\0")):
        if (ROOT / name).is_file():
            (folder / name).parent.mkdir(parents=True, exist_ok=True)
            shutil.copy(ROOT / name, folder / name)


def set_times(folder: Path) -> None:
    """Give all below the `folder` the same time, and rights that do not depend on who built it."""
    when = source_time()
    for path in [folder, *folder.rglob("*")]:
        if not path.is_symlink():
            runs = path.is_dir() or (path.stat().st_mode & 0o100 and ".so" not in path.name)
            path.chmod(0o755 if runs else 0o644)
        os.utime(path, (when, when), follow_symlinks=False)


def python_of_debian() -> str:
    """The Python of Debian 12, for which the package is: 3.11. Raises `Fault` under another."""
    if sys.version_info[:2] != (3, 11):
        raise Fault(
            f"The package is for Debian 12 with Python 3.11, and this is {sys.version.split()[0]}.",
            "Set the checkout up with Python 3.11: PYTHON=python3.11 make setup",
        )
    return "python3.11"
