"""Plays a game: asks the players, applies their choices and notifies them of the events."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from engine.errors import SetupError
from engine.poker.game.commands import Deal
from engine.poker.game.events import Event, GameEnded, RoundStarted
from engine.poker.game.player import Player
from engine.poker.game.projection import prompt
from engine.poker.game.setup import Setup
from engine.poker.game.transitions import apply, start
from engine.poker.play.prompts import Prompter


class Table:
    """A setup and the players of its seats; plays round by round and prints nothing.

    Attributes:
        state: hidden cards included: never pass it to players.
        violations: those of the players so far.

    >>> class Calm:
    ...     def is_folding(self, hand, player_count, balance):
    ...         return False
    ...     def place_bet(self, hand, player_count, max_bet):
    ...         return 1
    ...     def discard_unwanted(self, hand):
    ...         return 0
    >>> table = Table(Setup(("North", "South"), balance=200, ante=100, seed=1), [Calm(), Calm()])
    >>> for events in table.rounds():
    ...     print(events[-1])
    GameEnded(rounds=1, winners=(1,), balances=(0, 400), is_stopped=False)
    """

    def __init__(self, setup: Setup, players: Sequence[Player], *, is_strict: bool = False) -> None:
        """The table before the first round; with `is_strict`, players' exceptions are raised again.

        Raises SetupError unless there is a player for each name.
        """
        if len(players) != len(setup.names):
            raise SetupError(f"{len(setup.names)} names need as many players, not {len(players)}")
        self.state = start(setup)
        self._prompter = Prompter(tuple(players), setup.min_bet, is_strict=is_strict)
        self.violations = self._prompter.violations
        self._events: list[Event] = []

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.state.is_over

    @property
    def ended(self) -> GameEnded | None:
        """The event that ended the game; None before its end."""
        last = self._events[-1] if self._events else None
        return last if isinstance(last, GameEnded) else None

    def play_round(self) -> tuple[Event, ...]:
        """Play a round to its end and return its events, hidden cards included.

        Raises GameIsOver. In strict mode it also raises what a player raises; calling it again continues the
        round.
        """
        if self.state.turn is None:
            self._deal()
        while (asked := prompt(self.state)) is not None:
            self.state, events = apply(self.state, self._prompter.ask(asked))
            self._events += events
            if self._prompter.has_watchers:
                self._prompter.notify(events)
        return tuple(self._events)

    def rounds(self) -> Iterator[tuple[Event, ...]]:
        """Play the game to its end, round by round."""
        while not self.is_over:
            yield self.play_round()

    def _deal(self) -> None:
        self.state, events = apply(self.state, Deal(self.state.number + 1))
        self._events = [*events]
        started = events[0]
        assert isinstance(started, RoundStarted)
        self._prompter.start_round(started)
        self._prompter.notify(events)
