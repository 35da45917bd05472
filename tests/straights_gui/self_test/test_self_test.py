"""`--self-test`: what is broken is named and gives status 1; nothing is left out, and nothing is touched."""

import os
import re
import shutil
import subprocess
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QSettings, QStandardPaths, Qt, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine.straights.strategies.registry import NAMES
from straights_gui.self_test.check import Check, CheckFailed, Checks
from straights_gui.self_test.run import all_checks, run_self_test
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.view.text.languages import CODES
from straights_gui.view.window.sounds import Sound
from tests.support.paths import ROOT
from tests.support.processes import run_python
from tests.support.waiting import LONGEST_WAIT
from tests.support.window.dialogs import dialog_classes

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def self_test(place: Path, home: Path, *program: str) -> subprocess.CompletedProcess[str]:
    """Run it, or another program in Python, in a process of its own, in a home of its own."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
    kept = {name: value for name, value in os.environ.items() if name not in (*SCREENS, *names)}
    (home / "tmp").mkdir(parents=True, exist_ok=True)
    kept |= {"HOME": str(home), "TMPDIR": str(home / "tmp"), "XDG_RUNTIME_DIR": str(home / "tmp")}
    kept |= {"PYTHONPATH": str(place), "PYTHONIOENCODING": "utf-8"}
    argv = ["-c", *program] if program else ["-m", "straights_gui", "--self-test"]
    return run_python(*argv, cwd=place, env=kept, encoding="utf-8", timeout=2 * LONGEST_WAIT, check=False)


def failed(output: str) -> set[str]:
    return {re.sub(r"^FAILED  | \(.*", "", line) for line in output.splitlines() if line.startswith("FAILED")}


def everything_in(folder: Path) -> dict[str, bytes | None]:
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if ".cache" not in path.parts  # fontconfig's, which every program of a desktop fills
    }


# Makes the packages of extras invisible, and runs the checks that need one.
WITHOUT_EXTRAS = """
import sys
class Finder:
    def __init__(self, finder):
        self.finder = finder
    def find_spec(self, name, path=None, target=None):
        is_hidden = name.partition(".")[0] in ("websockets", "segno", "zeroconf")
        return None if is_hidden else self.finder.find_spec(name, path, target)
sys.meta_path[:] = map(Finder, sys.meta_path)
from straights_gui.application import create_application
from straights_gui.self_test.run import all_checks, run_self_test
application = create_application("offscreen")
NAMES = ("Every module can be imported", "Action join_table", "Action host_table", "A table is hosted")
NAMES += ("Tables on the network can be found",)
sys.exit(run_self_test({name: check for name, check in all_checks().items() if name in NAMES}))
"""


def test_a_whole_installation_passes_and_the_player_s_home_is_as_it_was(qapp: object, tmp_path: Path) -> None:
    for name in (
        ".local/share/straights/straights/running-game.straights",
        ".config/straights/straights.conf",
    ):
        path = tmp_path / name
        path.parent.mkdir(parents=True)
        path.write_text("[General]\nlanguage=fr\n", encoding="utf-8")
    (tmp_path / "tmp").mkdir()
    before = everything_in(tmp_path)
    finished = self_test(ROOT, tmp_path)
    first, *lines, last = finished.stdout.splitlines()
    names = [re.sub(r"^ok      | \(.*", "", line) for line in lines]

    assert (0, "") == (finished.returncode, finished.stderr)
    assert re.match(r"Straights \S+, Qt \S+, PySide6 \S+, Python \S+, \S+, no bundle$", first)
    assert list(all_checks()) == names
    assert f"{len(names)} checks, 0 failed, 0 skipped" == last
    assert {f"Language {code}" for code in CODES} < set(names)
    assert {f"Sound {sound.value}" for sound in Sound} < set(names)
    assert {f"Strategy {name}" for name in NAMES} < set(names)
    assert [] == [name for name in dialog_classes() if name not in finished.stdout]
    assert re.search(r"Rounds are played out in thought \((compiled|interpreted)", finished.stdout)
    assert "ok      Qt shows windows here (there is no screen here, but" in finished.stdout
    assert before == everything_in(tmp_path)


def test_what_is_broken_is_named_and_the_rest_is_still_checked(tmp_path: Path) -> None:
    """A translation, a sound, a licence, a strategy and a dialog lack: each is named, status 1."""
    place = tmp_path / "broken"
    ignored = shutil.ignore_patterns("arena", "*.c", "*.cpp")
    for package in ("engine", "straights_gui", "straights_server"):
        shutil.copytree(ROOT / package, place / package, ignore=ignored)
    inside = place / "straights_gui"
    (inside / "resources/translations/straights_de.qm").unlink()
    (inside / "resources/sounds/play.wav").write_bytes(b"RIFF")
    (inside / "resources/licences/THIRD-PARTY.txt").unlink()
    (place / "engine/straights/sheets/rules.py").unlink()
    (place / "engine/straights/strategies/adaptive.py").unlink()
    finished = self_test(place, tmp_path)
    expected = {"Language de", "Sound play", "Every component has its licence", "Strategy adaptive"}
    expected |= {"Action rules", "Every module can be imported"}

    assert (expected, 1) == (failed(finished.stdout), finished.returncode)
    assert f" checks, {len(expected)} failed" in finished.stdout
    assert "straights_de.qm cannot be loaded" in finished.stdout
    assert "THIRD-PARTY.txt" in finished.stdout
    assert "engine.straights.strategies.adaptive: ModuleNotFoundError" in finished.stdout


Outcome = Callable[[Checks], tuple[int, str]]


@pytest.fixture
def outcome(qapp: QApplication, capsys: pytest.CaptureFixture[str]) -> Iterator[Outcome]:
    """Status and lines of a run of some checks in this process, which gets its settings back."""
    native, form = Qt.ApplicationAttribute.AA_DontUseNativeDialogs, QSettings.defaultFormat()
    was_set = qapp.testAttribute(native)
    yield lambda checks: (run_self_test(checks), capsys.readouterr().out)
    qapp.setAttribute(native, was_set)
    QSettings.setDefaultFormat(form)
    QStandardPaths.setTestModeEnabled(False)


def warn(_sandbox: Sandbox) -> str:
    qWarning("QPainter::begin: Paint device returned engine == 0")
    return ""


def tolerate(_sandbox: Sandbox) -> str:
    """Qt says what it has to say on every machine without a screen."""
    qWarning("This plugin does not support propagateSizeHints()")
    return "fine"


def break_slot(_sandbox: Sandbox) -> str:
    def slot() -> None:
        raise RuntimeError("in a slot")

    QTimer.singleShot(0, slot)
    QApplication.processEvents()
    return ""


def break_off(_sandbox: Sandbox) -> str:
    """An exception, with a window that is not closed."""
    widget = QWidget()
    widget.show()
    QDialog(widget).show()
    raise ZeroDivisionError("by nothing")


def fail(_sandbox: Sandbox) -> str:
    """What a check finds."""
    raise CheckFailed("no cards")


@pytest.mark.parametrize(
    "check, text",
    [
        (warn, "FAILED  X (Qt: QPainter::begin: Paint device returned engine == 0)"),
        (break_slot, "FAILED  X (RuntimeError: in a slot at straights_gui/self_test/test_self_test.py:"),
        (break_off, "FAILED  X (ZeroDivisionError: by nothing at straights_gui/self_test/test_self_test.py:"),
        (fail, "FAILED  X (no cards)"),
        (tolerate, "ok      X (fine)"),
    ],
)
def test_a_check_fails_by_whatever_goes_wrong_in_it_and_does_not_stop_the_others(
    outcome: Outcome, check: Check, text: str
) -> None:
    """But what Qt says about the machine does not count; windows that are left open are closed."""
    status, lines = outcome({"X": check, "Y": tolerate})

    assert (int(text.startswith("FAILED")), True) == (status, text in lines)
    assert "ok      Y (fine)" in lines
    assert [] == [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def test_no_checks_are_no_success(outcome: Outcome) -> None:
    assert 1 == outcome({})[0]


def test_extras_that_are_not_installed_are_skipped_by_name(tmp_path: Path) -> None:
    finished = self_test(ROOT, tmp_path, WITHOUT_EXTRAS)
    _first, modules, *lines, _last = finished.stdout.splitlines()

    assert (0, "") == (finished.returncode, finished.stderr)
    assert modules.startswith("ok      Every module can be imported")
    assert [
        "skipped Action join_table (websockets is not installed)",
        "skipped Action host_table (websockets is not installed)",
        "skipped A table is hosted (websockets is not installed)",
        "skipped Tables on the network can be found (zeroconf is not installed)",
    ] == lines
