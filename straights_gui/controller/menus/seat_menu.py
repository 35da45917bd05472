"""The seat menus: by a right click on a seat, or under Players in the Move menu."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, QPoint
from PySide6.QtWidgets import QMenu

from engine.straights.player import Computer
from engine.straights.strategies.registry import NAMES
from straights_gui.controller.games.new_games import chosen_portraits
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.view.style.icons import sheet_icon
from straights_gui.view.style.sheet_menu import sheet_menu
from straights_gui.view.text.table_text import player_description, player_text

if TYPE_CHECKING:
    from straights_gui.view.portraits.portrait_picker import PortraitPicker


class SeatMenuController(QObject):
    """Fills the seat menus."""

    def __init__(self, parts: WindowParts[GameModel]) -> None:
        super().__init__()
        self._preferences = parts.preferences
        self._window, self._model, self._game = parts.window, parts.model, parts.game
        parts.table.seat_menu_requested.connect(self._on_asked)
        parts.window.act.submenus["seats"].aboutToShow.connect(self._on_players)

    def _on_asked(self, seat: int, point: QPoint) -> None:
        if not self._may_change():
            return
        menu = sheet_menu(self._window)
        self._fill(menu, seat, point)
        menu.exec(point)
        menu.deleteLater()

    def _on_players(self) -> None:
        act, players = self._window.act, self._window.act.submenus["seats"]
        players.clear()
        players.addActions((act.demo, act.rage_quit, act.take_seat))
        players.addSeparator()
        for seat, view in enumerate(self._model.observation().seats):
            menu = sheet_menu(players, view.name.replace("&", "&&"))
            players.addMenu(menu)
            menu.setEnabled(self._may_change())
            self._fill(menu, seat)

    def _may_change(self) -> bool:
        return self._model.turn is not None and not self._game.is_suspended

    def _fill(self, menu: QMenu, seat: int, point: QPoint | None = None) -> None:
        """Add the actions, and that for the portrait, in a popup at a global point or in the middle."""
        if seat in self._model.humans:
            text = self._window.act.rage_quit.iconText()
            action = menu.addAction(sheet_icon("rage-quit"), text, lambda: self._game.rage_quit(seat))
            action.setEnabled(seat == self._model.viewer)
        else:
            self._add_players(menu, seat)
        menu.addSeparator()
        menu.addAction(
            sheet_icon("portrait"), self.tr("Portrait…"), lambda: self.choose_portrait(seat, point)
        )

    def _add_players(self, menu: QMenu, seat: int) -> None:
        """Add the actions that give a computer's seat to the player, or to another computer."""
        menu.setToolTipsVisible(True)
        menu.addAction(
            sheet_icon("take-seat"), self.tr("Play this seat yourself"), lambda: self._game.exchange(seat, "")
        )
        for strategy in NAMES:
            player = Computer(strategy)
            action = menu.addAction(player_text(player))
            action.setToolTip(player_description(player))
            action.setCheckable(True)
            action.setChecked(self._model.observation().seats[seat].player == player)
            action.triggered.connect(lambda _on, name=strategy: self._game.exchange(seat, name))

    def choose_portrait(self, seat: int, point: QPoint | None = None) -> PortraitPicker:
        """Open the popup with the portraits."""
        from straights_gui.view.portraits.portrait_picker import PortraitPicker  # rarely needed

        table = self._window.table
        picker = PortraitPicker(table, table.portraits[seat])
        picker.chosen.connect(lambda portrait: self._on_portrait(seat, portrait))
        picker.open_at(point if point is not None else table.mapToGlobal(table.rect().center() / 2))
        return picker

    def _on_portrait(self, seat: int, portrait: str) -> None:
        chosen = list(chosen_portraits(self._preferences))
        chosen[self._model.observation().marks[seat]] = portrait
        self._preferences.portraits = tuple(chosen)
