"""What tests of tables over a network share: a window at one, without a network."""

from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QSettings
from PySide6.QtWidgets import QApplication
from pytestqt.qtbot import QtBot

from straights_gui.model.network.table_client import TableClient
from straights_gui.model.network.table_link import TableLink
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.model.storage.window_log import WindowLog
from straights_gui.network_composition import NetworkTables
from tests.support.window.network_table import Table


@pytest.fixture
def table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nothing_left_running: None
) -> Iterator[Table]:
    """A window at a table that is open, without a network."""
    asked: list[str] = []
    monkeypatch.setattr(TableClient, "is_at_table", True)

    def note(name: str) -> Callable[..., None]:
        return lambda _client, *given, **named: asked.append(
            " ".join(map(str, (name, *given, *named.values())))
        )

    for name in ("open", "leave", "come_back", "say", "set_ready", "fill"):
        monkeypatch.setattr(TableClient, name, note(name))
    preferences = Preferences(QSettings(str(tmp_path / "settings.ini"), QSettings.Format.IniFormat))
    preferences.animations = preferences.pauses = Speed.AT_ONCE
    preferences.is_muted = True
    tables = NetworkTables(preferences, tmp_path, WindowLog(tmp_path / "straights.log"))
    link = TableLink.parse("https://cards.example/?table=k3f9")
    opened = tables.open(link, "Bert")
    asked.clear()
    yield Table(opened, asked)
    tables.stop()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
