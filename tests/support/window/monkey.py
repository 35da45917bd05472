"""A monkey at mouse, keys and menus: one random thing after another, most often what a player does."""

import random
from collections.abc import Callable, Mapping, Sequence

from PySide6.QtCore import QPoint, Qt, QTimer
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.straights.interface.settings import GROUPS
from engine.straights.setup import FIRST_LEGAL
from straights_gui.model.preferences import Preferences
from straights_gui.resources import LANGUAGES
from straights_gui.view.dialogs.confirm import Question
from straights_gui.view.sheets.sheet import awaited_dialog
from tests.support.window.player import Player

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
    Qt.Key.Key_Tab,
    Qt.Key.Key_7,
    Qt.Key.Key_S,
    Qt.Key.Key_H,
    Qt.Key.Key_P,
    Qt.Key.Key_Period,
)
SWITCH = (True, False)
CHOICES: Mapping[str, Sequence[str | bool]] = {
    each.key: tuple(value for value, _text in each.values) or SWITCH
    for group in GROUPS
    for each in group.of("window")
    if each.kind in {"choice", "pictures", "switch"}
} | {"language": tuple(LANGUAGES)}


class Monkey:
    """Does one thing after another, most often what a player does."""

    def __init__(self, player: Player, chance: random.Random) -> None:
        self.player = player
        self.chance = chance
        window, game_ = player.program.window, player.program.game
        self._rare: tuple[Callable[[], object], ...] = (
            window.act.undo.trigger,
            window.act.redo.trigger,
            window.act.hint.trigger,
            window.act.step.trigger,
            window.act.replay.trigger,
            lambda: self.say_yes_to(window.act.restart.trigger),
            window.act.read_aloud.trigger,
            lambda: self.say_yes_to(window.act.copy_game.trigger),
            self.look_back,
            self.tour,
            self.adjust,
            window.act.pause.trigger,
            lambda: window.act.pause.setChecked(False),
            window.act.rage_quit.trigger,
            window.act.take_seat.trigger,
            window.act.log.trigger,
            lambda: game_.take_seat(chance.randrange(4)),
            lambda: game_.set_strategy(chance.randrange(4), FIRST_LEGAL),
            lambda: window.resize(chance.randrange(900, 1500), chance.randrange(640, 1000)),
            lambda: player.program.motion.set_speed(chance.choice((0.0, 0.02, 1.0))),
            player.program.motion.finish,
            player.program.game_menu.play_again,
        )

    def step(self) -> None:
        usual = (self.press, self.move, self.release, self.double_click, self.key)
        doings = (*usual, *(self.use,) * 4, *(self.wait,) * 4, self.go_on)
        self.chance.choice(doings if self.chance.random() < 0.97 else self._rare)()

    def use(self) -> None:
        """Play or discard as the assignment's computer would, if there is a hand."""
        observation, hand = self.player.observation, self.player.scene.hand
        for card in observation.legal_plays or observation.hand:
            if card in hand.cards:
                self.player.double_click(self.player.point_of(card))
                return

    def point(self) -> QPoint:
        """A point of the table, most often on a card of the hand or where one may be laid."""
        player, chance = self.player, self.chance
        cards = player.scene.hand.cards
        kind = chance.randrange(4)
        if cards and kind < 2:
            return player.point_of(chance.choice(cards))
        if cards and kind == 2:
            return player.place_of(chance.choice(cards))
        view = player.program.table.viewport()
        return QPoint(chance.randrange(view.width()), chance.randrange(view.height()))

    def press(self) -> None:
        self.player.press(self.point())

    def move(self) -> None:
        QTest.mouseMove(self.player.program.table.viewport(), self.point())

    def release(self) -> None:
        self.player.release(self.point())

    def double_click(self) -> None:
        self.player.double_click(self.point())

    def key(self) -> None:
        window = self.player.program.window
        focused: QWidget | None = window.focusWidget()
        QTest.keyClick(window if focused is None else focused, self.chance.choice(KEYS))

    def go_on(self) -> None:
        """Press the button of score sheet or handover screen, if there is one."""
        table = self.player.program.table
        if table.overlays.is_result_shown:
            table.overlays.score_sheet.button.click()
        if table.overlays.is_handover_shown:
            table.overlays.handover_screen.button.click()

    def wait(self) -> None:
        for _ in range(self.chance.randrange(1, 30)):
            QApplication.processEvents()

    def say_yes_to(self, action: Callable[[], object]) -> None:
        """Do what asks first where a game counts."""
        QTimer.singleShot(0, _say_yes)
        action()

    def look_back(self) -> None:
        replay = self.player.program.replay
        if replay.is_open:
            replay.bar.slider.setValue(self.chance.randrange(replay.bar.slider.maximum() + 1))
            replay.bar.hands.setChecked(self.chance.random() < 0.5)

    def tour(self) -> None:
        guide = self.player.program.help_menu
        if guide.running_tour is None:
            guide.start_tour()
        else:
            self.chance.choice((guide.running_tour.next_button, guide.running_tour.skip_button)).click()

    def adjust(self) -> None:
        """Choose something else in the settings."""
        preferences: Preferences = self.player.preferences
        key, values = self.chance.choice(tuple(CHOICES.items()))
        preferences.choose(key, self.chance.choice(values))

    def leave(self) -> None:
        """Let go of everything; what moves comes to its end, and computers to theirs."""
        program = self.player.program
        program.replay.close()
        if program.help_menu.running_tour is not None:
            program.help_menu.running_tour.end()
        program.game.autopilot.plays_all = False
        self.player.preferences.choose("play-forced", False)
        program.game.pause(paused=True)
        self.player.release(QPoint(1, 1))
        self.player.key(Qt.Key.Key_Escape)
        program.motion.set_speed(0.0)
        program.motion.finish()
        for _ in range(20):
            QApplication.processEvents()
            program.motion.finish()


def _say_yes() -> None:
    box = awaited_dialog()
    if isinstance(box, Question):
        box.accept_button.click()
