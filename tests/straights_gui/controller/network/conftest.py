"""What tests of tables over a network share: a window at one, without a network."""

from collections.abc import Iterator
from pathlib import Path

import pytest
from pytestqt.qtbot import QtBot

from tests.support.window.network_table import Table, table_without_network


@pytest.fixture
def table(
    qtbot: QtBot, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, nothing_left_running: None
) -> Iterator[Table]:
    """A window at a table that is open, without a network."""
    with table_without_network(tmp_path, monkeypatch) as opened:
        yield opened
