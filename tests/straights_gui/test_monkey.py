"""A monkey at mouse, keys and menus: whatever it does, the table shows the game, and the game is legal."""

import random
from collections.abc import Callable

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from straights_gui.view.card_item import CardItem
from straights_gui.view.picture import picture_of
from tests.straights_gui.player import ALONE, COMPUTERS, Player, Seating, game

KEYS = (
    Qt.Key.Key_Left,
    Qt.Key.Key_Right,
    Qt.Key.Key_Home,
    Qt.Key.Key_End,
    Qt.Key.Key_Return,
    Qt.Key.Key_Space,
    Qt.Key.Key_Escape,
)
TABLES = (ALONE, COMPUTERS, (None, FIRST_LEGAL, None, FIRST_LEGAL), (None,) * 4)
STEPS = 400
QUICK, LONG = range(8), range(8, 400)


class Monkey:
    """Does one thing after another, most often what a player does."""

    def __init__(self, player: Player, chance: random.Random) -> None:
        self.player = player
        self.chance = chance
        window, game_ = player.program.window, player.program.game
        self._rare: tuple[Callable[[], object], ...] = (
            window.act.undo.trigger,
            window.act.pause.trigger,
            lambda: window.act.pause.setChecked(False),
            window.act.rage_quit.trigger,
            window.act.take_seat.trigger,
            window.act.log.trigger,
            lambda: game_.seats.take(chance.randrange(4)),
            lambda: game_.seats.set_strategy(chance.randrange(4), FIRST_LEGAL),
            lambda: window.resize(chance.randrange(900, 1500), chance.randrange(640, 1000)),
            lambda: player.program.motion.set_speed(chance.choice((0.0, 0.02, 1.0))),
            player.program.motion.finish,
            player.program.games.play_again,
        )

    def step(self) -> None:
        """Do something."""
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
        """Press the button of sheet or curtain, if there is one."""
        for name in ("sheet", "curtain"):
            widget = self.player.program.table.__dict__.get(name)
            if widget is not None and widget.isVisible():
                widget.button.click()

    def wait(self) -> None:
        for _ in range(self.chance.randrange(1, 30)):
            QApplication.processEvents()

    def leave(self) -> None:
        """Let go of everything; what moves comes to its end, and computers to theirs."""
        program = self.player.program
        program.game.pause(paused=True)
        self.player.release(QPoint(1, 1))
        self.player.key(Qt.Key.Key_Escape)
        program.motion.set_speed(0.0)
        program.motion.finish()
        for _ in range(20):
            QApplication.processEvents()
            program.motion.finish()


@pytest.mark.parametrize("seed", [*QUICK, *(pytest.param(seed, marks=pytest.mark.soak) for seed in LONG)])
def test_after_a_monkey_the_table_shows_the_game(seating: Seating, seed: int) -> None:
    """No error, no lost or doubled card, nothing of another hand, and the picture of a drawing."""
    chance = random.Random(seed)
    player = seating(game(seed, chance.choice(TABLES)), factor=chance.choice((0.0, 0.02, 1.0)), start=False)
    player.program.start()
    monkey = Monkey(player, chance)

    for _ in range(STEPS):
        monkey.step()
    monkey.leave()

    program = player.program
    session = program.model.session
    assert session.state == Session(session.setup, session.actions).state
    if program.player.is_holding:
        return
    assert program.game.is_settled
    held = [item.card for item in player.scene.items() if isinstance(item, CardItem) and item.card]
    known = (*player.observation.hand, *player.observation.table.cards())
    if player.observation.turn is not None:
        assert sorted(map(str, known)) == sorted(map(str, held))
    animated = player.picture
    program.table.draw(player.observation)
    assert picture_of(player.scene) == animated
