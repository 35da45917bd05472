"""Games other than Straights: set up on their sheet, played in their windows, left and gone on with."""

from collections.abc import Callable
from functools import partial
from pathlib import Path

import pytest
from PySide6.QtCore import QEvent
from PySide6.QtGui import QGuiApplication
from PySide6.QtWidgets import QApplication, QDialog, QFileDialog, QLabel, QPushButton, QWidget
from shiboken6 import isValid

from engine.fast_dataclass import replace
from engine.games.registry import OFFERED, game_named, new_games
from engine.games.table import Answer
from straights_gui.controller.games.other_games import OtherGame
from straights_gui.game_composition import GameWindow
from straights_gui.view.dialogs import confirm
from straights_gui.view.sheets.drawn_sheet import DrawnSheet
from straights_gui.view.sheets.new_game_sheet import NewGameSheet
from straights_gui.view.style.motion import THINKING_PAUSE, Motion
from straights_gui.view.text.rendering import spoken
from tests.support.window.answers import answer_questions, opened_dialogs
from tests.support.window.player import Player, Seating, at_turn

SEATS = [("Anna", ""), ("Ben", "blocker"), ("Clara", "lowest")]


def begun(
    player: Player,
    seats: list[tuple[str, str]],
    name: str = "sevens",
    preset: str = "sevens",
    length: int = 1,
) -> GameWindow:
    setup = new_games(name).setup_for(preset, seats, length, 5)
    return begun_with(player, setup, name)


def begun_with(player: Player, setup: object, name: str = "sevens") -> GameWindow:
    rules = game_named(name)
    return player.program.game_windows.begin(OtherGame(rules, rules.session(setup)))


def move(player: Player, opened: GameWindow) -> int:
    """Play a card and wait for the others; returns how many actions there were before."""
    player.until(lambda: opened.play.is_players_turn and bool(opened.model.table().offers[0].cards))
    count = opened.model.count
    opened.window.table.card_activated.emit(opened.model.table().offers[0].cards[0])
    player.until(lambda: opened.model.count > count and (opened.play.is_players_turn or opened.model.is_over))
    return count


def answers_until_a_result(opened: GameWindow) -> bool:
    """Do the first thing that is offered on the player's turn."""
    if opened.play.is_players_turn:
        offer = opened.model.table().offers[0]
        chosen = offer.cards[: offer.least]
        opened.window.table.answered.emit(Answer(offer.key, chosen, offer.target, *offer.numbers[:1]))
    return opened.play.shows_result


def is_waiting(opened: GameWindow) -> bool:
    """Whether only the player can go on."""
    return opened.play.is_players_turn or opened.model.is_over


def answers_until(is_done: Callable[[], bool], opened: GameWindow) -> bool:
    """Whether something holds; does the first thing that is offered until then."""
    if not is_done():
        answers_until_a_result(opened)
    return is_done()


def test_computers_play_to_the_end_and_the_same_is_played_again(player: Player) -> None:
    opened = begun(player, [(name, "lowest") for name, _ in SEATS])

    player.until(lambda: opened.window.table.overlays.is_result_shown and opened.model.is_over)

    assert [] == player.program.game_windows.unfinished()
    assert not opened.window.table.overlays.score_sheet.review.isVisible()
    before, place = opened.model.session.setup, opened.window.geometry()
    opened.window.table.continued.emit()
    (again,) = player.program.game_windows.windows.values()
    after = again.model.session.setup
    assert before != after == replace(before, seed=0, key=after.key)  # type: ignore[attr-defined, type-var]  # of Sevens
    assert place.size() == again.window.size()


def test_a_game_that_is_left_has_a_row_in_today_and_goes_on(player: Player) -> None:
    """Another one has a row of its own: none takes the place of a running one."""
    first = begun(player, SEATS)
    move(player, first)
    actions = first.model.session.actions
    move(player, begun(player, SEATS[::-1]))
    first.window.close()
    sheet = player.program.today.show()
    said = [each.text() for each in sheet.findChildren(QLabel)]

    sheet.buttons["left-0"].click()

    assert 2 == sum("Sevens" in text for text in said)
    assert actions == [*player.program.game_windows.windows.values()][-1].model.session.actions


def test_a_game_that_was_left_can_be_deleted(seating: Seating, monkeypatch: pytest.MonkeyPatch) -> None:
    """Also one whose window is still open; it is asked before."""
    player, asked = at_turn(seating), list[str]()

    def answer(*said: str) -> bool:
        asked.append(said[2])
        return len(asked) > 1

    monkeypatch.setattr(confirm, "ask", answer)
    move(player, begun(player, SEATS))
    for count in (1, 0):
        player.program.today.show().buttons["delete-0"].click()
        assert count == len(player.program.game_windows.unfinished())

    assert ["Sevens" in each for each in asked] == [True, True]
    assert {} == player.program.game_windows.windows


def test_a_game_that_is_closed_before_a_move_is_not_kept(player: Player) -> None:
    opened = begun(player, SEATS)
    player.until(lambda: opened.play.is_players_turn)
    opened.window.close()

    assert [] == player.program.game_windows.unfinished()
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
    assert not isValid(opened.window)
    player.preferences.changed.emit()  # what is gone follows no settings


def test_a_result_is_left_once_and_not_by_a_replay(player: Player) -> None:
    """Between the hands of draw nobody is on turn, and yet the game is not over."""
    opened = begun(player, [("Anna", ""), ("Ben", "calculating")], "draw")
    player.until(lambda: opened.play.is_players_turn)

    player.until(partial(answers_until_a_result, opened))
    opened.window.act.replay.trigger()
    opened.window.table.continued.emit()
    opened.replay.close()

    assert opened.play.shows_result
    opened.window.table.continued.emit()
    assert opened.model.turn is None
    opened.window.table.continued.emit()
    assert [opened] == [*player.program.game_windows.windows.values()]


def test_people_can_follow_the_first_bet_of_a_computer(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    player, lengths, pause = at_turn(seating), list[int](), Motion.pause

    def note(motion: Motion, length: int, then: Callable[[], None]) -> None:
        lengths.append(length)
        pause(motion, length, then)

    monkeypatch.setattr(Motion, "pause", note)
    opened = begun(player, [(each, "calculating") for each in ("Anna", "Ben")], "draw")
    player.until(lambda: opened.model.count > 0)

    assert THINKING_PAUSE == lengths[0]


def test_a_move_is_undone_and_done_again_and_the_game_replayed(player: Player) -> None:
    opened = begun(player, SEATS)
    count = move(player, opened)
    moved = opened.model.session.actions
    opened.window.act.undo.trigger()
    undone = opened.model.count
    opened.window.act.redo.trigger()
    opened.window.act.replay.trigger()
    shown = len(opened.window.table.scene_.hand.cards)
    opened.replay.bar.hands.setChecked(True)
    opened.replay.close()

    assert (count, moved) == (undone, opened.model.session.actions)
    assert shown == len(opened.model.at(0, 0).hand())
    assert opened.play.is_players_turn


def test_play_from_a_replay_has_a_window_of_its_own(player: Player) -> None:
    """The running game and its file stay."""
    opened = begun(player, SEATS)
    move(player, opened)
    actions = opened.model.session.actions
    opened.window.act.replay.trigger()
    opened.replay.go_to(1)
    opened.replay.bar.go_on.click()
    first, second = player.program.game_windows.windows.values()
    player.until(lambda: second.play.is_players_turn)

    assert (opened, actions) == (first, opened.model.session.actions)
    assert actions[:1] == second.model.session.actions[:1]
    assert len(actions) > second.model.count


def test_a_file_that_cannot_be_read_is_set_aside(player: Player) -> None:
    opened = begun(player, SEATS)
    (path,) = player.program.game_windows.windows
    move(player, opened)
    opened.window.close()
    path.write_text("{}")

    assert [] == player.program.game_windows.unfinished()
    assert not path.exists()
    assert "could not be read" in player.program.window_log.path.read_text(encoding="utf-8")


def click(sheet: QWidget, name: str) -> object:
    """Choose an option by its name, or a button; returns what the sheet is closed with."""
    QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)  # of what was drawn before
    buttons = sheet.findChildren(QPushButton)
    (found,) = [each for each in buttons if name in (each.accessibleName(), each.text())]
    found.click()
    assert isinstance(sheet, QDialog)
    return sheet.result()


def test_another_tile_leads_to_its_sheet_and_back(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """The fields of a game are those of its data; Start opens a window with as many players."""
    tiles = iter(["Fan Tan", "Sevens (Domino)"])
    others = iter([["Straights"], ["Own rules"], ["Five-card draw"], ["Sevens (Domino)", "4", "Start"]])
    asked: list[object] = []

    def choose(sheet: DrawnSheet) -> object:
        asked.append(sheet)
        return [click(sheet, name) for name in next(others)][-1]

    def choose_other(sheet: NewGameSheet) -> object:
        asked.append(sheet)
        return click(sheet, next(tiles))

    monkeypatch.setattr(NewGameSheet, "exec", choose_other)
    monkeypatch.setattr(DrawnSheet, "exec", choose)
    player.program.window.act.new_game.trigger()
    (opened,) = player.program.game_windows.windows.values()

    assert [NewGameSheet, DrawnSheet] * 2 + [DrawnSheet] * 2 == [type(each) for each in asked]
    assert 4 == len(opened.model.table().seats)
    assert "Sevens" in opened.window.windowTitle()


def test_own_rules_are_kept_shared_and_played(player: Player, monkeypatch: pytest.MonkeyPatch) -> None:
    """Each choice changes the text of the rules; what goes with no other one says why."""
    said, notes = list[str](), list[str]()
    keys = ["6", "Discard a card", "Keep these rules", "Share these rules"]

    def choose(sheet: DrawnSheet) -> object:
        for name in keys:
            click(sheet, name)
            said.append(" ".join(each.text() for each in sheet.findChildren(QLabel)))
        notes.extend(each.toolTip() for each in sheet.findChildren(QPushButton) if not each.isEnabled())
        return click(sheet, "Start")

    monkeypatch.setattr(NewGameSheet, "exec", lambda sheet: click(sheet, "Own rules"))
    monkeypatch.setattr(DrawnSheet, "exec", choose)
    player.program.window.act.new_game.trigger()
    shared = QGuiApplication.clipboard().text()
    keys = []
    player.program.window.act.paste.trigger()
    monkeypatch.setattr(NewGameSheet, "exec", lambda sheet: click(sheet, "Straights, own rules"))
    player.program.window.act.new_game.trigger()
    QGuiApplication.clipboard().setText(shared.replace("all", "first"))
    player.program.window.act.paste.trigger()

    windows = [*player.program.game_windows.windows.values()]
    assert (True, True) == ("6 players." in said[0], "discards a card" in said[1])
    assert ("Whoever discards never passes." in notes, "With discards, these count." in said[1]) == (
        True,
        True,
    )
    assert ["rules=sevens/6-spades-discard-0-all-discards-5r"] == [shared]
    assert ["6-spades-discard-0-all-discards-5r"] * 3 == [
        str(each.model.session.setup.rules)  # type: ignore[attr-defined]  # of Sevens
        for each in windows
    ]
    assert "can’t be played" in player.program.window.message.text()


def test_a_window_of_another_game_has_the_actions_of_the_program(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    """A new game takes its place; a saved one is opened beside it; to quit closes all."""
    file = tmp_path / "sevens.straights"
    monkeypatch.setattr(QFileDialog, "getSaveFileName", lambda *_asked: (str(file), ""))
    monkeypatch.setattr(DrawnSheet, "exec", lambda sheet: click(sheet, "Start"))
    monkeypatch.setattr(NewGameSheet, "exec", lambda sheet: click(sheet, "Fan Tan"))
    player = at_turn(seating)
    windows = player.program.game_windows.windows
    first = begun(player, SEATS)
    move(player, first)
    first.window.act.save.trigger()
    saved = first.model.session.actions
    first.window.act.new_game.trigger()
    (second,) = windows.values()
    second.window.act.restart.trigger()
    (third,) = windows.values()
    player.program.game_menu.open_file(file)
    *_, opened = windows.values()

    assert [True] * 2 == ["Fan Tan" in each.window.windowTitle() for each in (second, third)]
    assert (second.model.session.setup, saved) == (third.model.session.setup, opened.model.session.actions)
    third.window.act.today.trigger()
    assert [True] == [each.isVisible() for each in player.program.window.findChildren(DrawnSheet)]
    kept = len(player.program.game_windows.unfinished())
    third.window.act.quit.trigger()
    assert ({}, kept) == (windows, len(player.program.game_windows.unfinished()))
    assert kept > 0


def test_a_round_counts_in_the_statistics_and_its_seal_opens_at_the_end(
    seating: Seating, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was undone does not count."""
    dialogs, player, games = opened_dialogs(monkeypatch, DrawnSheet), at_turn(seating), new_games("sevens")
    for is_undone in (False, True):
        key = ("5a", "6b")[is_undone] * 16
        setup = games.dealt_from(games.setup_for("sevens", SEATS, 1, 0), key)
        opened = begun_with(player, setup)
        player.until(partial(answers_until, opened.model.can_undo, opened))
        player.until(partial(is_waiting, opened))
        opened.window.act.seal.trigger()
        if is_undone:
            opened.window.act.undo.trigger()
        player.until(partial(answers_until, partial(getattr, opened.model, "is_over"), opened))
        opened.window.act.seal.trigger()
        hidden, at_end = ([label.text() for label in each.findChildren(QLabel)] for each in dialogs[-2:])
        assert (False, True) == (key in hidden, key in at_end)
        dialogs[-1].close()
        opened.window.act.statistics.trigger()
        assert ("sevens", opened.window) == (dialogs[-1].choice.currentData(), dialogs[-1].window())

    records = player.program.statistics.records()
    assert [("sevens", 1), ("sevens", 0)] == [(each.kind, len(each.counted_rounds())) for each in records]
    assert [False, True] == [each.counted_end() is None for each in records]


@pytest.mark.parametrize("key", ["", "5a" * 32])
def test_a_seat_is_left_after_a_question_that_says_what_it_costs(
    seating: Seating, monkeypatch: pytest.MonkeyPatch, key: str
) -> None:
    player, games = at_turn(seating), new_games("sevens")
    asked = answer_questions(monkeypatch, is_wanted=True)
    player.preferences.choose("ask-before-rage-quit", True)
    setup = games.dealt_from(games.setup_for("sevens", SEATS, 1, 0), key)
    opened = begun_with(player, setup)
    player.until(lambda: opened.play.is_players_turn)
    opened.window.act.rage_quit.trigger()

    lost = " This game won’t count in the statistics." if key else ""
    assert [("Rage-quit?", "A computer will play for you. You can take back your seat later." + lost)] == [
        question[:2] for question in asked
    ]
    assert not opened.model.humans


def test_a_hint_says_what_to_do_and_then_why_where_a_game_has_hints(player: Player) -> None:
    opened = begun(player, [("Anna", ""), ("Ben", "calculating")], "draw")
    player.until(lambda: opened.play.is_players_turn)
    said = []
    for _ in range(3):
        opened.window.act.hint.trigger()
        said.append(opened.window.table.message.text)

    assert [said[0], spoken(*opened.model.hint()[1:])] == [said[2], said[1]]
    assert not begun(player, SEATS).window.act.hint.isVisible()


def test_a_result_has_the_title_of_its_round(player: Player) -> None:
    """The next one is dealt behind it."""
    opened = begun(player, SEATS, length=0)

    player.until(partial(answers_until_a_result, opened))

    assert (2, "Sevens · round 1 of 5") == (opened.model.table().round, opened.window.progress)


def test_a_deal_says_who_pays_for_it(seating: Seating) -> None:
    opened = begun(at_turn(seating), [*SEATS, ("Dora", "locker"), ("Emil", "locker")], preset="fan_tan")

    assert "Everyone pays a chip to the pool. Players who get" in opened.window.message.text()


PRESETS = [(name, each.key) for name in OFFERED for each in new_games(name).presets]


@pytest.mark.parametrize("name, preset", PRESETS)
def test_each_game_that_is_offered_is_played_to_its_end(seating: Seating, name: str, preset: str) -> None:
    """By cards and buttons on its table, and on from each result."""
    offered = new_games(name)
    seats = [("Anna", ""), *((each, offered.strategies[-1]) for each in ("Ben", "Clara"))]
    player = at_turn(seating)
    opened = begun(player, seats, name, preset, 0)
    table, answers = opened.window.table, 0

    def is_over() -> bool:
        nonlocal answers
        if opened.play.shows_result:
            table.continued.emit()
        elif opened.play.is_players_turn:
            answers += 1
            (offer, *_) = opened.model.table().offers
            if offer.button is None:
                table.card_activated.emit(offer.cards[0])
            else:
                chosen = offer.cards[: offer.least]
                table.answered.emit(Answer(offer.key, chosen, offer.target, *offer.numbers[:1]))
        return opened.model.is_over

    player.until(is_over)

    assert answers > 4
    assert opened.model.table().result is not None


def test_a_replay_goes_back_to_the_end_of_a_hand(player: Player) -> None:
    """Who has won it is said as when it was played, and the next hand is played from there."""
    opened = begun(player, [("Anna", ""), ("Ben", "calculating")], "draw")
    chips = opened.window.table.offers.chips
    assert chips is not None
    player.until(partial(answers_until_a_result, opened))
    count, said, pots = opened.model.count, opened.window.table.message.text, chips.texts
    opened.window.table.continued.emit()
    player.until(lambda: opened.play.is_players_turn)

    opened.window.act.replay.trigger()
    opened.replay.bar.last.click()
    opened.replay.bar.slider.setValue(count)

    assert (said, pots) == (opened.window.table.message.text, chips.texts)
    assert opened.replay.bar.go_on.isEnabled()


def test_nothing_is_played_from_the_end_of_a_game(player: Player) -> None:
    opened = begun(player, [("Ben", "lowest"), ("Clara", "lowest"), ("Dora", "lowest")])
    player.until(lambda: opened.model.is_over)
    opened.window.act.replay.trigger()
    enabled = [opened.replay.bar.go_on.isEnabled()]
    opened.replay.bar.last.click()

    assert [True, False] == [*enabled, opened.replay.bar.go_on.isEnabled()]


def test_chips_are_counted_from_before_the_first_tick_of_a_payment(player: Player) -> None:
    opened = begun(player, [("Anna", ""), ("Ben", "calculating")], "draw")
    chips = opened.window.table.offers.chips
    assert chips is not None
    player.until(lambda: opened.play.is_players_turn and bool(opened.model.table().offers[-1].numbers))
    bet, before = opened.model.table().offers[-1], chips.texts
    opened.motion.factor = 1000.0
    opened.window.table.answered.emit(Answer(bet.key, number=bet.numbers[0]))
    moving = chips.texts
    opened.motion.finish()

    assert {"10"} == {*chips.texts} - {*before}
    assert not {"10"} & {*moving}


def test_a_computer_that_fails_is_reported_in_the_window_of_its_game(player: Player) -> None:
    opened = begun(player, [("Anna", ""), ("Ben", "unknown"), ("Clara", "lowest")])
    player.until(lambda: opened.play.is_players_turn)
    move(player, opened)

    assert "The strategy unknown failed" in player.program.window_log.path.read_text(encoding="utf-8")
