"""What the page of the day says: the game, the deal of the day, puzzles, the player's form."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, replace
from engine.protocol.sheet import Meters, Row
from engine.straights.duplicate.deal_result import REFERENCES
from engine.straights.puzzles.grade import A_DAY, Grade
from engine.straights.puzzles.themes import Theme, theme_of
from engine.straights.text.hints import reasons
from engine.straights.text.levels import level, quoted_level
from engine.straights.text.reviews import argument, cost_of, difference
from engine.text.sentence import Sentence, plural, points, sentence, signs

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.protocol.sheet import DayState
    from engine.straights.duplicate.deal_result import DealResult, Played
    from engine.straights.observation import Observation
    from engine.straights.review.game_review import Decision
    from engine.straights.statistics.days import DayRecord
    from engine.text.sentence import Value

_GRADES = {
    Grade.EASY: sentence("Puzzles", "easy"),
    Grade.MEDIUM: sentence("Puzzles", "medium"),
    Grade.HARD: sentence("Puzzles", "hard"),
}
_THEMES = {
    Theme.CLOSED_ROWS: sentence("Puzzles", "Theme: keep rows closed. Play what opens least to the others."),
    Theme.EARLY_DISCARD: sentence("Puzzles", "Theme: discard early. Cheaper cards can wait."),
    Theme.CHEAP_CARDS: sentence("Puzzles", "Theme: keep cheap cards. They cost little if you must discard."),
    Theme.OWN_ROW: sentence("Puzzles", "Theme: build your row. Your own cards follow."),
    Theme.LAST_THREE: sentence("Puzzles", "Theme: the last three. Think each card through to the end."),
}
_STATES: dict[DayState, Sentence] = {
    "level": sentence("Today", "level with the expert"),
    "played": sentence("Today", "played"),
    "open": sentence("Today", "still to play"),
    "to_come": sentence("Today", "to come"),
}

_SHORT_THEMES = {
    Theme.CLOSED_ROWS: sentence("Puzzles", "Keep rows closed"),
    Theme.EARLY_DISCARD: sentence("Puzzles", "Discard early"),
    Theme.CHEAP_CARDS: sentence("Puzzles", "Keep cheap cards"),
    Theme.OWN_ROW: sentence("Puzzles", "Build your row"),
    Theme.LAST_THREE: sentence("Puzzles", "The last three"),
}


def game_title(observation: Observation) -> Sentence:
    """The round of the game, and whose turn it is."""
    if observation.turn is None:
        return sentence("TableText", "The game is over.")
    number = observation.number
    if observation.is_my_turn:
        return sentence("Today", "Round {number}, your turn", number=number)
    name = observation.seats[observation.turn].name
    return sentence("Today", "Round {number}, {name}’s turn", number=number, name=name)


def deal_verdict(result: DealResult) -> Sentence:
    """The player's result beside that of who sent the deal, or of each computer; said once if equal."""
    if result.duel is not None:
        return _duel_verdict(*result.duel)
    (ahead, name), (other_ahead, other) = _computers(result)
    first, second = (quoted_level(each) for each in (name, other))
    if ahead == other_ahead:
        both = sentence("Today", "{first} and {second}", first=first, second=second)
        return _beside(result.ahead - ahead, both)
    verdicts = _beside(result.ahead - ahead, first), _beside(result.ahead - other_ahead, second)
    return signs("{first} {second}", first=verdicts[0], second=verdicts[1])


def _duel_verdict(own: Played, other: Played) -> Sentence:
    """Both results, and where they parted."""
    values: dict[str, Value] = {"own": difference(own.ahead), "name": other.name}
    both = sentence("Today", "You: {own}. {name}: {theirs}.", **values, theirs=difference(other.ahead))
    parted = [
        number for number, pair in enumerate(zip(own.cards, other.cards, strict=True)) if len({*pair}) > 1
    ]
    if not parted:
        return both
    at = parted[0]
    values = {"number": at + 1, "card": own.cards[at], "name": other.name, "other": other.cards[at]}
    text = sentence("Today", "You first differed at card {number}: {card}, {name} {other}.", **values)
    return signs("{first} {second}", first=both, second=text)


def deal_title(result: DealResult) -> Sentence:
    """The same beside who sent the deal, or the strongest computer alone."""
    if result.duel is not None:
        own, other = result.duel
        return _beside(own.ahead - other.ahead, signs("{name}", name=other.name))
    (ahead, name), _weaker = _computers(result)
    return _beside(result.ahead - ahead, quoted_level(name))


def verdict_of_yesterday(result: DealResult) -> Sentence:
    """The same of yesterday's deal."""
    return sentence("Today", "Yesterday: {verdict}", verdict=deal_verdict(result))


def deal_results(result: DealResult) -> tuple[tuple[int, Sentence], ...]:
    """The results of a deal and whose they are: the player, the computers, what the cards were worth.

    In points better than the average of the others.
    """
    return (
        (result.ahead, you()),
        *((each.ahead, signs("{name}", name=each.name)) for each in (result.duel or ())[1:]),
        *((ahead, level(name)) for ahead, name in _computers(result)),
        (result.par, sentence("Today", "expected")),
    )


def you() -> Sentence:
    """The player on a line of results."""
    return sentence("SeatPanel", "you")


def puzzles_note(record: DayRecord) -> Sentence:
    """What the puzzles are, and then how many are solved."""
    if all(each is None for each in record.solved):
        return plural("Today", "%n position. Which card is best?", "%n positions. Which card is best?", A_DAY)
    solved, count = record.solved.count(True), A_DAY + len(record.own_puzzles)
    solved += sum(each.is_right for each in record.own_puzzles)
    return _solved(solved, count)


def theme_meter(theme: Theme, grade: Grade, solved: int, count: int) -> Meters:
    """How many of the puzzles of a theme and grade are solved."""
    row = Row(_GRADES[grade], _solved(solved, count), share=solved / count)
    return Meters(_SHORT_THEMES[theme], (row,))


def _solved(solved: int, count: int) -> Sentence:
    return sentence("Today", "{solved} of {count} solved", solved=solved, count=count)


def puzzle_state(number: int, *, is_solved: bool | None) -> Sentence:
    """Whether the answer to a puzzle of the day, from 0, was right; None as long as there is none."""
    if is_solved is None:
        return sentence("Web", "Puzzle {number}: open", number=number + 1)
    if is_solved:
        return sentence("Web", "Puzzle {number}: solved", number=number + 1)
    return sentence("Web", "Puzzle {number}: not solved", number=number + 1)


def puzzle_button(number: int | None) -> Sentence:
    """What is next in the puzzles of the day: the number of one from 0, None if there is none."""
    if number is None:
        return sentence("TodayController", "Look at them again")
    if number >= A_DAY:
        return sentence("Puzzles", "Another puzzle")
    return sentence("TodayController", "Solve puzzle {number}", number=number + 1)


def puzzle_place(number: int, grade: Grade) -> Sentence:
    """Which puzzle of the day it is, from 0, and how hard."""
    if number >= A_DAY:
        return sentence("Puzzles", "Puzzle {number}, {grade}", number=number + 1, grade=_GRADES[grade])
    values: dict[str, Value] = {"number": number + 1, "count": A_DAY, "grade": _GRADES[grade]}
    return sentence("Puzzles", "Puzzle {number} of {count} today, {grade}", **values)


def puzzle_answer(
    decision: Decision, tried: Card | None, observation: Observation
) -> tuple[tuple[Sentence, ...], ...]:
    """The answer to the card that the player tried, None for no card: a line if it was right, else why not.

    The choice in the original game is not mentioned; what a puzzle is about follows.
    """
    told = () if tried is None else ((cost_of(decision, tried),),)
    if tried == decision.best.card:
        return told
    theme = theme_of(decision.best, observation)
    said = (*argument(decision), *reasons(replace(decision.advice, against=None)))
    return (*told, said, *(() if theme is None else ((_THEMES[theme],),)))


def day_state(state: DayState, solved: int = 0, *, is_late: bool = False) -> Sentence:
    """What became of a day: its deal, and the puzzles that were solved."""
    said = _STATES[state]
    if is_late:
        said = sentence("Today", "{result}, on a later day", result=said)
    if solved == 0:
        return said
    puzzles = plural("TodayPlurals", "%n puzzle solved", "%n puzzles solved", solved)
    return signs("{result}, {puzzles}", result=said, puzzles=puzzles)


def days_text(count: int) -> Sentence:
    """For how many days in a row something was finished."""
    if count == 0:
        return sentence("Today", "A deal or a puzzle a day keeps you in form.")
    return plural("TodayPlurals", "%n day in a row", "%n days in a row", count)


def _computers(result: DealResult) -> tuple[tuple[int, str], ...]:
    """The result of each computer in the player's seat, the strongest first, with its name."""
    return tuple(reversed(tuple(zip(result.references, REFERENCES, strict=True))))


def _beside(difference: int, computers: Sentence) -> Sentence:
    if difference == 0:
        return sentence("Today", "Level with {computers}.", computers=computers)
    values = {"points": points(abs(difference)), "computers": computers}
    if difference > 0:
        return sentence("Today", "{points} better than {computers}.", **values)
    return sentence("Today", "{points} worse than {computers}.", **values)
