"""A screen reader finds the cards and the buttons, and a round can be played with it alone."""

import json
import os
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SeatSetup, Setup
from engine.straights.storage.savegame import loads
from straights_gui.model.storage.autosave import Autosave
from tests.support.paths import ROOT

READER = ROOT / "tests/support/window/screen_reader.py"
REGISTRY = Path("/usr/share/dbus-1/accessibility-services/org.a11y.atspi.Registry.service")
SETTINGS = "[General]\nspeed=at-once\npauses=at-once\ntour-seen=yes\nlanguage=en\n"


def why_not() -> str:
    """What this machine lacks, empty if nothing."""
    if os.environ.get("QT_QPA_PLATFORM") != "xcb":
        return "accessibility works on a real X server only"
    if shutil.which("dbus-run-session") is None:
        return "dbus-run-session is missing (apt-get install dbus)"
    return "" if REGISTRY.exists() else "AT-SPI is missing (apt-get install at-spi2-core)"


@pytest.fixture
def reader(own_home: Path, qtbot: object) -> dict[str, list[str]]:
    """What a player met who played the first round by accessible actions alone."""
    if reason := why_not():
        pytest.skip(reason)
    computers = (SeatSetup(name, Computer(FIRST_LEGAL)) for name in ("Clara", "Diego", "Hugo"))
    seats = (SeatSetup("Anna"), *computers)
    store = Autosave(own_home / "xdg_data_home" / "straights" / "straights")
    store.save(Session(Setup(5, seats)))
    folder = own_home / "xdg_config_home" / "straights"
    folder.mkdir()
    (folder / "straights.conf").write_text(SETTINGS)
    game = [sys.executable, "-m", "straights_gui"]
    finished = subprocess.run(
        ["dbus-run-session", "--", sys.executable, str(READER), *game],
        cwd=ROOT,
        capture_output=True,
        text=True,
        timeout=270,
        check=False,
    )
    assert 0 == finished.returncode, finished.stderr
    met: dict[str, list[str]] = json.loads(finished.stdout.splitlines()[-1])
    met["saved"] = [str(action) for action in loads(store.path.read_bytes()).actions]
    return met


def test_a_round_is_played_by_accessible_actions_alone(reader: dict[str, list[str]]) -> None:
    assert 13 == len(reader["pressed"])
    assert 52 == len(reader["saved"])
    assert any(name.endswith("of 13, press to play") for name in reader["pressed"])
    assert any("not playable" in name for name in reader["seen"])
    assert {"Your hand", "Card table", "Scores by round"} <= set(reader["names"])
    heard = " ".join(reader["heard"])
    for words in ("Clara plays", "Your turn", "The round is over.", "discards a card"):
        assert words in heard
