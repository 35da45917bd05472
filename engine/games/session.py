"""A game in progress: a setup, the recorded actions, and the state that follows from them."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, Generic, Protocol, TypeVar

if TYPE_CHECKING:
    from collections.abc import Iterable, Mapping
    from typing import Self

    from engine.cards.card import Card
    from engine.games.table import Place

Setup = TypeVar("Setup")
State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
Seen = TypeVar("Seen")
_Setup_contra = TypeVar("_Setup_contra", contravariant=True)
_Seen_co = TypeVar("_Seen_co", covariant=True)


class Rules(Protocol[_Setup_contra, State, Action, Event, _Seen_co]):
    """What a session needs of its game."""

    def start(self, setup: _Setup_contra, /) -> tuple[State, tuple[Event, ...]]: ...
    def apply(self, state: State, action: Action, /) -> tuple[State, tuple[Event, ...]]: ...
    def turn(self, state: State, /) -> int | None: ...
    def players(self, state: State, /) -> tuple[str, ...]: ...  # their strategies; "" for a human
    def next_deal(self, state: State, /) -> Action | None: ...  # what the table itself does now
    def seat_of(self, action: Action, /) -> int | None: ...  # None for what the table does
    def new_player(self, action: Action, /) -> str | None: ...  # who gets its seat; None for a move
    def observe(self, state: State, viewer: int | None, /) -> _Seen_co: ...  # None for somebody who looks on
    def redact(self, event: Event, viewer: int | None, /) -> Event: ...
    def hands(self, state: State, /) -> Mapping[Place, tuple[Card, ...]]: ...  # of all seats, in order


class Session(Generic[Setup, State, Action, Event, Seen]):
    """Takes actions, returns events, and raises a Refusal for an illegal action, which changes nothing.

    Attributes:
        state: hidden cards included: for the rules and for tests, never for players.
        players: the strategies that play the seats now, "" for a human.
        first_players: those of the seats when the first cards were dealt.
        is_exchanged: whether a seat has changed its player since the start.
    """

    def __init__(
        self,
        rules: Rules[Setup, State, Action, Event, Seen],
        setup: Setup,
        actions: Iterable[Action] = (),
    ) -> None:
        """Create a game and replay the actions; raises the Refusal of the first illegal one."""
        self.rules = rules
        self._begin(setup, actions)

    def _begin(self, setup: Setup, actions: Iterable[Action]) -> None:
        self.setup = setup
        self._actions: list[Action] = []
        self.state, opening = self.rules.start(setup)
        self._history: list[Event] = list(opening)
        self._observations: dict[int | None, Seen] = {}
        self.first_players = self.players = self.rules.players(self.state)
        self._last_human_action: int | None = None
        self.is_exchanged = False
        for action in actions:
            self.submit(action)

    @property
    def actions(self) -> tuple[Action, ...]:
        """The recorded actions, which with the setup reproduce the game."""
        return tuple(self._actions)

    @property
    def history(self) -> tuple[Event, ...]:
        """All events since the start, unredacted."""
        return tuple(self._history)

    @property
    def turn(self) -> int | None:
        """The seat that is to move; None while no seat is."""
        return self.rules.turn(self.state)

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self.turn is None and self.rules.next_deal(self.state) is None

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return tuple(seat for seat, player in enumerate(self.players) if not player)

    def observe(self, seat: int | None) -> Seen:
        """The game as the seat may see it, or a spectator (None)."""
        if seat not in self._observations:
            self._observations[seat] = self.rules.observe(self.state, seat)
        return self._observations[seat]

    def open_hands(self) -> tuple[tuple[Card, ...], ...]:
        """The cards of every seat: for replays with open hands, never for somebody who still plays."""
        return tuple(self.rules.hands(self.state).values())

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action and return its events; a Refusal changes nothing."""
        rules, seat = self.rules, self.rules.seat_of(action)
        self.state, events = rules.apply(self.state, action)
        self._observations.clear()
        if seat is not None:
            is_move = rules.new_player(action) is None
            if not is_move:
                self.is_exchanged, self.players = True, rules.players(self.state)
            if not (is_move and self.players[seat]):
                self._last_human_action = len(self._actions)  # computers do not change players of seats
        self._actions.append(action)
        self._history.extend(events)
        return events

    def rewound(self, count: int) -> Self:
        """A new session with only the first `count` actions."""
        return self.again(self.setup, self._actions[:count])

    def again(self, setup: Setup, actions: Iterable[Action]) -> Self:
        """A new session of the same game."""
        other = self.__new__(type(self))
        other.rules = self.rules
        other._begin(setup, actions)  # noqa: SLF001  # of this class
        return other

    def undo_point(self, seat: int) -> int | None:
        """The number of actions left if the seat takes back its last move and all later computer moves.

        None where nothing can be taken back: the seat has not moved as a human, or since then another human
        has moved or a seat has changed its player.
        """
        last = self._last_human_action
        return last if last is not None and self.rules.seat_of(self._actions[last]) == seat else None
