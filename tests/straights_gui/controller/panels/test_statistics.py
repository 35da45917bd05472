"""The statistics of the menu: which figures are read for whom, and when a round is priced for them."""

from collections.abc import Callable
from contextlib import closing
from datetime import UTC, datetime, timedelta
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from engine.fast_dataclass import replace
from engine.straights.player import Computer, Human
from engine.straights.playouts import compiled
from engine.straights.session import Session
from engine.straights.setup import ONE_ROUND, Variant
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.rating import MIN_ROUNDS
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from engine.straights.text.rendering import render
from engine.straights.text.variants import variant_terms
from straights_gui.model.statistics.database import StatisticsError
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.view.dialogs.statistics_dialog import StatisticsDialog
from straights_gui.view.window.main_window import MainWindow
from tests.support.window.answers import answer_questions
from tests.support.window.player import Seating, counted_game, game

ROWS = {
    "ties": "Tied wins",
    "hinted_wins": "Wins with hints",
    "average_place": "Average rank",
    "best_game": "Best game",
    "worst_game": "Worst game",
    "rounds": "Rounds",
    "rounds_without_points": "Rounds without points",
    "best_round": "Best round",
    "worst_round": "Worst round",
    "hints": "Hints used",
}


def record_of(level: str, *rounds: RoundRecord) -> GameRecord:
    return GameRecord(level, level, rounds, GameEnd(24, 2, tied=False))


def test_the_figures_are_those_of_the_level(seating: Seating) -> None:
    records = (
        record_of("expert", RoundRecord(1, 5, hints=2), RoundRecord(2, 0, price=1.5)),
        record_of("mixed", RoundRecord(1, 40, price=2.25)),
    )
    statistics = seating(game(), start=False).program.statistics

    for level, chosen in (("expert", records[:1]), ("", records), ("unknown", ())):
        figures, table = figures_of(chosen), statistics.figures(records, level)
        values = [getattr(figures, name) for name in ROWS]
        texts = ["\N{EN DASH}" if each is None else f"{each:.1f}".removesuffix(".0") for each in values]
        assert [*ROWS.values()] == [label for label, _text in table.rows]
        assert texts == [text.removesuffix(".0") for _label, text in table.rows]
        share = f"{round(100 * figures.wins / figures.games)} %" if figures.games else "\N{EN DASH}"
        assert ("Won", share) == table.boxes[1][:2]
        assert ("Wins in a row", "0", "at most 0" if figures.games else "") == table.boxes[3]
        assert (figures.points, figures.rated) == (table.points, table.rated)


def test_a_rating_stands_first_and_places_are_counted(seating: Seating) -> None:
    rounds = tuple(RoundRecord(number, 5, play="play", price=3.5) for number in range(1, MIN_ROUNDS + 1))
    statistics = seating(game(), start=False).program.statistics
    table = statistics.figures((record_of("expert", *rounds), record_of("expert")), "")

    assert ("You play like", "very hard", "3.5 points given away a round") == table.boxes[0]
    assert (0, 2, 0, 0) == table.places


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
    monkeypatch.setattr(StatisticsDialog, "exec", lambda dialog: dialog.export_requested.emit())
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
    found: list[tuple[str, ...]] = []

    def reset(dialog: StatisticsDialog) -> None:
        for _ in range(2):
            found.append(tuple(label.text() for label in dialog.findChildren(QLabel)))
            dialog.reset_requested.emit()
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        dialog.close()

    asked = answer_questions(monkeypatch, is_wanted=is_wanted)
    monkeypatch.setattr(StatisticsDialog, "exec", reset)
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
    statistics = player.program.statistics
    table = statistics.figures(statistics.records(), "")
    figures = {name: text for name, text, *_note in (*table.boxes, *table.rows)}
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


def test_opponents_are_named_by_their_level_and_rules(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    levels = ("expert", "mixed", "expert --score-limit 150", "expert --of-a-later-version")
    records = tuple(record_of(level, RoundRecord(1, 5)) for level in levels)
    monkeypatch.setattr(StatisticsStore, "records", lambda _store: records)
    offered: list[str] = []

    def look(dialog: StatisticsDialog) -> None:
        offered.extend(dialog.level.itemText(row) for row in range(dialog.level.count()))

    monkeypatch.setattr(StatisticsDialog, "exec", look)
    seating(game(), start=False).program.window.act.statistics.trigger()

    rules = render(variant_terms(Variant(score_limit=150)))
    names = ["expert", "expert (--of-a-later-version)", f"expert ({rules})", "mixed opponents"]
    assert ["all opponents", *names] == offered


@pytest.mark.parametrize("works_again", [True, False])
def test_a_damaged_file_is_told_with_where_it_is_now(
    seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, *, works_again: bool
) -> None:
    """What failed is tried once more with a new file; where that fails too, that is said once."""
    statistics = seating(game(), start=False).program.statistics
    said: list[str] = []
    monkeypatch.setattr(MainWindow, "say", lambda _window, text, _ms: said.append(text))
    damaged = StatisticsError(tmp_path / "s.db", "damaged", tmp_path / "s.db.aside")
    problems = [damaged, *([] if works_again else [StatisticsError(tmp_path / "s.db", "no room")] * 3)]

    def records(_store: StatisticsStore) -> tuple[GameRecord, ...]:
        if problems:
            raise problems.pop(0)
        return (record_of("expert", RoundRecord(1, 5)),)

    offered: list[list[str]] = []

    def look(dialog: StatisticsDialog) -> None:
        offered.append([dialog.level.itemText(row) for row in range(dialog.level.count())])

    monkeypatch.setattr(StatisticsStore, "records", records)
    monkeypatch.setattr(StatisticsDialog, "exec", look)
    kept = f"They are kept as {damaged.aside}, and new ones are started."
    texts = [f"Couldn’t read the statistics (damaged). {kept}"]
    if not works_again:
        unusable = "The game continues without them."
        texts.append(f"Couldn’t use the statistics in {damaged.file} (no room). {unusable}")
    for _ in range(3):
        statistics.show()

        assert texts == said
    assert [["all opponents", "expert"] if works_again else ["all opponents"]] * 3 == offered
