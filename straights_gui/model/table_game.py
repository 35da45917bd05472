"""A game of the registry in this program, by the functions of `engine.games.game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.fast_dataclass import replace
from engine.games import changes
from engine.games.registry import AnyGame, AnySession, new_games
from engine.games.table import Table
from engine.games.viewed_session import ViewedSession
from engine.text.sentence import Sentence
from straights_gui.model.game import Step
from straights_gui.model.local_game import LocalGame


def steps_between(before: Table, told: changes.Moved, after: Table) -> list[changes.Step]:
    """The steps from a table to another one; all that is new is seen with the last one.

    It is seen with the result of a round, too, unless the next one is dealt behind it.
    """
    is_dealt = any(each.is_deal for each in told.happenings)
    shown = [
        replace(step, table=after) if step.happening.shows_result and not is_dealt else step
        for step in changes.steps(before, told)
    ]
    shown[-1:] = [replace(step, table=after) for step in shown[-1:]]
    return shown


class TableGame(LocalGame[object, object, object, object, object]):
    """Knows nothing of its game but its functions."""

    def __init__(self, rules: AnyGame, session: AnySession, save: Callable[[AnySession], None]) -> None:
        """`save` is called with the session after each change."""
        super().__init__(ViewedSession(session), save)
        self._rules, self.simplest = rules, rules.strategies[0]

    @property
    def rules(self) -> AnyGame:
        """The functions of the game."""
        return self._rules

    def rules_text(self) -> tuple[Sentence, ...]:
        """The rules in words."""
        return tuple(new_games(self.rules.name).rules_text(self.session.setup))

    def hint(self) -> tuple[Sentence, ...]:
        """What the viewer had better do, then why; nothing without hints, or on another turn."""
        return self.rules.hint(self._game.observation())

    def deal_next(self) -> None:
        """Deal the next round where the table itself does that."""
        action = self.rules.next_deal(self._game.session.state)
        if action is not None:
            self._submit(action)

    def at(self, count: int, viewer: int | None) -> TableGame:
        """The game after so many actions, for a replay."""
        other = TableGame(self.rules, self.session.rewound(count), lambda _session: None)
        other._game.viewer = viewer  # of this class
        return other

    def _steps(self, before: object, events: Sequence[object]) -> tuple[Step, ...]:
        """The steps from an observation to this moment."""
        rules, seen = self.rules, self._game.observation()
        happenings = tuple(map(rules.happening, events))
        result = rules.result(seen) if any(each.shows_result for each in happenings) else None
        then = replace(rules.rest(before), piles=rules.piles(before), result=rules.result(before))
        told = changes.moved(then, replace(rules.rest(seen), result=result), happenings)
        shown = steps_between(then, told, self.table())
        return tuple(map(Step, shown, self._said(events)))
