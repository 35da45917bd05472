"""A table's answers to queries about the game; nothing here changes state."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import BadMessage, EngineError, GameIsOver, NotYourTurn
from engine.fast_dataclass import TYPE_CHECKING
from engine.games import STRAIGHTS
from engine.games.game import Game
from engine.games.lessons import STEPS, shown_step, why_not
from engine.games.new_game_sheet import Chosen, after_lesson, kept_after, new_game_sheet
from engine.games.registry import new_games
from engine.games.session import Action, Event, Seen, Setup, State
from engine.names import MAX_NAME_LENGTH
from engine.straights import setup
from engine.straights.errors import SeatIsComputer
from engine.straights.local_table.errors import HandIsHidden, HintFailed
from engine.straights.local_table.hosted_game import HostedGame
from engine.straights.local_table.whole_table import levels_of
from engine.straights.protocol.daily_messages import AskDealDay, DealDayMessage
from engine.straights.protocol.other_games import AskLesson, AskNewGame, LessonMessage, NewGameMessage
from engine.straights.protocol.table_messages import Hello, TrackerMessage
from engine.straights.protocol.table_requests import Describe
from engine.straights.protocol.tables import VERSION, Description, GameLength, LineUp, Refused, event_texts
from engine.straights.session import Session
from engine.straights.strategies.registry import DEFAULT_OPPONENTS, LINE_UPS, STRATEGIES
from engine.straights.text.descriptions import LINE_UPS as LINE_UP_TEXTS
from engine.straights.text.phrases import PHRASES
from engine.straights.text.table import TABLE_TEXTS
from engine.straights.text.variants import game_end, game_length
from engine.text.sentence import Sentence
from engine.version import VERSION as PROGRAM_VERSION

if TYPE_CHECKING:
    from engine.straights.advice.hints import Advice


_LONGEST_MESSAGE = 4
"""In sentences."""


def hello() -> Hello:
    """The greeting: protocol version, limits and available strategies."""
    return Hello(
        v=VERSION,
        program=f"Straights {PROGRAM_VERSION}",
        strategies=tuple(STRATEGIES.values()),
        opponents=DEFAULT_OPPONENTS,
        score_limit=setup.SCORE_LIMIT,
        highest_score_limit=setup.MAX_SCORE_LIMIT,
        seed_range=(setup.MIN_SEED, setup.MAX_SEED),
        longest_name=MAX_NAME_LENGTH,
        table_texts=TABLE_TEXTS,
        table_phrases=PHRASES,
        event_texts=event_texts(),
        lengths=lengths(),
        line_ups=tuple(LineUp(name, *LINE_UP_TEXTS[name], each) for name, each in LINE_UPS.items()),
        game_end=game_end(setup.Variant()),
    )


def lengths() -> tuple[GameLength, ...]:
    """The lengths of games that dialogs offer."""
    return tuple(GameLength(limit, game_length(setup.Variant(limit))) for limit in setup.USUAL_SCORE_LIMITS)


def hint(hosted: HostedGame) -> Advice:
    """The advice for the viewer's turn; raises a Refusal or a TableError."""
    observation = hosted.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None:
        raise HandIsHidden("nobody's hand is shown")
    if observation.seat not in hosted.humans:
        raise SeatIsComputer("a computer plays this seat")
    if not observation.is_my_turn:
        raise NotYourTurn("another seat is to move")
    from engine.straights.advice.advisor import advice_for  # noqa: PLC0415  # loads the expert

    try:
        advice = advice_for(observation)
    except Exception as error:
        raise HintFailed(str(error)) from error
    assert advice is not None  # it is the viewer's turn
    return advice


def tracker(hosted: HostedGame) -> TrackerMessage:
    """The possible places of each card, from what the viewer may know; raises a Refusal or a TableError."""
    from engine.straights.sheets.card_tracker import card_grid  # noqa: PLC0415  # who opens its panel needs it

    observation = hosted.observation()
    if observation.turn is None:
        raise GameIsOver("the game is over")
    if observation.seat is None and hosted.humans:
        raise HandIsHidden("nobody's hand is shown")
    return TrackerMessage(card_grid(observation))


def deal_day(question: AskDealDay, session: Session) -> DealDayMessage:
    """The day of which the game is the deal, among the last ones before that of the question."""
    from engine.straights.duplicate.duplicate_deal import deal_in  # noqa: PLC0415  # rarely needed
    from engine.straights.protocol.day_record import day_of  # noqa: PLC0415  # rarely needed

    deal = deal_in(session.setup, day_of(question.date))
    return DealDayMessage(None if deal is None or deal.day is None else deal.day.isoformat())


def description(request: Describe, rules: Game[Setup, State, Action, Event, Seen]) -> Description:
    """What a client shows, in words; raises BadMessage for a table that the game has not."""
    table = request.table
    if len(table.seats) not in rules.seats or len(table.message) > _LONGEST_MESSAGE:
        raise BadMessage("this is no table of the game", "table")
    try:
        return Description(tuple(rules.description(table)))
    except (LookupError, RuntimeError) as error:  # places, seats or numbers that no table of it has
        raise BadMessage("this is no table of the game", "table") from error


def lesson(request: AskLesson) -> LessonMessage | Refused:
    """A step of a lesson, or why an answer to it is not the right one."""
    chosen, step, answer = request.chosen, request.step, request.answer
    if answer is not None and (why := why_not(chosen, step, answer)):
        return Refused("AnotherAnswer", "the step of the lesson asks for another answer", why)
    step += answer is not None
    shown = shown_step(chosen, step, request.player)
    card, button = (shown.touch, "") if isinstance(shown.touch, Card) else (None, shown.touch)
    card = next(iter(shown.cards), card)
    deals = [at for at, each in enumerate(shown.happenings) if each.is_deal]
    levels = {} if chosen == STRAIGHTS else levels_of(new_games(Chosen.of(chosen).game))
    told, begins = shown.happenings[deals[-1] :], after_lesson(chosen)
    return LessonMessage(step, STEPS, shown.table, told, card, button, levels, begins)


def new_game(request: AskNewGame) -> NewGameMessage:
    """The sheet for a new game of what is chosen."""
    chosen, kept = request.chosen, request.kept
    sheet = new_game_sheet(chosen, kept, is_shared=request.is_shared)
    if chosen == STRAIGHTS:
        return NewGameMessage(sheet, "", kept)
    return NewGameMessage(sheet, Chosen.of(chosen).kind, kept_after(kept, chosen))


def refusal(error: EngineError, text: tuple[Sentence, ...] = ()) -> Refused:
    """The reason why a request changed nothing, with the text for a player if there is one."""
    reason = BadMessage.__name__ if isinstance(error, BadMessage) else type(error).__name__
    return Refused(reason, str(error), text or None)
