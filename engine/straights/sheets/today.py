"""What can be done today: go on with the game, play the deal of the day, solve puzzles, begin something."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from datetime import date, timedelta
from typing import TYPE_CHECKING, Literal

from engine.fast_dataclass import dataclass
from engine.protocol import sheet as parts
from engine.protocol.sheet import Calendar, CalendarDay
from engine.straights.duplicate.duplicate_deal import DAYS
from engine.straights.player import Computer, Human, Player
from engine.straights.round_summary import ranking
from engine.straights.setup import marks_of
from engine.straights.statistics.days import DayRecord, days_in_a_row
from engine.straights.statistics.figures import figures_of, rivals_of
from engine.straights.statistics.puzzle_progress import answered_in, next_number
from engine.straights.statistics.rating import rating_of
from engine.straights.text import today as text
from engine.straights.text.levels import level
from engine.straights.text.ratings import rival_sentence, strength_sentence
from engine.straights.text.today import day_state
from engine.straights.text.variants import game_length
from engine.text.sentence import Names, Sentence, sentence, signs

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.protocol.sheet import DayState
    from engine.straights.observation import Observation
    from engine.straights.setup import Variant
    from engine.straights.statistics.figures import Rival
    from engine.straights.statistics.rating import Rating
    from engine.straights.statistics.records import GameRecord

_NOON, _EVENING = 12, 18
_RIVALS = 3  # as many as sit at a table
_ROW = 3  # boxes


@dataclass(frozen=True, slots=True)
class Today:
    """What the sheet is made from.

    Attributes:
        hour: of the player's clock.
        name: the player's, "" if none was chosen.
        days: the records of days.
        rating: the player's among the computers.
        rivals: those of the most games first.
        names, players, portraits, variant: the game that one button deals.
        game: the game that goes on, if any.
        chosen: the day whose deal is offered; None for today.
        deal: whether that deal was begun, or lies on the table.
        best: the best cards of the puzzles, as far as they may be known.
        left: other games that were left: what they are called, and who plays.
        is_beside: whether the first of these lies on the table.
        last_table: the name of the table at which the player sat last, "" if that is not known.
    """

    day: date
    hour: int
    name: str
    days: Sequence[DayRecord]
    rating: Rating | None
    rivals: Sequence[Rival]
    names: Sequence[str]
    players: Sequence[Player]
    portraits: Sequence[str]
    variant: Variant
    game: Observation | None = None
    chosen: date | None = None
    deal: Literal["new", "begun", "on_table"] = "new"
    best: Sequence[Card] = ()
    left: Sequence[tuple[Sentence, Names]] = ()
    is_beside: bool = False
    last_table: str = ""

    def record(self, day: date) -> DayRecord:
        """What was finished of a day."""
        return next((each for each in self.days if each.day == day), DayRecord(day))


def standing(records: Sequence[GameRecord]) -> tuple[Rating | None, tuple[Rival, ...]]:
    """The player's rating and rivals."""
    return rating_of(figures_of(records).rated), rivals_of(records)


def today(given: Today, *, in_window: bool = False) -> parts.Sheet:
    """The sheet of a day, in the window or in the page."""
    boxes = (
        *(() if given.game is None else _game(given.game, given)),
        *_deal(given, in_window=in_window),
        *_left(given),
        *_puzzles(given, in_window=in_window),
        *_form(given),
        *_others(given, in_window=in_window),
        *_new_game(given),
    )
    return parts.Sheet("today", _greeting(given), boxes, is_wide=True, is_on_table=True)


def _greeting(given: Today) -> Sentence:
    if given.hour < _NOON:
        greeting = sentence("TodayController", "Good morning")
    elif given.hour < _EVENING:
        greeting = sentence("TodayController", "Good afternoon")
    else:
        greeting = sentence("TodayController", "Good evening")
    if not given.name:
        return greeting
    return sentence("TodayController", "{greeting}, {name}", greeting=greeting, name=given.name)


def _game(seen: Observation, given: Today) -> Iterator[parts.Part]:
    go_on = sentence("TodayController", "Continue")
    if seen.turn is None:
        go_on = sentence("Today", "Show result")
    kind: Literal["primary", "secondary"] = "secondary" if given.is_beside else "primary"
    yield parts.Box(7, "game", answers=(parts.SheetAnswer("continue", go_on, kind),))
    yield parts.Board(tuple(seen.table.cards()))
    name = sentence("MainWindow", "Straights") if given.left else sentence("GameBox", "Your game")
    yield parts.Note(name, "quiet")
    yield parts.Note(text.game_title(seen), "title")
    ranked = ranking([each.score for each in seen.seats])
    yield parts.Rows("players", tuple(_player(seen, seat) for seat in ranked))


def _left(given: Today) -> Iterator[parts.Part]:
    """A small box for each game that was left beside the own one, in whole rows."""
    beside_deal = given.game is None  # where else the own game stands
    count = len(given.left) - beside_deal
    for number, (title, names) in enumerate(given.left):
        kind: Literal["primary", "secondary"] = "primary" if given.is_beside and not number else "secondary"
        go_on = parts.SheetAnswer(f"left-{number}", sentence("TodayController", "Continue"), kind)
        delete = parts.SheetAnswer(f"delete-{number}", sentence("TodayController", "Delete…"), "quiet")
        row = min(_ROW, count - (number - beside_deal) // _ROW * _ROW)
        share = 7 if beside_deal and not number else 12 // row
        yield parts.Box(share, f"left-{number}", title, "replay", answers=(go_on, delete))
        yield parts.Note(signs("{names}", names=names), "quiet")


def _player(seen: Observation, seat: int) -> parts.Row:
    player, limit = seen.seats[seat], seen.score_limit
    share = min(player.score / limit, 1.0) if limit else 0.0  # no points end a single round
    shown = parts.Player(seen.marks[seat], seat == seen.seat)
    return parts.Row(player.name, player.score, player=shown, share=share)


def _deal(given: Today, *, in_window: bool) -> Iterator[parts.Part]:
    chosen = given.chosen or given.day
    result = given.record(chosen).deal
    answers, key = (parts.SheetAnswer("table" if given.deal == "on_table" else "deal", _play(given)),), "1"
    if result is not None and not in_window:
        share = parts.SheetAnswer("share", sentence("Today", "Share"))
        review = parts.SheetAnswer("review", sentence("Web", "See why"), "quiet")
        answers = (share, *([review] if given.deal == "on_table" else ()))
        key = ""  # which plays, and shares nothing
    elif result is not None:
        answers = (parts.SheetAnswer("deal", sentence("TodayController", "Play it again")),)
    yield parts.Box(5, "deal", sentence("Today", "Deal of the day"), "sun", key, answers)
    yield calendar(given.days, given.day, chosen)
    if result is not None:
        yield parts.Note(text.deal_verdict(result))
    elif chosen == given.day:
        yield parts.Note(sentence("Today", "One round, the same cards for everyone."), "quiet")
        before = given.record(given.day - timedelta(1)).deal
        if before is not None:
            yield parts.Note(text.verdict_of_yesterday(before))
    else:
        late = sentence("Today", "You can still play it. It counts for the calendar, not for your streak.")
        yield parts.Note(late, "quiet")


def _play(given: Today) -> Sentence:
    if given.chosen not in (None, given.day):
        if given.deal == "new":
            return sentence("TodayController", "Play this deal")
        return sentence("TodayController", "Continue this deal")
    if given.deal == "new":
        return sentence("TodayController", "Play today’s deal")
    return sentence("TodayController", "Continue today’s deal")


def _puzzles(given: Today, *, in_window: bool) -> Iterator[parts.Part]:
    record = given.record(given.day)
    number = next_number(record, answered_in(given.days))
    answer = parts.SheetAnswer("puzzles", text.puzzle_button(number))
    answers = (answer,) if in_window or number is not None else ()
    yield parts.Box(3, "puzzles", sentence("PuzzleBox", "Puzzles"), "puzzle", "2" if answers else "", answers)
    best = (*given.best, *[None] * len(record.solved))
    cards = (None if right is None else card for right, card in zip(record.solved, best, strict=False))
    texts = (text.puzzle_state(at, is_solved=right) for at, right in enumerate(record.solved))
    yield parts.SmallCards(tuple(cards), record.solved, tuple(texts))
    yield parts.Note(text.puzzles_note(record), "quiet")


def _form(given: Today) -> Iterator[parts.Part]:
    answer = parts.SheetAnswer("statistics", sentence("Actions", "S&tatistics"))
    yield parts.Box(3, "form", sentence("FormBox", "Your form"), "statistics", "3", (answer,))
    finished = {each.day for each in given.days if each.has_finished}
    yield parts.Note(text.days_text(days_in_a_row(finished, given.day)), "quiet")
    yield parts.Note(strength_sentence(given.rating), "quiet" if given.rating is None else "strong")
    yield from (parts.Note(rival_sentence(each)) for each in given.rivals[:_RIVALS])


def _others(given: Today, *, in_window: bool) -> Iterator[parts.Part]:
    title = sentence("Actions", "&Play with others")
    host = parts.SheetAnswer("host", sentence("Actions", "&Open a table…"))
    join = parts.SheetAnswer("join", sentence("TodayBoxes", "Join"), "quiet")
    answers = (host, join) if in_window else (parts.SheetAnswer("others", title),)
    note = sentence("OthersBox", "Friends scan a code or open a link. They install nothing.")
    if not in_window:
        note = sentence("Web", "At this screen, or at a table with a link.")
    if given.last_table:
        answers = (parts.SheetAnswer("last_table", sentence("ScoreSheet", "Play again")), *answers)
        note = sentence("Today", "Last table: {table}", table=given.last_table)
    yield parts.Box(3, "others", title, "people", "4", answers)
    yield parts.Note(note, "quiet")


def _new_game(game: Today) -> Iterator[parts.Part]:
    answers = (
        parts.SheetAnswer("again", sentence("NewGameDialog", "Start")),
        parts.SheetAnswer("new", sentence("NewGameBox", "Change…"), "quiet"),
    )
    yield parts.Box(3, "new", sentence("Actions", "&New game…"), "new", "5", answers)
    own = next((seat for seat, each in enumerate(game.players) if isinstance(each, Human)), None)
    others = [seat for seat in range(len(game.players)) if seat != own]
    marks = marks_of(game.players)
    yield parts.Faces(tuple(marks[seat] for seat in others), tuple(game.portraits[seat] for seat in others))
    named = {f"player{seat}": _named(game.names[seat], game.players[seat]) for seat in others}
    players = Sentence("", ", ".join(f"{{{each}}}" for each in named), named)
    note = signs("{players} · {length}", players=players, length=game_length(game.variant))
    yield parts.Note(note, "quiet")


def _named(name: str, player: Player) -> Sentence:
    human = sentence("TableText", "human")
    kind = level(player.strategy) if isinstance(player, Computer) else human
    return sentence("TableText", "{name} ({level})", name=name, level=kind)


_DAYS = 28  # as many weeks as have room
_EARLIER = DAYS // _DAYS - 1
_STATES: tuple[DayState, ...] = ("level", "played", "open")
_LEGEND = tuple(CalendarDay("", each, day_state(each)) for each in _STATES)


def calendar(records: Sequence[DayRecord], today: date, chosen: date) -> Calendar:
    """The weeks with the chosen day: those up to the end of this one, or as many before."""
    kept = {each.day: each for each in records}
    newest, weeks = today + timedelta(6 - today.weekday()), timedelta(_DAYS)
    before = max((newest - chosen) // weeks, 0)
    last = newest - before * weeks
    earlier = str(last - weeks) if before < _EARLIER else ""
    later = str(min(last + weeks, today)) if before else ""
    days = (last - timedelta(ago) for ago in reversed(range(_DAYS)))
    found = tuple(_day(kept.get(each, DayRecord(each)), today) for each in days)
    return Calendar(found, _LEGEND, str(chosen), str(today), earlier, later)


def _day(record: DayRecord, today: date) -> CalendarDay:
    state: DayState = "to_come" if record.day > today else "open"
    if record.deal is not None:
        state = "level" if record.deal.is_level else "played"
    solved, is_late = record.solved.count(True), record.is_late
    return CalendarDay(str(record.day), state, day_state(state, solved, is_late=is_late), solved, is_late)
