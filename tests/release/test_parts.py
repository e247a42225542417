"""What a package is made of, part by part; the whole is tried by `make package-test`."""

from __future__ import annotations

import argparse
import ast
import re
import shutil
import subprocess
from importlib.metadata import distribution
from pathlib import Path

import pytest

from release.compiled import MODULES as COMPILED
from release.debian import depends, fill_in
from release.libraries import pins, shipped
from release.licences import allowed, objections
from release.pages import main_page, nested, page_of, parser_of, write_completion
from release.publish import check_ready, checksums, set_tag
from release.qt import MODULES, loaded_by
from release.sbom import list_of
from release.source import PARTS, ROOT, VERSION, set_times, source_time
from tablemgr.basics.errors import Fault
from ui.main import COMMANDS

UNITS = PARTS / "root/usr/lib/systemd/system"


def test_the_binding_s_modules_that_are_shipped_are_those_that_are_imported() -> None:
    used: set[str] = set()
    for package in ("tablemgr", "drivers", "ui"):
        for path in (ROOT / package).rglob("*.py"):
            used.update(re.findall(r"PySide6\.(Qt\w+)", path.read_text(encoding="utf-8")))
    assert used == MODULES


def test_what_qt_loads_is_found_below_a_folder_whose_name_has_spaces(tmp_path: Path) -> None:
    libraries = tmp_path / "a checkout"
    binding = Path(str(distribution("shiboken6").locate_file("shiboken6")))
    shutil.copytree(binding, libraries / "shiboken6")
    found = loaded_by([libraries / "shiboken6/Shiboken.abi3.so"], libraries)
    assert [path.name.partition(".")[0] for path in found] == ["libshiboken6"]


def test_all_that_is_packed_has_the_same_time_and_only_programs_may_be_run(tmp_path: Path) -> None:
    for name in ("program", "libQt6Core.so.6", "text"):
        (tmp_path / name).touch()
        (tmp_path / name).chmod(0o600 if name == "text" else 0o700)
    set_times(tmp_path)
    modes = {path.name: path.stat().st_mode & 0o777 for path in tmp_path.iterdir()}
    assert modes == {"program": 0o755, "libQt6Core.so.6": 0o644, "text": 0o644}
    assert {path.stat().st_mtime for path in tmp_path.iterdir()} == {source_time()}


@pytest.mark.parametrize("name", COMMANDS)
def test_the_man_page_of_a_command_names_all_its_options(name: str) -> None:
    page = page_of(name).replace("\\-", "-")
    assert page.startswith(f'.TH "TABLEMGR-{name.upper()}" 1')
    parser = parser_of(name)
    for each in (parser, *(below for _, below in nested(parser))):
        for word, action in each._option_string_actions.items():
            assert word in page or action.help == argparse.SUPPRESS
    assert f"tablemgr-{name}" in main_page().replace("\\-", "-")


@pytest.mark.skipif(not shutil.which("man"), reason="no `man` here that reads a page")
def test_man_reads_each_page_without_a_warning(tmp_path: Path) -> None:
    for name, text in {
        "tablemgr": main_page(),
        **{name: page_of(name) for name in COMMANDS},
    }.items():
        page = tmp_path / f"{name}.1"
        page.write_text(text, encoding="utf-8")
        words = ["man", "--warnings=all", "--local-file", str(page)]
        done = subprocess.run(words, capture_output=True, text=True, check=True)
        assert done.stderr == ""
        assert "tablemgr" in done.stdout


def test_the_shell_completes_every_command_and_option(tmp_path: Path) -> None:
    write_completion(tmp_path)
    text = (tmp_path / "bash-completion/completions/tablemgr").read_text(encoding="utf-8")
    assert f"_shtab_tablemgr_subparsers=({' '.join(COMMANDS)})" in text
    assert "--keep" in text
    subprocess.run(["bash", "-n"], input=text, text=True, check=True)


def test_the_configuration_of_the_package_is_filled_in_whole() -> None:
    text = (PARTS / "nfpm.yaml").read_text(encoding="utf-8")
    names = set(re.findall(r"\$\{(\w+)\}", text)) - {"SO"}
    filled = fill_in(text, dict.fromkeys(names, "x"))
    assert names == {"ARCH", "DEPENDS", "ROOT", "SCRIPTS", "TIME", "VERSION"}
    assert "name: tablemgr" in filled
    with pytest.raises(KeyError):
        fill_in("${OTHER}", {})


def test_the_package_depends_on_what_the_set_up_installs_but_for_venv() -> None:
    text = (PARTS / "system-packages.txt").read_text(encoding="utf-8")
    named = re.findall(r"^([a-z][\w.+-]*)", text, re.MULTILINE)
    assert depends().split("\n") == [f"  - {name}" for name in named if name != "python3-venv"]


@pytest.mark.parametrize(
    "script", sorted((PARTS / "scripts").iterdir()), ids=lambda path: path.stem
)
def test_a_script_of_the_package_is_one_that_sh_reads(script: Path) -> None:
    subprocess.run(["sh", "-n", script], check=True)
    assert script.read_text(encoding="utf-8").startswith("#!/bin/sh\n")


def unit_faults(folder: Path) -> str:
    """What systemd says of the unit files in a folder, whose programs need not be installed."""
    for path in folder.iterdir():
        text = path.read_text(encoding="utf-8")
        path.write_text(re.sub(r"(?m)^ExecStart=\S+.*", "ExecStart=/bin/true", text))
    names = sorted(str(path) for path in folder.iterdir())
    done = subprocess.run(
        ["systemd-analyze", "verify", "--man=no", "--recursive-errors=no", *names],
        capture_output=True,
        text=True,
        check=False,
    )
    return done.stderr + (f"exit status {done.returncode}" if done.returncode else "")


@pytest.mark.skipif(not shutil.which("systemd-analyze"), reason="no systemd here to read its files")
def test_systemd_reads_the_unit_files(tmp_path: Path) -> None:
    units = Path(shutil.copytree(UNITS, tmp_path / "units"))
    assert unit_faults(units) == ""
    kiosk = units / "tablemgr-kiosk.service"
    kiosk.write_text(kiosk.read_text(encoding="utf-8") + "[Service]\nRestrat=always\n")
    assert "Restrat" in unit_faults(units)


def test_a_release_tags_its_commit_once_and_no_other(tmp_path: Path) -> None:
    def git(*words: str) -> str:
        who = ("-c", "user.name=House", "-c", "user.email=house@example.org")
        done = ["git", *who, *words]
        return subprocess.run(done, cwd=tmp_path, check=True, capture_output=True, text=True).stdout

    git("init", "--quiet")
    for key, value in (("user.name", "House"), ("user.email", "house@example.org")):
        git("config", key, value)
    git("commit", "--quiet", "--allow-empty", "--message", "first")
    set_tag(tmp_path)
    set_tag(tmp_path)
    assert git("tag", "--list") == f"v{VERSION}\n"
    git("commit", "--quiet", "--allow-empty", "--message", "second")
    with pytest.raises(Fault, match="another commit's"):
        set_tag(tmp_path)


def test_units_name_the_account_and_the_folders_that_are_made() -> None:
    made = (PARTS / "root/usr/lib/tmpfiles.d/tablemgr.conf").read_text(encoding="utf-8")
    folders = set(
        re.findall(r"^d (\S+) +0[67][0-7][05] tablemgr(?:-witness)? tablemgr", made, re.MULTILINE)
    )
    for unit in UNITS.glob("*.service"):
        text = unit.read_text(encoding="utf-8")
        for line in re.findall(r"^Read(?:Write|Only)Paths=(.*)", text, re.MULTILINE):
            assert set(line.split()) <= folders
        assert "\nUser=tablemgr\n" in text
        assert "\nProtectSystem=strict\n" in text


def test_every_library_is_allowed_and_a_new_or_changed_licence_is_not() -> None:
    libraries, permitted = shipped(), allowed()
    assert objections(libraries, permitted) == []
    changed = {**permitted, "msgspec": "MIT", "gone": "MIT"}
    del changed["segno"]
    assert objections(libraries, changed) == [
        "msgspec is under BSD-3-Clause, and was allowed under MIT.",
        "segno is new, under: BSD License.",
        "gone is allowed and no longer shipped.",
    ]


def test_what_is_installed_into_the_package_is_pinned_by_hash() -> None:
    lines = pins(["msgspec", "sqlite-utils"])
    assert re.findall(r"^(\S+)==", lines, re.MULTILINE) == ["msgspec", "sqlite-utils"]
    assert lines.count("--hash=sha256:") > 2


def test_the_list_of_what_is_shipped_is_the_same_twice_and_names_each_library() -> None:
    libraries = shipped()
    text = list_of(libraries, 1_700_000_000)
    assert text == list_of(libraries, 1_700_000_000)
    assert '"bomFormat": "CycloneDX"' in text
    for library in libraries:
        assert f"@{distribution(library.name).version}" in text
    assert f"tablemgr@{VERSION}" in text


def test_a_release_wants_its_section_of_changes_and_a_clean_checkout() -> None:
    check_ready(f"# Changes\n\n## {VERSION}\n", "")
    with pytest.raises(Fault, match="no section"):
        check_ready("# Changes\n\n## Unreleased\n", "")
    with pytest.raises(Fault, match="not committed"):
        check_ready(f"## {VERSION}\n", " M README.md\n")


def test_checksums_are_what_sha256sum_checks(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"one")
    (tmp_path / "SUMS").write_text(checksums([tmp_path / "a"]), encoding="utf-8")
    subprocess.run(["sha256sum", "--check", "SUMS"], cwd=tmp_path, check=True, capture_output=True)


def test_nothing_compiled_is_a_class_but_the_table_and_named_tuples() -> None:
    """Events and commands stay structs; a position is copied by slots, which compiling takes."""
    classes = {
        node.name: [ast.unparse(base) for base in node.bases]
        for name in COMPILED
        for node in ast.walk(ast.parse((ROOT / name).read_text(encoding="utf-8")))
        if isinstance(node, ast.ClassDef)
    }
    assert classes.pop("Table") == []
    assert all(bases == ["NamedTuple"] for bases in classes.values()), classes
