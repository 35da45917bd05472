"""The state of a game for the messages `table` and `events`, and its saved text, encoded incrementally."""

from __future__ import annotations

from engine.fast_dataclass import replace
from engine.games.saved_game import SaveGameText
from engine.straights.events import Event
from engine.straights.local_table.answers import told_event
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.observation import Observation, Step
from engine.straights.protocol.sent_events import SentEvent
from engine.straights.protocol.table_state import TableState, outcome_of
from engine.straights.storage import notation
from engine.straights.storage.seal import seal_of
from engine.straights.text.variants import game_end


class GameSerializer:
    """Serializes one game repeatedly while it grows."""

    def __init__(self, game: HostedGame) -> None:
        self._game = game
        self._setup = game.session.setup
        self._seal = seal_of(self._setup)
        self._text = SaveGameText(notation, self._setup)
        self._told: dict[Event, SentEvent] = {}

    def value(self, *, is_practice: bool) -> TableState:
        """The game as its viewer may see it."""
        game, setup = self._game, self._game.session.setup
        return TableState(
            observation=game.observation(),
            can_undo=game.can_undo(),
            can_redo=game.can_redo(),
            is_practice=is_practice,
            viewer=game.viewer,
            humans=game.humans,
            players=tuple(seat.player for seat in setup.seats),
            seal=self._seal,
            seed=None if game.is_sealed else setup.seed,
            salt="" if game.is_sealed else setup.salt,
            key=None if setup.key == "" else "" if game.is_sealed else setup.key,
            game_end=game_end(setup.variant),
            left_seat=game.left_seat,
            outcome=outcome_of(game.session, game.humans[0] if len(game.humans) == 1 else None),
        )

    def told(self, events: tuple[Event, ...]) -> tuple[SentEvent, ...]:
        """The events with their sentences."""
        self._note_names()
        return tuple(map(self._told_event, events))

    def told_steps(self, steps: tuple[Step, ...]) -> tuple[SentEvent, ...]:
        """The events of steps, with what is seen after each but the last, when nobody may move."""
        *earlier, last = self.told(tuple(step.event for step in steps))
        seen = (replace(step.observation, turn=None, legal_plays=()) for step in steps)
        return (*map(_with_observation, earlier, seen), last)

    def saved_text(self) -> str:
        """The game as the text of a saved file."""
        self._note_names()
        return self._text.of(self._game.session.actions)

    def _note_names(self) -> None:
        setup = self._game.session.setup
        if setup != self._setup:  # a seat was renamed
            self._setup = setup
            self._text = SaveGameText(notation, setup)
            self._told = {}

    def _told_event(self, event: Event) -> SentEvent:
        value = self._told.get(event)
        if value is None:
            value = self._told[event] = told_event(event, self._game.names)
        return value


def _with_observation(sent: SentEvent, after: Observation) -> SentEvent:
    return replace(sent, details=replace(sent.details, after=after))
