"""A person at the window: sees the table, moves a real mouse, presses real keys."""

from collections.abc import Callable
from contextlib import closing
from pathlib import Path

from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from pytestqt.qtbot import QtBot

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.commands import Discard, Play
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.statistics.figures import Figures, figures_of
from engine.straights.strategies.registry import strategy_named
from straights_gui.composition import Straights
from straights_gui.controller.menus.running_game import load_running_game
from straights_gui.model.preferences import Preferences
from straights_gui.model.statistics.store import StatisticsStore
from straights_gui.model.storage.autosave import Autosave
from straights_gui.model.storage.saved_games import SavedGames
from straights_gui.model.strategy_runner import Executor
from straights_gui.view.table.items.card_item import CardItem
from straights_gui.view.table.scene import TableScene
from tests.support.window.pointer import move_pointer
from tests.support.window.snapshot import TableSnapshot, snapshot_of
from tests.support.window.window_driver import WindowDriver, open_program, quick_preferences

ALONE = (Human(), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL), Computer(FIRST_LEGAL))
COMPUTERS = (Computer(FIRST_LEGAL),) * 4
TWO_PEOPLE = (Human(), Computer(FIRST_LEGAL), Human(), Computer(FIRST_LEGAL))


def game(seed: int = 5, players: tuple[Human | Computer, ...] = ALONE) -> Session:
    return Session(Setup.of(seed, players))


def counted_game(seed: int = 5) -> Session:
    """A game whose seed the program drew, so that it counts in the statistics."""
    return Session(replace(game(seed).setup, salt="00ff"))


def game_without_play(players: tuple[Human | Computer, ...] = ALONE) -> Session:
    """A game in which the first human is on turn and no card fits."""
    for seed in range(1, 200):
        session = game(seed, players)
        while session.turn is not None and session.observe(session.turn).number == 1:
            observation = session.observe(session.turn)
            if session.player_of(session.turn) == Human() and not observation.legal_plays:
                return session
            session.submit(strategy_named(FIRST_LEGAL).choose(observation))
    raise AssertionError


def at_turn(
    seating: "Seating", session: Session | None = None, *, size: tuple[int, int] = (1024, 700)
) -> "Player":
    """Open a program, with the usual game unless another is given, and wait for the player's turn."""
    player = seating(game() if session is None else session, size=size)
    player.until_my_turn()
    return player


def start_in(folder: Path, qtbot: QtBot, session: Session | None = None) -> "Player":
    """Open the program as its start does, without animations: with the saved game, unless one is given."""
    store, message = Autosave.claim(folder), ""
    if session is None:
        session, message = load_running_game(store)
    preferences = quick_preferences(folder)
    program = open_program(session, store, preferences=preferences)
    program.start(message)
    return Player(program, qtbot, preferences, store)


class Player(WindowDriver):
    """Plays at one window with mouse and keys."""

    def __init__(
        self, program: Straights, qtbot: QtBot, preferences: Preferences, autosave: Autosave
    ) -> None:
        super().__init__(program)
        self.qtbot = qtbot
        self.preferences = preferences
        self.autosave = autosave

    @property
    def scene(self) -> TableScene:
        return self.program.table.scene_

    @property
    def picture(self) -> TableSnapshot:
        return snapshot_of(self.scene)

    @property
    def flying_cards(self) -> set[Card]:
        """The cards on their way to the board."""
        scene = self.scene
        return {card for card, item in scene.board.items() if item.pose.point != scene.geometry.place(card)}

    @property
    def message(self) -> str:
        return self.scene.message.text

    @property
    def said(self) -> str:
        """What the window says below the board."""
        return self.program.window.message.text()

    def figures(self) -> Figures:
        """Those of the statistics on the disk, as a program that starts now would read them."""
        with closing(StatisticsStore(self.autosave.path.parent)) as store:
            return figures_of(store.records())

    def left_games(self) -> tuple[Path, ...]:
        """The files of the games that were left for another one, newest first."""
        return SavedGames(self.autosave.path.parent / "games").paths()

    def cards_in_memory(self) -> set[Card]:
        items = self.scene.items()
        return {item.card for item in items if isinstance(item, CardItem) and item.card is not None}

    def count_moves(self) -> int:
        """How many cards the player at seat 0 has laid or put down."""
        actions = self.program.model.session.actions
        return sum(isinstance(action, Play | Discard) and action.seat == 0 for action in actions)

    def until(self, condition: Callable[[], bool]) -> None:
        self.qtbot.waitUntil(condition)

    def finish_motion(self) -> None:
        """Let everything that moves come to its end at once, and nothing move any more."""
        self.program.motion.factor = self.program.motion.pause_factor = 0.0
        self.program.motion.finish()

    def until_my_turn(self) -> None:
        """Let the computers play until it is the viewer's turn, looking at results on the way."""

        def is_mine() -> bool:
            if self.program.event_player.shows_result:
                self.go_on()
            observation = self.observation
            return self.program.game.is_settled and (observation.is_my_turn or observation.turn is None)

        self.until(is_mine)
        self.until_settled()

    def until_my_turn_or_result(self) -> None:
        program = self.program
        self.until(lambda: program.event_player.shows_result or self.is_my_turn)
        if not program.event_player.shows_result:
            self.until_settled()

    def finish_round(self) -> None:
        while not self.program.event_player.shows_result and self.observation.turn is not None:
            self.until_my_turn_or_result()
            if not self.program.event_player.shows_result:
                self.play_by_dragging()

    def must_hand_over(self) -> bool:
        return self.program.table.overlays.is_handover_shown

    def look(self) -> int:
        """Wait for the handover screen and press its button; returns the seat that looks."""
        self.until(self.must_hand_over)
        self.program.table.overlays.handover_screen.button.click()
        self.until_settled()
        seat = self.program.model.viewer
        assert seat is not None
        return seat

    def place_of(self, card: Card) -> QPoint:
        return self.program.table.mapFromScene(self.scene.geometry.place(card))

    def hover(self, point: QPoint) -> None:
        move_pointer(self.qtbot, self.program.table.viewport(), point)

    def press(self, point: QPoint) -> None:
        QTest.mousePress(self.program.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def move(self, start: QPoint, end: QPoint, steps: int = 5) -> None:
        for step in range(1, steps + 1):
            QTest.mouseMove(self.program.table.viewport(), start + (end - start) * step / steps)

    def release(self, point: QPoint) -> None:
        QTest.mouseRelease(self.program.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def drag(self, card: Card, end: QPoint) -> None:
        start = self.point_of(card)
        self.press(start)
        self.move(start, end)
        self.release(end)

    def drag_to_pile(self, card: Card) -> None:
        seat = self.observation.seat
        assert seat is not None
        self.drag(card, self.program.table.mapFromScene(self.scene.piles[seat].rect.center()))

    def click(self, card: Card) -> None:
        self.click_at(self.point_of(card))

    def click_at(self, point: QPoint) -> None:
        QTest.mouseClick(self.program.table.viewport(), Qt.MouseButton.LeftButton, pos=point)

    def double_click(self, point: QPoint) -> None:
        """A double click as a system sends it: a click, then a press that is marked as the second."""
        viewport = self.program.table.viewport()
        QTest.mouseClick(viewport, Qt.MouseButton.LeftButton, pos=point)
        QTest.mouseDClick(viewport, Qt.MouseButton.LeftButton, pos=point)

    def key(self, *keys: Qt.Key) -> None:
        for key in keys:
            QTest.keyClick(self.program.table, key)

    def go_on(self) -> None:
        QTest.mouseClick(self.program.table.overlays.score_sheet.button, Qt.MouseButton.LeftButton)

    def play_by_dragging(self) -> None:
        """Use the turn as the assignment's computer would, by dragging."""
        observation = self.observation
        if observation.legal_plays:
            self.drag(observation.legal_plays[0], self.place_of(observation.legal_plays[0]))
        else:
            self.drag_to_pile(observation.hand[0])

    def take_turn(self) -> None:
        """Use the turn, and wait for the next one."""
        self.play_by_dragging()
        self.until_my_turn()

    def play_turn(self) -> None:
        """Wait for the turn, use it, and wait for the next one."""
        self.until_my_turn()
        self.take_turn()


class Seating:
    """Opens programs in a folder, without animations unless asked for; each with a game, or a new one."""

    def __init__(self, qtbot: QtBot, folder: Path) -> None:
        self._qtbot, self._folder = qtbot, folder
        self.players: list[Player] = []

    def __call__(
        self,
        session: Session | None,
        *,
        factor: float = 0.0,
        size: tuple[int, int] = (1024, 700),
        start: bool = True,
        executor: Executor | None = None,
        disk: Executor | None = None,
        folder: Path | None = None,
    ) -> Player:
        preferences, store = quick_preferences(self._folder), Autosave(folder or self._folder)
        program = open_program(
            session, store, preferences=preferences, executor=executor, disk=disk, factor=factor, size=size
        )
        self.players.append(Player(program, self._qtbot, preferences, store))
        if start:
            program.start()
            program.window.activateWindow()
            self._qtbot.waitUntil(program.window.isActiveWindow)
        return self.players[-1]
