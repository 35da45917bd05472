"""The console's command line, parsed according to point 17 of the specification."""

from __future__ import annotations

from collections.abc import Sequence

from engine.fast_dataclass import dataclass
from engine.straights.setup import FIRST_LEGAL, MAX_SCORE_LIMIT, ONE_ROUND, SCORE_LIMIT, Variant
from engine.straights.storage.notation import TYPED
from engine.straights.strategies.registry import NAMES, STRATEGIES

USAGE = """\
usage: straights [seed] [-f FILE] [--computers NAME] [--score-limit N] [--reseed-each-round]
                 [--boards-for-computers]
       straights --help | --version

  seed                    an integer; the same seed gives the same deals (otherwise the time decides)
  -f FILE                 read the commands from FILE instead of standard input
  --computers NAME        what c means (default {default}):
{computers}
  --score-limit N         end the game once a player has N points, {one_round} for one round ({limit})
  --reseed-each-round     start the random numbers from the seed again before each shuffle
  --boards-for-computers  print the table and the prompt on the turns of computers too
  --help, --version       say this, or the version, and stop

Commands of the game: {commands}. A card is 7S, TD, AH, ...
""".format(
    commands=TYPED,
    default=FIRST_LEGAL,
    limit=SCORE_LIMIT,
    one_round=ONE_ROUND,
    computers="\n".join(f"{'':26}{info.name:<13}{info.description}" for info in STRATEGIES.values()),
)

_MAX_POSITIONAL = 3
_INT = range(-(2**31), 2**31)
_MAX_DIGITS = len(str(2**31))
_WHITE_SPACE = " \t\n\v\f\r"
_DIGITS = "0123456789"
_COMPUTERS = "--computers"
_SCORE_LIMIT = "--score-limit"
_FLAGS = ("--help", "--version", "--reseed-each-round", "--boards-for-computers")


class CommandLineError(Exception):
    """The command line cannot start a game; the message is for the user."""


class TooManyArguments(CommandLineError):
    """There are arguments besides a seed, -f and a file."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """The parsed command line.

    Attributes:
        seed: None to take the seed from the time.
        file: the file with the commands, None for standard input.
        flags: the options without a value, such as "--reseed-each-round".
        notes: sentences about ignored arguments, for standard error.
        computers: the strategy of the computer players.
        score_limit: the game ends once a score reaches it.
    """

    seed: int | None = None
    file: str | None = None
    flags: frozenset[str] = frozenset()
    notes: tuple[str, ...] = ()
    computers: str = FIRST_LEGAL
    score_limit: int = SCORE_LIMIT

    @property
    def variant(self) -> Variant:
        """The rule switches of the command line."""
        return Variant(self.score_limit, "--reseed-each-round" in self.flags)


def variant_options(variant: Variant) -> tuple[str, ...]:
    """The options that select this variant; empty for the assignment's."""
    limit = (_SCORE_LIMIT, str(variant.score_limit)) if variant.score_limit != SCORE_LIMIT else ()
    return (*limit, *(("--reseed-each-round",) if variant.reseed_each_round else ()))


def read_arguments(argv: Sequence[str]) -> Arguments:
    """Parse the arguments after the program's name; raises a CommandLineError."""
    argv, values = _split_values(argv)
    computers = _read_computers(values.get(_COMPUTERS, FIRST_LEGAL))
    score_limit = _read_score_limit(values.get(_SCORE_LIMIT, str(SCORE_LIMIT)))
    options = [argument for argument in argv if argument.startswith("--")]
    for option in options:
        if option not in _FLAGS:
            raise CommandLineError(f"unknown option {option}\n{USAGE.rstrip()}")
    positional = [argument for argument in argv if not argument.startswith("--")]
    flags = frozenset(options)
    if len(positional) > _MAX_POSITIONAL and not flags & {"--help", "--version"}:
        raise TooManyArguments
    seeds, file, notes = _split_file(positional)
    seed, seed_notes = _read_seed(seeds)
    return Arguments(seed, file, flags, (*notes, *seed_notes), computers, score_limit)


def stoi(text: str) -> int | None:
    """The number at the start of the text, as C++'s std::stoi; None if there is none or it exceeds int.

    >>> stoi("5abc"), stoi(" -1"), stoi("abc"), stoi("2147483648")
    (5, -1, None, None)
    """
    text = text.lstrip(_WHITE_SPACE)
    sign = text[:1] if text[:1] in ("+", "-") else ""
    rest = text[len(sign) :]
    digits = rest[: len(rest) - len(rest.lstrip(_DIGITS))]
    if not digits or len(digits.lstrip("0")) > _MAX_DIGITS:
        return None
    number = int(sign + (digits.lstrip("0") or "0"))
    return number if number in _INT else None


def _split_values(argv: Sequence[str]) -> tuple[list[str], dict[str, str]]:
    """The arguments without the options that take a value, and these values; the last one counts."""
    rest: list[str] = []
    values: dict[str, str] = {}
    following = iter(argv)
    for argument in following:
        option, sign, value = argument.partition("=")
        if option in (_COMPUTERS, _SCORE_LIMIT):
            values[option] = value if sign else next(following, "")
        else:
            rest.append(argument)
    return rest, values


def _read_computers(name: str) -> str:
    if name not in NAMES:
        raise CommandLineError(f"no computer is called {name!r}; there are: {', '.join(NAMES)}")
    return name


def _read_score_limit(text: str) -> int:
    is_number = text.isascii() and text.isdigit() and len(text) <= len(str(MAX_SCORE_LIMIT))
    if not is_number or int(text) > MAX_SCORE_LIMIT:
        raise CommandLineError(f"a score limit is {ONE_ROUND} to {MAX_SCORE_LIMIT}, unlike {text!r}")
    return int(text)


def _split_file(positional: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The arguments without -f FILE, the file, and notes."""
    if "-f" not in positional:
        return positional, None, []
    index = positional.index("-f")
    rest = positional[:index] + positional[index + 2 :]
    if index + 1 == len(positional):
        return rest, None, ["-f names no file: reading standard input"]
    return rest, positional[index + 1], []


def _read_seed(seeds: list[str]) -> tuple[int | None, list[str]]:
    """The seed, None for one from the time, and notes."""
    if not seeds:
        return None, []
    notes = [f"{argument!r} is one argument too many: ignored" for argument in seeds[1:]]
    seed = stoi(seeds[0])
    if seed is None:
        hint = " (options begin with --, such as --help)" if seeds[0].startswith("-") else ""
        notes.append(f"the seed {seeds[0]!r} is no int: a time-based seed is used{hint}")
    return seed, notes
