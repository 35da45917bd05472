"""The command line of the window, and what it says where no window can be opened."""

import os
import subprocess
import sys
from pathlib import Path

import pytest
from PySide6.QtCore import QSize

from engine.version import VERSION
from straights_gui.platform.display import has_display
from straights_gui.startup import NO_QT, USAGE, Arguments, parse_arguments
from straights_gui.view.window.main_window import MainWindow
from tests.support.processes import run_python


def run(*words: str, **environment: str) -> subprocess.CompletedProcess[str]:
    """Run the program in a process of its own, without any screen."""
    kept = {name: value for name, value in os.environ.items() if name not in HIDDEN}
    return run_python("-m", "straights_gui", *words, env=kept | environment, timeout=60, check=False)


FOLDERS = ("XDG_CONFIG_HOME", "XDG_DATA_HOME")
HIDDEN = ("DISPLAY", "WAYLAND_DISPLAY", "QT_QPA_PLATFORM")


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a screen can be missing")
@pytest.mark.parametrize(
    "environment", [{}, {"DISPLAY": ":7797"}], ids=["none", "a server that is not there"]
)
def test_without_a_screen_it_says_so_and_names_the_console(environment: dict[str, str]) -> None:
    """A clear message and status 1, where Qt would abort."""
    finished = run(**environment)

    assert 1 == finished.returncode
    assert "no screen" in finished.stderr
    assert "straights" in finished.stderr
    assert "Traceback" not in finished.stderr


def test_the_first_paint_needs_neither_rules_nor_results_nor_faces(tmp_path: Path) -> None:
    """What is loaded before the window is on screen is waited for by everybody, at each start."""
    code = """
import os, sys
from straights_gui.startup import main
from straights_gui.view.table.table_view import TableView
def tell(view, event):
    print(*sorted(sys.modules), flush=True)
    os._exit(0)
TableView.paintEvent = tell
main([])
"""
    own = {"QT_QPA_PLATFORM": "offscreen"} | dict.fromkeys(FOLDERS, str(tmp_path))
    loaded = set(run_python("-c", code, env=os.environ | own, timeout=60).stdout.split())

    assert "straights_gui.view.table.scene" in loaded
    assert not loaded & {
        "engine.straights.rules",
        "engine.straights.round_summary",
        "engine.straights.setup",
        "engine.games.session",
        "straights_gui.controller.hosting.hosting_controller",
        "straights_gui.model.hosting.table_host",
        "straights_gui.model.nearby.finder",
        "segno",
        "zeroconf",
        "straights_gui.view.portraits.people",
        "straights_gui.view.table.results.round_result",
    }


def test_the_game_needs_no_network() -> None:
    code = "import sys, straights_gui.composition, straights_gui.application; print(*sys.modules)"
    loaded = run_python("-c", code, timeout=60).stdout.split()
    layers = tuple(f"straights_gui.{layer}.network" for layer in ("model", "view", "controller"))
    rooms = ("websockets", "PySide6.QtNetwork", "straights_gui.network_composition", *layers)

    assert [] == [name for name in loaded if name.startswith(rooms)]


@pytest.mark.skipif(not sys.platform.startswith("linux"), reason="only there a screen can refuse")
@pytest.mark.parametrize("name, place", [("DISPLAY", "localhost:10"), ("WAYLAND_DISPLAY", "wayland-gone")])
def test_a_screen_that_refuses_is_told_in_a_sentence(name: str, place: str, tmp_path: Path) -> None:
    """Nothing listens there, or the compositor is gone: status 1, where Qt would abort; and no more."""
    finished = run(XAUTHORITY=str(tmp_path / "none"), **{name: place})

    assert (1, "") == (finished.returncode, finished.stdout)
    first, _second = finished.stderr.splitlines()
    assert first.startswith("straights-gui: the screen that DISPLAY or WAYLAND_DISPLAY names cannot")


@pytest.mark.parametrize(
    "lacking, packages",
    [("libglib-2.0.so.0", "sudo apt install libglib2.0-0"), ("libunheard-of.so.7", "libunheard-of.so.7")],
)
def test_a_library_that_the_system_lacks_is_named_with_its_package(
    tmp_path: Path, lacking: str, packages: str
) -> None:
    module = tmp_path / "PySide6" / "__init__.py"
    module.parent.mkdir()
    reason = f"{lacking}: cannot open shared object file: No such file or directory"
    module.write_text(f"raise ImportError({reason!r})")

    finished = run(PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")

    assert (1, "") == (finished.returncode, finished.stdout)
    assert lacking in finished.stderr.splitlines()[0]
    assert packages in finished.stderr
    assert "Traceback" not in finished.stderr


@pytest.mark.parametrize("words", [[], ["--self-test"]])
def test_without_qt_it_says_how_to_install_it(tmp_path: Path, words: list[str]) -> None:
    module = tmp_path / "PySide6" / "__init__.py"
    module.parent.mkdir()
    module.write_text("raise ModuleNotFoundError(\"No module named 'PySide6'\", name='PySide6')")

    finished = run(*words, PYTHONPATH=str(tmp_path), QT_QPA_PLATFORM="offscreen")

    assert (1, "", f"{NO_QT}\n") == (finished.returncode, finished.stdout, finished.stderr)


def test_the_version_is_told() -> None:
    assert (f"straights-gui {VERSION}\n", 0) == (run("--version").stdout, run("--version").returncode)


@pytest.mark.parametrize("words", [["--frobnicate"], ["-h"], ["-"], ["one", "two"], ["--self-test", "x"]])
def test_what_it_does_not_know_is_told_with_the_usage(words: list[str]) -> None:
    arguments = parse_arguments(words)

    assert 2 == arguments.status
    assert "usage: straights-gui" in arguments.output


@pytest.mark.parametrize(
    "words, expected",
    [
        ([], Arguments()),
        (["game.straights"], Arguments(file="game.straights")),
        (["--help"], Arguments(output=USAGE, status=0)),
        (["--version"], Arguments(output=f"straights-gui {VERSION}\n", status=0)),
        (["--self-test"], Arguments(self_test=True)),
        (["--check-screen"], Arguments(check_screen=True)),
        (["--self-test", "--version"], Arguments(output=f"straights-gui {VERSION}\n", status=0)),
        (["--version", "--help"], Arguments(output=USAGE, status=0)),
    ],
)
def test_what_the_words_ask_for(words: list[str], expected: Arguments) -> None:
    """A file may be named, as a double click on a saved game does; what only prints comes before the rest."""
    assert expected == parse_arguments(words)


@pytest.mark.parametrize(
    "platform, environment, expected",
    [
        ("linux", {}, False),
        ("linux", {"DISPLAY": ""}, False),
        ("linux", {"DISPLAY": ":7797"}, False),
        ("linux", {"DISPLAY": ":7797.0"}, False),
        ("linux", {"DISPLAY": "elsewhere:0"}, True),
        ("linux", {"WAYLAND_DISPLAY": "wayland-0"}, True),
        ("linux", {"QT_QPA_PLATFORM": "offscreen"}, True),
        ("win32", {}, True),
        ("darwin", {}, True),
    ],
)
def test_a_screen_is_known_by_the_environment(
    platform: str, environment: dict[str, str], *, expected: bool
) -> None:
    """X, Wayland, or a platform that was asked for by name; elsewhere there always is one."""
    assert expected == has_display(platform, environment)


@pytest.mark.parametrize(
    "room, expected",
    [((1920, 1200), (1180, 800)), ((1024, 700), (1024, 660)), ((640, 480), (640, 440))],
)
def test_the_window_of_a_first_start_fits_the_screen(
    main_window: MainWindow, room: tuple[int, int], expected: tuple[int, int]
) -> None:
    """Its usual size where there is room, else what the screen has."""
    main_window.fit_into(QSize(*room))

    assert QSize(*expected) == main_window.size()
