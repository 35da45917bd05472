"""A game of this program: a session, its viewer, undo and redo; and one of the registry, by its functions."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from typing import cast

from engine.errors import EngineError
from engine.fast_dataclass import Generic, replace
from engine.games import changes
from engine.games.event_texts import event_text
from engine.games.game import Game as Rules
from engine.games.registry import AnyGame, AnySession, new_games
from engine.games.session import Action, Event, Seen, Session, Setup, State
from engine.games.table import Answer, Happening, Pile, Table
from engine.games.viewed_session import ViewedSession
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Game, Step


def only_answer(table: Table) -> Answer | None:
    """The answer to the only offer, if it asks for nothing else."""
    offers = table.offers
    if len(offers) != 1 or offers[0].numbers or offers[0].least < len(offers[0].cards):
        return None
    return Answer(offers[0].key, offers[0].cards, offers[0].target)


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


class LocalGame(Game, Generic[Setup, State, Action, Event, Seen]):
    """Redacts all output for the viewer, so that the view has no hidden cards."""

    def __init__(
        self,
        rules: Rules[Setup, State, Action, Event, Seen],
        viewed: ViewedSession[Setup, State, Action, Event, Seen],
        save: Callable[[Session[Setup, State, Action, Event, Seen]], None],
    ) -> None:
        """`rules` are the functions of the game; `save` is called with the session after each change."""
        super().__init__()
        self.rules, self._game = rules, viewed
        self._save = save

    @property
    def session(self) -> Session[Setup, State, Action, Event, Seen]:
        """The complete game, for saving and for controllers, but not for views."""
        return self._game.session

    @property
    def is_over(self) -> bool:
        return self._game.session.is_over

    def table(self) -> Table:
        return self._table_of(self._game.observation())

    def happenings(self) -> tuple[Happening, ...]:
        return tuple(map(self.rules.happening, self._game.history()))

    def said(self) -> tuple[EventText, ...]:
        return self._said(self._game.history())

    def description(self, table: Table) -> tuple[Sentence, ...]:
        return tuple(self.rules.description(table))

    def answer(self, answer: Answer) -> None:
        self._submit(self.rules.action(self.table(), answer))

    def refusal(self, error: EngineError) -> tuple[Sentence, ...]:
        return self.rules.refusal(error, self.table())

    def act(self, action: object) -> None:
        self._submit(cast("Action", action))

    def exchange(self, seat: int, player: str) -> None:
        self._submit(self.rules.exchange(self._game.session.state, seat, player))

    def chooser(self, seat: int) -> Callable[[str], object]:
        rules, seen = self.rules, self._game.session.observe(seat)
        return lambda strategy: rules.choose(strategy, seen)

    def is_forced(self, seat: int) -> bool:
        return self._only_answer(seat) is not None

    def forced(self) -> object | None:
        answer = None if self.viewer is None or self.viewer != self.turn else self._only_answer(self.viewer)
        return None if answer is None else self.rules.action(self.table(), answer)

    @property
    def viewer(self) -> int | None:
        return self._game.viewer

    @property
    def turn(self) -> int | None:
        return self._game.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return self._game.humans

    @property
    def round(self) -> int:
        """The number of the running round."""
        return self._round_of(self._game.observation())

    @property
    def left_seat(self) -> int | None:
        """The seat that may be taken back from a computer, None if there is none."""
        return self._game.left_seat

    @property
    def count(self) -> int:
        """How many actions there are."""
        return len(self._game.session.actions)

    def last_steps(self) -> tuple[Step, ...]:
        """The steps of the last action, as the viewer may see them."""
        before = self.session.rewound(self.count - 1)
        events = self._game.redacted(self.session.history[len(before.history) :])
        return self._steps(before.observe(self.viewer), events)

    def strategy_to_ask(self, seat: int) -> str | None:
        return self._game.session.players[seat] or None

    def hide_hand(self) -> None:
        self._game.viewer = None
        self.replaced.emit()

    def show_hand(self, seat: int) -> None:
        self._game.viewer = seat
        self.replaced.emit()

    def is_at_screen(self, seat: int) -> bool:
        return self._game.is_at_screen(seat)

    def can_undo(self) -> bool:
        return self._game.can_undo()

    def undo(self) -> None:
        seen = self._game.undo(self._round_of)
        if seen is not None:
            for number in seen:
                self.practice_marked.emit(number, False)
            self._tell_replaced()

    def can_redo(self) -> bool:
        return self._game.can_redo()

    def redo(self) -> None:
        if self._game.redo():
            self._tell_replaced()

    def _round_of(self, seen: Seen) -> int:
        return self.rules.rest(seen).round

    def _table_of(self, seen: Seen) -> Table:
        return replace(self.rules.rest(seen), piles=self.rules.piles(seen), result=self.rules.result(seen))

    def _only_answer(self, seat: int) -> Answer | None:
        return only_answer(self.rules.rest(self._game.session.observe(seat)))

    def _said(self, events: Iterable[Event]) -> tuple[EventText, ...]:
        names = [seat.name for seat in self.table().seats]
        told = (self.rules.happening(event).told for event in events)
        return tuple(event_text(self.rules.event_texts, each, names) for each in told)

    def _submit(self, action: Action) -> tuple[Event, ...]:
        before = self._game.observation()
        events = self._game.submit(action)
        self._record_change()
        self.happened.emit(self._steps(before, events))
        return events

    def _steps(self, before: Seen, events: Sequence[Event]) -> tuple[Step, ...]:
        """The steps from an observation to this moment."""
        then, now = self._table_of(before), self.table()
        if then.viewer != now.viewer:  # who is told of no hand
            then = replace(then, piles=tuple(_hidden(pile) for pile in then.piles))
        happenings = tuple(map(self.rules.happening, events))
        result = now.result if any(each.shows_result for each in happenings) else None
        told = changes.moved(then, replace(now, result=result), happenings)
        return tuple(map(Step, self._shown(then, steps_between(then, told, now)), self._said(events)))

    def _shown(self, _before: Table, steps: list[changes.Step]) -> list[changes.Step]:
        """The steps after a table as they are drawn."""
        return steps

    def _tell_replaced(self) -> None:
        self._record_change()
        self.replaced.emit()

    def _record_change(self) -> None:
        self.revision += 1
        self._save(self._game.session)


def _hidden(pile: Pile) -> Pile:
    return pile if pile.seat is None else replace(pile, cards=(None,) * len(pile.cards))


class TableGame(LocalGame[object, object, object, object, object]):
    """Knows nothing of its game but its functions."""

    def __init__(self, rules: AnyGame, session: AnySession, save: Callable[[AnySession], None]) -> None:
        """`save` is called with the session after each change."""
        super().__init__(rules, ViewedSession(session), save)
        self.simplest = rules.strategies[0]

    def rules_text(self) -> tuple[Sentence, ...]:
        return tuple(new_games(self.rules.name).rules_text(self.session.setup))

    def hint(self) -> tuple[Sentence, ...]:
        """What the viewer had better do, then why; nothing without hints, or on another turn."""
        return self.rules.hint(self._game.observation())

    def deal_next(self) -> None:
        action = self.rules.next_deal(self._game.session.state)
        if action is not None:
            self._submit(action)

    def at(self, count: int, viewer: int | None) -> TableGame:
        """The game after so many actions, for a replay."""
        other = TableGame(self.rules, self.session.rewound(count), lambda _session: None)
        other._game.viewer = viewer  # of this class
        return other
