"""`make package`: lays out what the Debian package installs, and has `nfpm` pack it."""

from __future__ import annotations

import gzip
import os
import platform
import shutil
import string
import sys
from collections.abc import Mapping
from datetime import UTC, datetime
from pathlib import Path
from typing import Final

from release.environment import build_distributions, build_environment
from release.libraries import shipped
from release.pages import write_completion, write_pages
from release.sbom import list_of
from release.source import BUILD, PARTS, ROOT, VERSION, run, set_times, source_time

PROCESSORS: Final = {"x86_64": "amd64", "aarch64": "arm64"}
"""Debian's name for each processor."""
NOT_FOR_RUNNING: Final = frozenset({"python3-venv"})
"""Named in `system-packages.txt` for the set-up alone."""


def build_package(made: Path = BUILD) -> Path:
    """Make the sdist, the wheel and the Debian package below `made`; give the package's path."""
    distributions = made / "dist"
    build_distributions(distributions)
    root = made / "package/root"
    shutil.rmtree(made / "package", ignore_errors=True)
    shutil.copytree(PARTS / "root", root)
    top = root / "opt/tablemgr"
    build_environment(top / VERSION, distributions)
    (root / "usr/bin").mkdir(parents=True)
    (root / "usr/bin/tablemgr").symlink_to("/opt/tablemgr/current/bin/tablemgr")
    write_pages(root / "usr/share/man/man1")
    write_completion(root / "usr/share")
    _write_documents(root / "usr/share/doc/tablemgr")
    set_times(root)
    package = _pack(made / "package", root, distributions)
    print(f"release: {package} ({package.stat().st_size / 1e6:.1f} MB)")
    return package


def _write_documents(folder: Path) -> None:
    folder.mkdir(parents=True)
    shutil.copy(ROOT / "NOTICES.md", folder / "NOTICES.md")
    licence = (ROOT / "LICENSE").read_text(encoding="utf-8")
    (folder / "copyright").write_text(
        f"tablemgr\n\n{licence}\nWhat others have made stands in NOTICES.md beside this file, and "
        f"each licence in /opt/tablemgr/{VERSION}/lib, in the folder *.dist-info of its library. "
        "The LGPL-3 of Qt is in /usr/share/common-licenses/LGPL-3.\n",
        encoding="utf-8",
    )
    packed = gzip.compress((ROOT / "CHANGELOG.md").read_bytes(), compresslevel=9, mtime=0)
    (folder / "changelog.gz").write_bytes(packed)
    parts = list_of(shipped(), source_time())
    (folder / "sbom.cdx.json").write_text(parts, encoding="utf-8")


def depends() -> str:
    """The system's packages that the program needs, as lines of the list in `nfpm.yaml`."""
    lines = (PARTS / "system-packages.txt").read_text(encoding="utf-8").splitlines()
    names = [line.split()[0] for line in lines if line and not line.startswith("#")]
    return "\n".join(f"  - {name}" for name in names if name not in NOT_FOR_RUNNING)


def fill_in(text: str, words: Mapping[str, str]) -> str:
    """The text with each `${NAME}` replaced; raises `KeyError` for a name that has no word."""
    return string.Template(text).substitute({**words, "SO": "${SO}"})


def _pack(folder: Path, root: Path, target: Path) -> Path:
    scripts = folder / "scripts"
    scripts.mkdir()
    for script in sorted((PARTS / "scripts").iterdir()):
        text = script.read_text(encoding="utf-8").replace("@VERSION@", VERSION)
        (scripts / script.name).write_text(text, encoding="utf-8")
    set_times(scripts)
    processor = PROCESSORS[platform.machine()]
    words = {
        "ARCH": processor,
        "DEPENDS": depends(),
        "ROOT": str(root),
        "SCRIPTS": str(scripts),
        "TIME": datetime.fromtimestamp(source_time(), UTC).isoformat().replace("+00:00", "Z"),
        "VERSION": VERSION,
    }
    config = folder / "nfpm.yaml"
    config.write_text(fill_in((PARTS / "nfpm.yaml").read_text(encoding="utf-8"), words))
    package = target / f"tablemgr_{VERSION}_{processor}.deb"
    nfpm = Path(sys.executable).parent / "nfpm"
    os.umask(0o022)
    run(
        [nfpm, "package", "--packager", "deb", "--config", config, "--target", package],
        SOURCE_DATE_EPOCH=str(source_time()),
    )
    return package
