"""A puzzle: a turn in a duplicate deal, and the card that is the best by far; one line of text each."""

from __future__ import annotations

from engine.cards.card import Card
from engine.errors import GameIsOver, NotationError, Refusal
from engine.fast_dataclass import dataclass
from engine.straights.commands import Choice, Discard, Play
from engine.straights.duplicate.duplicate_deal import DuplicateDeal, parse_deal
from engine.straights.puzzles.grade import Grade
from engine.straights.session import Session

_HIDDEN = "-"
_NAMES = ("Player", "Computer1", "Computer2", "Computer3")


_GRADES = {str(int(grade)): grade for grade in Grade}


@dataclass(frozen=True, slots=True)
class Puzzle:
    """A turn at the player's seat of a deal.

    Attributes:
        best: the card to choose.
        cards: the cards of the moves so far, in order.
        discards: the indices of the moves, from 0, that discarded the card.
    """

    deal: DuplicateDeal
    grade: Grade
    best: Card
    cards: tuple[Card, ...]
    discards: frozenset[int]

    def session(self, names: tuple[str, ...] = _NAMES) -> Session:
        """The game up to the turn; `names` are those of the player, then of the computers."""
        game = Session(self.deal.setup(names))
        for number, card in enumerate(self.cards):
            if game.turn is None:
                raise GameIsOver("there are more moves than a game has")
            kind = Discard if number in self.discards else Play
            game.submit(kind(game.turn, card))
        return game


def puzzle_line(puzzle: Puzzle) -> str:
    """The puzzle on one line: deal, grade, best card, and the moves, discards marked with a dash."""
    moves = (
        f"{_HIDDEN if number in puzzle.discards else ''}{card}" for number, card in enumerate(puzzle.cards)
    )
    return " ".join((puzzle.deal.code, str(int(puzzle.grade)), str(puzzle.best), *moves))


def grade_of(line: str) -> Grade:
    """The grade of a puzzle's line, without parsing the rest; raises NotationError."""
    words = line.split()
    if len(words) < 2 or words[1] not in _GRADES:
        raise NotationError(f"{line!r} is no puzzle: its grade is missing")
    return _GRADES[words[1]]


def code_of(line: str) -> str:
    """The name of the deal of a puzzle's line, without parsing the rest."""
    return line.partition(" ")[0]


def parse_puzzle(line: str) -> Puzzle:
    """Parse a line of `puzzle_line`; raises NotationError."""
    words = line.split()
    if len(words) < 3:
        raise NotationError(f"{line!r} is no puzzle: deal, grade and card are needed")
    deal, _grade, best, *moves = words
    try:
        begin = parse_deal(deal), grade_of(line), Card.parse(best)
        cards = tuple(Card.parse(move.removeprefix(_HIDDEN)) for move in moves)
        discards = frozenset(number for number, move in enumerate(moves) if move.startswith(_HIDDEN))
        puzzle = Puzzle(*begin, cards, discards)
        observation = puzzle.session().observe(puzzle.deal.chair)
    except (ValueError, NotationError, Refusal) as error:
        raise NotationError(f"{line!r} is no puzzle: {error}") from error
    if puzzle.best not in [choice.card for choice in observation.choices]:
        raise NotationError(f"{line!r} is no puzzle: {puzzle.best} cannot be chosen")
    return puzzle


def puzzle_of(game: Session, deal: DuplicateDeal, grade: Grade, best: Card) -> Puzzle:
    """The current turn of a game as a puzzle."""
    moves = [action for action in game.actions if isinstance(action, Choice)]
    discards = frozenset(number for number, move in enumerate(moves) if isinstance(move, Discard))
    return Puzzle(deal, grade, best, tuple(move.card for move in moves), discards)
