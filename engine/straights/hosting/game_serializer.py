"""The state of a game for the messages `table` and `events`, and its saved text, encoded incrementally."""

from __future__ import annotations

from engine.straights.hosting.game_record import GameRecord, is_forfeited
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.protocol.table_state import TableState
from engine.straights.storage.savegame import SaveGameText
from engine.straights.storage.seal import seal_of


class GameSerializer:
    """Serializes one game repeatedly while it grows."""

    def __init__(self, game: HostedGame, record: GameRecord) -> None:
        self._game, self._record = game, record
        self._setup = game.session.setup
        self._seal = seal_of(self._setup)
        self._text = SaveGameText(self._setup)

    def value(self) -> TableState:
        """The game as its viewer may see it."""
        game, setup = self._game, self._game.session.setup
        observation = game.observation()
        return TableState(
            observation=observation,
            can_undo=game.can_undo(),
            can_redo=game.can_redo(),
            is_practice=self._record.is_practice(observation.number) or is_forfeited(game.session),
            viewer=game.viewer,
            humans=game.humans,
            players=tuple(seat.player for seat in setup.seats),
            seal=self._seal,
            seed=None if game.is_sealed else setup.seed,
            salt="" if game.is_sealed else setup.salt,
        )

    def saved_text(self) -> str:
        """The game as the text of a saved file."""
        session = self._game.session
        if session.setup != self._setup:  # a seat was renamed
            self._setup = session.setup
            self._text = SaveGameText(self._setup)
        return self._text.of(session.actions)
