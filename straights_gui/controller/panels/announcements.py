"""What reaches a player who looks elsewhere: announcements of a screen reader, sounds, and a call on turn."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject
from PySide6.QtWidgets import QApplication

from engine.fast_dataclass import replace
from engine.games.table import Form
from engine.straights.text.table import YOUR_TURN
from straights_gui.controller.play.shown_table import shown_table
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game, Step
from straights_gui.view.table.input.screen_reader import ScreenReader
from straights_gui.view.text.rendering import shown, spoken
from straights_gui.view.window.sounds import CLIMB, Sound, Sounds


class AnnouncementController(QObject):
    """Announces what the table shows."""

    def __init__(self, parts: WindowParts[Game]) -> None:
        super().__init__()
        self._model, self._table = parts.model, parts.table
        self.screen_reader = ScreenReader(parts.table)
        self._announced_revision = -1
        parts.event_player.playing.connect(self._on_playing)
        parts.table.warned.connect(self.screen_reader.announce)
        parts.table.advised.connect(self.screen_reader.announce)
        parts.game.settled.connect(self._on_settled)
        parts.window.act.bind(read_aloud=self.read_table)

    def read_table(self) -> None:
        """Announce the complete position, the cards in the order on the screen."""
        hand, table = self._table.in_order(self._model.hand()), self._model.table()
        piles = [
            replace(pile, cards=hand) if hand and (pile.form, pile.seat) == (Form.FAN, table.viewer) else pile
            for pile in table.piles
        ]
        said = self._model.description(replace(table, piles=tuple(piles)))
        self.screen_reader.announce(spoken(*said))

    def _on_playing(self, step: Step) -> None:
        self.screen_reader.announce(spoken(*step.said.spoken))

    def _on_settled(self) -> None:
        viewer = self._model.viewer
        is_mine = viewer is not None and viewer == self._model.turn
        if is_mine and self._announced_revision != self._model.revision:
            self._announced_revision = self._model.revision
            self.screen_reader.announce(spoken(*shown_table(self._model.table()).message))


class SoundController(QObject):
    """Plays `sounds` at the chosen volume; nothing is loaded before the first audible one."""

    def __init__(self, parts: WindowParts[Game]) -> None:
        super().__init__()
        self.sounds, self._preferences = Sounds(), parts.preferences
        self._run = 0  # the player's plays since the deal or the last discard: each is a tone higher
        parts.event_player.playing.connect(self._on_playing)
        parts.table.warned.connect(lambda _text: self.sounds.play(Sound.REFUSAL))
        parts.preferences.changed.connect(self._on_changed)
        self._on_changed()

    def _on_changed(self) -> None:
        self.sounds.set_volume(
            0.0 if self._preferences.is_on("muted") else self._preferences.level("volume") / 100
        )

    def _on_playing(self, step: Step) -> None:
        sound, table = _sound(step), step.shown.table
        is_own = table.viewer is not None and step.shown.happening.seat == table.viewer
        if sound is Sound.DEAL or (is_own and sound is Sound.DISCARD):
            self._run = 0
        elif is_own and sound is Sound.PLAY:
            sound = CLIMB[min(self._run, len(CLIMB) - 1)]
            self._run += 1
        if sound is not None:
            self.sounds.play(sound)


def _sound(step: Step) -> Sound | None:
    """That of an event; some are silent."""
    happening, forms = step.shown.happening, {pile.place: pile.form for pile in step.shown.table.piles}
    if happening.is_deal:
        return Sound.DEAL
    if happening.shows_result:
        return Sound.ROUND_END
    if step.ends_game:
        return Sound.GAME_END
    ends = [forms.get(way.end) for way in happening.movements if way.cards]
    return (Sound.DISCARD if Form.STACK in ends else Sound.PLAY) if ends else None


class TurnCalls(QObject):
    """Says in the title of a window that is not active that the table waits; alerts once for each turn."""

    def __init__(self, parts: WindowParts[Game]) -> None:
        super().__init__(parts.window)
        self._window, self._model, self._game = parts.window, parts.model, parts.game
        self._preferences = parts.preferences
        self._said, self._waited = "", False
        parts.game.changed.connect(self.update)
        parts.preferences.changed.connect(self.update)
        parts.window.windowTitleChanged.connect(self.update)
        parts.window.installEventFilter(self)

    def update(self) -> None:
        """Put the words before the usual title, or take them away."""
        waits = self._game.is_players_turn and self._model.turn in self._model.humans
        is_new, self._waited = waits and not self._waited, waits
        is_away = not self._window.isActiveWindow() and not self._game.autopilot.plays_all
        calls = waits and is_away and self._preferences.is_on("call-on-turn")
        usual = self._window.windowTitle().removeprefix(self._said)
        self._said = f"{shown(YOUR_TURN)} \u2013 " if calls else ""
        self._window.setWindowTitle(self._said + usual)
        if calls and is_new:
            QApplication.alert(self._window)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        """Look again when the player goes elsewhere or comes back."""
        if event.type() in (QEvent.Type.WindowActivate, QEvent.Type.WindowDeactivate):
            self.update()
        return super().eventFilter(watched, event)
