"""Menu and toolbar to commands: new games, undo, pause, speed, seats, deck, help; and what is possible."""

from __future__ import annotations

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from engine.straights.commands import ShowDeck
from engine.straights.events import DeckShown
from engine.straights.session import Session
from engine.straights.strategies import NAMES
from straights_gui.controller.game_controller import GameController
from straights_gui.controller.log_keeper import LogKeeper
from straights_gui.controller.new_games import ask_for_game, fresh_game
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences, Speed
from straights_gui.view.main_window import MainWindow
from straights_gui.view.motion import Motion
from straights_gui.view.words import status_words, strategy_name

FACTORS = {Speed.SLOW: 1.7, Speed.NORMAL: 1.0, Speed.FAST: 0.45, Speed.AT_ONCE: 0.0}


class MenuController(QObject):
    """Connects the window's actions, and keeps them true to the game."""

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        game: GameController,
        log: LogKeeper,
        preferences: Preferences,
        motion: Motion,
    ) -> None:
        """A controller of all actions."""
        super().__init__()
        self._window, self._model, self._game = window, model, game
        self._log, self._preferences, self._motion = log, preferences, motion
        self._connect()
        self.set_speed(preferences.speed)
        self._on_changed()

    def set_speed(self, speed: Speed) -> None:
        """Play at this speed from now on."""
        self._motion.factor = FACTORS[speed]
        self._window.speeds[speed.value].setChecked(True)
        if self._preferences.speed is not speed:
            self._preferences.speed = speed

    def play_again(self) -> None:
        """Another game for the same players."""
        self._begin(fresh_game(self._model.session.setup.seats))

    def new_game(self) -> None:
        """Another game, as the player sets it up."""
        session = ask_for_game(self._window, self._preferences, self._model.session.setup.seed)
        if session is not None:
            self._begin(session)

    def show_deck(self) -> None:
        """The round's whole order, behind a question."""
        from straights_gui.view.deck_dialog import DeckDialog

        if not DeckDialog.is_wanted(self._window):
            return
        seat = self._model.viewer if self._model.viewer is not None else 0
        names = tuple(each.name for each in self._model.observation().seats)
        for event in self._model.session.submit(ShowDeck(seat)):
            if isinstance(event, DeckShown) and event.order is not None:
                DeckDialog(self._window, event.order, names).exec()

    def _connect(self) -> None:
        """Every action to what it does."""
        window = self._window
        window.new_action.triggered.connect(self.new_game)
        window.quit_action.triggered.connect(window.close)
        window.undo_action.triggered.connect(self._game.undo)
        window.pause_action.toggled.connect(self._game.pause)
        window.rage_quit_action.triggered.connect(self._on_rage_quit)
        window.take_seat_action.triggered.connect(self._on_take_seat)
        window.deck_action.triggered.connect(self.show_deck)
        window.rules_action.triggered.connect(self._on_rules)
        window.about_action.triggered.connect(self._on_about)
        for speed in Speed:
            window.speeds[speed.value].triggered.connect(lambda _checked, speed=speed: self.set_speed(speed))
        window.table.seat_asked.connect(self._on_seat_asked)
        window.closing.connect(self._on_closing)
        self._game.changed.connect(self._on_changed)
        self._game.again_asked.connect(self.play_again)

    def _begin(self, session: Session) -> None:
        """Deal a new game."""
        self._model.replace(session)
        self._log.expect_deal()
        self._game.start(deal=True)

    def _on_changed(self) -> None:
        """What may be done now, and the status bar."""
        window, model = self._window, self._model
        seat = self._left_seat()
        window.undo_action.setEnabled(model.can_undo())
        window.rage_quit_action.setEnabled(model.turn is not None and model.viewer in model.humans)
        window.take_seat_action.setEnabled(seat is not None)
        window.deck_action.setEnabled(self._game.is_settled)
        if self._game.shows_result:
            window.turn_label.setText(self.tr("The round is over."))
        if not self._game.is_settled:
            return
        observation = model.observation()
        window.show_status(status_words(observation), observation.number, model.session.setup.seed)

    def _left_seat(self) -> int | None:
        """The seat that the player at the screen may take: its own if a computer plays it now."""
        if self._model.turn is None:
            return None
        viewer = self._model.viewer
        if viewer is not None and viewer not in self._model.humans:
            return viewer
        return 0 if not self._model.humans else None

    def _on_rage_quit(self) -> None:
        """Leave in anger."""
        if self._model.viewer is not None:
            self._game.rage_quit(self._model.viewer)

    def _on_take_seat(self) -> None:
        """Come back."""
        seat = self._left_seat()
        if seat is not None:
            self._game.take_seat(seat)

    def _on_seat_asked(self, seat: int, point: QPoint) -> None:
        """What can be done with a seat."""
        if self._model.turn is None:
            return
        menu = QMenu(self._window)
        if seat in self._model.humans:
            if seat == self._model.viewer:
                menu.addAction(self._window.rage_quit_action)
        else:
            menu.addAction(self.tr("Play this seat yourself"), lambda: self._game.take_seat(seat))
            for strategy in NAMES:
                action = menu.addAction(strategy_name(strategy))
                action.setCheckable(True)
                action.setChecked(self._model.session.strategy_of(seat) == strategy)
                action.triggered.connect(lambda _on, name=strategy: self._game.set_strategy(seat, name))
        menu.exec(point)
        menu.deleteLater()

    def _on_rules(self) -> None:
        """How the game is played."""
        from straights_gui.view.rules_dialog import RulesDialog

        RulesDialog(self._window).exec()

    def _on_about(self) -> None:
        """What the program is."""
        from straights_gui.view.about import show_about

        show_about(self._window)

    def _on_closing(self) -> None:
        """Remember how the window stands."""
        self._preferences.geometry = self._window.saveGeometry()
        self._preferences.log_is_open = self._window.log.isVisible()
