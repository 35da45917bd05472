"""Generates the window's pack of puzzles: turns of real games with one choice better by two points.

    python packaging/generators/puzzles.py 300      # half an hour where the playouts are compiled

The opponents are those of a duplicate deal (engine/straights/duplicate). The hard puzzles, in which the
blocker errs, come first; each grade has a third. Each puzzle is written as soon as it is found. Puzzles in
the pack remain: the search for missing ones continues with the deal after the last of them.
"""

from __future__ import annotations

import sys
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[2]))

from engine.straights.playouts.compiled import COMPILED
from engine.straights.puzzles.finder import Search, find_puzzles
from engine.straights.puzzles.grade import Grade
from engine.straights.puzzles.puzzle import Puzzle, parse_puzzle, puzzle_line

PACK = Path(__file__).resolve().parents[2] / "straights_gui" / "resources" / "puzzles" / "pack.txt"
_FIRST_SEED = 1_000_000


def main(argv: list[str]) -> int:
    """Find the requested number of puzzles, and write them."""
    wanted = int(argv[0]) if argv else 300
    if not COMPILED:
        print("the playouts are not compiled: puzzles would be proved by too few deals")
        return 1
    kept = read_pack()
    found = {grade: [each for each in kept if each.grade is grade] for grade in Grade}
    if len(kept) >= wanted:
        return 0
    most = -(-wanted // len(Grade))
    search = Search(is_wanted=lambda grade: len(found[grade]) < most)
    first = 1 + max((each.deal.seed for each in kept), default=_FIRST_SEED - 1)
    for puzzle in find_puzzles(first, search):
        if len(found[puzzle.grade]) == most:
            continue
        found[puzzle.grade].append(puzzle)
        count = sum(map(len, found.values()))
        print(f"{count}/{wanted} {puzzle_line(puzzle)[:40]}", flush=True)
        write([each for grade in reversed(Grade) for each in found[grade]])
        if count >= wanted:
            break
    return 0


def read_pack() -> list[Puzzle]:
    """The puzzles in the pack."""
    lines = PACK.read_text(encoding="utf-8").splitlines() if PACK.exists() else []
    return [parse_puzzle(line) for line in lines]


def write(puzzles: list[Puzzle]) -> None:
    """Write the pack, one puzzle per line."""
    PACK.write_text("".join(f"{puzzle_line(puzzle)}\n" for puzzle in puzzles), encoding="utf-8")


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
