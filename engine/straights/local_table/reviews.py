"""The review of a game at a table in steps of one choice, so that other messages wait no longer than that."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from engine.errors import BadMessage
from engine.straights.local_table.errors import NothingToReview
from engine.straights.protocol.table_messages import ReviewMessage
from engine.straights.protocol.table_requests import Review
from engine.straights.session import Session

if TYPE_CHECKING:
    from collections.abc import Generator

    from engine.straights.commands import Action
    from engine.straights.protocol import table_messages as messages
    from engine.straights.review.game_review import Decision, RoundReview
    from engine.straights.review.own_turns import OwnTurn, PlayedRound
    from engine.straights.setup import Setup


class SeatReview:
    """The reviews of a seat's finished rounds, in a game that may grow, or change by an undo."""

    def __init__(self, seat: int) -> None:
        self._seat = seat
        self._setup: Setup | None = None
        self._actions: tuple[Action, ...] = ()  # up to the end of the last finished round
        self._rounds: tuple[PlayedRound, ...] = ()
        self._decisions: dict[int, list[Decision]] = {}
        self._reviews: dict[int, RoundReview] = {}

    def step(self, session: Session, request: Review) -> tuple[ReviewMessage, RoundReview | None]:
        """Review a choice of a round, or after the last sum up: then there is a review besides the answer.

        Raises NothingToReview or BadMessage.
        """
        number, step = request.round, request.step
        self._follow(session)
        if not 1 <= number <= len(self._rounds):
            raise NothingToReview("this round is not over")
        played, decisions = self._rounds[number - 1], self._decisions.setdefault(number, [])
        choices = len(played.turns)
        if step > min(len(decisions), choices):
            raise BadMessage(f"the next of {choices + 1} steps is number {len(decisions)}")
        answer = partial(ReviewMessage, self._seat, number, step, choices + 1)
        if step < choices:
            return answer(self._decision(played.turns[step], request, decisions), None, None), None
        return self._last_step(played, request, answer)

    def whole(self, session: Session, number: int) -> Generator[None, None, RoundReview]:
        """Review a finished round, with a pause after each of its choices."""
        step = 0
        while (review := self.step(session, Review(self._seat, number, step, ()))[1]) is None:
            yield
            step += 1
        return review

    def _last_step(
        self, played: PlayedRound, request: Review, answer: partial[ReviewMessage]
    ) -> tuple[ReviewMessage, RoundReview]:
        from engine.straights.local_table.advice_messages import summary  # noqa: PLC0415  # loads the expert
        from engine.straights.review.reviewer import round_review  # noqa: PLC0415  # as above

        number = request.round
        if number not in self._reviews:
            self._reviews[number] = round_review(played, self._seat, self._decisions[number])
        if not self._reviews.keys() >= set(request.others):
            raise BadMessage("the other rounds are those that have been reviewed")
        review = self._reviews[number]
        total = tuple(self._reviews[each] for each in sorted({number, *request.others}))
        return answer(None, summary((review,)), summary(total)), review

    def _follow(self, session: Session) -> None:
        """Find the turns of the finished rounds if these have changed since the last call."""
        is_same = session.setup == self._setup and len(session.state.results) == len(self._rounds)
        if is_same and session.actions[: len(self._actions)] == self._actions:
            return
        from engine.straights.review.own_turns import played_rounds  # noqa: PLC0415  # only who asks for it needs it

        self._rounds = tuple(played_rounds(session, self._seat))
        actions = session.actions[: self._rounds[-1].end] if self._rounds else ()
        if session.setup != self._setup or actions[: len(self._actions)] != self._actions:
            self._decisions, self._reviews = {}, {}
        self._setup, self._actions = session.setup, actions

    def _decision(self, turn: OwnTurn, request: Review, decisions: list[Decision]) -> messages.Decision:
        from engine.straights.local_table.advice_messages import decision_message  # noqa: PLC0415  # loads the expert
        from engine.straights.review.reviewer import review_turn  # noqa: PLC0415  # as above

        if request.step == len(decisions):
            decisions.append(review_turn(turn))
        return decision_message(request.round, decisions[request.step], turn)
