"""Each rule of conftest.py is shown a test that breaks it, all of them in one run of their own."""

from __future__ import annotations

import os
import subprocess
import sys
from pathlib import Path
from xml.etree import ElementTree

import pytest

CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")
SAMPLES = """
import logging, os, subprocess, threading
from pathlib import Path
import pytest
from hypothesis import given, strategies as st

stop = threading.Event()
kept = []

def test_leaks_a_thread():
    threading.Thread(target=stop.wait, name="forgotten", daemon=True).start()

def test_ends_its_thread():
    threading.Thread(target=lambda: None).start()

def test_leaks_a_process():
    kept.append(subprocess.Popen(["cat"], stdin=subprocess.PIPE))

def test_ends_the_process_of_another():
    kept[0].communicate()

def test_logs_an_error():
    logging.error("lost a card")

@pytest.mark.error_log("no paper")
def test_logs_another_error():
    logging.error("x")

@pytest.mark.error_log("no paper")
def test_logs_no_error_although_it_must():
    pass

@pytest.mark.error_log("card")
def test_logs_the_error_that_it_names():
    logging.error("lost a card")

def test_logs_a_warning():
    logging.warning("slow")

@given(st.integers())
def test_any_number(number):
    assert number == number

def test_writes_into_its_home():
    (Path.home() / "data" / "x").write_text("mine")

def test_makes_a_folder_in_its_home():
    assert not list((Path.home() / "data").iterdir())
    (Path.home() / "more").mkdir()

def test_finds_its_home_empty():
    assert len(list(Path.home().iterdir())) == 5
    assert not any(list(each.iterdir()) for each in Path.home().iterdir())
"""


@pytest.fixture(scope="module")
def found(tmp_path_factory: pytest.TempPathFactory) -> dict[str, str]:
    """What went wrong with each sample, in words; nothing if all was well."""
    folder = tmp_path_factory.mktemp("samples")
    (folder / "conftest.py").write_text(CONFTEST.replace("GRACE_S = 5.0", "GRACE_S = 0.2"), "utf-8")
    (folder / "pytest.ini").write_text(
        "[pytest]\nmarkers = error_log(part): see conftest\n", "utf-8"
    )
    (folder / "test_samples.py").write_text(SAMPLES, "utf-8")
    command = [sys.executable, "-m", "pytest", "-p", "no:cacheprovider", "--junitxml=told.xml"]
    environment = {**os.environ, "PYTHONDONTWRITEBYTECODE": "1"}
    subprocess.run(command, cwd=folder, env=environment, capture_output=True, check=False)
    told: dict[str, str] = {}
    for case in ElementTree.parse(folder / "told.xml").iter("testcase"):
        said = [each.get("message", "") + (each.text or "") for each in case]
        told[case.get("name", "")] = told.get(case.get("name", ""), "") + "".join(said)
    return told


@pytest.mark.parametrize(
    ("sample", "said"),
    [
        ("test_leaks_a_thread", "left running by the test: forgotten"),
        ("test_leaks_a_process", "cat (process"),
        ("test_logs_an_error", "unexpected ERROR in the log"),
        ("test_logs_another_error", "unexpected ERROR in the log"),
        ("test_logs_no_error_although_it_must", "the log has no ERROR with"),
    ],
)
def test_what_breaks_a_rule_fails_and_says_why(
    found: dict[str, str], sample: str, said: str
) -> None:
    assert said in found[sample]


@pytest.mark.parametrize(
    "sample",
    [
        "test_ends_its_thread",
        "test_ends_the_process_of_another",
        "test_logs_the_error_that_it_names",
        "test_logs_a_warning",
        "test_any_number",
        "test_writes_into_its_home",
        "test_makes_a_folder_in_its_home",
        "test_finds_its_home_empty",
    ],
)
def test_what_keeps_the_rules_passes(found: dict[str, str], sample: str) -> None:
    assert found[sample] == ""


def test_no_test_sees_the_real_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs  # noqa: PLC0415 - after the folders are redirected

    assert Path.home() == home
    assert platformdirs.user_config_path("tablemgr").is_relative_to(home)
    assert platformdirs.user_data_path("tablemgr").is_relative_to(home)
    assert not list((home / "config").iterdir())
    monkeypatch.setenv("HOME", "/")  # a test may still change it for itself
