"""Answers about what is the same for everybody: the page of a day, its deal, its puzzles.

Loaded with the first such request.
"""

from __future__ import annotations

from datetime import date, timedelta
from typing import TYPE_CHECKING

from engine.errors import NotationError
from engine.straights.duplicate.comparison import comparison_in_steps, deal_result
from engine.straights.duplicate.duplicate_deal import deal_in, deal_of
from engine.straights.duplicate.left_games import begun_deal, own_game
from engine.straights.errors import SaveGameError, TranscriptError
from engine.straights.local_table.advice_messages import decision_message
from engine.straights.local_table.errors import NoDeal, NoPuzzle
from engine.straights.local_table.figures_answer import kept_records
from engine.straights.local_table.game_texts import read_game
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.protocol import daily_messages as messages
from engine.straights.protocol.day_record import day_of, kept_day, kept_days, written_day
from engine.straights.protocol.table_messages import PuzzleMessage
from engine.straights.puzzles.answer import answer_to
from engine.straights.puzzles.daily import opened
from engine.straights.round_summary import ranking
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL
from engine.straights.statistics.days import days_in_a_row, week_of
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.puzzle_progress import (
    answer_of,
    next_number,
    progress_of,
    puzzle_at,
    ratings_around,
)
from engine.straights.statistics.rating import rating_of
from engine.straights.text import today as text
from engine.straights.text.levels import level
from engine.straights.text.ratings import strength_sentence

if TYPE_CHECKING:
    from collections.abc import Iterator, Sequence

    from engine.protocol.records import Json
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.local_table.reviews import SeatReview
    from engine.straights.protocol import daily_requests as requests
    from engine.straights.puzzles.puzzle import Puzzle
    from engine.straights.statistics.days import DayRecord
    from engine.straights.statistics.puzzle_progress import PuzzleProgress
    from engine.straights.statistics.rating import Rating
    from engine.text.sentence import Sentence


def today_message(request: requests.AskToday, game: HostedGame | None) -> messages.TodayMessage:
    """What the page of a day shows; `game` is that on the table."""
    day, left = day_of(request.date), [*map(_left_game, request.left)]
    readable = [each for each in left if each is not None]
    games = readable if game is None else [game.session, *readable]
    own = own_game(games, day) or (None if game is None else game.session)
    seen = None if own is None else HostedGame(own).observation()
    begun = begun_deal(games, deal_of(day))
    return messages.TodayMessage(
        day=request.date,
        game=None if seen is None else text.game_title(seen),
        ranking=() if seen is None else ranking([each.score for each in seen.seats]),
        observation=seen,
        left=left.index(own) if own in readable else None,
        deal=_deal_box(day, request.days, game, left.index(begun) if begun in readable else None),
        puzzles=_puzzle_box(kept_day(day, request.days), progress_of(kept_days(request.days))),
        form=_form_box(day, request),
    )


def _left_game(content: str) -> Session | None:
    """A game that was left; None if another version has written what cannot be read."""
    try:
        return read_game(content, None)
    except (SaveGameError, TranscriptError):
        return None


def daily_session(request: requests.NewDailyDeal) -> Session:
    """The deal of a day as a game."""
    return Session(deal_of(day_of(request.date)).setup(request.names))


def puzzle_message(request: requests.AskPuzzle) -> PuzzleMessage:
    """A puzzle of a day, with the prices of its cards."""
    found = opened(_puzzle(request), request.names)
    decision = decision_message(1, answer_to(found.turn), found.turn, is_puzzle=True)
    place = text.puzzle_place(request.number, found.puzzle.grade, found.puzzle.rating)
    return PuzzleMessage(request.number, place, decision)


def answered_message(request: requests.AnswerPuzzle) -> messages.DayMessage:
    """The record of a day with the answer to a puzzle."""
    puzzle = _puzzle(request)
    answer = answer_of(request.number, puzzle, request.card)
    record = kept_day(day_of(request.date), request.days).with_answer(answer)
    ratings = ratings_around(kept_days(request.days), record)
    return messages.DayMessage(written_day(record), answer.is_right, text.puzzle_rating(*ratings))


class FinishedDeal:
    """The finished deal on a table, whose result is worked out in steps."""

    def __init__(self, session: Session, today: str) -> None:
        """`today` as in messages; raises NoDeal if the game is not a finished deal for everybody."""
        deal = deal_in(session.setup, day_of(today))
        if deal is None or session.turn is not None or len(session.state.results) != 1:
            raise NoDeal("the game on the table is no finished deal for everybody")
        self.deal = deal
        self.session = session

    def is_helped(self, helped: Sequence[str]) -> bool:
        """Whether the player had help; `helped` are the deals in which that was so."""
        return self.session.is_exchanged or self.deal.key in helped

    def results(self, review: SeatReview, helped: Sequence[str]) -> Iterator[DealResult | None]:
        """Work out the result: None after each step, then the result."""
        is_helped = self.is_helped(helped)
        for reviewed in review.whole(self.session, 1):
            if reviewed is None:
                yield None
                continue
            for compared in comparison_in_steps(self.deal):
                if compared is None:
                    yield None
                else:
                    yield deal_result(self.deal, reviewed, compared, is_helped=is_helped)


def result_message(
    deal: DuplicateDeal, result: DealResult | None, days: Sequence[Json]
) -> messages.DealResultMessage:
    """The result of a deal, None as long as it is worked out, and the record of its day with it."""
    if result is None:
        return messages.DealResultMessage(None, None)
    day = None if deal.day is None else written_day(kept_day(deal.day, days).with_deal(result))
    return messages.DealResultMessage(_deal_line(result, text.deal_verdict(result)), day)


def _deal_box(
    day: date, days: Sequence[Json], game: HostedGame | None, begun: int | None
) -> messages.DealBox:
    result, before = (kept_day(each, days).deal for each in (day, day - timedelta(1)))
    deal = deal_of(day)
    hand = () if result is not None else Session(deal.setup_for(FIRST_LEGAL)).observe(deal.chair).hand
    return messages.DealBox(
        note=text.deal_note(),
        is_on_table=game is not None and deal.is_set_up(game.session.setup),
        hand=hand,
        result=None if result is None else _deal_line(result, text.deal_verdict(result)),
        yesterday=None if before is None else _deal_line(before, text.verdict_of_yesterday(before)),
        begun=begun,
    )


def _deal_line(result: DealResult, verdict: Sentence) -> messages.DealLine:
    marks = tuple(messages.DealMark(each.ahead, each.names, each.is_own) for each in text.deal_marks(result))
    return messages.DealLine(text.deal_title(result), verdict, marks, result.line)


def _puzzle_box(record: DayRecord, progress: PuzzleProgress) -> messages.PuzzleBox:
    texts = tuple(text.puzzle_state(number, is_solved=each) for number, each in enumerate(record.solved))
    number = next_number(record, progress)
    return messages.PuzzleBox(
        text.puzzles_note(record, progress.rating), record.solved, texts, number, text.puzzle_button(number)
    )


def _form_box(day: date, request: requests.AskToday) -> messages.FormBox:
    finished = {each.day for each in kept_days(request.days) if each.has_finished}
    rating = rating_of(figures_of(kept_records(request.records)).rated)
    return messages.FormBox(
        week=tuple(messages.DayMark(each.isoformat(), each in finished) for each in week_of(day)),
        days=text.days_text(days_in_a_row(finished, day)),
        rating=strength_sentence(rating),
        marks=() if rating is None else tuple(_strength_marks(rating)),
    )


def _strength_marks(rating: Rating) -> Iterator[messages.StrengthMark]:
    """The computers, the strongest first, and the player."""
    for band in rating.bands:
        place = rating.share_of(band.price)
        yield messages.StrengthMark(place, place, place, level(band.strategy), is_own=False)
    own, least, most = (rating.share_of(each) for each in (rating.price, rating.high, rating.low))
    yield messages.StrengthMark(own, least, most, text.you(), is_own=True)


def _puzzle(request: requests.AskPuzzle | requests.AnswerPuzzle) -> Puzzle:
    record = kept_day(day_of(request.date), request.days)
    progress = progress_of(kept_days(request.days))
    try:
        return puzzle_at(request.number, request.pack.splitlines(), record, progress)
    except NotationError as error:
        raise NoPuzzle(str(error)) from error
