"""Answers about what is the same for everybody: the page of a day, its deal, its puzzles.

Loaded with the first such request.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from engine.errors import NotationError, SaveGameError
from engine.fast_dataclass import replace
from engine.straights.duplicate.challenge import challenge_in
from engine.straights.duplicate.comparison import comparison_in_steps, deal_result
from engine.straights.duplicate.duplicate_deal import begun_deal, deal_in, deal_of, own_game
from engine.straights.errors import TranscriptError
from engine.straights.local_table.advice_messages import decision_message
from engine.straights.local_table.errors import NoDeal, NoPuzzle
from engine.straights.local_table.figures_answer import kept_records
from engine.straights.local_table.game_texts import read_game, read_other
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.local_table.played_game import OtherGame
from engine.straights.protocol import daily_messages as messages
from engine.straights.protocol.day_record import DAY_RECORD, day_of, kept_day, kept_days
from engine.straights.protocol.table_messages import PuzzleMessage
from engine.straights.puzzles.daily import answer_to, opened
from engine.straights.session import Session
from engine.straights.setup import Variant
from engine.straights.sheets.scale import deal_marks
from engine.straights.sheets.today import Today, standing, today
from engine.straights.statistics import puzzle_progress
from engine.straights.text import today as text

if TYPE_CHECKING:
    from collections.abc import Iterable, Iterator, Sequence
    from datetime import date

    from engine.protocol.records import Json
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.local_table.reviews import SeatReview
    from engine.straights.puzzles.puzzle import Puzzle


def today_message(
    request: messages.AskToday, game: HostedGame | None, other: OtherGame | None
) -> messages.TodayMessage:
    """The sheet of a day; `game` or another one is on the table."""
    found = [*map(_left_game, request.left)]
    left = [each if isinstance(each, Session) else None for each in found]
    others = _others([other, *found])
    day, readable = day_of(request.date), [each for each in left if each is not None]
    games = readable if game is None else [game.session, *readable]
    own = own_game(games, day) or (None if game is None else game.session)
    deal = deal_of(day_of(request.chosen or request.date))
    begun = begun_deal(games, deal)
    is_on_table = game is not None and deal.is_set_up(game.session.setup)
    given = replace(
        _given(request, day),
        game=None if own is None else HostedGame(own).observation(),
        chosen=deal.day,
        deal="on_table" if is_on_table else "new" if begun is None else "begun",
        left=[each.title() for each in others.values()],
        is_beside=None in others,
        last_table=request.last_table,
    )
    record, line = given.record(day), given.record(deal.day or day).deal
    return messages.TodayMessage(
        today(given),
        left=left.index(own) if own in readable else None,
        begun=left.index(begun) if begun in readable else None,
        puzzle=puzzle_progress.next_number(record, puzzle_progress.answered_in(given.days)),
        line="" if line is None else line.line,
        others=tuple(others),
    )


def _given(request: messages.AskToday, day: date) -> Today:
    """What the sheet is made from, without games."""
    days, (rating, rivals) = kept_days(request.days), standing(kept_records(request.records))
    players, variant = (request.names, request.strategies, request.portraits), Variant(request.score_limit)
    return Today(day, request.hour, request.name, days, rating, rivals, *players, variant)


def _others(games: Iterable[Session | OtherGame | None]) -> dict[int | None, OtherGame]:
    """Those that go on and are not Straights, by their numbers among the left ones; the first has none."""
    found = {at or None: each for at, each in enumerate(games) if isinstance(each, OtherGame)}
    going_on = {at: each for at, each in found.items() if not each.game.session.is_over}
    return {None if at is None else at - 1: each for at, each in going_on.items()}


def _left_game(content: str) -> Session | OtherGame | None:
    """A game that was left; None if another version has written what cannot be read."""
    try:
        other = read_other(content)
        return read_game(content, None) if other is None else OtherGame(*other)
    except (SaveGameError, TranscriptError):
        return None


def daily_session(request: messages.NewDailyDeal) -> Session:
    """The deal of a day, or that of a challenge, as a game."""
    sent = challenge_in(request.challenge)
    deal = deal_of(day_of(request.date)) if sent is None else sent.deal
    return Session(deal.setup(request.names))


def puzzle_message(request: messages.AskPuzzle) -> PuzzleMessage:
    """A puzzle of a day, with the prices of its cards."""
    found = opened(_puzzle(request), request.names)
    decision = decision_message(1, answer_to(found.turn), found.turn, is_puzzle=True)
    place = text.puzzle_place(request.number, found.puzzle.grade)
    return PuzzleMessage(request.number, place, decision)


def answered_message(request: messages.AnswerPuzzle) -> messages.DayMessage:
    """The record of a day with the answer to a puzzle."""
    puzzle = _puzzle(request)
    answer = puzzle_progress.answer_of(request.number, puzzle, request.card)
    record = kept_day(day_of(request.date), request.days).with_answer(answer)
    days = [*kept_days(request.days), record]
    progress = puzzle_progress.theme_progress(puzzle, request.pack.splitlines(), days)
    meter = text.theme_meter(*progress) if answer.is_right else None
    return messages.DayMessage(DAY_RECORD.write(record), meter)


def finished_deal(session: Session, day: str) -> DuplicateDeal:
    """The finished deal on a table; `day` is today, as in messages.

    Raises NoDeal if the game is not a finished deal for everybody.
    """
    deal = deal_in(session.setup, day_of(day))
    if deal is None or session.turn is not None or len(session.state.results) != 1:
        raise NoDeal("the game on the table is no finished deal for everybody")
    return deal


def results(
    session: Session, deal: DuplicateDeal, review: SeatReview, request: messages.AskDealResult
) -> Iterator[DealResult | None]:
    """Work out the result, beside that of who sent a challenge: None after each step, then the result."""
    is_helped = session.is_exchanged or deal.key in request.helped
    reviewed = yield from review.whole(session, 1)
    for compared in comparison_in_steps(deal):
        if compared is None:
            yield None
        else:
            yield deal_result(session, reviewed, compared, deal, request.challenge, is_helped=is_helped)


def result_message(
    deal: DuplicateDeal, result: DealResult | None, days: Sequence[Json], today: str
) -> messages.DealResultMessage:
    """The result of a deal, None as long as it is worked out, and the record of its day with it."""
    if result is None:
        return messages.DealResultMessage(None, None)
    day = None
    if deal.day is not None:
        kept = kept_day(deal.day, days).with_deal(result, is_late=deal.day < day_of(today))
        day = DAY_RECORD.write(kept)
    said = text.deal_title(result), text.deal_verdict(result)
    return messages.DealResultMessage(messages.DealLine(*said, deal_marks(result), result.line), day)


def _puzzle(request: messages.AskPuzzle | messages.AnswerPuzzle) -> Puzzle:
    record = kept_day(day_of(request.date), request.days)
    answered = puzzle_progress.answered_in(kept_days(request.days))
    try:
        return puzzle_progress.puzzle_at(request.number, request.pack.splitlines(), record, answered)
    except NotationError as error:
        raise NoPuzzle(str(error)) from error
