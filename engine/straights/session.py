"""A game in progress: a setup, the recorded actions, and the state that follows from them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.straights.commands import Action, Choice, Command, Quit, ShowDeck
from engine.straights.events import DeckShown, Event, SeatChanged, TableLeft
from engine.straights.observation import Observation
from engine.straights.player import Computer, Player
from engine.straights.projection import observe
from engine.straights.rules import legal_plays
from engine.straights.setup import Setup
from engine.straights.state import GameState
from engine.straights.transitions import apply, start


class Session:
    """The interface to a game: takes commands, returns events, raises a Refusal for illegal commands.

    >>> from engine.straights.player import Human
    >>> session = Session(Setup.of(1, (Human(), Human(), Human(), Human())))
    >>> session.turn, [str(card) for card in session.observe(3).legal_plays]
    (3, ['7S'])
    """

    def __init__(self, setup: Setup, actions: Iterable[Action] = ()) -> None:
        """Create a game and replay the actions; raises the Refusal of the first illegal one."""
        self.setup = setup
        self._actions: list[Action] = []
        self._state, opening = start(setup)
        self._history: list[Event] = list(opening)
        self._observations: dict[int | None, Observation] = {}
        self._last_human_action: int | None = None
        self._is_exchanged = False
        for action in actions:
            self.submit(action)

    @property
    def state(self) -> GameState:
        """The full state, hidden cards included: for the rules and for tests, never for players."""
        return self._state

    @property
    def actions(self) -> tuple[Action, ...]:
        """The recorded actions, which with the setup reproduce the game."""
        return tuple(self._actions)

    @property
    def history(self) -> tuple[Event, ...]:
        """All events since the start, unredacted."""
        return tuple(self._history)

    @property
    def is_exchanged(self) -> bool:
        """Whether a seat has changed its player since the start."""
        return self._is_exchanged

    @property
    def turn(self) -> int | None:
        """The seat that is to move; None once the game is over."""
        return self._state.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.turn is None

    def player_of(self, seat: int) -> Player:
        """The current player of the seat."""
        return self._state.seats[seat].player

    def legal_plays(self) -> tuple[Card, ...]:
        """The cards that the seat on turn may play, in dealt order, as in its observation."""
        turn = self._state.turn
        return () if turn is None else legal_plays(self._state.seats[turn].hand, self._state.table)

    def observe(self, seat: int | None) -> Observation:
        """The game as the seat may see it, or a spectator (None)."""
        if seat not in self._observations:
            self._observations[seat] = observe(self._state, seat)
        return self._observations[seat]

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of every seat: for replays with open hands, never for somebody who still plays."""
        return tuple(seat.hand for seat in self._state.seats)

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command and return its events; a Refusal changes nothing."""
        match command:
            case ShowDeck():
                return (DeckShown(command.seat, self._state.deck.order),)
            case Quit():
                return (TableLeft(command.seat),)
            case _:
                self._state, events = apply(self._state, command)
                self._observations.clear()
                if not (isinstance(command, Choice) and isinstance(self.player_of(command.seat), Computer)):
                    self._last_human_action = len(self._actions)  # computers do not change players of seats
                self._actions.append(command)
                self._history.extend(events)
                self._is_exchanged |= SeatChanged in map(type, events)
                return events

    def rewound(self, count: int) -> Session:
        """A new session with only the first `count` actions."""
        return Session(self.setup, self._actions[:count])

    def undo_point(self, seat: int) -> int | None:
        """The number of actions left if the seat takes back its last move and all later computer moves.

        None where nothing can be taken back: the seat has not moved as a human, or since then another human
        has moved or a seat has changed its player.
        """
        last = self._last_human_action
        return last if last is not None and self._actions[last].seat == seat else None
