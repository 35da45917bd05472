"""`make fuzz ARGS="seconds [door ...]"`: spoiled texts at every door of the program, for as long as wanted.

What broke something is kept in tests/fuzz/found, where the tests read it, and among hypothesis's examples in
build/fuzz, where the next run begins.
"""

import resource
import sys
import time
from collections import Counter
from hashlib import sha256
from pathlib import Path

from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.database import DirectoryBasedExampleDatabase

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from tests.support.fuzz.doors import targets  # noqa: E402  # after the path was set
from tests.support.fuzz.messages import PAGE_LINKS  # noqa: E402  # as above
from tests.support.fuzz.target import FOUND, Target, spoiled  # noqa: E402  # as above

EXAMPLES = 250  # of a target, before the next has its turn
MEMORY = 1 << 30  # bytes more than at the start
PHASES = (Phase.reuse, Phase.generate, Phase.target, Phase.shrink)


def try_some(target: Target) -> tuple[int, str]:
    """Read some spoiled texts; how many, and what went wrong, else ""."""
    count = 0
    worst = b""

    @settings(
        max_examples=EXAMPLES,
        database=DirectoryBasedExampleDatabase(ROOT / "build" / "fuzz"),
        deadline=None,
        derandomize=False,
        phases=PHASES,
        suppress_health_check=list(HealthCheck),
        verbosity=Verbosity.quiet,
    )
    @given(spoiled(target.seeds))
    def read(content: bytes) -> None:
        nonlocal count, worst
        count += 1
        try:
            target.take(content)
        except Exception:
            worst = content  # the last is the smallest
            raise

    try:
        read()
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what is looked for
        return count, f"{type(error).__name__}: {str(error)[:200]}, kept as {keep(target, worst)}"
    return count, ""


def keep(target: Target, content: bytes) -> Path:
    """Keep a text that broke something, for the tests."""
    path = FOUND / target.name.replace(" ", "-") / sha256(content).hexdigest()[:12]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path.relative_to(ROOT)


def main() -> int:
    """Go round all targets until the time is over; 1 if something broke."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    usage = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (usage + MEMORY, usage + MEMORY))
    counts: Counter[str] = Counter()
    broken: dict[str, str] = {}
    doors = [door for door in targets() if door.name in sys.argv[2:] or len(sys.argv) < 3]
    end = time.monotonic() + seconds
    while doors and time.monotonic() < end:
        for target in doors:
            count, problem = try_some(target)
            counts[target.name] += count
            if problem and target.name not in broken:
                print(
                    f"{target.name}: {problem}", flush=True
                )  # at once: it can be mended while the others go on
                broken[target.name] = problem
    PAGE_LINKS.close()
    for name, count in counts.items():
        print(f"{name:>14}: {count:7} texts, {broken.get(name, 'nothing found')}")
    return 1 if broken or not doors else 0


if __name__ == "__main__":
    sys.exit(main())
