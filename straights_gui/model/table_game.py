"""A game of the registry in this program, by the functions of `engine.games.game`."""

from __future__ import annotations

from collections.abc import Callable, Sequence

from engine.errors import EngineError
from engine.fast_dataclass import replace
from engine.games import changes
from engine.games.event_texts import event_text
from engine.games.game import table_of
from engine.games.registry import AnyGame, AnySession, new_games
from engine.games.table import Answer, Happening, Table
from engine.games.viewed_session import ViewedSession
from engine.text.sentence import EventText, Sentence
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


def only_answer(table: Table) -> Answer | None:
    """The answer to the only offer, if it asks for nothing else."""
    offers = table.offers
    if len(offers) != 1 or offers[0].numbers or offers[0].least < len(offers[0].cards):
        return None
    return Answer(offers[0].key, offers[0].cards, offers[0].target)


class TableGame(LocalGame[object, object, object, object, object]):
    """Knows nothing of its game but these functions."""

    def __init__(self, rules: AnyGame, session: AnySession, save: Callable[[AnySession], None]) -> None:
        """`save` is called with the session after each change."""
        super().__init__(ViewedSession(session), save)
        self.rules, self.simplest = rules, rules.strategies[0]

    def rules_text(self) -> tuple[Sentence, ...]:
        """The rules in words."""
        return tuple(new_games(self.rules.name).rules_text(self.session.setup))

    @property
    def is_over(self) -> bool:
        """Whether the game has ended."""
        return self._game.session.is_over

    def table(self) -> Table:
        """All that the viewer sees."""
        return table_of(self.rules, self._game.session.state, self.viewer)

    def happenings(self) -> tuple[Happening, ...]:
        """All events as the viewer may see them."""
        return tuple(map(self.rules.happening, self._game.history()))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return tuple(map(self._said, self._game.history()))

    def description(self, table: Table) -> tuple[Sentence, ...]:
        """A table for a screen reader."""
        return tuple(self.rules.description(table))

    def answer(self, answer: Answer) -> None:
        """Do what the viewer wants; raises a Refusal, which changes nothing."""
        self._submit(self.rules.action(self.table(), answer))

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        """Why something was refused, for the player."""
        return self.rules.refusal(error, self.table())

    def hint(self) -> tuple[Sentence, ...]:
        """What the viewer had better do, then why; nothing without hints, or on another turn."""
        return self.rules.hint(self._game.observation())

    def act(self, action: object) -> None:
        """Carry out what a strategy has chosen; raises a Refusal as `answer`."""
        self._submit(action)

    def exchange(self, seat: int, player: str) -> None:
        """Give a seat to a strategy, or to a human (""); raises a Refusal."""
        self._submit(self.rules.exchange(self._game.session.state, seat, player))

    def deal_next(self) -> None:
        """Deal the next round where the table itself does that."""
        action = self.rules.next_deal(self._game.session.state)
        if action is not None:
            self._submit(action)

    def chooser(self, seat: int) -> Callable[[str], object]:
        """What a strategy of a name chooses for the seat now."""
        rules, seen = self.rules, self._game.session.observe(seat)
        return lambda strategy: rules.choose(strategy, seen)

    def is_forced(self, seat: int) -> bool:
        """Whether the seat has only one choice."""
        return self._only_answer(seat) is not None

    def forced(self) -> object | None:
        """The only choice of the viewer; None if there are others, or none."""
        answer = None if self.viewer is None or self.viewer != self.turn else self._only_answer(self.viewer)
        return None if answer is None else self.rules.action(self.table(), answer)

    def _only_answer(self, seat: int) -> Answer | None:
        return only_answer(self.rules.rest(self._game.session.observe(seat)))

    def at(self, count: int, viewer: int | None) -> TableGame:
        """The game after so many actions, for a replay."""
        other = TableGame(self.rules, self.session.rewound(count), lambda _session: None)
        other._game.viewer = viewer  # of this class
        return other

    def _round_of(self, seen: object) -> int:
        return self.rules.rest(seen).round

    def _steps(self, before: object, events: Sequence[object]) -> tuple[Step, ...]:
        """The steps from an observation to this moment."""
        rules, seen = self.rules, self._game.observation()
        happenings = tuple(map(rules.happening, events))
        result = rules.result(seen) if any(each.shows_result for each in happenings) else None
        then = replace(rules.rest(before), piles=rules.piles(before), result=rules.result(before))
        told = changes.moved(then, replace(rules.rest(seen), result=result), happenings)
        shown = steps_between(then, told, self.table())
        return tuple(Step(step, self._said(event)) for step, event in zip(shown, events, strict=True))

    def _said(self, event: object) -> EventText:
        told, names = self.rules.happening(event).told, [seat.name for seat in self.table().seats]
        return event_text(self.rules.event_texts, told, names)
