"""packaging/setup.sh on a make-believe system, whose commands only write down their calls."""

from __future__ import annotations

import fcntl
import os
import shutil
import subprocess
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[2]

PYTHON = r"""#!/bin/sh
echo "python $*" >>"$CALLS"
case "$*" in
*version_info*) echo "$PYTHON_VERSION"; exit "$PYTHON_UNFIT" ;;
*"-m venv"*)
    [ -z "$INTERRUPTED" ] || { mkdir -p .venv; exit 1; }
    mkdir -p .venv/bin && cp "$0" .venv/bin/python ;;
*"--editable"*)
    [ -z "$NO_INDEX" ] || exit 1
    cp "$0" .venv/bin/tablemgr ;;
esac
"""
APT = r"""#!/bin/sh
echo "apt-get $*" >>"$CALLS"
case "$*" in *install*) [ -z "$APT_WORKS" ] || touch "$APT_WORKS" ;; esac
"""
IDENTITY = '#!/bin/sh\necho "$USER_ID"\n'
BORROWED = (
    "sh",
    "dirname",
    "sed",
    "cksum",
    "cat",
    "grep",
    "rm",
    "mkdir",
    "cp",
    "touch",
    "env",
    "head",
)


class Checkout:
    """A checkout with the real setup.sh, on a system where nothing is real."""

    def __init__(self, folder: Path) -> None:
        self.root = folder / "a checkout"
        self.bin = folder / "bin"
        self.calls = folder / "calls"
        self.library = folder / "libneeded.so"
        (self.root / "packaging").mkdir(parents=True)
        self.bin.mkdir()
        shutil.copy(ROOT / "packaging/setup.sh", self.root / "packaging")
        shutil.copy(ROOT / "pyproject.toml", self.root)
        self.write("packaging/constraints.txt", "setuptools==80.0\n")
        self.write("packaging/system-packages.txt", f"# needed\nlibneeded1 {self.library} # why\n")
        for name in BORROWED:
            (self.bin / name).symlink_to(shutil.which(name) or name)
        for name, text in (("python3", PYTHON), ("apt-get", APT), ("id", IDENTITY)):
            self.command(name, text)
        self.library.touch()

    def write(self, name: str, text: str) -> None:
        (self.root / name).write_text(text, encoding="utf-8")

    def command(self, name: str, text: str) -> None:
        (self.bin / name).write_text(text, encoding="utf-8")
        (self.bin / name).chmod(0o755)

    def setup(self, **changes: str) -> tuple[int, str, list[str]]:
        """Run it; give the exit status, what it said, and the commands that it called."""
        self.calls.write_text("", encoding="utf-8")
        with self.start(**changes) as running:
            said = running.communicate()[1]
        return running.returncode, said, self.calls.read_text(encoding="utf-8").splitlines()

    def start(self, **changes: str) -> subprocess.Popen[str]:
        world = {
            "PATH": str(self.bin),
            "CALLS": str(self.calls),
            "USER_ID": "1000",
            "PYTHON_VERSION": "3.11",
            "PYTHON_UNFIT": "0",
            "INTERRUPTED": "",
            "NO_INDEX": "",
            "APT_WORKS": "",
        }
        return subprocess.Popen(
            ["sh", str(self.root / "packaging/setup.sh")],
            env=world | changes,
            cwd=os.sep,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
            text=True,
        )

    @property
    def finished(self) -> bool:
        return (self.root / ".venv/setup-finished").exists()


@pytest.fixture
def checkout(tmp_path: Path) -> Checkout:
    return Checkout(tmp_path)


def made_anew(calls: list[str]) -> bool:
    return any("-m venv" in call for call in calls)


def test_it_makes_the_venv_and_installs_the_pinned_program(checkout: Checkout) -> None:
    status, said, calls = checkout.setup()
    assert status == 0, said
    assert made_anew(calls)
    pinned, program = (call for call in calls if "pip install" in call)
    for word in ("--require-hashes", "--only-binary :all:", "packaging/constraints.txt"):
        assert word in pinned, "nothing is installed but the files whose hashes are known"
    assert "--no-index" in program
    assert all("--no-deps" in call for call in (pinned, program))
    assert "setup: ready: .venv/bin/tablemgr" in said
    assert not any(call.startswith("apt-get") for call in calls)


def test_when_all_is_set_up_it_asks_for_nothing(checkout: Checkout) -> None:
    checkout.setup()
    status, said, calls = checkout.setup()
    assert (status, said) == (0, "")
    assert calls == ["python -I -S -c "]


@pytest.mark.parametrize(
    "name", ["pyproject.toml", "packaging/constraints.txt", "packaging/system-packages.txt"]
)
def test_a_changed_file_brings_the_same_venv_up_to_date(checkout: Checkout, name: str) -> None:
    checkout.setup()
    with (checkout.root / name).open("a", encoding="utf-8") as file:
        file.write("\n")
    status, _, calls = checkout.setup()
    assert status == 0
    assert any("--editable" in call for call in calls)
    assert not made_anew(calls)


def test_an_interrupted_venv_is_made_again(checkout: Checkout) -> None:
    assert checkout.setup(INTERRUPTED="yes")[0] == 1
    assert (checkout.root / ".venv").exists()
    (checkout.root / ".venv/half").touch()
    status, _, calls = checkout.setup()
    assert status == 0
    assert made_anew(calls)
    assert not (checkout.root / ".venv/half").exists()


def test_a_failed_installation_leaves_no_finished_venv(checkout: Checkout) -> None:
    status, said, _ = checkout.setup(NO_INDEX="yes")
    assert status == 1
    assert "pip failed" in said
    assert not checkout.finished
    assert made_anew(checkout.setup()[2])


def test_a_venv_whose_python_is_gone_is_made_again(checkout: Checkout) -> None:
    checkout.setup()
    (checkout.root / ".venv/bin/python").unlink()
    status, _, calls = checkout.setup()
    assert status == 0
    assert made_anew(calls)


def test_a_checkout_that_moved_is_set_up_again(checkout: Checkout, tmp_path: Path) -> None:
    checkout.setup()
    checkout.root = checkout.root.rename(tmp_path / "elsewhere")
    status, _, calls = checkout.setup()
    assert status == 0
    assert made_anew(calls), "the commands in a .venv name the folder that it was made in"


@pytest.mark.skipif(not shutil.which("flock"), reason="no flock here: setup.sh takes no lock")
def test_a_second_setup_waits_for_the_first_and_finds_its_work_done(checkout: Checkout) -> None:
    checkout.command("flock", f'#!/bin/sh\nexec {shutil.which("flock")} "$@"\n')
    checkout.setup()
    stamp = checkout.root / ".venv/setup-finished"
    finished = stamp.read_text(encoding="utf-8")
    stamp.unlink()
    with (checkout.root / "packaging/setup.sh").open(encoding="utf-8") as first:
        fcntl.flock(first, fcntl.LOCK_EX)
        with checkout.start() as second:
            assert second.stderr
            assert "waiting for it" in second.stderr.readline()
            stamp.write_text(finished, encoding="utf-8")
            fcntl.flock(first, fcntl.LOCK_UN)
            assert second.communicate()[1] == ""
    assert second.returncode == 0
    assert (checkout.root / ".venv/bin/tablemgr").exists()


@pytest.mark.parametrize(
    ("version", "part"), [("3.9", "python3 is 3.9"), ("3.15", "python3 is 3.15")]
)
def test_an_unfit_python_is_named(checkout: Checkout, version: str, part: str) -> None:
    status, said, _ = checkout.setup(PYTHON_VERSION=version, PYTHON_UNFIT="1")
    assert status == 1
    assert part in said
    assert "3.11 to 3.14" in said
    assert not checkout.finished


def test_beside_an_unfit_python3_another_is_used_and_named(checkout: Checkout) -> None:
    checkout.command("python3.12", PYTHON.replace('"$PYTHON_UNFIT"', "0"))
    checkout.command("python3", "#!/bin/sh\necho 3.9\nexit 1\n")
    status, said, _ = checkout.setup(PYTHON_VERSION="3.12")
    assert status == 0
    assert "python3 is 3.9; python3.12 is used instead" in said


def test_no_python_is_said(checkout: Checkout) -> None:
    (checkout.bin / "python3").unlink()
    status, said, _ = checkout.setup()
    assert status == 1
    assert "python3 is not installed" in said


def test_the_root_user_gets_the_missing_packages_installed(checkout: Checkout) -> None:
    checkout.library.unlink()
    status, said, calls = checkout.setup(USER_ID="0", APT_WORKS=str(checkout.library))
    assert status == 0, said
    assert any(call.startswith("apt-get") and call.endswith("libneeded1") for call in calls)
    assert checkout.finished


def test_another_user_is_told_what_is_missing_and_the_command(checkout: Checkout) -> None:
    checkout.library.unlink()
    status, said, calls = checkout.setup()
    assert status == 1
    assert "apt-get install --no-install-recommends libneeded1" in said
    assert not any(call.startswith("apt-get") for call in calls)
    assert not checkout.finished


def test_packages_that_apt_did_not_bring_are_named(checkout: Checkout) -> None:
    checkout.library.unlink()
    status, said, _ = checkout.setup(USER_ID="0")
    assert status == 1
    assert "missing: libneeded1" in said


def test_a_user_with_free_sudo_gets_them_installed(checkout: Checkout) -> None:
    checkout.library.unlink()
    checkout.command("sudo", '#!/bin/sh\nshift\nexec "$@"\n')
    checkout.command("true", "#!/bin/sh\n")
    assert checkout.setup(APT_WORKS=str(checkout.library))[0] == 0


def test_a_library_is_found_by_its_exact_name(checkout: Checkout) -> None:
    checkout.write("packaging/system-packages.txt", "libneeded1 libneeded.so.1\n")
    checkout.command("ldconfig", "#!/bin/sh\nprintf '\\tlibneeded.so.1 (libc6) => /lib/x\\n'\n")
    assert checkout.setup()[0] == 0
    checkout.command("ldconfig", "#!/bin/sh\nprintf '\\tlibneeded.so.12 (libc6) => /lib/x\\n'\n")
    checkout.write("pyproject.toml", "")
    status, said, _ = checkout.setup()
    assert status == 1
    assert "missing: libneeded1" in said


def test_the_list_of_packages_gives_each_a_proof_and_a_reason() -> None:
    lines = (ROOT / "packaging/system-packages.txt").read_text(encoding="utf-8").splitlines()
    entries = [line for line in lines if line and not line.startswith("#")]
    assert entries
    for line in entries:
        words, mark, reason = line.partition("#")
        assert len(words.split()) == 2, line
        assert mark, line
        assert reason.strip(), line
