"""Lessons: a game is learned in four steps on its own table, each one touch; nothing of them counts."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import EngineError, NotationError
from engine.fast_dataclass import TYPE_CHECKING, dataclass, replace
from engine.games.changes import table_after
from engine.games.game import table_of, told
from engine.games.lesson import Lesson, LessonStep
from engine.games.registry import AnyGame, AnySession, game_named
from engine.games.table import Answer, Button, Happening, Offer, Table
from engine.names import COMPUTER_NAMES
from engine.text.sentence import Sentence, sentence

if TYPE_CHECKING:
    from engine.text.sentence import Value

STEPS = 4
_SEAT = 0
_END = sentence("Lesson", "You know the game now.")


@dataclass(frozen=True, slots=True)
class ShownStep:
    """A step as its player sees it: the table with what is said, what has happened, what is to be touched.

    Attributes:
        cards: those that are chosen for the button to be touched.
    """

    table: Table
    happenings: tuple[Happening, ...]
    touch: Card | str
    cards: tuple[Card, ...] = ()


def lesson_of(chosen: str) -> tuple[AnyGame, Lesson]:
    """The game of what is chosen for a new one, and its lesson; raises NotationError without one."""
    name, *others = chosen.split("/")
    game = game_named(name)
    if (lesson := game.lessons.get("".join(others[:1]))) is None:
        raise NotationError(f"no lesson belongs to {chosen!r}")
    return game, lesson


def shown_step(chosen: str, number: int, player: str) -> ShownStep:
    """A step from 0 on; after the last one what its answer has led to, where nothing is to be touched."""
    game, lesson = lesson_of(chosen)
    session, step = _position(game, lesson, min(number, STEPS - 1))
    table, answer = _table_and_answer(game, session, step)
    seen = tuple(game.happening(game.redact(event, _SEAT)) for event in session.history)
    table = replace(table, message=(_said(step, table),), result=None)
    if number == STEPS:
        table, happened = _end(game, lesson, session, table, answer)
        return ShownStep(_with_names(table, player), (*seen, *happened), "")
    if isinstance(step.touch, Card):
        waiting = tuple(Button(each.button) for each in table.offers if each.button)
        alone = tuple(replace(each, button=None) for each in table.offers if each.cards)
        table = replace(table, offers=alone, buttons=waiting or table.buttons)
    return ShownStep(_with_names(table, player), seen, step.touch, step.cards)


def why_not(chosen: str, number: int, answer: Answer) -> tuple[Sentence, ...]:
    """Why it is not the right answer to a step: by the rules, else what the step says; () if it is."""
    game, lesson = lesson_of(chosen)
    session, step = _position(game, lesson, number)
    table, right = _table_and_answer(game, session, step)
    given = _whole(answer, table)
    if given.cards == right.cards and given.key == right.key:
        return ()
    try:
        session.submit(game.action(table, given))
    except EngineError as error:
        return game.refusal(error, table)
    return (_said(step, table),)


def _with_names(table: Table, player: str) -> Table:
    names = (player, *(name for name in COMPUTER_NAMES[1:] if name != player))
    seats = tuple(replace(seat, name=name) for seat, name in zip(table.seats, names, strict=False))
    return replace(table, seats=seats)


def _end(
    game: AnyGame, lesson: Lesson, session: AnySession, table: Table, answer: Answer
) -> tuple[Table, tuple[Happening, ...]]:
    """The table at the end, with the awards of a hand, and what has led to it.

    The cards of a round that is over stay: only chips are paid.
    """
    events = [*session.submit(game.action(table, answer))]
    while len(session.actions) < lesson.end:
        events += session.submit(_next(game, session))
    moved = told(game, session.state, events, table)
    happened = tuple(
        replace(each, movements=tuple(way for way in each.movements if way.amount or not each.shows_result))
        for each in moved.happenings
    )
    awards = moved.result if moved.result and moved.result.awards else None
    moved = replace(moved, happenings=happened, offers=(), message=(_END,), result=awards)
    return table_after(table, moved), happened


def _position(game: AnyGame, lesson: Lesson, number: int) -> tuple[AnySession, LessonStep]:
    session = game.session(lesson.setup)
    for step in lesson.steps[: number + 1]:
        while len(session.actions) < step.after:
            session.submit(_next(game, session))
        table, answer = _table_and_answer(game, session, step)
        is_choice = any(each.button for each in table.offers if step.touch in each.cards)
        if step is not lesson.steps[number] and not is_choice:
            session.submit(game.action(table, answer))
    return session, lesson.steps[number]


def _next(game: AnyGame, session: AnySession) -> object:
    """The next deal, or what the computer on turn chooses; the next seat's plays between the steps, too."""
    seat = session.turn
    if seat is None:
        return game.next_deal(session.state)
    return game.choose(session.players[seat] or session.players[_SEAT + 1], session.observe(seat))


def _table_and_answer(game: AnyGame, session: AnySession, step: LessonStep) -> tuple[Table, Answer]:
    table = table_of(game, session.state, _SEAT)
    if isinstance(step.touch, Card):
        return table, _whole(Answer(cards=(step.touch,)), table)
    numbers = _offer(step.touch, table).numbers
    return table, Answer(step.touch, step.cards, number=numbers[-1] if numbers else 0)


def _whole(answer: Answer, table: Table) -> Answer:
    """The answer with the key of the offer that has its card."""
    keys = [each.key for each in table.offers if answer.cards and {*answer.cards} <= {*each.cards}]
    return replace(answer, key=answer.key or "".join(keys[:1]))


def _offer(key: str, table: Table) -> Offer:
    return next(each for each in table.offers if each.key == key)


def _said(step: LessonStep, table: Table) -> Sentence:
    if isinstance(step.touch, Card):
        return replace(step.text, values={"card": step.touch})
    offer = _offer(step.touch, table)
    assert offer.button is not None  # as it is to be pressed
    number = offer.numbers[-1] if offer.numbers else len(step.cards)
    values: dict[str, Value] = {"number": number} if "number" in offer.button.values else {}
    button = replace(offer.button, values={**offer.button.values, **values})
    return replace(step.text, values={"button": button})
