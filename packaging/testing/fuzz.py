"""`make fuzz ARGS="seconds [target ...]"`: feeds corrupted texts to every parser for a given time.

Inputs that cause failures are stored in tests/fuzz/found, which the tests read, and among hypothesis's
examples in build/fuzz, where the next run begins.
"""

import resource
import signal
import sys
import time
from collections import Counter
from hashlib import sha256
from itertools import cycle
from pathlib import Path
from types import FrameType

from hypothesis import HealthCheck, Phase, Verbosity, given, settings
from hypothesis.database import DirectoryBasedExampleDatabase

ROOT = Path(__file__).resolve().parents[2]
sys.path[:0] = [str(ROOT), str(ROOT / "packaging")]

from tests.support.fuzz.doors import targets  # noqa: E402  # after the path was set
from tests.support.fuzz.target import FOUND, Slow, Target, spoiled  # noqa: E402  # as above

EXAMPLES = 50  # per target, before the next one; all targets together take some seconds
PROGRESS = 10.0  # seconds between the lines that say how far it is
MEMORY = 1 << 30  # bytes above the memory at the start
HANG = 20.0  # seconds of waiting or working after which a target is interrupted
PHASES = (Phase.reuse, Phase.generate, Phase.target, Phase.shrink)


def take_in_time(target: Target, content: bytes) -> None:
    """Run a target on an input; raises what it raises, and Slow if it does not end."""

    def interrupt(_number: int, _frame: FrameType | None) -> None:
        raise Slow(f"{target.name}: {len(content)} bytes took more than {HANG:g} s")

    usual = signal.signal(signal.SIGALRM, interrupt)
    try:
        signal.setitimer(signal.ITIMER_REAL, HANG, 1.0)  # again, if the target swallows it
        target.take(content)
    finally:
        signal.setitimer(signal.ITIMER_REAL, 0)
        signal.signal(signal.SIGALRM, usual)


def try_some(target: Target) -> tuple[int, str]:
    """Parse some corrupted texts; returns their number, and the failure or ""."""
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
            take_in_time(target, content)
        except Exception:
            worst = content  # the last is the smallest
            raise

    try:
        read()
    except Exception as error:  # noqa: BLE001  # whatever it is, it is what is looked for
        return count, f"{type(error).__name__}: {str(error)[:200]}, kept as {keep(target, worst)}"
    return count, ""


def keep(target: Target, content: bytes) -> Path:
    """Store an input that caused a failure, for the tests."""
    path = FOUND / target.name.replace(" ", "-") / sha256(content).hexdigest()[:12]
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_bytes(content)
    return path.relative_to(ROOT)


def main() -> int:
    """Run all targets in turn until the time is over; returns 1 after a failure."""
    seconds = float(sys.argv[1]) if len(sys.argv) > 1 else 60.0
    usage = int(Path("/proc/self/statm").read_text(encoding="ascii").split()[0]) * resource.getpagesize()
    resource.setrlimit(resource.RLIMIT_AS, (usage + MEMORY, usage + MEMORY))
    counts: Counter[str] = Counter()
    broken: dict[str, str] = {}
    doors = [door for door in targets() if door.name in sys.argv[2:] or len(sys.argv) < 3]
    print(f"{len(doors)} targets in turn, for {seconds:g} s ...", flush=True)
    start = said = time.monotonic()
    for target in cycle(doors):
        if time.monotonic() - start >= seconds:
            break
        count, problem = try_some(target)
        counts[target.name] += count
        if problem and target.name not in broken:
            print(f"{target.name}: {problem}", flush=True)  # at once, while the others continue
            broken[target.name] = problem
        if time.monotonic() - said >= PROGRESS:
            said = time.monotonic()
            print(f"  {said - start:.0f} s: {counts.total()} texts ...", flush=True)
    for name, count in counts.items():
        print(f"{name:>14}: {count:7} texts, {broken.get(name, 'nothing found')}")
    return 1 if broken or not doors else 0


if __name__ == "__main__":
    sys.exit(main())
