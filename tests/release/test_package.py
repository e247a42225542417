"""The package as a whole, in a root of its own: built twice, installed, played, updated, removed.

Long: only with `TABLEMGR_PACKAGE=all`, as `make package-test` sets it.
"""

from __future__ import annotations

import os
import shutil
import subprocess
import tarfile
import zipfile
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager, suppress
from pathlib import Path

import pytest

from release import source
from release.debian import build_package
from release.source import ROOT, VERSION

pytestmark = pytest.mark.skipif(
    os.environ.get("TABLEMGR_PACKAGE") != "all", reason="takes minutes: make package-test"
)
NEEDS_ROOT = pytest.mark.skipif(
    os.geteuid() != 0 or not shutil.which("mmdebstrap"),
    reason="a root of its own is made by mmdebstrap and entered by chroot, which only root may",
)
SOURCES = sorted(Path("/etc/apt").glob("sources.list.d/debian.sources")) or [
    Path("/etc/apt/sources.list")
]
JOURNAL = "/var/lib/tablemgr/tables/T1.journal"


@pytest.fixture(scope="module")
def made(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The package, built with all that `make package` makes."""
    return build_package(tmp_path_factory.mktemp("first"))


def test_the_same_checkout_gives_the_same_bytes(
    made: Path, tmp_path_factory: pytest.TempPathFactory
) -> None:
    again = build_package(tmp_path_factory.mktemp("in another folder"))
    for path in made.parent.iterdir():
        assert path.read_bytes() == (again.parent / path.name).read_bytes(), path.name


def test_it_is_at_most_90_megabytes(made: Path) -> None:
    assert made.stat().st_size <= 90_000_000


@pytest.mark.skipif(not shutil.which("lintian"), reason="no lintian here")
def test_lintian_finds_no_error(made: Path) -> None:
    words = ["lintian", "--allow-root", "--fail-on", "error", str(made)]
    done = subprocess.run(words, capture_output=True, text=True, check=False)
    errors = [line for line in done.stdout.splitlines() if line.startswith("E:")]
    assert errors == []
    assert done.returncode == 0


def test_sdist_and_wheel_have_all_data_files(made: Path) -> None:
    known = source.run(["git", "ls-files", "assets", "drivers", "tablemgr", "ui"]).split()
    (wheel,) = made.parent.glob("*.whl")
    (sdist,) = made.parent.glob("*.tar.gz")
    assert set(known) <= set(zipfile.ZipFile(wheel).namelist())
    with tarfile.open(sdist) as packed:
        names = {name.partition("/")[2] for name in packed.getnames()}
    assert set(known) <= names


class Machine:
    """A bare Debian 12 below a folder."""

    def __init__(self, root: Path) -> None:
        self.root = root

    def run(self, *words: str, status: int = 0) -> str:
        """Run a command in it; fail if it ends otherwise than told. Give all that it said."""
        done = subprocess.run(
            ["chroot", str(self.root), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin", *words],
            stdout=subprocess.PIPE,
            stderr=subprocess.STDOUT,
            stdin=subprocess.DEVNULL,
            text=True,
            check=False,
        )
        assert done.returncode == status, done.stdout
        return done.stdout

    def install(self, package: Path, status: int = 0) -> str:
        shutil.copy(package, self.root / "package.deb")
        return self.run("dpkg", "--install", "/package.deb", status=status)


@contextmanager
def running(root: Path) -> Iterator[None]:
    """What a running system has, there inside the block: the list of its processes, which
    `systemd-tmpfiles` looks at, and pseudo-terminals, at one of which the simulated shoe is.
    """
    with ExitStack() as mounted:
        for kind, place in (("proc", "proc"), ("devpts", "dev/pts")):
            folder = str(root / place)
            subprocess.run(["mount", "-t", kind, kind, folder], check=True)
            mounted.callback(subprocess.run, ["umount", "--lazy", folder], check=True)
        yield


@pytest.fixture(scope="module")
def machine(made: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Machine]:
    root = tmp_path_factory.mktemp("machine") / "root"
    told = subprocess.run(
        ["dpkg-deb", "--field", str(made), "Depends"], capture_output=True, text=True, check=True
    ).stdout
    needed = [choice.split("|")[-1].strip() for choice in told.split(",")]
    words = ["mmdebstrap", "--quiet", "--variant=minbase", f"--include={','.join(needed)}"]
    subprocess.run([*words, "bookworm", str(root), *map(str, SOURCES)], check=True)
    with running(root):
        yield Machine(root)
    added_to = root / "var/lib/tablemgr-witness/rounds"
    subprocess.run(["chattr", "-a", str(added_to)], check=False, stderr=subprocess.DEVNULL)
    shutil.rmtree(root, ignore_errors=True)


def other_version(package: Path, folder: Path, version: str, *, broken: bool = False) -> Path:
    """The same package as if it were another version; `broken`: its program does not start."""
    subprocess.run(["dpkg-deb", "--raw-extract", str(package), str(folder)], check=True)
    top = folder / "opt/tablemgr"
    (top / VERSION).rename(top / version)
    for name in ("postinst", "prerm", "control"):
        path = folder / "DEBIAN" / name
        path.write_text(path.read_text(encoding="utf-8").replace(VERSION, version))
    (core,) = (top / version).glob("lib/*/site-packages/tablemgr/__init__.py")
    text = core.read_text(encoding="utf-8").replace(VERSION, version)
    core.write_text(text + "raise SystemExit(3)\n" * broken)
    made = folder.with_suffix(".deb")
    words = ["dpkg-deb", "-Znone", "--root-owner-group", "--build", str(folder), str(made)]
    subprocess.run(words, check=True, stdout=subprocess.DEVNULL)
    return made


def owner(machine: Machine, path: str) -> str:
    return machine.run("stat", "--format=%U %a", path).strip()


@contextmanager
def open_table(machine: Machine) -> Iterator[None]:
    """The table of the machine, open inside the block: its journal is in use."""
    journal = machine.root / JOURNAL.removeprefix("/")
    words = ["chroot", str(machine.root), "env", "-i", "PATH=/usr/sbin:/usr/bin:/sbin:/bin"]
    words += ["QT_QPA_PLATFORM=offscreen", "tablemgr-table", "run"]
    with subprocess.Popen(words, stdout=subprocess.PIPE, stderr=subprocess.STDOUT) as process:
        until_open = ["flock", "--nonblock", "--shared", str(journal), "true"]
        for _ in range(3000):
            if journal.exists() and subprocess.run(until_open, check=False).returncode:
                break
            with suppress(subprocess.TimeoutExpired):
                process.wait(0.02)
                raise AssertionError(process.stdout and process.stdout.read())
        else:
            raise AssertionError("no table was opened")
        try:
            yield
        finally:
            process.terminate()
            process.wait(60)


@NEEDS_ROOT
def test_a_bare_machine_gets_a_table_that_plays_is_updated_and_leaves_its_journals(
    made: Path, machine: Machine, tmp_path: Path
) -> None:
    machine.install(made)
    assert machine.run("tablemgr", "--version") == f"tablemgr {VERSION}\n"
    assert owner(machine, "/var/lib/tablemgr") == "tablemgr 700"
    assert owner(machine, "/etc/tablemgr") == "tablemgr 700"
    assert owner(machine, "/var/backups/tablemgr") == "tablemgr 700"
    assert owner(machine, "/opt/tablemgr") == "root 755"
    assert '"CycloneDX"' in machine.run("cat", "/usr/share/doc/tablemgr/sbom.cdx.json")

    # The witness file is another account's; the table may add to it and nothing else.
    witness = "/var/lib/tablemgr-witness/rounds"
    assert owner(machine, witness) == "tablemgr-witness 660"
    as_table = ("runuser", "-u", "tablemgr", "--", "sh", "-c")
    machine.run(*as_table, f"echo T1 >> {witness}")
    for deed in (f"cat /dev/null > {witness}", f"rm {witness}", f"echo T2 1<> {witness}"):
        assert "refused" in machine.run(*as_table, f"{{ {deed}; }} 2>/dev/null || echo refused")
    assert machine.run("cat", witness) == "T1\n"

    # The program's own checks, and a demonstration Round through the window.
    shutil.copytree(ROOT / "tests/records/reference", machine.root / "records")
    names = sorted(path.name for path in (machine.root / "records").glob("*.round.toml"))[:5]
    machine.run("tablemgr", "replay", *(f"/records/{name}" for name in names))
    machine.run(
        "env", "HOME=/demo", "QT_QPA_PLATFORM=offscreen", "tablemgr", "demo", "--out", "/demo"
    )
    assert list((machine.root / "demo").rglob("*.pdf"))

    assert "journal" in machine.run("tablemgr-table", "doctor", "--json", status=1), "no table yet"

    # No update under an open table; it is backed up while it is open.
    newer = other_version(made, tmp_path / "newer", "0.3.1")
    with open_table(machine):
        assert "is open" in machine.install(newer, status=1)
        machine.run("tablemgr-table", "backup", "--to", "/var/backups/tablemgr")
    assert machine.run("tablemgr", "--version") == f"tablemgr {VERSION}\n"
    (copy,) = (machine.root / "var/backups/tablemgr").iterdir()
    assert (copy / "tables/T1.journal").is_file()

    machine.install(newer)
    assert machine.run("tablemgr", "--version") == "tablemgr 0.3.1\n"
    machine.run("tablemgr-table", "journal", "verify", JOURNAL)
    assert (machine.root / "opt/tablemgr/before" / VERSION / "bin/tablemgr").is_file()

    # One that fails its test leaves the version before in use.
    broken = other_version(made, tmp_path / "broken", "0.3.2", broken=True)
    assert "0.3.1 stays in use" in machine.install(broken, status=1)
    assert machine.run("tablemgr", "--version") == "tablemgr 0.3.1\n"

    whole = (machine.root / JOURNAL.removeprefix("/")).read_bytes()
    machine.run("dpkg", "--remove", "tablemgr")
    machine.run("dpkg", "--purge", "tablemgr")
    assert (machine.root / JOURNAL.removeprefix("/")).read_bytes() == whole
    assert not (machine.root / "opt/tablemgr").exists()
    assert not (machine.root / "usr/bin/tablemgr").is_symlink()
