"""`make release`: the package, the sdist and the wheel, what is in them (SBOM), and checksums.

It sets no tag and sends nothing anywhere: whoever releases gives the command that it prints.
"""

from __future__ import annotations

import hashlib
import re
from pathlib import Path

from release.debian import build_package
from release.libraries import shipped
from release.licences import check_licences
from release.sbom import list_of
from release.source import BUILD, ROOT, VERSION, run, source_time
from tablemgr.basics.errors import Fault


def check_ready(changes: str, status: str) -> None:
    """Raise `Fault` if `CHANGELOG.md` has no section of this version, or the checkout has changes
    that are not committed.
    """
    if not re.search(rf"^## {re.escape(VERSION)}\b", changes, re.MULTILINE):
        raise Fault(f"CHANGELOG.md has no section {VERSION}.", "Write what users notice there.")
    if status.strip():
        raise Fault("The checkout has changes that are not committed.", "Commit them first.")


def checksums(files: list[Path]) -> str:
    """The lines of `SHA256SUMS`, as `sha256sum --check` reads them."""
    rows = sorted((path.name, hashlib.sha256(path.read_bytes()).hexdigest()) for path in files)
    return "".join(f"{digest}  {name}\n" for name, digest in rows)


def release() -> None:
    """Make everything that a release consists of in `build/dist`."""
    changes = (ROOT / "CHANGELOG.md").read_text(encoding="utf-8")
    check_ready(changes, run(["git", "status", "--porcelain", "--untracked-files=no"]))
    check_licences()
    folder = build_package().parent
    (folder / f"tablemgr-{VERSION}.cdx.json").write_text(
        list_of(shipped(), source_time()), encoding="utf-8"
    )
    sums = checksums([path for path in folder.iterdir() if path.name != "SHA256SUMS"])
    (folder / "SHA256SUMS").write_text(sums, encoding="utf-8")
    print(f"release: all is in {folder.relative_to(BUILD.parent)}:\n{sums}", end="")
    print(f"release: now the tag: git tag --sign v{VERSION}")
