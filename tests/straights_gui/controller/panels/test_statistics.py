"""The statistics of the menu: which figures are read for whom, and when a round is priced for them."""

from collections.abc import Callable
from types import SimpleNamespace

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.straights.playouts import compiled
from engine.straights.session import Session
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog, StatisticsTable
from tests.support.window.player import Seating, counted_game, game

ROWS = {
    "games": "Games",
    "wins": "Won",
    "ties": "Tied wins",
    "average_place": "Average place",
    "best_game": "Best game",
    "worst_game": "Worst game",
    "current_streak": "Current winning streak",
    "longest_streak": "Longest winning streak",
    "rounds": "Rounds",
    "mean_points": "Points per round",
    "rounds_without_points": "Rounds without points",
    "best_round": "Best round",
    "worst_round": "Worst round",
    "hints": "Hints used",
}


def test_the_figures_are_those_of_the_level(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each in its row; without a level, those of all."""
    asked: list[object] = []

    def figures(_store: StatisticsStore, level: str | None) -> SimpleNamespace:
        asked.append(level)
        return SimpleNamespace(**{name: number for number, name in enumerate(ROWS)})

    monkeypatch.setattr(StatisticsStore, "figures", figures)
    monkeypatch.setattr(StatisticsStore, "history", lambda _store, level: ("history", level))
    monkeypatch.setattr(StatisticsStore, "prices", lambda _store, level: ("prices", level))
    statistics = seating(game(), start=False).program.statistics
    rows = tuple((label, str(number)) for number, label in enumerate(ROWS.values()))

    for level, expected in (("expert", "expert"), ("", None)):
        table = StatisticsTable(rows, ("history", expected), ("prices", expected))  # type: ignore[arg-type]  # stand-ins
        assert table == statistics._figures(level)
    assert ["expert", None] == asked


def test_figures_that_cannot_be_read_are_none(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """The table is empty."""
    player = seating(game(), start=False)

    def fail(_store: StatisticsStore, _level: str | None) -> None:
        raise StatisticsError(player.autosave.path, "damaged")

    monkeypatch.setattr(StatisticsStore, "figures", fail)

    assert StatisticsTable((), (), ()) == player.program.statistics._figures("")


@pytest.mark.parametrize("made, is_wanted", [(counted_game, True), (game, False)])
@pytest.mark.parametrize("is_compiled", [True, False])
def test_only_rounds_that_count_are_priced_and_only_where_that_is_quick(
    seating: Seating,
    monkeypatch: pytest.MonkeyPatch,
    made: Callable[[], Session],
    *,
    is_wanted: bool,
    is_compiled: bool,
) -> None:
    """Unnoticed, while the game goes on."""
    monkeypatch.setattr(compiled, "COMPILED", is_compiled)

    assert (is_wanted and is_compiled) == seating(made(), start=False).program.statistics.wants_price()


def test_an_export_asks_for_a_file_of_its_kind(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """Who names none exports nothing."""
    asked: list[tuple[object, ...]] = []

    def ask(_dialog: object, *texts: str) -> tuple[str, str]:
        asked.append(texts)
        return "", ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", ask)
    statistics = seating(game(), start=False).program.statistics
    monkeypatch.setattr(StatisticsDialog, "exec", lambda dialog: dialog.export_asked.emit())
    statistics.show()

    assert [("Export statistics", "straights.csv", "CSV files (*.csv)")] == asked
