"""`make release`: the tag, the package, the sdist and the wheel, what is in them (SBOM), checksums.

It sends nothing anywhere.
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


def set_tag(checkout: Path) -> None:
    """Give the commit that is released its tag, unless it has it. Raises `Fault` if another commit
    has it: that version is released already.
    """
    tag, here = f"v{VERSION}", run(["git", "rev-parse", "HEAD"], checkout).strip()
    if run(["git", "tag", "--list", tag], checkout).strip():
        if run(["git", "rev-list", "--max-count=1", tag], checkout).strip() != here:
            raise Fault(f"{tag} is another commit's: it is released.", "Raise the version first.")
        return
    run(["git", "tag", "--annotate", "--message", f"tablemgr {VERSION}", tag], checkout)


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
    set_tag(ROOT)
    print(f"release: the tag v{VERSION} is set; whoever publishes it may sign it.")
