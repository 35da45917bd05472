"""Games as files and as text: opened, dropped, saved, copied, pasted; what is left is kept."""

from collections.abc import Callable
from contextlib import closing
from datetime import date
from pathlib import Path

import pytest
from PySide6.QtCore import QMimeData, QPoint, QPointF, Qt, QUrl
from PySide6.QtGui import QDragEnterEvent, QDropEvent, QGuiApplication
from PySide6.QtWidgets import QApplication, QFileDialog, QLabel

from engine.fast_dataclass import replace
from engine.games.registry import game_named, new_games
from engine.games.saved_game import MAX_BYTES, SaveGameText
from engine.straights.console_text.export_game import export_game
from engine.straights.local_table import backup
from engine.straights.session import Session
from engine.straights.setup import MAX_SEED, MIN_SEED
from engine.straights.statistics.days import DayRecord
from engine.straights.statistics.records import GameRecord, RoundRecord
from engine.straights.storage.savegame import dumps, loads
from engine.straights.storage.seal import seal
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage import everything
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.days import Days, HelpedDeals
from straights_gui.view.dialogs.paste_dialog import PasteDialog
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.open_sheet import OpenSheet
from tests.support.local_table import Client
from tests.support.paths import GOLDEN
from tests.support.playing import near_the_end, play_on
from tests.support.window.answers import opened_dialogs
from tests.support.window.player import COMPUTERS, Player, Seating, at_turn, game

SEATS = [("Anna", ""), ("Ben", "blocker"), ("Clara", "lowest")]


def saved(folder: Path, session: Session, name: str = "kept.straights") -> Path:
    path = folder / name
    path.write_text(dumps(session), encoding="utf-8")
    return path


def a_game_of_sevens() -> str:
    rules, setup = game_named("sevens"), new_games("sevens").setup_for("sevens", SEATS, 0, 5)
    return SaveGameText(rules, setup).of(())


def drop(player: Player, path: Path) -> None:
    data = QMimeData()
    data.setUrls([QUrl.fromLocalFile(str(path))])
    buttons, keys = Qt.MouseButton.LeftButton, Qt.KeyboardModifier.NoModifier
    window = player.program.window
    enter = QDragEnterEvent(QPoint(9, 9), Qt.DropAction.CopyAction, data, buttons, keys)
    QApplication.sendEvent(window, enter)
    assert enter.isAccepted()
    QApplication.sendEvent(window, QDropEvent(QPointF(9, 9), Qt.DropAction.CopyAction, data, buttons, keys))


def from_file(sheet: OpenSheet) -> OpenSheet.DialogCode:
    """Ask for a file."""
    sheet.file_button.click()
    return OpenSheet.DialogCode(sheet.result())


@pytest.mark.parametrize(
    "content, reason",
    [
        (b"", "isn’t a Straights game"),
        (b"\x00\xff garbage", "isn’t a Straights game"),
        (b'{"format": "straights-game", "version": 99}', "newer version"),
        (b'{"format": "straights-game", "version": 2}', "changed"),
        (b"[" * 100_000, "isn’t a Straights game"),
        (b"\n" * MAX_BYTES + a_game_of_sevens().encode(), "too large"),
    ],
)
def test_a_file_that_is_no_game_changes_nothing(
    player: Player, tmp_path: Path, content: bytes, reason: str
) -> None:
    before = player.picture
    path = tmp_path / "strange.straights"
    path.write_bytes(content)

    drop(player, path)
    player.until_settled()

    assert before == player.picture
    assert "strange.straights" in player.said
    assert reason in player.said
    assert content == path.read_bytes()


def through_the_page(text: str) -> str:
    """The file that a page writes which has had nothing but a file of the window."""
    page = Client()
    kept = page.answer("backup", games=[], records=[], days=[], helped=[], settings={}, text=text)["added"]
    del kept["states"]
    written: str = page.answer("backup", **kept, text="")["text"]
    return written


def test_one_file_has_everything(seating: Seating, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """From window to window by way of a page; a game is added once, however many are kept."""
    file, other = tmp_path / "everything.straights", tmp_path / "another computer"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(file), ""))
    player = at_turn(seating, game(9))
    player.take_turn()
    left = player.program.model.session.actions
    player.program.game_menu.begin(game(6))
    record = GameRecord("a seal", "expert", (RoundRecord(1, 7, play="a digest"),))
    with closing(StatisticsStore(tmp_path)) as store:
        store.add([record])
    day = DayRecord(date(2026, 11, 28), solved=(True, None, None))
    Days(tmp_path).keep(day)
    Autosave(tmp_path).other(1).write_text(a_game_of_sevens())
    HelpedDeals(tmp_path).add("2026-11-27")
    player.preferences.choose("table", "wood")
    player.preferences.choose("faces", "engraved")
    player.program.window.act.save_everything.trigger()
    written = file.read_text(encoding="utf-8")
    assert backup.loads(written) == backup.loads(through_the_page(written))
    file.write_text(through_the_page(written), encoding="utf-8")
    damaged = tmp_path / "damaged.straights"
    damaged.write_bytes(file.read_bytes().replace(b'"hints": 0', b'"hints": -1'))

    moved = seating(game(5), folder=other)
    moved.preferences.settings.remove("table")
    moved.preferences.choose("faces", "large")
    drop(moved, damaged)
    assert ("changed" in moved.said, [*(other / "games").glob("*")]) == (True, [])
    monkeypatch.setattr(everything, "MOST", 0)  # more games than a file has
    for games, rounds, days in ((3, 1, 1), (0, 0, 0)):
        drop(moved, file)
        assert f"Games added: {games}, rounds in the statistics: {rounds}, days: {days}." in moved.said
        assert {left, game(6).actions} == {loads(path.read_bytes()).actions for path in moved.left_games()}
    assert [a_game_of_sevens()] == [
        each.path and each.path.read_text() for each in moved.program.game_windows.unfinished()
    ]
    with closing(StatisticsStore(other)) as store:
        assert store.records() == (record,)
    assert (Days(other).records(), HelpedDeals(other).keys()) == ((day,), ("2026-11-27",))
    assert (moved.preferences.chosen("table"), moved.preferences.chosen("faces")) == ("wood", "large")


def test_a_game_is_saved_where_the_player_wants_and_opened_again(
    player: Player, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    target = tmp_path / "mine"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_args: (str(target), ""))
    monkeypatch.setattr(QFileDialog, "getOpenFileName", lambda *_args: (str(target) + ".straights", ""))
    monkeypatch.setattr(OpenSheet, "exec", from_file)
    saved_moves = player.program.model.session.actions
    player.program.window.act.save.trigger()
    player.take_turn()
    player.program.window.act.open.trigger()
    player.until_my_turn()
    assert saved_moves == player.program.model.session.actions
    target = tmp_path / "no such folder" / "mine"
    player.program.window.act.save.trigger()
    assert f"Couldn’t save the game to {target}.straights: it isn’t there." == player.said


def answering(monkeypatch: pytest.MonkeyPatch, *steps: Callable[[PasteDialog], object]) -> None:
    """Let a person use the dialog: each step is called with it in turn."""

    def use(dialog: PasteDialog) -> int:
        for step in steps:
            step(dialog)
        return dialog.result()

    monkeypatch.setattr(PasteDialog, "exec", use)


@pytest.mark.parametrize("suffix", [".in", ".out"])
def test_a_pasted_console_game_is_played_on_the_table(
    player: Player, monkeypatch: pytest.MonkeyPatch, suffix: str
) -> None:
    path = GOLDEN / "round-one.seed5.in"
    QGuiApplication.clipboard().setText(path.with_suffix(suffix).read_text())
    problems: list[str] = []
    answering(
        monkeypatch,
        lambda dialog: dialog.play_button.click(),
        lambda dialog: problems.append(dialog.problem.text()),
        lambda dialog: dialog.seed.setText("5"),
        lambda dialog: dialog.play_button.click(),
    )
    player.program.window.act.paste.trigger()
    player.until(lambda: player.program.game.is_settled)

    assert "number" in problems[0]
    output = path.with_suffix(".out").read_text()
    assert export_game(player.program.model.session).output.startswith(output[:2000])
    assert ("Player", 5) == (player.observation.seats[0].name[:6], player.program.model.session.setup.seed)


NO_PLAYERS = "This text contains no game: it doesn’t set four players (h or c)."
NO_NUMBER = "This isn’t the number of a game."


@pytest.mark.parametrize(
    "text, problem",
    [
        ("hello world", NO_PLAYERS),
        ("play 7S\nplay 8S", NO_PLAYERS),
        *((str(number), NO_NUMBER) for number in (99999999999999999999, MIN_SEED - 1, MAX_SEED + 1)),
        ("", ""),
    ],
)
def test_a_text_that_is_no_game_is_not_asked_for_its_seed(
    player: Player, monkeypatch: pytest.MonkeyPatch, text: str, problem: str
) -> None:
    QGuiApplication.clipboard().setText(text)
    told: list[str] = []
    answering(
        monkeypatch,
        lambda dialog: told.append(dialog.problem.text()),
        lambda dialog: dialog.play_button.click(),
        lambda dialog: told.append(dialog.problem.text()),
    )
    player.program.window.act.paste.trigger()

    assert [problem, problem or NO_PLAYERS] == told
    assert 5 == player.program.model.session.setup.seed


@pytest.mark.parametrize(
    "text, seed, limit, moves",
    [
        *((f" {seed}\n", seed, 80, 0) for seed in (MIN_SEED, MAX_SEED)),
        *((f"straights 5 --score-limit 50{lines}", 5, 50, 0) for lines in ("", "\nh\nc\nc\nc\n")),
        (f"\n\n\ufeff{dumps(play_on(game(6), 30))}", 6, 80, 30),  # Qt drops this mark at the start alone
    ],
    ids=["least number", "greatest number", "command line", "its players", "byte order mark"],
)
def test_nothing_is_asked_about_a_pasted_text_that_says_all(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, text: str, seed: int, limit: int, moves: int
) -> None:
    """It is dealt to those who sit at the table, and is no secret."""
    asked = opened_dialogs(monkeypatch, PasteDialog)
    player = at_turn(seating, game(9))
    QGuiApplication.clipboard().setText(text)
    player.program.window.act.paste.trigger()
    session = player.program.model.session
    setup = session.setup

    assert [] == asked
    assert (seed, limit, "") == (setup.seed, setup.variant.score_limit, setup.salt)
    assert play_on(Session(setup), moves).actions == session.actions[:moves]


WRONG_LINES = ["straights 5", *(GOLDEN / "round-one.seed5.out").read_text().splitlines()]
WRONG_LINES[9] = "what is this?"


@pytest.mark.parametrize(
    "text, number, line",
    [
        ("\n".join(WRONG_LINES), "Line 10", "what is this?"),
        ('{"setup": 5,\n"actions": [],\n"and": 6', "", '{"setup": 5,'),
    ],
    ids=["console", "saved game"],
)
def test_a_line_that_is_wrong_is_shown(
    player: Player, monkeypatch: pytest.MonkeyPatch, text: str, number: str, line: str
) -> None:
    QGuiApplication.clipboard().setText(text)
    told: list[tuple[str, str]] = []
    answering(
        monkeypatch,
        lambda dialog: dialog.editor.setPlainText(f"\n\n{text}"),  # as if pasted there
        lambda dialog: dialog.play_button.click(),
        lambda dialog: told.append((dialog.problem.text(), dialog.editor.textCursor().selectedText())),
    )
    before = player.picture
    player.program.window.act.paste.trigger()

    ((problem, selected),) = told
    assert line == selected
    assert problem
    assert number in problem
    assert bool(number) == ("Line" in problem)
    assert before == player.picture


def test_the_seal_is_shown_from_the_start_and_checked_at_the_end(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """While one plays neither seed nor salt is on screen; afterwards the check holds."""
    sealed = Session(replace(game(44, COMPUTERS).setup, salt="00ff"))
    dialogs = opened_dialogs(monkeypatch, DrawnSheet)
    player = seating(near_the_end(sealed), start=False)
    player.program.window.act.pause.setChecked(True)
    player.program.start()
    player.until_settled()
    player.program.window.act.seal.trigger()

    assert seal(44, "00ff")[:8] in player.program.window.seed
    assert not player.program.window.act.copy_number.isEnabled()
    assert not dialogs[0].buttons["check"].isEnabled()
    assert "00ff" not in texts(dialogs[0])

    player.program.window.act.pause.setChecked(False)
    player.until(lambda: player.observation.turn is None and player.program.game.is_settled)
    player.program.window.act.seal.trigger()
    dialogs[1].buttons["check"].click()

    assert {"00ff", "✓ Number and salt match the seal: the cards weren’t changed."} <= set(texts(dialogs[1]))
    assert "Number 44" == player.program.window.seed
    for dialog in dialogs:
        dialog.close()


def texts(dialog: DrawnSheet) -> list[str]:
    return [label.text() for label in dialog.findChildren(QLabel)]


def test_the_same_game_is_kept_once(seating: Seating, tmp_path: Path) -> None:
    """Opening kept games one after another makes no copies of them."""
    player = seating(play_on(game(6, COMPUTERS)))
    files = [saved(tmp_path, play_on(game(seed, COMPUTERS)), f"{seed}.straights") for seed in (7, 8)]
    for path in (*files, *files, *files):
        player.program.game_menu.open_file(path)
        player.until_settled()
    assert 3 == len(player.left_games())
