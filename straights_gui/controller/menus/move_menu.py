"""The Move menu: undo, hint, demo, pause, seats, deck; which actions are enabled, and the round.

`GameWindowMenu` does the same in a window of any game.
"""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.games.registry import new_games
from engine.games.seal import seal_of_key
from engine.straights.statistics.counting import counted_seat
from engine.straights.storage.seal import seal_of
from engine.straights.text.table import DEMO, instructions
from engine.straights.text.variants import game_progress, seal_name, seed_name
from straights_gui.controller.games.new_games import day_of_deal
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.panels.hints import Hints
from straights_gui.controller.panels.statistics import OtherRecords, StatisticsController
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.local_game import TableGame
from straights_gui.view.text.rendering import day_text, fill, shown

_LEFT_MS = 15_000


class MoveMenuController(QObject):
    """Connects the actions of the Move menu and keeps their state up to date."""

    def __init__(
        self,
        parts: WindowParts[GameModel],
        game_menu: GameMenuController,
        hints: Hints,
        statistics: StatisticsController,
    ) -> None:
        super().__init__()
        self._parts, self._window, self._model, self._game = parts, parts.window, parts.model, parts.game
        self._game_menu, self._hints = game_menu, hints
        self._statistics, self._preferences = statistics, parts.preferences
        self._connect()
        self._on_changed()

    def show_deck(self) -> None:
        """Show the order of the round's deck, in a game after a confirmation; the round no longer counts."""
        counts = self._statistics.counts()
        asks = self._preferences.is_on("ask-before-deck") and self._model.turn is not None
        from engine.straights.sheets.deck import deck
        from engine.straights.sheets.questions import deck_question
        from straights_gui.view.dialogs.confirm import is_wanted
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        if asks and not is_wanted(self._window, deck_question(counts=counts)):
            return
        self._model.mark_practice()
        names = [each.name for each in self._model.observation().seats]
        hands = self._model.session.state.deck.hands(len(names))
        DrawnSheet(self._window, deck(hands, names)).exec()

    def _connect(self) -> None:
        game = self._game
        self._connect_demo()
        connect_moves(self._parts)
        self._window.act.bind(hint=self._hints.show, rage_quit=self._on_rage_quit, deck=self.show_deck)
        game.changed.connect(self._on_changed)

    def _connect_demo(self) -> None:
        """Connect the demo, which ends with any action of the player on cards, moves or seats."""
        act = self._window.act
        act.follow(demo=self._on_demo)
        for name in ("undo", "redo", "hint", "rage_quit", "take_seat"):
            act.bind(**{name: self._end_demo})
        self._game.player_acted.connect(self._end_demo)
        self._game_menu.begun.connect(self._end_demo)

    def _on_changed(self) -> None:
        window, model = self._window, self._model
        act, is_here = window.act, not self._game.is_suspended
        is_mine = self._game.is_settled and model.viewer in model.humans and model.turn == model.viewer
        may_demonstrate = model.turn is not None and len(model.humans) == 1
        allow_moves(self._parts)
        act.allow(
            own_turn=is_here and is_mine,
            demo=is_here and may_demonstrate,
            settled=is_here and self._game.is_settled,
        )
        if not may_demonstrate:
            self._end_demo()
        window.table.message.demo = (DEMO,) * (is_here and act.demo.isChecked())
        if is_here:
            self._show_progress()

    def _show_progress(self) -> None:
        observation = self._model.observation()
        if self._game.is_settled or self._game.shows_result:
            number = observation.number if self._game.is_settled else len(observation.results)
            self._window.show_progress(self._progress(number), self._seed_text())

    def _progress(self, number: int) -> str:
        """The round of the game, or the day of which the game is the deal."""
        setup = self._model.session.setup
        day = day_of_deal(setup)
        if day is None:
            return shown(game_progress(number, setup.variant))
        return fill(self.tr("Deal of the day, {date}"), date=day_text(day, has_weekday=False))

    def _seed_text(self) -> str:
        setup = self._model.session.setup
        if self._game_menu.is_sealed or setup.key:
            return shown(seal_name(seal_of(setup) or ""))
        return shown(seed_name(setup.seed))

    def _on_demo(self, is_on: bool) -> None:
        self._game.autopilot.plays_all = is_on
        self._on_changed()
        table = self._window.table
        if not self._game.shows_result:
            table.message.show_turn(instructions(self._model.observation()))
        if is_on:
            table.advised.emit(shown(DEMO))
        if self._model.turn is not None:
            self._game.reconsider()

    def _end_demo(self) -> None:
        self._window.act.demo.setChecked(False)

    def _on_rage_quit(self) -> None:
        counts = counted_seat(self._model.session) is not None  # in a practice round, later ones would
        leave_seat(self._parts, counts=counts)


def connect_moves(parts: WindowParts[GameModel] | WindowParts[TableGame]) -> None:
    """Connect the actions that a game of any kind has on this computer."""

    def take_seat() -> None:
        if parts.model.left_seat is not None:
            parts.game.exchange(parts.model.left_seat, "")

    game = parts.game
    parts.window.act.bind(undo=game.undo, redo=game.redo, step=game.step, take_seat=take_seat)
    parts.window.act.follow(pause=game.pause)


def allow_moves(parts: WindowParts[GameModel] | WindowParts[TableGame]) -> None:
    """Enable those that are possible now."""
    act, model, game = parts.window.act, parts.model, parts.game
    is_here, has_left = not game.is_suspended, model.left_seat is not None
    waits_for_computer = model.turn is not None and model.turn not in model.humans
    act.allow(
        here=is_here,
        undo=is_here and model.can_undo(),
        redo=is_here and model.can_redo(),
        step=is_here and waits_for_computer and not (game.shows_result and model.humans),
        playing=is_here and not model.is_over and model.viewer in model.humans,
        left=is_here and has_left,
    )
    act.take_seat.setVisible(has_left)
    act.rage_quit.setVisible(bool(model.humans) or not has_left)


def leave_seat(parts: WindowParts[GameModel] | WindowParts[TableGame], *, counts: bool) -> None:
    """Give the viewer’s seat to a computer, after a question if wanted, and say what that costs."""
    if parts.model.viewer is None:
        return
    from engine.straights.sheets.questions import left_text, rage_quit_question

    if parts.preferences.is_on("ask-before-rage-quit"):
        from straights_gui.view.dialogs.confirm import is_wanted

        if not is_wanted(parts.window, rage_quit_question(counts=counts)):
            return
    parts.game.rage_quit(parts.model.viewer)
    parts.window.say(shown(*left_text(counts=counts)), _LEFT_MS)


class GameWindowMenu(QObject):
    """Connects the actions of a window of any game, enables them, and shows the round."""

    def __init__(self, parts: WindowParts[TableGame], records: OtherRecords) -> None:
        super().__init__()
        window, model, game = parts.window, parts.model, parts.game
        self._parts, self._window, self._model, self._game = parts, window, model, game
        self._event_player, self._records = parts.event_player, records
        self._key = new_games(model.rules.name).key_of(model.session.setup)
        self._seal = seal_of_key(self._key) if self._key else ""
        connect_moves(parts)
        window.act.bind(
            rage_quit=self._on_rage_quit, close=window.close, hint=self._on_hint, seal=self._on_seal
        )
        window.act.hint.setVisible(new_games(model.rules.name).has_hints)
        game.changed.connect(self.update)
        window.retranslated.connect(self.update)
        self.update()

    def update(self) -> None:
        """Enable the possible actions, and show the round."""
        allow_moves(self._parts)
        self._window.act.allow(own_turn=self._game.is_players_turn, sealed=bool(self._seal))
        title = (self._event_player.result or self._model.table()).title
        if not self._game.is_suspended and title is not None:
            self._window.show_progress(shown(title), shown(seal_name(self._seal)) if self._seal else "")
            self._window.setWindowTitle(shown(title))  # Qt adds the program’s name

    def _on_hint(self) -> None:
        """Say what to do; when that is shown, why."""
        table, said = self._window.table, self._model.hint()
        if said and self._game.is_players_turn:
            is_shown = table.message.text == shown(*said[:1])
            if not is_shown:
                self._records.count_hint()
            table.show_for_now(shown(*said[1:] if is_shown else said[:1]))

    def _on_seal(self) -> None:
        from engine.straights.sheets.seal import CHECK, key_seal
        from straights_gui.view.sheets.drawn_sheet import DrawnSheet

        seal, key = self._seal, self._key if self._model.is_over else ""
        check = {CHECK: lambda _sheet: key_seal(seal, key, holds=seal_of_key(key) == seal)}
        DrawnSheet(self._window, key_seal(seal, key), check).exec()

    def _on_rage_quit(self) -> None:
        counts = self._records.new_record() is not None and not self._model.session.is_exchanged
        leave_seat(self._parts, counts=counts)
