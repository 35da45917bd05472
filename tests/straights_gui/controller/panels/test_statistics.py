"""The statistics of the menu: which figures are read for whom, and when a round is priced for them."""

from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtWidgets import QFileDialog

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human
from engine.straights.playouts import compiled
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Variant
from engine.straights.sheets.statistics import statistics
from engine.straights.statistics.figures import figures_of
from straights_gui.model.statistics.store import FILE, StatisticsStore
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.window.main_window import MainWindow
from tests.support.sheets import rows_of
from tests.support.window.answers import answer_questions
from tests.support.window.player import Seating, counted_game, game


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
    monkeypatch.setattr(compiled, "COMPILED", is_compiled)

    assert (is_wanted and is_compiled) == seating(made(), start=False).program.statistics.wants_price()


def test_an_export_asks_for_a_file_writes_it_and_says_so(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    player = seating(counted_game(), start=False)
    monkeypatch.setattr(DrawnSheet, "exec", lambda sheet: sheet.buttons["export"].click())
    path, asked = tmp_path / "figures.csv", list[tuple[object, ...]]()

    def choose(_dialog: object, *texts: str) -> tuple[str, str]:
        asked.append(texts)
        return str(path), ""

    monkeypatch.setattr(QFileDialog, "getSaveFileName", choose)
    player.program.window.act.statistics.trigger()
    assert ("Exported to figures.csv.", True) == (player.said, path.is_file())
    path.unlink()
    path.mkdir()
    player.program.window.act.statistics.trigger()

    assert "Couldn’t export the statistics: Is a directory." == player.said
    assert [("Export statistics", "straights.csv", "CSV files (*.csv)")] * 2 == asked


@pytest.mark.parametrize("is_wanted", [True, False])
def test_all_figures_are_deleted_after_a_question(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, *, is_wanted: bool
) -> None:
    player = seating(counted_game())
    player.finish_round()
    found: list[dict[str, tuple[str, str]]] = []

    def reset(sheet: DrawnSheet) -> None:
        for _ in range(2):
            found.append(rows_of(sheet.value))
            sheet.buttons["reset"].click()
        sheet.close()

    asked = answer_questions(monkeypatch, is_wanted=is_wanted)
    monkeypatch.setattr(DrawnSheet, "exec", reset)
    player.program.window.act.statistics.trigger()

    question = ("Reset statistics?", "This permanently deletes all statistics.", "Reset")
    assert [question] * 2 == asked
    assert is_wanted is (found[0] != found[1])
    assert is_wanted is (0 == figures_of(player.program.statistics.records()).rounds)


def ended_moments(folder: Path) -> list[str]:
    """When the games and the rounds of the statistics have ended."""
    with closing(StatisticsStore(folder)) as store:
        records = store.records()
    ends = [record.end.moment for record in records if record.end is not None]
    return ends + [each.moment for record in records for each in record.rounds if each.moment]


def test_a_round_and_a_game_count_for_the_seat_of_the_human(seating: Seating, tmp_path: Path) -> None:
    setup = replace(counted_game().setup, variant=Variant(score_limit=ONE_ROUND))
    player = seating(Session(setup))
    player.finish_round()
    player.until(lambda: player.observation.turn is None)
    (result,) = player.observation.results
    figures = {
        name: value
        for name, (value, _note) in rows_of(statistics(player.program.statistics.records())).items()
    }
    place = 1 + sum(score < result.scores[0] for score in result.scores)

    ended = ended_moments(tmp_path)
    now = datetime.now(UTC)

    assert 2 == len(ended)  # in universal time, wherever the player is
    assert all(abs(datetime.fromisoformat(each) - now) < timedelta(minutes=5) for each in ended)
    points = str(result.scores[0])
    assert ("1", "1", f"{place}.0") == (figures["Games"], figures["Rounds"], figures["Average rank"])
    assert (points, points, points) == (figures["Best game"], figures["Worst game"], figures["Best round"])


def test_the_result_of_a_game_says_with_how_many_hints(seating: Seating) -> None:
    """In place of what is remarkable, such as a perfect game."""
    setup = replace(counted_game().setup, variant=Variant(score_limit=ONE_ROUND))
    player = seating(Session(setup))
    player.until_my_turn()
    player.program.window.act.hint.trigger()
    player.finish_round()
    overlays = player.program.table.overlays
    player.until(lambda: overlays.is_result_shown)

    assert "With one hint" == overlays.score_sheet.note.text()


def test_that_a_round_is_practice_is_said_once(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each round of its own; where nothing counts anyway, nothing is said."""
    said: list[str] = []
    monkeypatch.setattr(MainWindow, "say", lambda _window, text, _ms: said.append(text))
    model = seating(counted_game(), start=False).program.model
    for number, for_good in ((1, False), (1, False), (2, True), (2, False), (3, True)):
        model.practice_marked.emit(number, for_good)
    two_people = (Human(), Human(), Computer("expert"), Computer("expert"))
    for session in (game(), Session(replace(game(6, two_people).setup, salt="00ff"))):
        seating(session, start=False).program.model.mark_practice()

    assert ["Practice: this round won’t count in the statistics."] * 2 == said


def test_a_damaged_file_is_told_with_where_it_is_now(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once: new statistics are started."""
    statistics = seating(game(), start=False).program.statistics
    said: list[str] = []
    monkeypatch.setattr(MainWindow, "say", lambda _window, text, _ms: said.append(text))
    monkeypatch.setattr(DrawnSheet, "exec", lambda _sheet: 0)
    (tmp_path / FILE).write_bytes(b"garbage" * 500)
    for _ in range(2):
        statistics.show()
    (aside,) = tmp_path.glob("unreadable*")

    (text,) = said
    assert text.startswith("Couldn’t read the statistics (")
    assert text.endswith(f"They are kept as {aside}, and new ones are started.")


def test_statistics_that_cannot_be_used_are_told_once(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The game continues without them."""
    (tmp_path / FILE).mkdir()
    player = seating(counted_game())
    player.finish_round()

    assert "Couldn’t use the statistics in" in player.said
