"""The program with its libraries in one folder that runs wherever it lies.

It is a virtual environment that was not made by `venv`: `bin/python` leads to Debian's own Python,
`pyvenv.cfg` beside it makes that look for libraries here alone, and `bin/tablemgr` finds both from
where it lies itself. No path is written into any file.
"""

from __future__ import annotations

import gzip
import io
import shutil
import sys
import tarfile
from pathlib import Path
from typing import Final

from packaging.utils import canonicalize_name

from release.libraries import pins, shipped
from release.qt import prune_qt
from release.source import VERSION, copy_sources, python_of_debian, run, source_time

LAUNCHER: Final = """\
#!/bin/sh
# Starts the program in the environment that this file lies in, wherever that is.
here=$(dirname "$(readlink -f "$0")")
exec "$here/python" -I -c '
import sys
from ui.main import main
sys.exit(main())' "$@"
"""
CONFIG: Final = "home = /usr/bin\ninclude-system-site-packages = false\n"
NOT_NEEDED: Final = (
    "__pycache__",
    "*.pyi",
    "bin",
    "tests",
    "test",
    "direct_url.json",
    "argcomplete/scripts",
)
"""What no library needs while it runs. `bin` holds commands for the Python that built them."""


def build_distributions(folder: Path) -> None:
    """Make the sdist and the wheel of the project in the `folder`, from what git knows."""
    sources = folder.parent / "sources"
    copy_sources(sources)
    shutil.rmtree(folder, ignore_errors=True)
    folder.mkdir(parents=True)
    for what in ("sdist", "wheel"):
        code = (
            "import os, sys; from setuptools import build_meta; _, sources, folder = sys.argv; "
            f"os.chdir(sources); build_meta.build_{what}(folder)"
        )
        run([sys.executable, "-c", code, sources, folder], SOURCE_DATE_EPOCH=str(source_time()))
    shutil.rmtree(sources)
    (sdist,) = folder.glob("*.tar.gz")
    _give_one_time(sdist)


def _give_one_time(sdist: Path) -> None:
    """Pack the sdist again with the same time and owner for all: setuptools takes those of now."""
    when = source_time()
    with tarfile.open(sdist) as packed:
        parts = [(each, packed.extractfile(each)) for each in packed.getmembers()]
        plain = io.BytesIO()
        with tarfile.open(fileobj=plain, mode="w", format=tarfile.PAX_FORMAT) as again:
            for each, content in sorted(parts, key=lambda part: part[0].name):
                each.mtime, each.uid, each.gid, each.uname, each.gname = when, 0, 0, "", ""
                each.pax_headers = {}
                again.addfile(each, content)
    sdist.write_bytes(gzip.compress(plain.getvalue(), mtime=when))


def build_environment(folder: Path, distributions: Path) -> None:
    """Make the environment in the `folder`, with the project's wheel from `distributions`."""
    python = python_of_debian()
    shutil.rmtree(folder, ignore_errors=True)
    libraries = folder / "lib" / python / "site-packages"
    wanted = folder.parent / "libraries.txt"
    folder.mkdir(parents=True)
    names = [canonicalize_name(library.name) for library in shipped()]
    wanted.write_text(pins(names) + "\n", encoding="utf-8")
    install = [sys.executable, "-m", "pip", "install", "--quiet", "--no-deps", "--no-compile"]
    install += ["--disable-pip-version-check", "--target", str(libraries)]
    run([*install, "--require-hashes", "--only-binary", ":all:", "--requirement", wanted])
    run([*install, "--no-index", "--find-links", distributions, f"tablemgr=={VERSION}"])
    wanted.unlink()
    prune_qt(libraries)
    shutil.rmtree(libraries / "reportlab/fonts")  # none is used, and not all may be passed on
    for pattern in NOT_NEEDED:
        for path in list(libraries.rglob(pattern)):
            shutil.rmtree(path) if path.is_dir() else path.unlink()
    (folder / "bin").mkdir()
    (folder / "bin/python").symlink_to(f"/usr/bin/{python}")
    (folder / "bin/tablemgr").write_text(LAUNCHER, encoding="utf-8")
    (folder / "bin/tablemgr").chmod(0o755)
    (folder / "pyvenv.cfg").write_text(CONFIG, encoding="utf-8")
