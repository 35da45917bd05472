"""Positions of a game for replay, with hidden or open hands; each is computed once."""

from __future__ import annotations

from engine.errors import BadMessage
from engine.straights import game
from engine.straights.commands import Action
from engine.straights.events import Event
from engine.straights.projection import observe, redact
from engine.straights.protocol.tables import TableReplay
from engine.straights.session import Session
from engine.straights.transitions import apply, start


class Replay:
    """The positions of one game, which may grow, or change by an undo."""

    def __init__(self, session: Session) -> None:
        self._actions: tuple[Action, ...] = ()
        self._begin(session)

    def _begin(self, session: Session) -> None:
        state, events = start(session.setup)
        self._setup, self._states = session.setup, [state]
        self._events: list[tuple[Event, ...]] = [events]  # before each position

    def moment(self, session: Session, at: int | None, viewer: int | None, *, is_open: bool) -> TableReplay:
        """The game after this many actions, None for all; raises BadMessage if it has fewer."""
        self._follow(session)
        count = len(self._actions)
        number = count if at is None else at
        if number > count:
            raise BadMessage(f"the game has {count} actions", "at")
        state, rounds = self._states[number], self._rounds()
        deal = max(each for each in rounds if each <= number)
        groups = [
            tuple(event if is_open else redact(event, viewer) for event in events)
            for events in self._events[deal : number + 1]
        ]
        return TableReplay(
            at=number,
            count=count,
            rounds=rounds,
            table=game.table_of(observe(state, viewer)),
            events=game.log_and_round([event for events in groups for event in events])[1],
            event=game.happening(groups[-1][0]) if number else None,
            hands=tuple(seat.hand for seat in state.seats) if is_open else None,
        )

    def round_at(self, at: int | None) -> int:
        """The number of the round after this many actions, None for all."""
        return self._states[-1 if at is None else at].number

    def _follow(self, session: Session) -> None:
        """Compute the positions that are new since the last call."""
        actions, known = session.actions, len(self._actions)
        if session.setup != self._setup or actions[:known] != self._actions:
            known = 0
            self._begin(session)
        for action in actions[known:]:
            state, events = apply(self._states[-1], action)
            self._states.append(state)
            self._events.append(events)
        self._actions = actions

    def _rounds(self) -> tuple[int, ...]:
        """The numbers of actions at which the rounds begin."""
        numbers = [state.number for state in self._states]
        return (0, *(at for at in range(1, len(numbers)) if numbers[at] != numbers[at - 1]))
