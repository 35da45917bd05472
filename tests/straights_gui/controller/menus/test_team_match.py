"""A team's match in the window: deals as games, results that count by themselves, lines to copy and add."""

import errno
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QGuiApplication
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QLabel
from pytestqt.qtbot import QtBot

from engine.fast_dataclass import replace
from engine.straights.commands import SetStrategy
from engine.straights.duplicate.comparison import par_at
from engine.straights.duplicate.duplicate_deal import DuplicateDeal
from engine.straights.duplicate.own_match import OwnMatch
from engine.straights.duplicate.team_match import TeamMatch, TeamResult
from engine.straights.session import Session
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.storage.file_lock import FileLock
from straights_gui.model.storage.team_matches import FILE, TeamMatches
from straights_gui.view.team_match.team_match_dialog import TeamMatchDialog
from tests.support.playing import play_on
from tests.support.window.answers import use_next_dialog
from tests.support.window.blank_window import blank_window
from tests.support.window.layout_checks import system_text
from tests.support.window.player import Player, Seating, at_turn, game

BAD_LINE = "This line is incomplete, or no line of a team match."
PAR, OTHER_PAR = (round(par_at(TeamMatch("friday").deal(number, 0))) for number in range(2))
LINE = f"Straights match friday, player 1: +5 ({PAR:+d}), -8 ({OTHER_PAR:+d}), -, -"


def in_dialog(player: Player, do: Callable[[TeamMatchDialog], object]) -> None:
    use_next_dialog(TeamMatchDialog, do)
    player.program.window.act.team_match.trigger()


def click(button: object) -> None:
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)  # type: ignore[call-overload]  # a button is a widget


@pytest.fixture
def player(seating: Seating) -> Player:
    """A program that asks nothing when its game is left."""
    player = at_turn(seating)
    player.preferences.asks_before_new_game = False
    return player


@pytest.fixture
def matches(tmp_path: Path) -> TeamMatches:
    """Those on the disk."""
    return TeamMatches(tmp_path)


DEAL = TeamMatch("friday").deal(0, 1)
OWN = OwnMatch(TeamMatch("friday"), 1, is_chosen=True)
"""A match whose second player has the window; the first deal is the player's from the second chair."""


@pytest.fixture
def scored(player: Player, matches: TeamMatches, monkeypatch: pytest.MonkeyPatch) -> list[DuplicateDeal]:
    """The deals of the own match that are to be scored, which would take longer than the test."""
    matches.keep(OWN)
    deals: list[DuplicateDeal] = []
    monkeypatch.setattr(player.program.review_runner, "score", lambda deal, _played: deals.append(deal))
    return deals


def cells(dialog: TeamMatchDialog, row: int) -> list[str]:
    """A row of the table, with plain signs."""
    items = [dialog.results.item(row, column) for column in range(5)]
    texts = ["" if item is None else item.text() for item in items]
    return [text.replace("\N{MINUS SIGN}", "-").replace("\N{EN DASH}", "?") for text in texts]


def test_a_deal_is_played_counted_and_told(player: Player, matches: TeamMatches) -> None:
    def begin(dialog: TeamMatchDialog) -> None:
        QTest.keyClicks(dialog.name, "Friday")
        choose(dialog, 1)
        assert "&Play deal 1" == dialog.play.text()
        click(dialog.play)

    in_dialog(player, begin)
    assert DEAL.is_set_up(player.program.model.session.setup)
    play_the_deal(player)
    player.until(lambda: matches.all()[0].match.has_results(1))
    (result, *_) = matches.all()[0].match.results[1]
    assert result is not None

    def copy(dialog: TeamMatchDialog) -> None:
        text = team_match_text(result)
        assert [text, "?", "?", "?", text] == cells(dialog, 1) == cells(dialog, 4)
        assert (False, "&Play deal 2") == (dialog.player.isEnabled(), dialog.play.text())
        click(dialog.copy)

    in_dialog(player, copy)
    line = f"Straights match friday, player 2: {result.ahead:+d} ({result.par:+d}), -, -, -"
    assert line == QGuiApplication.clipboard().text()


def test_names_stand_beside_their_results_and_deals_above(player: Player) -> None:
    """Each header begins where the cells do."""
    found = list[QPoint]()

    def measure(dialog: TeamMatchDialog) -> None:
        table = dialog.results
        places = (table.viewport(), table.verticalHeader().viewport(), table.horizontalHeader().viewport())
        found.extend(each.mapTo(table, QPoint()) for each in places)

    in_dialog(player, measure)
    cell, names, deals = found
    assert (cell.y(), cell.x()) == (names.y(), deals.x())


def before_the_last_move(session: Session) -> Session:
    play_on(session, 48)
    return play_on(session, until=lambda: session.turn == DEAL.chair)


def play_the_deal(player: Player) -> None:
    """Begin it shortly before its end, and make the last move."""
    player.program.game_menu.begin(before_the_last_move(player.program.model.session))
    player.until_my_turn()
    player.play_by_dragging()


def team_match_text(result: TeamResult) -> str:
    return f"{result.ahead:+d} ({result.par:+d})".replace("+0", "0")


def test_lines_of_friends_are_added_and_bad_ones_stay_with_a_sentence(
    player: Player, matches: TeamMatches
) -> None:
    matches.keep(OwnMatch(TeamMatch("friday"), 2))

    def add(dialog: TeamMatchDialog) -> None:
        other = LINE.replace("friday", "sunday")
        dialog.lines.setPlainText(f"{other}\n{LINE}\n{LINE[:-3]}\n")
        click(dialog.add)
        assert f"{other}\n{LINE[:-3]}" == dialog.lines.toPlainText()
        assert "This line is of the match “sunday”." == dialog.problem.text()
        results = (TeamResult(5, PAR), TeamResult(-8, OTHER_PAR), TeamResult(-3, PAR + OTHER_PAR))
        first, second, both = map(team_match_text, results)
        assert [first, second, "?", "?", both] == cells(dialog, 0)
        dialog.lines.setPlainText(LINE.replace("+5", "+6"))
        click(dialog.add)
        assert "Player 1 already has another result in deal 1." == dialog.problem.text()

    in_dialog(player, add)
    assert (OwnMatch(TeamMatch("friday").with_line(LINE), 2),) == matches.all()


def test_a_pasted_line_opens_its_match(player: Player, matches: TeamMatches) -> None:
    QGuiApplication.clipboard().setText(f"{LINE}\n")
    seen: list[tuple[str, int, bool]] = []

    def look(dialog: TeamMatchDialog) -> None:
        seen.append((dialog.name.text(), dialog.player.currentIndex(), dialog.play.isEnabled()))
        dialog.name.setText("a, b")
        seen.append((dialog.problem.text(), dialog.player.currentIndex(), dialog.play.isEnabled()))

    use_next_dialog(TeamMatchDialog, look)
    player.program.window.act.paste.trigger()
    problem = "A name has letters, digits, spaces and hyphens only."
    assert [("friday", 1, True), (problem, 0, False)] == seen
    assert 1 == matches.all()[0].player


def test_lines_of_friends_change_neither_who_one_is_nor_ones_own_results(
    player: Player, matches: TeamMatches
) -> None:
    """What was chosen stays; new results under one's own number are refused; a wrong choice can be mended."""

    def add(dialog: TeamMatchDialog) -> None:
        dialog.name.setText("friday")
        choose(dialog, 2)
        dialog.lines.setPlainText("rubbish")
        click(dialog.add)
        assert (2, ()) == (dialog.player.currentIndex(), matches.all())
        dialog.lines.setPlainText(f"{LINE}\n{LINE.replace('player 1', 'player 3')}")
        click(dialog.add)
        assert "You are player 3 yourself. Agree on who is which player." == dialog.problem.text()
        assert (2, ["?"] * 5) == (dialog.player.currentIndex(), cells(dialog, 2))
        choose(dialog, 0)
        assert dialog.player.isEnabled()
        choose(dialog, 2)

    in_dialog(player, add)
    own = OwnMatch(TeamMatch("friday").with_line(LINE), 2, is_chosen=True)
    assert (own,) == matches.all()


def choose(dialog: TeamMatchDialog, player: int) -> None:
    dialog.player.setCurrentIndex(player)
    dialog.player.activated.emit(player)


def test_the_player_is_told_where_an_unreadable_file_is_kept(player: Player, tmp_path: Path) -> None:
    (tmp_path / FILE).write_text("[7]", encoding="utf-8")
    told: list[str] = []

    def add(dialog: TeamMatchDialog) -> None:
        dialog.lines_given.emit(LINE)
        told.append(dialog.problem.text())

    in_dialog(player, add)

    aside = tmp_path / "unreadable-1.json"
    assert [f"Could not read all team matches. The file is kept as {aside}."] == told
    assert "[7]" == aside.read_text(encoding="utf-8")


def test_a_match_that_cannot_be_kept_is_told_and_shown_all_the_same(
    player: Player, monkeypatch: pytest.MonkeyPatch
) -> None:
    told: list[str] = []

    def refuse(_matches: TeamMatches, _name: str, _change: object) -> OwnMatch:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    def add(dialog: TeamMatchDialog) -> None:
        QTest.keyClicks(dialog.name, "Friday")
        dialog.lines.setPlainText(LINE)
        click(dialog.add)
        told.append(player.said)
        results = (TeamResult(5, PAR), TeamResult(-8, OTHER_PAR))
        assert [*map(team_match_text, results)] == cells(dialog, 0)[:2]

    monkeypatch.setattr(TeamMatches, "update", refuse)
    in_dialog(player, add)

    assert ["Could not save the match: the disk is full."] == told


def test_two_windows_lose_nothing_of_each_other(player: Player, matches: TeamMatches, tmp_path: Path) -> None:
    """What another counts while the dialog is open stays when lines are added; a taken lock is an error."""
    matches.keep(OwnMatch(TeamMatch("friday"), 3, is_chosen=True))
    result = TeamResult(-20, 1)

    def add(dialog: TeamMatchDialog) -> None:
        matches.update("friday", lambda known: known.with_count(0, result))
        dialog.lines.setPlainText(LINE)
        click(dialog.add)
        assert "-20 (+1)" == cells(dialog, 3)[0]

    in_dialog(player, add)
    match = TeamMatch("friday").with_line(LINE).with_result(3, 0, result)
    expected = (OwnMatch(match, 3, is_chosen=True, counted=(0,)),)
    assert expected == matches.all()
    lock = FileLock.acquire((tmp_path / FILE).with_suffix(".lock"))
    assert lock is not None
    with pytest.raises(OSError, match="team-matches"):
        matches.keep(OwnMatch(TeamMatch("sunday")))
    lock.release()
    assert expected == matches.all()


@pytest.mark.parametrize(
    "reason, helped",
    [
        ("a player was exchanged", ()),
        ("it was played with help", ()),
        ("it was played with help", (0,)),  # in a window that was closed since
        ("", ()),
    ],
)
def test_a_deal_with_an_exchanged_player_or_help_or_that_was_only_opened_does_not_count(
    player: Player,
    matches: TeamMatches,
    scored: list[DuplicateDeal],
    reason: str,
    helped: tuple[int, ...],
) -> None:
    """The player is told why; of a finished game that is opened nothing is said."""
    program = player.program
    matches.keep(replace(OWN, helped=helped))
    session = Session(DEAL.setup(tuple("ABCD")))
    if reason:
        before_the_last_move(session)
    else:
        play_on(session)
    if reason == "a player was exchanged":
        session.submit(SetStrategy((DEAL.chair + 1) % 4, "first-legal"))
    program.game_menu.begin(session)
    if reason:
        player.until_my_turn()
        if "help" in reason and not helped:
            program.window.act.hint.trigger()
            assert [(0,)] == [each.helped for each in matches.all()]
        player.play_by_dragging()
        text = f"Deal 1 of “friday” does not count: {reason}."
        player.until(lambda: program.window.statusBar().currentMessage() == text)
    shown: list[str] = []
    in_dialog(player, lambda dialog: shown.extend(cell for cell in cells(dialog, 1) if cell != "?"))
    assert ([], []) == (shown, scored)


def test_a_deal_that_is_begun_again_after_help_counts(
    player: Player, matches: TeamMatches, scored: list[DuplicateDeal]
) -> None:
    """It was left for another game before its end; the help in that play takes nothing from the next."""
    program = player.program
    in_dialog(player, lambda dialog: click(dialog.play))
    player.until_my_turn()
    program.window.act.hint.trigger()
    assert [(0,)] == [each.helped for each in matches.all()]
    program.game_menu.begin(game(6))
    player.until_my_turn()

    in_dialog(player, lambda dialog: click(dialog.play))
    play_the_deal(player)
    player.until(lambda: program.model.turn is None)

    assert [DEAL] == scored


def test_a_deal_counts_for_its_match_whichever_match_was_changed_last(
    player: Player, matches: TeamMatches, scored: list[DuplicateDeal]
) -> None:
    """Another match that was changed meanwhile stands before it in the file, and has no such deal."""
    in_dialog(player, lambda dialog: click(dialog.play))
    matches.keep(OwnMatch(TeamMatch("sunday"), 1, is_chosen=True))
    player.finish_round()

    assert [DEAL] == scored


@pytest.mark.parametrize("moves, helped", [(0, ()), (1, (0,))])
def test_a_deal_that_is_restarted_after_a_move_was_played_with_help(
    player: Player, matches: TeamMatches, moves: int, helped: tuple[int, ...]
) -> None:
    """The player knows by then what others do with these cards; before the first move nothing was seen."""
    matches.keep(OWN)
    in_dialog(player, lambda dialog: click(dialog.play))
    player.until_my_turn()
    for _ in range(moves):
        player.program.model.submit(strategy_named("first-legal").choose(player.observation))
        player.until_my_turn()
    player.program.game_menu.restart()
    player.until_my_turn()
    assert [helped] == [each.helped for each in matches.all()]


def test_what_is_looked_at_after_the_end_of_a_deal_is_no_help(
    player: Player, matches: TeamMatches, scored: list[DuplicateDeal]
) -> None:
    """All cards may be known by then."""
    in_dialog(player, lambda dialog: click(dialog.play))
    player.finish_round()
    player.program.model.mark_practice()
    assert [()] == [each.helped for each in matches.all()]


def test_enter_after_the_name_begins_nothing(player: Player, matches: TeamMatches) -> None:
    def type_name(dialog: TeamMatchDialog) -> None:
        QTest.keyClicks(dialog.name, "friday")
        QTest.keyClick(dialog.name, Qt.Key.Key_Return)
        assert dialog.isVisible()

    in_dialog(player, type_name)
    assert () == matches.all()


def test_what_became_of_lines_is_said_and_the_own_row_named(player: Player, matches: TeamMatches) -> None:
    matches.keep(OwnMatch(TeamMatch("friday"), 2, is_chosen=True))

    def add(dialog: TeamMatchDialog) -> None:
        dialog.activateWindow()
        for text, sentence in ((LINE, "Results added."), ("x", BAD_LINE)):
            dialog.lines.setPlainText(text)
            click(dialog.add)
            assert sentence == dialog.problem.text() == dialog.reader.last
            assert dialog.focusWidget() is dialog.lines
        assert BAD_LINE == dialog.lines.accessibleDescription()
        rows = [dialog.results.verticalHeaderItem(row).text() for row in range(5)]
        expected = ["Player 1", "Player 2", "Player 3 (you)", "Player 4", "Team"]
        assert expected == rows

    in_dialog(player, add)


def test_large_fonts_scroll_and_nothing_lies_over_the_table(qtbot: QtBot) -> None:
    with system_text(300):
        window = blank_window(qtbot)
        dialog = TeamMatchDialog(window)
        dialog.show()
        window.resize(640, 436)
        QApplication.processEvents()
        assert window.rect().contains(dialog.geometry())
        labels = [label for label in dialog.findChildren(QLabel) if label.text().startswith("Points better")]
        assert [True] == [each.geometry().top() > dialog.results.geometry().bottom() for each in labels]
        assert dialog.name.height() >= dialog.name.sizeHint().height()
        dialog.close()
        dialog.deleteLater()


@pytest.mark.parametrize("size", [(640, 480), (1366, 768), (1920, 1080)])
def test_the_own_name_fits_beside_its_results(qtbot: QtBot, size: tuple[int, int]) -> None:
    """Also in the larger text of a larger window, and in bold."""
    window = blank_window(qtbot)
    dialog = TeamMatchDialog(window)
    dialog.show()
    window.resize(*size)
    QApplication.processEvents()
    dialog.show_match(TeamMatch("friday"), 1)
    names = dialog.results.verticalHeader()
    needed = names.fontMetrics().size(0, "Player 2 (you)")

    assert needed.width() < names.width()
    assert needed.height() < names.sectionSize(1)
    dialog.close()
    dialog.deleteLater()
