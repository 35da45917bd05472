"""A game of Straights for the window: its table from observations, and what its own rooms ask."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence

from engine.cards.card import Card
from engine.errors import EngineError
from engine.fast_dataclass import replace
from engine.games.changes import Step as Shown
from engine.games.table import Answer, Happening, Table
from engine.straights.commands import Command, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import Event, GameEnded, RoundEnded
from engine.straights.observation import Observation
from engine.straights.observation_after import steps
from engine.straights.player import Computer
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies.registry import strategy_named
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Game, Step


class StraightsGame(Game):
    """A game of which somebody has an observation, and the events."""

    simplest = FIRST_LEGAL

    def observation(self) -> Observation:
        """The game, redacted for the viewer."""
        raise NotImplementedError

    def observation_of(self, seat: int) -> Observation:
        """The game, redacted for the seat whose strategy chooses."""
        raise NotImplementedError

    def history(self) -> tuple[Event, ...]:
        """All events, redacted for the viewer; discards of finished rounds are open."""
        raise NotImplementedError

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Execute a command; raises a Refusal, which changes nothing.

        Returns the events, redacted for the viewer, if they follow at once; `happened` emits their steps.
        """
        raise NotImplementedError

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return bool(self.observation().winners)

    def table(self) -> Table:
        """All that the viewer sees."""
        from engine.straights import game  # not for the first paint

        return game.table_of(self.observation())

    def hand(self) -> tuple[Card, ...]:
        """The cards of the viewer, as dealt."""
        return self.observation().hand

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""
        from engine.straights import game  # as above

        return tuple(map(game.happening, self.history()))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return tuple(_said(event, self.observation()) for event in self.history())

    def description(self, table: Table) -> tuple[Sentence, ...]:
        """A table for a screen reader."""
        from engine.straights import game  # as above

        return tuple(game.description(table))

    def answer(self, answer: Answer) -> None:
        """Play or discard a card; raises a Refusal, which changes nothing."""
        from engine.straights import game  # as above

        self.submit(game.action(game.rest(self.observation()), answer))

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        """Why something was refused, for the player."""
        from engine.straights import game  # as above

        return game.refusal(error, game.rest(self.observation()))

    def act(self, action: object) -> None:
        """Carry out what a strategy has chosen; raises a Refusal as `answer`."""
        assert isinstance(action, Command)
        self.submit(action)

    def exchange(self, seat: int, player: str) -> None:
        """Give a seat to a strategy, or to a human (""); raises a Refusal."""
        is_computer = isinstance(self.observation().seats[seat].player, Computer)
        given = SetStrategy(seat, player) if is_computer else RageQuit(seat, player)
        self.submit(given if player else TakeSeat(seat))

    def chooser(self, seat: int) -> Callable[[str], object]:
        """What a strategy of a name chooses for the seat now."""
        seen = self.observation_of(seat)
        return lambda strategy: strategy_named(strategy).choose(seen)

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has only one choice."""
        return self.observation_of(seat).forced is not None

    def forced(self) -> object | None:
        """The only choice of the viewer; None if there are others, or none."""
        return self.observation().forced

    def steps(self, before: Observation, events: Sequence[Event]) -> tuple[Step, ...]:
        """The steps from an earlier observation to this one."""
        return tuple(_steps(before, events, self.observation()))


def _steps(before: Observation, events: Sequence[Event], after: Observation) -> Iterable[Step]:
    from engine.straights import game  # as above

    for step in steps(before, events, after):
        table = game.table_of(step.observation)
        if isinstance(step.event, RoundEnded | GameEnded):
            table = replace(table, piles=tuple(replace(pile, cards=()) for pile in table.piles))
        yield Step(Shown(game.happening(step.event), table), _said(step.event, after))


def _said(event: Event, seen: Observation) -> EventText:
    from engine.straights.text.events import event_text  # as above

    return event_text(event, [seat.name for seat in seen.seats])
