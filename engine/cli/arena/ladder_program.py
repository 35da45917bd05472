"""`straights-arena ladder FOLDER`: plays every strategy of a folder against every other."""

from __future__ import annotations

import errno
import json
import os
import secrets
import stat
from collections.abc import Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Executor, Future, wait
from contextlib import suppress
from hashlib import sha256

from engine.cli.arena.options import PROGRAM, CommonOptions, add_limits, add_packages, add_where
from engine.cli.arena.progress import Interrupts, interrupts_handled
from engine.cli.arena.report import open_text, report_json, report_text, separation_text
from engine.cli.arena.worker_pools import process_pool
from engine.cli.parser import Parser, whole_number
from engine.cli.streams import FAILED, OK, WRONG_USAGE, write_stderr
from engine.errors import UnknownStrategy
from engine.straights.arena import isolation, ladder
from engine.straights.arena.contestants import verify
from engine.straights.arena.deals import Deals
from engine.straights.arena.match import Batch, Match, play_sets
from engine.straights.arena.run import errors_as_match_broken
from engine.straights.arena.time_limits import TimeLimits
from engine.straights.errors import ArenaError, MatchBroken
from engine.straights.setup import SEATS

RESULTS, REPORT = "ladder.jsonl", "ladder.txt"
_CLASS = "Bot"
_COMPANY = ("first-legal", "locker", "blocker")
"""Built-in strategies that play in every ladder, for comparison of the ratings."""

_MAX_BYTES = 64 << 20
"""Above any strategy, and any number of matches."""

_LIMITS = TimeLimits(choice=1.0, game=60.0, increment=0.2)

_ABOUT = f"""\
Let every strategy of a folder (its files *.py, each with a class {_CLASS}) and {", ".join(_COMPANY)}
meet every other, four at a table. Each match is written to {RESULTS} in the folder once it is over, and
{REPORT} and ladder.json show the ratings; the same command goes on where it was stopped. Files that have
changed start over.
"""


class LadderOptions(CommonOptions):
    """The parsed command line: the folder, the matches per strategy, their time, and who plays them."""

    folder: str
    matches: int
    as_root: bool


def play_ladder(argv: Sequence[str]) -> int:
    """Play the ladder that the arguments after `ladder` describe; returns the exit status."""
    options = _read_options(argv)
    with interrupts_handled() as interrupts:
        try:
            status = _play(options, interrupts)
        except KeyboardInterrupt:
            status = OK  # the interrupt has its own
        except (ArenaError, UnknownStrategy) as error:
            write_stderr(f"{PROGRAM}: {error}\n")
            status = WRONG_USAGE
        except OSError as error:
            write_stderr(f"{PROGRAM}: {error.filename or options.folder}: {error.strerror}\n")
            status = FAILED
        return interrupts.status or status


def _play(options: LadderOptions, interrupts: Interrupts) -> int:
    """Play, and report what is known in the end, even if it breaks off; returns the exit status."""
    ladder.verify_library()
    running, status = _Ladder(options), OK
    write_stderr(f"{PROGRAM}: {separation_text()}\n")
    with process_pool(options.processes) as executor:
        interrupts.on_interrupt(running.stop)
        try:
            running.play(executor, options.processes)
        except (MatchBroken, UnknownStrategy) as error:
            status = FAILED
            if not interrupts.status:  # a signal to all processes ends the workers as well
                write_stderr(f"{PROGRAM}: the ladder broke off: {error}\n")
    running.write_report()
    running.warn()
    return status


def _read_options(argv: Sequence[str]) -> LadderOptions:
    parser = Parser(f"{PROGRAM} ladder", description=_ABOUT, allow_abbrev=False)
    add = parser.add_argument
    add("folder", metavar="FOLDER", help="where the strategies are")
    matches = whole_number(1, 100_000)
    add("--matches", type=matches, default=20, metavar="N", help="this many matches for each strategy (20)")
    add_limits(parser, _LIMITS)
    add_where(parser)
    add_packages(parser)
    add("--as-root", action="store_true", help="run the programs of others with the rights of root")
    options = parser.parse_args(argv, LadderOptions())
    if not options.as_root and hasattr(os, "geteuid") and os.geteuid() == 0:
        parser.error("a ladder runs the programs of others: start it as an ordinary user, or say --as-root")
    return options


class _Ladder:
    """The matches of a ladder: those in its file, and those in progress."""

    def __init__(self, options: LadderOptions) -> None:
        self._options = options
        self._versions = _versions_in(options)
        self._pending: dict[Future[Batch], tuple[tuple[str, ...], Deals]] = {}
        self._stopped = False
        self._path = os.path.join(options.folder, RESULTS)
        text = ""
        with suppress(FileNotFoundError):
            text = _read(self._path).decode("utf-8", "replace")
        if text and not text.endswith("\n"):
            _append(self._path, "\n")  # ends a line that a kill cut off
        known = set(self._versions)
        self._matches = [match for match in ladder.read_matches(text) if known.issuperset(match.versions)]

    def stop(self) -> None:
        """Submit no more matches."""
        self._stopped = True

    def play(self, executor: Executor, workers: int) -> None:
        """Play until everybody has played enough; rewrites the report after each cycle of matches."""
        waiting = self._tables()
        while not self._stopped:
            while len(self._pending) < 2 * workers and (table := next(waiting, None)) is not None:
                deals = Deals.secret(secrets.randbits)
                _append(self._path, json.dumps({"begins": table, "seal": deals.seal}) + "\n")
                with errors_as_match_broken():
                    future = executor.submit(play_sets, self._match(table, deals), 0, 1)
                self._pending[future] = (table, deals)
            if not self._pending:
                return
            for future in wait(self._pending, timeout=0.5, return_when=FIRST_COMPLETED).done:
                with errors_as_match_broken():
                    batch = future.result()
                table, deals = self._pending.pop(future)
                if self._is_current(table):
                    self._count(batch, table, deals)
                else:
                    waiting = self._tables()  # the others at the table need another match

    def write_report(self) -> None:
        """Write the report in both forms, each atomically."""
        found = ladder.standings(self._versions, self._matches)
        path = os.path.join(self._options.folder, REPORT)
        for name, form in ((path, report_text), (f"{path.removesuffix('.txt')}.json", report_json)):
            with open(f"{name}.new", "w", encoding="utf-8") as file:
                file.write(form(found, len(self._matches), ladder.open_count(self._matches)))
            os.replace(f"{name}.new", name)

    def warn(self) -> None:
        """Print a warning if strategies were not isolated."""
        text = open_text(ladder.open_count(self._matches), len(self._matches))
        if text:
            write_stderr(f"{PROGRAM}: {text}\n")

    def _tables(self) -> Iterator[tuple[str, ...]]:
        """The remaining matches, cycle by cycle."""
        while len(self._versions) >= SEATS:
            planned = [match.versions for match in self._matches]
            planned += [table for table, _ in self._pending.values()]
            most = self._options.matches
            missing = [each for each in self._versions if sum(each in table for table in planned) < most]
            if not missing:
                return
            for table in ladder.tables(missing, planned, len(planned), self._versions):
                if self._is_current(table):
                    yield table
            self.write_report()

    def _is_current(self, table: Sequence[str]) -> bool:
        """Whether the files of these strategies are as they were verified; a changed one starts from zero."""
        for version in set(table) & set(self._versions):
            name, _, digest = version.partition("@")
            if digest and _version_of(name, self._options) != version:
                write_stderr(f"{PROGRAM}: {name} has changed and starts from zero\n")
                place = self._versions.index(version)
                self._versions[place : place + 1] = _verified(name, self._options)
                self._matches = [match for match in self._matches if version not in match.versions]
        return set(self._versions).issuperset(table)

    def _match(self, table: Sequence[str], deals: Deals) -> Match:
        names = tuple(_strategy_of(version) for version in table)
        folder = os.path.abspath(self._options.folder)
        return Match(
            names,
            deals,
            whole_games=True,
            limits=self._options.limits,
            folders=(folder,),
            packages=self._options.packages,
            has_fresh_deals=not isolation.is_complete(),
        )

    def _count(self, batch: Batch, table: tuple[str, ...], deals: Deals) -> None:
        assert deals.seal is not None
        match = ladder.LadderMatch.of(table, batch.sets[0], deals.key, deals.seal)
        _append(self._path, match.line())
        self._matches.append(match)


def _versions_in(options: LadderOptions) -> list[str]:
    """The strategies of the folder with digests of their files; unplayable ones are reported and left out."""
    versions = []
    for file in sorted(os.listdir(options.folder)):
        if file.endswith(".py"):
            name = file.removesuffix(".py")
            if reason := _unplayable(name, options):
                write_stderr(f"{PROGRAM}: left out: {file!r}: {reason}\n")
            else:
                versions += _verified(name, options)
    if not versions:
        raise ArenaError(f"no file of {options.folder} has a strategy, a class {_CLASS}")
    return [*versions, *(f"{name}@" for name in _COMPANY)]


def _unplayable(name: str, options: LadderOptions) -> str | None:
    """Why the file of this name can have no strategy; None if it can."""
    if not name.isidentifier():
        return "its name has other characters than letters, digits and underscores"
    if name.startswith("_"):
        return "its name begins with an underscore"
    try:
        _read(_path_of(name, options))
    except OSError as error:
        return f"{error.strerror}"
    return None


def _verified(name: str, options: LadderOptions) -> list[str]:
    """The strategy with the digest of its file; none if it cannot play, which is reported."""
    version = _version_of(name, options)
    try:
        folder = os.path.abspath(options.folder)
        verify(f"{name}:{_CLASS}", options.limits, (folder,), options.packages)
    except UnknownStrategy as error:
        write_stderr(f"{PROGRAM}: left out: {error}\n")
        return []
    return [version]


def _version_of(name: str, options: LadderOptions) -> str:
    """The strategy with the digest of its file as it is now, `?` if the file cannot be read."""
    try:
        return f"{name}@{sha256(_read(_path_of(name, options))).hexdigest()[:16]}"
    except OSError:
        return f"{name}@?"


def _path_of(name: str, options: LadderOptions) -> str:
    return os.path.join(options.folder, f"{name}.py")


def _read(path: str) -> bytes:
    """The contents of a file; raises OSError, also for what is not a regular file, or is too large."""
    number = os.open(path, os.O_RDONLY | getattr(os, "O_NONBLOCK", 0) | getattr(os, "O_BINARY", 0))
    with open(number, "rb") as file:
        if not stat.S_ISREG(os.fstat(number).st_mode):
            raise OSError(errno.EINVAL, "it is not a regular file", path)
        found = file.read(_MAX_BYTES + 1)
    if len(found) > _MAX_BYTES:
        raise OSError(errno.EFBIG, f"it has more than {_MAX_BYTES >> 20} MB", path)
    return found


def _strategy_of(version: str) -> str:
    """The name of the strategy in a match."""
    name, _, digest = version.partition("@")
    return f"{name}:{_CLASS}" if digest else name


def _append(path: str, line: str) -> None:
    """Append a line, which is on disk when this returns."""
    with open(path, "a", encoding="utf-8") as file:
        file.write(line)
        file.flush()
        os.fsync(file.fileno())
