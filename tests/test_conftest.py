"""Each rule of conftest.py is shown a test that breaks it."""

from __future__ import annotations

from pathlib import Path

import pytest

pytest_plugins = ["pytester"]

CONFTEST = Path(__file__).with_name("conftest.py").read_text(encoding="utf-8")


@pytest.fixture
def run(pytester: pytest.Pytester, monkeypatch: pytest.MonkeyPatch) -> pytest.Pytester:
    monkeypatch.setenv("PYTHONDONTWRITEBYTECODE", "1")
    pytester.makeconftest(CONFTEST.replace("GRACE_S = 5.0", "GRACE_S = 0.2"))
    pytester.makeini("[pytest]\nmarkers = error_log(part): see conftest\n")
    return pytester


def outcome(pytester: pytest.Pytester, body: str) -> tuple[dict[str, int], str]:
    pytester.makepyfile(body)
    result = pytester.runpytest_subprocess("-p", "no:cacheprovider")
    return result.parseoutcomes(), str(result.stdout)


def test_a_leaked_thread_fails_its_test(run: pytest.Pytester) -> None:
    found, text = outcome(
        run,
        """
        import threading
        stop = threading.Event()
        def test_leaks():
            threading.Thread(target=stop.wait, name="forgotten", daemon=True).start()
        """,
    )
    assert found == {"passed": 1, "errors": 1}
    assert "left running by the test: forgotten" in text


def test_a_thread_that_ends_is_no_leak(run: pytest.Pytester) -> None:
    found, _ = outcome(
        run,
        """
        import threading
        def test_ends():
            threading.Thread(target=lambda: None).start()
        """,
    )
    assert found == {"passed": 1}


def test_a_leaked_process_fails_its_test(run: pytest.Pytester) -> None:
    found, text = outcome(
        run,
        """
        import subprocess
        kept = []
        def test_leaks():
            kept.append(subprocess.Popen(["cat"], stdin=subprocess.PIPE))
        def test_is_clean_and_ends_the_other():
            kept[0].communicate()
        """,
    )
    assert found == {"passed": 2, "errors": 1}
    assert "cat (process" in text


@pytest.mark.parametrize(
    ("mark", "line", "said"),
    [
        ("", "logging.error('lost a card')", "unexpected ERROR in the log"),
        ("@pytest.mark.error_log('no paper')", "logging.error('x')", "unexpected ERROR in the log"),
        ("@pytest.mark.error_log('no paper')", "pass", "the log has no ERROR with"),
        ("@pytest.mark.error_log('card')", "logging.error('lost a card')", ""),
        ("", "logging.warning('slow')", ""),
    ],
)
def test_an_error_in_the_log_must_be_expected(
    run: pytest.Pytester, mark: str, line: str, said: str
) -> None:
    found, text = outcome(run, f"import logging, pytest\n{mark}\ndef test_it():\n    {line}\n")
    assert found == ({"passed": 1, "errors": 1} if said else {"passed": 1})
    assert said in text


def test_no_test_sees_the_real_home(home: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    import platformdirs  # noqa: PLC0415 - after the folders are redirected

    assert Path.home() == home
    assert platformdirs.user_config_path("tablemgr").is_relative_to(home)
    assert platformdirs.user_data_path("tablemgr").is_relative_to(home)
    assert not list((home / "config").iterdir())
    monkeypatch.setenv("HOME", "/")  # a test may still change it for itself


def test_an_autouse_home_is_no_hindrance_to_property_tests(run: pytest.Pytester) -> None:
    found, _ = outcome(
        run,
        """
        from hypothesis import given, strategies as st
        @given(st.integers())
        def test_any(number):
            assert number == number
        """,
    )
    assert found == {"passed": 1}
