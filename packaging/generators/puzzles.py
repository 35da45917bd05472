"""Generates the window's pack of puzzles: turns of real games with one choice better by two points.

    python packaging/generators/puzzles.py 300      # half an hour where the playouts are compiled

The opponents are those of a duplicate deal (engine/straights/duplicate). The hard puzzles, in which the
blocker errs, come first; each grade has a third. Each puzzle is written as soon as it is found. Puzzles in
the pack are proved again; those that hold remain, and the search for missing ones continues with the deal
after the last of them.
"""

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from engine.fast_dataclass import replace
from engine.straights.playouts.compiled import COMPILED
from engine.straights.puzzles.finder import PLAYER, Search, find_puzzles, grade_for, prove
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import Puzzle, parse_puzzle, puzzle_line
from engine.straights.strategies.registry import strategy_named

PACK = Path(__file__).resolve().parents[2] / "straights_gui" / "resources" / "puzzles" / "pack.txt"
_FIRST_SEED = 1_000_000


def main(argv: list[str]) -> int:
    """Find the requested number of puzzles, and write them."""
    wanted = int(argv[0]) if argv else 300
    if not COMPILED:
        print("the playouts are not compiled: puzzles would be proved by too few deals")
        return 1
    pack = read_pack()
    kept = [again for each in pack if (again := proved_again(each)) is not None]
    most = -(-wanted // len(Grade))
    found = {grade: [each for each in kept if each.grade is grade][:most] for grade in Grade}
    print(f"{sum(map(len, found.values()))} of {len(pack)} puzzles in the pack hold", flush=True)
    search = Search(is_wanted=lambda grade: len(found[grade]) < most)
    first = 1 + max((each.deal.seed for each in pack), default=_FIRST_SEED - 1)
    write([each for grade in reversed(Grade) for each in found[grade]])
    puzzles = find_puzzles(first, search)
    while (count := sum(map(len, found.values()))) < wanted:
        puzzle = next(puzzles)
        if len(found[puzzle.grade]) < most:
            found[puzzle.grade].append(puzzle)
            print(f"{count + 1}/{wanted} {puzzle_line(puzzle)[:40]}", flush=True)
            write([each for grade in reversed(Grade) for each in found[grade]])
    return 0


def proved_again(puzzle: Puzzle) -> Puzzle | None:
    """The puzzle with the grade of today's prices; None if they do not prove its best card."""
    observation = puzzle.session().observe(puzzle.deal.chair)
    proved = prove(observation)
    if proved is None or proved[0] != puzzle.best:
        return None
    errs = strategy_named(PLAYER).choose(observation).card != puzzle.best
    return replace(puzzle, grade=grade_for(proved[1], errs=errs))


def read_pack() -> list[Puzzle]:
    """The puzzles in the pack."""
    lines = PACK.read_text(encoding="utf-8").splitlines() if PACK.exists() else []
    return [parse_puzzle(line) for line in lines]


def write(puzzles: list[Puzzle]) -> None:
    """Write the pack, one puzzle per line."""
    PACK.write_text("".join(f"{puzzle_line(puzzle)}\n" for puzzle in puzzles), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
