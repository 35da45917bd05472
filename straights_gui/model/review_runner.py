"""Reviews games off the GUI thread, choice by choice, so that computers do not have to wait."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject, Qt, Signal

from engine.fast_dataclass import dataclass
from engine.straights.commands import Action
from engine.straights.session import Session
from engine.straights.setup import Setup
from straights_gui.model.storage.review_cache import ReviewCache
from straights_gui.model.strategy_runner import Executor

if TYPE_CHECKING:
    from engine.straights.duplicate.comparison import Comparison
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.review.game_review import RoundReview
    from engine.straights.review.own_turns import OwnTurn, PlayedRound


@dataclass(frozen=True, slots=True)
class _Request:
    """A computation in steps, each a task of its own, so that other tasks are not delayed.

    Attributes:
        number: the request is dropped once there is a later one.
        steps: yield None, or a result.
        tell, end: called on the GUI thread with each result, and after the last step.
    """

    number: int
    steps: Iterator[object]
    tell: Callable[[object], None]
    end: Callable[[], None]


class ReviewRunner(QObject):
    """Reviews the finished rounds of one game at a time, the earliest first.

    Attributes:
        reviewed: emitted with a round's review and the number of the request.
        finished: emitted when all rounds of the request are reviewed.
        compared: emitted with a deal for everybody, and its comparison.
        priced: emitted with the prices of a puzzle's cards.
        failed: emitted with the text of the error when there is no review.
        price_failed: emitted with the text of the error when a puzzle has no prices.
    """

    reviewed = Signal(object, int)
    finished = Signal(int)
    compared = Signal(object, object)
    priced = Signal(object)
    failed = Signal(str)
    price_failed = Signal(str)
    _priced = Signal(object)
    _stepped = Signal(object, object, bool)

    def __init__(self, executor: Executor, cache: ReviewCache) -> None:
        super().__init__()
        self._executor, self._cache = executor, cache
        self._latest = 0
        self._priced.connect(self.priced, Qt.ConnectionType.QueuedConnection)
        self._stepped.connect(self._on_stepped, Qt.ConnectionType.QueuedConnection)

    def review(self, setup: Setup, actions: tuple[Action, ...], seat: int) -> int:
        """Review a seat's choices; returns the number of the request. An earlier request is dropped."""
        self._latest += 1
        number = self._latest
        self._run(
            _Request(
                number,
                self._reviews(setup, actions, seat),
                lambda review: self.reviewed.emit(review, number),
                lambda: self.finished.emit(number),
            )
        )
        return number

    def cancel(self) -> None:
        """Drop the current request."""
        self._latest += 1

    def stop(self) -> None:
        """Drop the current request, and emit nothing any more: not the prices of a puzzle either."""
        self.cancel()
        self.blockSignals(True)

    def compare(self, deal: DuplicateDeal) -> None:
        """Compare a deal for everybody, as part of the latest request; `compared` follows."""
        steps = _comparisons(deal)
        self._run(_Request(self._latest, steps, lambda found: self.compared.emit(deal, found), lambda: None))

    def price(self, turn: OwnTurn) -> None:
        """Price the cards of a puzzle; `priced` or `price_failed` follows."""
        self._executor.run(lambda: self._price(turn))

    def _price(self, turn: OwnTurn) -> None:
        """Compute the prices, on the executor's thread."""
        from engine.straights.puzzles.daily import answer_to

        try:
            self._priced.emit(answer_to(turn))
        except Exception as error:  # noqa: BLE001  # whatever goes wrong, the player is told and plays on
            self.price_failed.emit(str(error))

    def _run(self, request: _Request) -> None:
        self._executor.run(lambda: self._step(request))

    def _step(self, request: _Request) -> None:
        """Run a step, on the executor's thread."""
        if request.number != self._latest:
            return
        try:
            found = next(request.steps)
        except StopIteration:
            self._stepped.emit(request, None, True)
        except Exception as error:  # noqa: BLE001  # whatever goes wrong, the player is told and plays on
            self.failed.emit(str(error))
        else:
            self._stepped.emit(request, found, False)

    def _on_stepped(self, request: _Request, found: object, is_last: bool) -> None:
        if request.number != self._latest:
            return
        if found is not None:
            request.tell(found)
        if is_last:
            request.end()
        elif request.number == self._latest:  # the callback may have started another request
            self._run(request)

    def _reviews(self, setup: Setup, actions: tuple[Action, ...], seat: int) -> Iterator[RoundReview | None]:
        """Yield each round's review, with None after each of its choices; on the executor's thread."""
        from engine.straights.review.own_turns import played_rounds  # imports the expert

        for played in played_rounds(Session(setup, actions), seat):
            yield from self._review(setup, actions[: played.end], seat, played)

    def _review(
        self, setup: Setup, actions: tuple[Action, ...], seat: int, played: PlayedRound
    ) -> Iterator[RoundReview | None]:
        from engine.straights.errors import DamagedReview
        from engine.straights.review.reviewer import DEALS, review_in_steps
        from straights_gui.model.storage.review_records import record_of, review_from, review_key

        key = review_key(setup, actions, seat, DEALS)
        kept = self._cache.load(key)
        if kept is not None:
            try:
                yield review_from(kept, played, seat)
            except DamagedReview:
                pass
            else:
                return
        for review in review_in_steps(played, seat):
            if review is not None:
                self._cache.save(key, record_of(review))
            yield review


def _comparisons(deal: DuplicateDeal) -> Iterator[Comparison | None]:
    """Yield the comparison, with None after each of its steps; on the executor's thread."""
    from engine.straights.duplicate.comparison import comparison_in_steps  # imports the expert

    yield from comparison_in_steps(deal)
