"""The values of a game for the messages `table` and `events`, and its saved text, encoded incrementally."""

from __future__ import annotations

from engine.straights.events import Event
from engine.straights.hosting.answers import told_event
from engine.straights.hosting.hosted_game import HostedGame
from engine.straights.player import strategy_of
from engine.straights.record import RoundResult
from engine.straights.storage.savegame import SaveGameText
from engine.straights.storage.seal import seal_of
from engine.straights.storage.wire import Json, observation_value, result_value


class GameSerializer:
    """Serializes one game repeatedly while it grows."""

    def __init__(self, game: HostedGame) -> None:
        self._game = game
        self._setup = game.session.setup
        self._seal = seal_of(self._setup)
        self._text = SaveGameText(self._setup)
        self._told: dict[Event, Json] = {}
        self._results: tuple[RoundResult, ...] = ()
        self._result_values: list[Json] = []

    def value(self) -> Json:
        """The game as its viewer may see it, without whether it counts."""
        game, setup = self._game, self._game.session.setup
        observation = game.observation()
        return {
            "observation": observation_value(observation, self._values_of(observation.results)),
            "can_undo": game.can_undo(),
            "can_redo": game.can_redo(),
            "viewer": game.viewer,
            "humans": list(game.humans),
            "players": [strategy_of(seat.player) for seat in setup.seats],
            "seal": self._seal,
            "seed": None if game.is_sealed else setup.seed,
            "salt": "" if game.is_sealed else setup.salt,
        }

    def told(self, events: tuple[Event, ...]) -> list[Json]:
        """The events with their sentences."""
        self._note_names()
        return [self._told_event(event) for event in events]

    def saved_text(self) -> str:
        """The game as the text of a saved file."""
        self._note_names()
        return self._text.of(self._game.session.actions)

    def _note_names(self) -> None:
        setup = self._game.session.setup
        if setup != self._setup:  # a seat was renamed
            self._setup = setup
            self._text = SaveGameText(setup)
            self._told = {}

    def _told_event(self, event: Event) -> Json:
        value = self._told.get(event)
        if value is None:
            value = self._told[event] = told_event(event, self._game.names)
        return value

    def _values_of(self, results: tuple[RoundResult, ...]) -> list[Json]:
        known = len(self._results)
        if results[:known] != self._results:
            known = 0
            self._result_values = []
        self._result_values += map(result_value, results[known:])
        self._results = results
        return self._result_values
