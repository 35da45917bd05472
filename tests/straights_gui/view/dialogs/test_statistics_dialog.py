"""The statistics in their window: figures in words, the plot, reset after a question, export."""

from contextlib import closing
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent, QLocale, QSize
from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QWidget
from pytestqt.qtbot import QtBot

from engine.straights.setup import FIRST_LEGAL
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.view.dialogs.points_plot import PointsPlot
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog, StatisticsTable
from tests.support.window.player import Player, Seating, game


def opened(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> tuple[Player, StatisticsDialog]:
    dialogs: list[StatisticsDialog] = []

    def show(dialog: StatisticsDialog) -> int:
        dialogs.append(dialog)
        dialog.show()
        return 0

    monkeypatch.setattr(QDialog, "exec", show)
    player = seating(game())
    player.until_my_turn()
    rounds = tuple(RoundRecord(number, gained) for number, gained in enumerate((1200, 0, 7), 1))
    record = GameRecord("a", FIRST_LEGAL, rounds, GameEnd(1207, 4, tied=False))
    with closing(StatisticsStore(player.autosave.path.parent)) as store:
        store.change(GameRecord("a", FIRST_LEGAL), lambda _new: record)
    player.program.window.act.statistics.trigger()
    return player, dialogs[0]


def figures(dialog: StatisticsDialog) -> dict[str, str]:
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    pairs = [(label, label.buddy()) for label in dialog.findChildren(QLabel)]
    return {label.text(): value.text() for label, value in pairs if isinstance(value, QLabel)}


def test_figures_can_be_read_by_level(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    _player, dialog = opened(seating, monkeypatch)
    assert ["all opponents", "computer · very easy"] == [
        dialog.level.itemText(row) for row in range(dialog.level.count())
    ]
    read = figures(dialog)
    assert ("3", "1", "0") == (read["Rounds"], read["Games"], read["Won"])
    assert "402.3" == read["Points per round"]
    assert "1,200" == read["Worst round"]
    dialog.level.setCurrentIndex(1)
    assert read == figures(dialog)
    dialog.close()


def test_another_level_has_its_own_figures_plot_and_rating(qtbot: QtBot) -> None:
    tables = {
        "": StatisticsTable((("Rounds", "3"), ("Won", "2")), (5, 9, 50), (1.0,) * 40),
        "expert": StatisticsTable((("Rounds", "1"), ("Won", "0")), (7,), ()),
    }
    dialog = StatisticsDialog(None, (("", "all"), ("expert", "the expert")), tables.__getitem__)
    qtbot.addWidget(dialog)
    dialog.plot.setFixedSize(400, 200)
    dialog.show()

    def seen() -> tuple[tuple[str, ...], QImage, list[str]]:
        QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        figures = tuple(each.text() for each in dialog.findChildren(QLabel) if each.text().isdigit())
        rating = [label.text() for label in dialog.rating.findChildren(QLabel)]
        return figures, dialog.plot.grab().toImage(), rating

    every = seen()
    assert (True, False) == (dialog.plot.isVisible(), dialog.rating.isVisible())
    dialog.shown.setCurrentIndex(1)
    assert (False, True) == (dialog.plot.isVisible(), dialog.rating.isVisible())
    dialog.level.setCurrentIndex(1)
    expert = seen()
    assert dialog.rating.isVisible()
    assert (("3", "2"), ("1", "0")) == (every[0], expert[0])
    assert every[1] != expert[1]
    assert every[2] != expert[2]
    dialog.level.setCurrentIndex(0)
    dialog.shown.setCurrentIndex(0)

    assert every == seen()


def test_numbers_are_written_as_the_language_writes_them(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A comma in German, where English has a point."""
    player, dialog = opened(seating, monkeypatch)
    dialog.close()
    player.preferences.language = "de"
    player.program.window.act.statistics.trigger()
    statistics = player.program.statistics
    assert "402,3" in [value for _name, value in statistics.figures(statistics.records(), "").rows]
    assert QLocale().toString(1200) == "1.200"


def test_a_reset_asks_first(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    player, dialog = opened(seating, monkeypatch)
    answers = iter((False, True))
    asked: list[str] = []

    def answer(_parent: object, title: str, _text: str, _yes: str) -> bool:
        asked.append(title)
        return next(answers)

    monkeypatch.setattr("straights_gui.view.dialogs.confirm.ask", answer)
    dialog.reset_requested.emit()
    assert "3" == figures(dialog)["Rounds"]
    dialog.reset_requested.emit()
    assert "0" == figures(dialog)["Rounds"]
    assert () == player.figures().points
    assert 2 == len(asked)
    dialog.close()


def test_an_export_is_written_and_told(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    player, dialog = opened(seating, monkeypatch)
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(tmp_path / "mine.csv"), ""))
    dialog.export_requested.emit()
    assert {"mine.csv", "mine-rounds.csv"} <= {path.name for path in tmp_path.iterdir()}
    assert "mine.csv" in player.program.window.statusBar().currentMessage()
    (tmp_path / "file").write_text("in the way")
    bad = str(tmp_path / "file" / "mine.csv")
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (bad, ""))
    dialog.export_requested.emit()
    assert "Could not export" in player.program.window.statusBar().currentMessage()
    dialog.close()


@pytest.mark.parametrize("points", [(), (0,), (5, 5), tuple(range(300))])
def test_the_plot_paints_whatever_there_is(qtbot: object, points: tuple[int, ...]) -> None:
    room = QWidget()
    plot, empty = PointsPlot(room), PointsPlot(room)
    for each in (plot, empty):
        each.resize(QSize(400, 200))
    empty.show_points((90,))
    plot.show_points(points)
    assert plot.grab().toImage() != empty.grab().toImage()
    assert plot.accessibleName()
