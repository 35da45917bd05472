"""Positions of a game for replay, with hidden or open hands; each is computed once."""

from __future__ import annotations

from engine.errors import BadMessage
from engine.straights.commands import Action
from engine.straights.events import Event
from engine.straights.local_table.answers import told_event
from engine.straights.projection import observe, redact
from engine.straights.protocol.table_state import ReplayMessage
from engine.straights.session import Session
from engine.straights.state import GameState
from engine.straights.transitions import apply, start


class Replay:
    """The positions of one game, which may grow, or change by an undo."""

    def __init__(self, session: Session, *, is_remote: bool = False) -> None:
        """`is_remote`: whether the players are at screens of their own."""
        self._is_remote = is_remote
        self._setup = session.setup
        self._actions: tuple[Action, ...] = ()
        self._states: list[GameState] = [start(session.setup)[0]]
        self._events: list[Event | None] = [None]  # the effect of the action before each position

    def moment(self, session: Session, at: int | None, viewer: int | None, *, is_open: bool) -> ReplayMessage:
        """The game after this many actions, None for all; raises BadMessage if it has fewer."""
        self._follow(session)
        count = len(self._actions)
        number = count if at is None else at
        if number > count:
            raise BadMessage(f"the game has {count} actions", "at")
        state, event = self._states[number], self._events[number]
        if event is not None and not is_open:
            event = redact(event, viewer)
        names = [seat.name for seat in self._setup.seats]
        return ReplayMessage(
            at=number,
            count=count,
            rounds=self._rounds(),
            observation=observe(state, viewer),
            hands=tuple(seat.hand for seat in state.seats) if is_open else None,
            event=None if event is None else told_event(event, names, is_remote=self._is_remote),
        )

    def round_at(self, at: int | None) -> int:
        """The number of the round after this many actions, None for all."""
        return self._states[-1 if at is None else at].number

    def _follow(self, session: Session) -> None:
        """Compute the positions that are new since the last call."""
        actions, known = session.actions, len(self._actions)
        if session.setup != self._setup or actions[:known] != self._actions:
            known = 0
            self._setup = session.setup
            self._states, self._events = [start(session.setup)[0]], [None]
        for action in actions[known:]:
            state, events = apply(self._states[-1], action)
            self._states.append(state)
            self._events.append(events[0])
        self._actions = actions

    def _rounds(self) -> tuple[int, ...]:
        """The numbers of actions at which the rounds begin."""
        numbers = [state.number for state in self._states]
        return (0, *(at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]))
