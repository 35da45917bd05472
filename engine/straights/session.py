"""A game that is being played: a setup, the recorded actions, and the state that follows from them."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.straights.commands import Action, Command, Discard, Play, Quit, ShowDeck
from engine.straights.events import DeckShown, Event, TableLeft
from engine.straights.observation import Observation
from engine.straights.player import Computer, Player
from engine.straights.projection import observe
from engine.straights.rules import legal_plays
from engine.straights.setup import Setup
from engine.straights.state import GameState
from engine.straights.transitions import apply, start


class Session:
    """The one way into a game: commands are submitted, events come back, illegal commands are refused.

    >>> from engine.straights.player import Human
    >>> session = Session(Setup.of(1, (Human(), Human(), Human(), Human())))
    >>> session.turn, [str(card) for card in session.observe(3).legal_plays]
    (3, ['7S'])
    """

    def __init__(self, setup: Setup, actions: Iterable[Action] = ()) -> None:
        """A game from its setup, the actions replayed; raises the Refusal of the first illegal one."""
        self.setup = setup
        self._actions: list[Action] = []
        self._state, opening = start(setup)
        self._history: list[Event] = list(opening)
        self._last_human_action: int | None = None
        for action in actions:
            self.submit(action)

    @property
    def state(self) -> GameState:
        """Everything, hidden cards included: for the rules' own code and for tests, never for players."""
        return self._state

    @property
    def actions(self) -> tuple[Action, ...]:
        """What was recorded: with the setup it gives the game again."""
        return tuple(self._actions)

    @property
    def history(self) -> tuple[Event, ...]:
        """All that has happened since the start, unredacted."""
        return tuple(self._history)

    @property
    def turn(self) -> int | None:
        """The seat that is to move, None once the game is over."""
        return self._state.turn

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._state.turn is None

    def player_of(self, seat: int) -> Player:
        """Who plays the seat now."""
        return self._state.seats[seat].player

    def legal_plays(self) -> tuple[Card, ...]:
        """What the seat that is to move may play, in dealt order; as `observe` tells it among the rest."""
        turn = self._state.turn
        return () if turn is None else legal_plays(self._state.seats[turn].hand, self._state.table)

    def observe(self, seat: int | None) -> Observation:
        """The game as the seat may know it; as a spectator may, for None."""
        return observe(self._state, seat)

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """Every seat's cards: for replays that show all hands, and for nobody who still plays."""
        return tuple(seat.hand for seat in self._state.seats)

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Do what the command says and return what happened; a Refusal leaves everything as it was."""
        match command:
            case ShowDeck():
                return (DeckShown(command.seat, self._state.deck.order),)
            case Quit():
                return (TableLeft(command.seat),)
            case _:
                self._state, events = apply(self._state, command)
                if not (
                    isinstance(command, Play | Discard) and isinstance(self.player_of(command.seat), Computer)
                ):
                    self._last_human_action = len(self._actions)  # computers exchange no seats
                self._actions.append(command)
                self._history.extend(events)
                return events

    def rewound(self, count: int) -> Session:
        """The game as it was after its first `count` actions, as a session of its own."""
        return Session(self.setup, self._actions[:count])

    def undo_point(self, seat: int) -> int | None:
        """How many actions remain if the seat takes back its last move, and all that computers did since.

        None where there is nothing to take back: the seat has not moved as a human, or another human,
        or somebody who exchanged a seat, has acted since.
        """
        last = self._last_human_action
        return last if last is not None and self._actions[last].seat == seat else None
