"""`--self-test`: what is broken is named and gives status 1; nothing is left out, and nothing is touched."""

import dis
import importlib
import inspect
import os
import pkgutil
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from importlib.abc import InspectLoader
from importlib.util import find_spec
from pathlib import Path
from types import CodeType

import pytest
from PySide6.QtCore import QLibraryInfo, QTimer, qWarning
from PySide6.QtWidgets import QApplication, QDialog, QWidget

from engine.straights.strategies.registry import NAMES
from straights_gui import view
from straights_gui.controller.settings.languages import CODES
from straights_gui.self_test import (
    dialog_checks,
    game_checks,
    platform_checks,
    resource_checks,
    storage_checks,
)
from straights_gui.self_test.run import CHECKS, run_self_test
from straights_gui.self_test.sandbox import Check, CheckFailed, Sandbox
from straights_gui.view.window.sounds import Sound
from tests.support.paths import ROOT
from tests.support.waiting import LONGEST_WAIT

SCREENS = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


def self_test(place: Path, home: Path, *before: str) -> subprocess.CompletedProcess[str]:
    """Run it in a process of its own, in a home of its own; `before` is what Python does first."""
    names = ("XDG_CONFIG_HOME", "XDG_DATA_HOME", "XDG_STATE_HOME", "XDG_CACHE_HOME", "XDG_RUNTIME_DIR")
    kept = {name: value for name, value in os.environ.items() if name not in (*SCREENS, *names)}
    (home / "tmp").mkdir(parents=True, exist_ok=True)
    kept |= {"HOME": str(home), "TMPDIR": str(home / "tmp"), "XDG_RUNTIME_DIR": str(home / "tmp")}
    kept |= {"PYTHONPATH": str(place), "PYTHONIOENCODING": "utf-8"}
    words = ["-m", "straights_gui", "--self-test"] if not before else ["-c", before[0]]
    return subprocess.run(
        [sys.executable, *words],
        cwd=place,
        env=kept,
        capture_output=True,
        text=True,
        encoding="utf-8",
        timeout=2 * LONGEST_WAIT,
        check=False,
    )


def failed(output: str) -> set[str]:
    """The names of the checks that failed."""
    return {re.sub(r"^FAILED  | \(.*", "", line) for line in output.splitlines() if line.startswith("FAILED")}


def everything_in(folder: Path) -> dict[str, bytes | None]:
    """All files and folders, with their content."""
    return {
        str(path.relative_to(folder)): path.read_bytes() if path.is_file() else None
        for path in sorted(folder.rglob("*"))
        if ".cache" not in path.parts  # fontconfig's, which every program of a desktop fills
    }


# Loads everything, runs the self-test, and tells which modules it has loaded.
TELLING = """
import os, sys
os.environ.setdefault("QT_QPA_PLATFORM", "offscreen")
from straights_gui.startup import main
status = main(["--self-test"])
print("LOADED", *sorted(sys.modules))
sys.exit(status)
"""


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
from straights_gui.self_test.run import CHECKS, run_self_test
NAMES = ("Dialog join_table", "Dialog host_table", "A window sits down at a table over a network")
NAMES += ("A table is hosted", "The link of a table has a QR code", "Tables on the network can be found")
sys.exit(run_self_test([check for check in CHECKS if check.name in NAMES]))
"""


@pytest.fixture(scope="module")
def whole(tmp_path_factory: pytest.TempPathFactory) -> tuple[subprocess.CompletedProcess[str], Path, object]:
    """One run of everything, and the home that it found."""
    home = tmp_path_factory.mktemp("home")
    for name in (
        ".local/share/straights/straights/running-game.straights",
        ".config/straights/straights.conf",
    ):
        path = home / name
        path.parent.mkdir(parents=True)
        path.write_text("[General]\nlanguage=fr\n", encoding="utf-8")
    (home / "tmp").mkdir()
    before = everything_in(home)
    return self_test(ROOT, home, TELLING), home, before


Whole = tuple[subprocess.CompletedProcess[str], Path, object]


def test_a_whole_installation_passes_with_a_line_a_check(whole: Whole) -> None:
    """Versions first, then a line for each check, then their numbers; status 0."""
    finished = whole[0]
    lines = finished.stdout.splitlines()
    assert (0, "") == (finished.returncode, finished.stderr)
    assert re.match(r"Straights \S+, Qt \S+, PySide6 \S+, Python \S+, \S+, no bundle$", lines[0])
    skipped = sum(line.startswith("skipped ") for line in lines)
    assert len(CHECKS) == skipped + sum(line.startswith("ok      ") for line in lines)
    assert re.match(rf"{len(CHECKS)} checks, 0 failed, {skipped} skipped, \d+\.\d s$", lines[len(CHECKS) + 1])


def test_it_says_what_the_sounds_and_rounds_run_on(whole: Whole) -> None:
    """So that the log of a release shows what its bundle can do."""
    lines = whole[0].stdout.splitlines()
    assert any(
        re.match(r"ok      Rounds are played out in thought \((compiled|interpreted)", x) for x in lines
    )
    assert any(re.match(r"(ok     |skipped) Sounds can be heard \(.+\)", line) for line in lines)
    assert any(
        re.match(r"ok      Qt has its plugin for this system \(here offscreen, .+\)", x) for x in lines
    )


def test_it_leaves_the_player_s_home_as_it_was(whole: Whole) -> None:
    """No game, no setting, no file more or less, nothing left among the temporary ones."""
    _finished, home, before = whole
    assert before == everything_in(home)


# What is imported late, and not by the self-test, with the reason.
NOT_LOADED = {
    "straights_gui.application": "loaded before",
    "straights_gui.streams.standard_streams": "for programs without streams, tested in test_standard_streams",
    "straights_gui.streams.windows_streams": "for Windows without a console alone",
    "socket": "for Windows alone, where Qt listens to nothing else",
    "tqdm": "for straights-arena",
    "distributed": "for straights-arena",
    "numpy": "for poker",
}


def functions(code: CodeType) -> Iterator[CodeType]:
    """The functions and methods in compiled code, nested ones too; bodies of modules and classes are none."""
    if code.co_flags & inspect.CO_OPTIMIZED:
        yield code
    for each in code.co_consts:
        if isinstance(each, CodeType):
            yield from functions(each)


def late_imports(package: str) -> Iterator[tuple[str, str]]:
    """Place and module of every import that a function of a package would do, as Python has compiled it."""
    for found in pkgutil.walk_packages(importlib.import_module(package).__path__, f"{package}."):
        if found.name.startswith("straights_gui.self_test"):
            continue
        spec = find_spec(found.name)
        assert spec is not None
        assert isinstance(spec.loader, InspectLoader)
        code = spec.loader.get_code(found.name)
        assert code is not None
        for function in functions(code):
            for step in dis.get_instructions(function):
                if step.opname == "IMPORT_NAME":
                    yield f"{found.name}:{function.co_name}", step.argval


def test_everything_that_is_loaded_late_is_loaded_by_it(whole: Whole) -> None:
    """A bundle that has lost a module that no start needs is found out."""
    loaded = set(whole[0].stdout.split("LOADED ")[1].split())
    wanted = [*late_imports("straights_gui"), *late_imports("engine.straights.strategies")]
    lost = {f"{place}: {name}" for place, name in wanted if name not in loaded and name not in NOT_LOADED}
    assert len(wanted) > 30
    assert set() == lost


def test_what_is_broken_is_named_and_the_rest_is_still_checked(tmp_path: Path) -> None:
    """A translation, a sound, a licence, a strategy and a dialog lack: six checks fail, status 1."""
    place = tmp_path / "broken"
    ignored = shutil.ignore_patterns("poker", "arena", "*.c", "*.cpp")
    for package in ("engine", "straights_gui", "straights_server"):
        shutil.copytree(ROOT / package, place / package, ignore=ignored)
    inside = place / "straights_gui"
    (inside / "resources/translations/straights_de.qm").unlink()
    (inside / "resources/sounds/play.wav").write_bytes(b"RIFF")
    (inside / "resources/licences/GPL-3.0.txt").unlink()
    (inside / "view/dialogs/rules_dialog.py").unlink()
    (place / "engine/straights/strategies/adaptive.py").unlink()
    finished = self_test(place, tmp_path)
    expected = {"Language de", "Sound play", "Every component has its licence", "The licences are themselves"}
    expected |= {"Dialog rules", "Strategy adaptive"}
    assert (expected, 1) == (failed(finished.stdout), finished.returncode)
    assert f"{len(CHECKS)} checks, {len(expected)} failed" in finished.stdout
    assert "straights_de.qm cannot be loaded" in finished.stdout
    assert "GPL-3.0.txt" in finished.stdout


def test_checks_that_cannot_be_loaded_are_a_failure_too(tmp_path: Path) -> None:
    """A sentence and status 1, where a trace would be a box that waits on Windows."""
    place = tmp_path / "broken"
    for package in ("engine", "straights_gui"):
        shutil.copytree(ROOT / package, place / package)
    (place / "straights_gui/composition.py").unlink()
    finished = self_test(place, tmp_path)
    assert 1 == finished.returncode
    assert "FAILED  The self-test itself (ModuleNotFoundError: No module named" in finished.stderr
    assert "Traceback" not in finished.stderr


def outcome(capsys: pytest.CaptureFixture[str], *checks: Check) -> tuple[int, str]:
    """Status and lines of a run of some checks."""
    return run_self_test(checks), capsys.readouterr().out


def warn(_bench: Sandbox) -> str:
    """Qt complains, and nothing else is wrong."""
    qWarning("QPainter::begin: Paint device returned engine == 0")
    return ""


def tolerate(_bench: Sandbox) -> str:
    """Qt says what it has to say on every machine without a screen."""
    qWarning("This plugin does not support propagateSizeHints()")
    return "fine"


def break_slot(_bench: Sandbox) -> str:
    """An exception in a slot, which nobody can catch."""

    def slot() -> None:
        raise RuntimeError("in a slot")

    QTimer.singleShot(0, slot)
    QApplication.processEvents()
    return ""


def leave_open(_bench: Sandbox) -> str:
    """A window that is not closed."""
    widget = QWidget()
    widget.show()
    QDialog(widget).show()
    return ""


@pytest.mark.parametrize(
    "check, words",
    [
        (warn, "FAILED  X (Qt: QPainter::begin: Paint device returned engine == 0)"),
        (break_slot, "FAILED  X (RuntimeError: in a slot at straights_gui/self_test/test_self_test.py:"),
        (tolerate, "ok      X (fine)"),
    ],
)
def test_what_qt_and_slots_complain_of_fails_the_check(
    qapp: object, capsys: pytest.CaptureFixture[str], check: object, words: str
) -> None:
    """But what Qt says about the machine does not."""
    status, lines = outcome(capsys, Check("X", check))  # type: ignore[arg-type]  # one of those above
    assert words in lines
    assert status == int(words.startswith("FAILED"))


def test_a_check_that_fails_does_not_stop_the_others(
    qapp: object, capsys: pytest.CaptureFixture[str]
) -> None:
    """Every check runs, whatever those before have done or left."""

    def fail(_bench: Sandbox) -> str:
        raise CheckFailed("no cards")

    def crash(_bench: Sandbox) -> str:
        raise ZeroDivisionError("by nothing")

    checks = (Check("A", fail), Check("B", crash), Check("C", leave_open), Check("D", tolerate))
    status, lines = outcome(capsys, *checks)
    assert (1, {"A", "B"}) == (status, failed(lines))
    assert "4 checks, 2 failed" in lines
    assert [] == [widget for widget in QApplication.topLevelWidgets() if widget.isVisible()]


def test_no_checks_are_no_success(qapp: object, capsys: pytest.CaptureFixture[str]) -> None:
    """Whatever would make the list of checks empty."""
    assert 1 == outcome(capsys)[0]


def test_no_check_is_forgotten() -> None:
    """Each function that checks is in a list; each language, sound, strategy and dialog has its line."""
    names = [check.name for check in CHECKS]
    assert len(set(names)) == len(names)
    assert {f"Language {code}" for code in CODES} < set(names)
    assert {f"Sound {sound.value}" for sound in Sound} < set(names)
    assert {f"Strategy {name}" for name in NAMES} < set(names)
    listed = {getattr(check.run, "func", check.run) for check in CHECKS}
    for module in (dialog_checks, game_checks, platform_checks, resource_checks, storage_checks):
        written = {thing for name, thing in vars(module).items() if name.startswith("_check")}
        assert set() == written - listed


def test_every_dialog_of_the_program_is_opened() -> None:
    """A dialog that is written one day is opened here from that day on."""
    for module in pkgutil.walk_packages(view.__path__, f"{view.__name__}."):
        importlib.import_module(module.name)
    written = {
        dialog.__name__
        for dialog in QDialog.__subclasses__()
        if dialog.__module__.startswith(f"{view.__name__}.")
    }
    assert len(written) >= 11
    assert set() == written - dialog_checks.OPENED_DIALOGS


def test_every_resource_belongs_to_a_check() -> None:
    """Languages, sounds, licences, puzzles and the icon are all there is."""
    folder = ROOT / "straights_gui/resources"
    kept = {path.name for path in folder.iterdir()} - {"__pycache__", "__init__.py"}
    assert {"translations", "sounds", "licences", "puzzles", "straights.svg"} == kept
    sounds = {path.stem for path in (folder / "sounds").iterdir()}
    assert {sound.value for sound in Sound} == sounds


def named(name: str) -> Check:
    """A check of the whole list."""
    (check,) = (check for check in CHECKS if check.name == name)
    return check


def test_a_bundle_must_list_more_than_the_sources_do(
    qapp: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    """It brings a Python along; the list of the source tree would not tell of it."""
    check = named("Every component has its licence")
    assert 0 == outcome(capsys, check)[0]
    monkeypatch.setattr(sys, "frozen", True, raising=False)
    status, lines = outcome(capsys, check)
    assert (1, True) == (status, "not in the list: Python" in lines)


def test_a_plugin_for_windows_that_lacks_is_told(
    qapp: object, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """Though the self-test itself needs none: it shows nothing."""
    monkeypatch.setattr(QLibraryInfo, "path", lambda _which: str(tmp_path))
    status, lines = outcome(capsys, named("Qt has its plugin for this system"))
    assert (1, True) == (status, "no plugin" in lines)


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="libraries are found in another way")
@pytest.mark.parametrize("hidden", [("QT_QPA_PLATFORM",), SCREENS], ids=["on a screen", "without a screen"])
def test_where_the_program_cannot_open_a_window_the_self_test_fails_with_its_words(
    qapp: QApplication, tmp_path: Path, hidden: tuple[str, ...]
) -> None:
    """A library that Qt's plugin for X11 needs cannot be loaded, with a screen and without one."""
    if qapp.platformName() != "xcb":
        pytest.skip("no X server")
    (tmp_path / "libxcb-cursor.so.0").write_bytes(b"no library")
    broken = {**os.environ, "LD_LIBRARY_PATH": str(tmp_path)}
    words = "from straights_gui.self_test.run import *; sys.exit(run_self_test(PLATFORM_CHECKS))"

    def run(*argv: str, **environment: str) -> subprocess.CompletedProcess[str]:
        command = [sys.executable, *argv]
        return subprocess.run(command, cwd=ROOT, env=environment, capture_output=True, text=True, check=False)

    started = run("-m", "straights_gui", **broken)
    tested = run("-c", words, **{name: value for name, value in broken.items() if name not in hidden})

    assert (1, 1) == (started.returncode, tested.returncode)
    assert " ".join(started.stderr.split()) in tested.stdout


def test_extras_that_are_not_installed_are_skipped_by_name(tmp_path: Path) -> None:
    """An installation without them is whole."""
    finished = self_test(ROOT, tmp_path, WITHOUT_EXTRAS)
    lines = finished.stdout.splitlines()

    assert (0, "") == (finished.returncode, finished.stderr)
    assert [
        "skipped Dialog join_table (websockets is not installed)",
        "skipped Dialog host_table (websockets is not installed)",
        "skipped A window sits down at a table over a network (websockets is not installed)",
        "skipped A table is hosted (websockets is not installed)",
        "skipped The link of a table has a QR code (segno is not installed)",
        "skipped Tables on the network can be found (zeroconf is not installed)",
    ] == lines[1:-1]


def test_a_dialog_that_does_not_open_is_told(
    qapp: object,
    capsys: pytest.CaptureFixture[str],
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Nothing where a dialog should be, and not an endless wait."""
    monkeypatch.setattr("straights_gui.view.dialogs.shortcuts_dialog.ShortcutsDialog.exec", lambda _dialog: 0)
    status, lines = outcome(capsys, named("Dialog shortcuts"))
    assert (1, True) == (status, "nothing instead of ShortcutsDialog" in lines)


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="no device that is always full")
def test_a_report_that_nobody_can_read_ends_with_a_status_and_no_trace() -> None:
    """A reader that has seen enough, and a disk that is full: status 1, in a sentence at most."""
    command = [sys.executable, "-m", "straights_gui", "--self-test"]
    with Path("/dev/full").open("w", encoding="utf-8") as full:
        done = subprocess.run(command, stdout=full, stderr=subprocess.PIPE, text=True, check=False)

    assert (1, "straights-gui: No space left on device\n") == (done.returncode, done.stderr)

    with subprocess.Popen(command, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True) as process:
        assert process.stdout is not None
        assert process.stderr is not None
        process.stdout.readline()
        process.stdout.close()
        said = process.stderr.read()

    assert (1, "") == (process.returncode, said)
