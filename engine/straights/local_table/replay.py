"""Positions of a game for replay, with hidden or open hands; each is computed once."""

from __future__ import annotations

from collections.abc import Iterable

from engine.errors import BadMessage
from engine.fast_dataclass import Generic
from engine.games.game import Game, table_of
from engine.games.session import Action, Event, Seen, Session, Setup, State
from engine.games.table import Happening, Told
from engine.straights.protocol.tables import TableReplay


def log_and_round(happenings: Iterable[Happening]) -> tuple[tuple[Told, ...], tuple[Happening, ...]]:
    """What was said of all that happened before the last deal, and what has happened since then."""
    found = tuple(happenings)
    deal = max((at for at, each in enumerate(found) if each.is_deal), default=0)
    return tuple(said for each in found[:deal] for said in each.told), found[deal:]


class Replay(Generic[Setup, State, Action, Event, Seen]):
    """The positions of one game, which may grow, or change by an undo."""

    def __init__(
        self,
        rules: Game[Setup, State, Action, Event, Seen],
        session: Session[Setup, State, Action, Event, Seen],
    ) -> None:
        self._rules = rules
        self._actions: tuple[Action, ...] = ()
        self._begin(session)

    def _begin(self, session: Session[Setup, State, Action, Event, Seen]) -> None:
        state, events = self._rules.start(session.setup)
        self._setup, self._states = session.setup, [state]
        self._events: list[tuple[Event, ...]] = [events]  # before each position

    def moment(
        self,
        session: Session[Setup, State, Action, Event, Seen],
        at: int | None,
        viewer: int | None,
        *,
        is_open: bool,
    ) -> TableReplay:
        """The game after this many actions, None for all; raises BadMessage if it has fewer."""
        self._follow(session)
        rules, count = self._rules, len(self._actions)
        number = count if at is None else at
        if number > count:
            raise BadMessage(f"the game has {count} actions", "at")
        rounds = self._rounds()
        deal = max(each for each in rounds if each <= number)
        groups = [
            tuple(rules.happening(event if is_open else rules.redact(event, viewer)) for event in events)
            for events in self._events[deal : number + 1]
        ]
        return TableReplay(
            at=number,
            count=count,
            rounds=rounds,
            table=table_of(rules, self._states[number], viewer),
            events=log_and_round(each for events in groups for each in events)[1],
            event=groups[-1][0] if number else None,
            hands=tuple(rules.hands(self._states[number]).values()) if is_open else None,
        )

    def round_at(self, at: int | None) -> int:
        """The number of the round after this many actions, None for all."""
        number = len(self._actions) if at is None else at
        return sum(each <= number for each in self._rounds())

    def _follow(self, session: Session[Setup, State, Action, Event, Seen]) -> None:
        """Compute the positions that are new since the last call."""
        actions, known = session.actions, len(self._actions)
        if session.setup != self._setup or actions[:known] != self._actions:
            known = 0
            self._begin(session)
        for action in actions[known:]:
            state, events = self._rules.apply(self._states[-1], action)
            self._states.append(state)
            self._events.append(events)
        self._actions = actions

    def _rounds(self) -> tuple[int, ...]:
        """The numbers of actions at which the rounds begin."""
        happenings = ([self._rules.happening(each) for each in events] for events in self._events[1:])
        return (0, *(at for at, told in enumerate(happenings, 1) if any(each.is_deal for each in told)))
