"""Records the help in the running game, and in which deals for everybody there was some."""

from __future__ import annotations

from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Signal

from straights_gui.controller.games.new_games import today
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game_model import GameModel
from straights_gui.model.storage.days import HelpedDeals

if TYPE_CHECKING:
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.session import Session
    from engine.straights.setup import Setup


class DealHelp(QObject):
    """Tracks help: a hint, or anything that reveals cards unknown to the player; see `mark_practice`.

    Attributes:
        given: emitted with the setup of the running game when the player has had help.
    """

    given = Signal(object)

    def __init__(self, parts: WindowParts[GameModel], deals: HelpedDeals) -> None:
        super().__init__()
        self._model, self._deals, self._log = parts.model, deals, parts.log
        self._helped: set[DuplicateDeal] = set()  # in this window, in case the file cannot be written
        parts.window.act.bind(hint=self._on_help)
        parts.model.practice_marked.connect(self._on_help)

    def was_given(self, deal: DuplicateDeal, session: Session) -> bool:
        """Whether the player had help in a deal, even in an earlier run, or a player was exchanged."""
        return session.is_exchanged or deal in self._helped or deal in self._deals

    def _on_help(self) -> None:
        if self._model.turn is None:
            return
        setup = self._model.session.setup
        self._keep(setup)
        self.given.emit(setup)

    def _keep(self, setup: Setup) -> None:
        from engine.straights.duplicate.duplicate_deal import deal_in

        deal = deal_in(setup, today())
        if deal is None:
            return
        self._helped.add(deal)
        try:
            self._deals.add(deal.key)
        except OSError as error:
            self._log.warning(f"The help in a deal cannot be kept: {error}")
