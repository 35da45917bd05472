"""The badges on the table: pause, demo, replay, practice and the queued card, and their buttons."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.straights.text import badges
from straights_gui.controller.play.moments import Moments
from straights_gui.controller.play.replay import Replay
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Game
from straights_gui.view.table.badges import Badge, BadgeKind

_REPLAY = Badge(BadgeKind.REPLAY, badges.REPLAY)
_PRACTICE = Badge(BadgeKind.PRACTICE, badges.PRACTICE, (badges.NOT_COUNTED,), short=badges.PRACTICE)


class BadgesController(QObject):
    """Updates the badges."""

    def __init__(
        self,
        parts: WindowParts[Game],
        replay: Replay,
        is_practice: Callable[[], bool],
        moments: Moments | None = None,
    ) -> None:
        """Only games of Straights have moments."""
        super().__init__()
        self._window, self._game, self._replay, self._moments = parts.window, parts.game, replay, moments
        self._is_practice = is_practice
        parts.game.changed.connect(self.update)
        parts.window.act.follow(pause=self.update, demo=self.update)
        parts.model.practice_marked.connect(self.update)
        parts.table.badge_ended.connect(self._on_ended)

    def update(self) -> None:
        """Show the current badges."""
        self._window.table.show_badges(self._badges())

    def _badges(self) -> tuple[Badge, ...]:
        if self._replay.is_open:
            return (_REPLAY,)
        if self._moments is not None and self._moments.is_open:
            return ()
        act, card = self._window.act.by_name, self._game.card_input.queued_card
        return (
            *([Badge(BadgeKind.PAUSED, badges.PAUSED)] if act["pause"].isChecked() else []),
            *([Badge(BadgeKind.DEMO, badges.DEMO)] if "demo" in act and act["demo"].isChecked() else []),
            *([_PRACTICE] if self._is_practice() else []),
            *([] if card is None else [Badge(BadgeKind.QUEUED, badges.queued(card))]),
        )

    def _on_ended(self, kind: BadgeKind) -> None:
        """End what has a button, and is not of a network table."""
        if kind is BadgeKind.PAUSED:
            self._window.act.pause.setChecked(False)
        elif kind is BadgeKind.DEMO:
            self._window.act.demo.setChecked(False)
        elif kind is BadgeKind.REPLAY:
            self._replay.close()
        elif kind is BadgeKind.QUEUED:
            self._window.table.cancelled.emit()
        self._window.table.setFocus()
