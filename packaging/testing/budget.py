"""`make budget`: the lines of each room, the most that it may have, and what has changed since `main`.

A number is lowered by the commit that makes its room smaller, and raised only by one that says in its body
what a user gets for the lines.
"""

from collections.abc import Iterable
from pathlib import Path

from testing.changes import ROOT, git

SUFFIXES = {".py", ".js", ".mjs", ".css", ".html"}
BUILT = ("straights_server/page",)  # and page-unfinished

PRODUCT = {
    "engine": 28_958,
    "straights_gui": 32_018,
    "straights_web": 19_479,
    "straights_server": 8_087,
    "packaging": 9_206,
    "benchmarks": 1_681,
}
TESTS = {
    "tests/engine": 16_499,
    "tests/straights_gui": 18_952,
    "tests/straights_web": 9_744,
    "tests/straights_server": 7_141,
    "tests/install": 2_163,
    "tests/support": 7_927,
    "tests": 834,  # what is in none of these
}
ROOMS = {**PRODUCT, **TESTS}


def counted(root: Path) -> dict[str, int]:
    """The lines of each room of a checkout."""
    lines = dict.fromkeys(ROOMS, 0)
    for top in sorted({room.partition("/")[0] for room in ROOMS}):
        for path in (root / top).rglob("*"):
            place = path.relative_to(root).as_posix()
            if path.suffix in SUFFIXES and not place.startswith(BUILT) and path.is_file():
                lines[room_of(place)] += path.read_bytes().count(b"\n")
    return lines


def room_of(place: str) -> str:
    """The room of a file, the innermost that has it."""
    return max((room for room in ROOMS if place.startswith(f"{room}/")), key=len)


def changes() -> dict[str, int]:
    """How many lines each room has more than at the commit at which this branch left `main`."""
    found = dict.fromkeys(ROOMS, 0)
    for line in git("diff", "--numstat", "--no-renames", "--merge-base", "main"):
        added, removed, place = line.split("\t")
        if Path(place).suffix in SUFFIXES and place.partition("/")[0] in ROOMS:
            found[room_of(place)] += int(added) - int(removed)
    return found


def table(lines: dict[str, int], changed: dict[str, int]) -> Iterable[str]:
    """A line for each room, and the sums."""
    yield f"{'room':24}{'lines':>9}{'budget':>9}{'since main':>12}"
    for name, rooms in (("product", PRODUCT), ("tests, together", TESTS), ("all", ROOMS)):
        for room, most in rooms.items() if rooms is not ROOMS else ():
            yield f"{room:24}{lines[room]:9,}{most:9,}{changed[room]:+12,}"
        had, more = (sum(values[room] for room in rooms) for values in (lines, changed))
        yield f"{name:24}{had:9,}{sum(rooms.values()):9,}{more:+12,}"


if __name__ == "__main__":
    print(*table(counted(ROOT), changes()), sep="\n")
