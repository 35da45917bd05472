"""The menus of a window of any game: moves, seats, and its round."""

from __future__ import annotations

from PySide6.QtCore import QObject

from engine.games.registry import new_games
from engine.games.seal import seal_of_key
from engine.straights.text.variants import seal_name
from straights_gui.controller.menus.move_menu import allow_moves, connect_moves, leave_seat
from straights_gui.controller.panels.game_records import OtherRecords
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.table_game import TableGame
from straights_gui.view.text.rendering import shown


class GameWindowMenu(QObject):
    """Connects the actions, enables them, and shows the round."""

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
