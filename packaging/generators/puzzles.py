"""Generates the window's pack of puzzles: turns of real games with one choice better by two points.

    python packaging/generators/puzzles.py 41000000     # an hour where the playouts are compiled

The opponents are those of a duplicate deal (engine/straights/duplicate), and the search begins with the deal
of this seed. The pack has as many puzzles of each theme and grade. One is taken only if no rule of thumb
then solves too many, and if better computers solve more. Each is written as soon as it is found. A second
run keeps those in the pack that are proved again, and goes on with the deal after the last of them.
"""

import sys
from collections.abc import Callable
from itertools import chain
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from engine.cards.card import Card, Rank
from engine.fast_dataclass import replace
from engine.straights.commands import Choice, Discard
from engine.straights.observation import Observation
from engine.straights.playouts.compiled import COMPILED
from engine.straights.puzzles.finder import Found, find_puzzles, grade_and_solvers, prove
from engine.straights.puzzles.grade import PACK_SIZE, Grade
from engine.straights.puzzles.puzzle import Puzzle, parse_puzzle, puzzle_line
from engine.straights.puzzles.themes import Theme, theme_of
from engine.straights.table import rows_beyond

PACK = Path(__file__).resolve().parents[2] / "straights_gui" / "resources" / "puzzles" / "pack.txt"
_OF_A_KIND = PACK_SIZE // len(Grade) // len(Theme)
_MOST = {Grade.EASY: 0.48, Grade.MEDIUM: 0.25, Grade.HARD: 0.26}
"""The share that a rule of thumb may solve: a third of all."""

_BETTER = 0.1
"""The share that a better computer solves more than a worse one."""

_RULES = ("low", "high", "near a seven", "keep the king")
_WEAK = ("first-legal", "lowest", "highest")
_COUNTED = (*_RULES, *_WEAK, "locker", "blocker")


class Mix:
    """The puzzles taken so far, and how many of each grade the rules of thumb and the strategies solve."""

    def __init__(self) -> None:
        self._taken: dict[tuple[Grade, Theme | None], list[Puzzle]] = {
            (grade, theme): [] for theme in Theme for grade in Grade
        }
        self._solved: dict[Grade, dict[str, float]] = {grade: {} for grade in Grade}

    def puzzles(self) -> list[Puzzle]:
        """The puzzles in an order in which grades and themes alternate."""
        places = (each[number : number + 1] for number in range(_OF_A_KIND) for each in self._taken.values())
        return [*chain.from_iterable(places)]

    def take(self, found: Found) -> bool:
        """Take the puzzle if it is wanted; return whether it was."""
        puzzle, seen, grade = found.puzzle, found.observation, found.puzzle.grade
        best = next(each for each in seen.choices if each.card == puzzle.best)
        of_kind, puzzles = self._taken.get((grade, theme_of(best, seen))), self.puzzles()
        if of_kind is None or len(of_kind) == _OF_A_KIND or puzzle.deal in [each.deal for each in puzzles]:
            return False
        new = {**solved_by_rules(best, seen), **dict.fromkeys(found.solvers, 1.0)}
        solved = {name: self._solved[grade].get(name, 0.0) + new.get(name, 0.0) for name in _COUNTED}
        if not _is_fair(solved, new, grade, 1 + sum(each.grade is grade for each in puzzles)):
            return False
        of_kind.append(puzzle)
        self._solved[grade] = solved
        return True


def solved_by_rules(best: Choice, seen: Observation) -> dict[str, float]:
    """How often each rule of thumb finds the best choice of a turn; it takes any card among equals."""
    kings = {each.card: _leads_to_a_king(each.card, seen) for each in seen.choices}
    is_discard = isinstance(best, Discard)
    rules: dict[str, Callable[[Card], int]] = {
        "low": lambda card: card.rank.index,
        "high": lambda card: -card.rank.index,
        "near a seven": lambda card: abs(card.rank.index - Rank.SEVEN.index),
        "keep the king": lambda card: kings[card] != is_discard,
    }
    found = {}
    for name, rule in rules.items():
        least = min(rule(card) for card in kings)
        ways = [card for card in kings if rule(card) == least]
        found[name] = (best.card in ways) / len(ways)
    return found


def _leads_to_a_king(card: Card, seen: Observation) -> bool:
    """Whether the card brings a king nearer that another player may hold."""
    kings = [row[-1] for row in rows_beyond(card) if row and row[-1].rank is Rank.KING]
    return any(king not in (*seen.hand, *seen.discards) for king in kings)


def _is_fair(solved: dict[str, float], new: dict[str, float], grade: Grade, count: int) -> bool:
    """Whether no rule solves too many of so many puzzles of a grade, and better computers solve more."""
    rules_are_few = all(
        not new.get(name) or solved[name] <= count * _MOST[grade] + 0.5 for name in (*_RULES, *_WEAK)
    )
    ordered = (("locker", "blocker"), *((name, "locker") for name in _WEAK))
    return rules_are_few and all(
        solved[worse] + _BETTER * count <= solved[better] + 1 for worse, better in ordered
    )


def main(argv: list[str]) -> int:
    """Complete the pack by a search from a seed on."""
    if not COMPILED:
        print("the playouts are not compiled: puzzles would be proved by too few deals")
        return 1
    pack, mix = read_pack(), Mix()
    for puzzle in sorted(pack, key=lambda each: each.deal.seed):
        found = found_again(puzzle)
        if found is None or not mix.take(found):
            print(f"{puzzle_line(puzzle)[:20]} does not hold", flush=True)
    search = find_puzzles(max([int(argv[0]), *(each.deal.seed + 1 for each in pack)]))
    while (count := len(mix.puzzles())) < PACK_SIZE:
        if mix.take(next(search)):
            print(f"{count + 1}/{PACK_SIZE}", flush=True)
            PACK.write_text("".join(f"{puzzle_line(each)}\n" for each in mix.puzzles()), encoding="utf-8")
    return 0


def found_again(puzzle: Puzzle) -> Found | None:
    """The puzzle with the grade of today's strategies; None if today's prices do not prove its best card."""
    observation = puzzle.session().observe(puzzle.deal.chair)
    graded = grade_and_solvers(observation, puzzle.best)
    if graded is None or prove(observation) != puzzle.best:
        return None
    return Found(replace(puzzle, grade=graded[0]), observation, graded[1])


def read_pack() -> list[Puzzle]:
    """The puzzles in the pack."""
    lines = PACK.read_text(encoding="utf-8").splitlines() if PACK.exists() else []
    return [parse_puzzle(line) for line in lines]


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
