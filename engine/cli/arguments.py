"""The console's command line, read as the specification says (point 17). Notes are for standard error."""

from __future__ import annotations

from collections.abc import Sequence

from engine.lean import dataclass
from engine.straights.setup import FIRST_LEGAL
from engine.straights.strategies import NAMES

_NAMES_IN_LINES = ", ".join(NAMES[:5]) + ",\n" + " " * 26 + ", ".join(NAMES[5:]) + f" (default {FIRST_LEGAL})"

USAGE = """\
usage: straights [seed] [-f FILE] [--computers NAME] [--reseed-each-round] [--boards-for-computers]
       straights --help | --version

  seed                    an integer; the same seed gives the same deals (otherwise the time decides)
  -f FILE                 read the commands from FILE instead of standard input
  --computers NAME        what c means: {names}
  --reseed-each-round     start the random numbers from the seed again before each shuffle
  --boards-for-computers  print the table and the prompt on the turns of computers too
  --help, --version       say this, or the version, and stop

Commands of the game: play CARD, discard CARD, deck, quit, ragequit. A card is 7S, TD, AH, ...
""".replace("{names}", _NAMES_IN_LINES)

_MOST_WORDS = 3
_INT = range(-(2**31), 2**31)
_LONGEST_INT = len(str(2**31))
_WHITE_SPACE = " \t\n\v\f\r"
_DIGITS = "0123456789"
_COMPUTERS = "--computers"
_FLAGS = ("--help", "--version", "--reseed-each-round", "--boards-for-computers")


class UnknownComputer(Exception):
    """There is no computer of that name; the name is the message."""


class UnknownOption(Exception):
    """A word that begins with -- and is no option, or one that names no strategy."""


class TooManyWords(Exception):
    """More words than a seed, -f and a file."""


@dataclass(frozen=True, slots=True)
class Arguments:
    """What was asked for on the command line.

    Attributes:
        seed: None where the time is to decide.
        file: where the commands come from, None for standard input.
        flags: the options without a value, such as "--reseed-each-round".
        notes: sentences about what could not be used.
        computers: the strategy of computers.
    """

    seed: int | None = None
    file: str | None = None
    flags: frozenset[str] = frozenset()
    notes: tuple[str, ...] = ()
    computers: str = FIRST_LEGAL


def read_arguments(words: Sequence[str]) -> Arguments:
    """The arguments after the program's name; raises UnknownOption, UnknownComputer or TooManyWords."""
    words, computers = _split_computers(words)
    options = [word for word in words if word.startswith("--")]
    for option in options:
        if option not in _FLAGS:
            raise UnknownOption(option)
    others = [word for word in words if not word.startswith("--")]
    flags = frozenset(options)
    if len(others) > _MOST_WORDS and not flags & {"--help", "--version"}:
        raise TooManyWords
    seed_words, file, notes = _split_words(others)
    seed, note = _seed_from(seed_words)
    return Arguments(seed, file, flags, (*notes, *note), computers)


def stoi(text: str) -> int | None:
    """The number at the start of the text, as C++'s std::stoi; None if there is none or it is no C++ int.

    >>> stoi("5abc"), stoi(" -1"), stoi("abc"), stoi("2147483648")
    (5, -1, None, None)
    """
    text = text.lstrip(_WHITE_SPACE)
    sign = text[:1] if text[:1] in ("+", "-") else ""
    rest = text[len(sign) :]
    digits = rest[: len(rest) - len(rest.lstrip(_DIGITS))]
    if not digits or len(digits.lstrip("0")) > _LONGEST_INT:
        return None
    number = int(sign + (digits.lstrip("0") or "0"))
    return number if number in _INT else None


def _split_computers(words: Sequence[str]) -> tuple[list[str], str]:
    """The words without --computers and its value, and that value; the last one counts."""
    rest, computers = [], FIRST_LEGAL
    following = iter(words)
    for word in following:
        option, sign, value = word.partition("=")
        if option != _COMPUTERS:
            rest.append(word)
            continue
        computers = value if sign else next(following, "")
        if computers not in NAMES:
            raise UnknownComputer(computers)
    return rest, computers


def _split_words(words: list[str]) -> tuple[list[str], str | None, list[str]]:
    """The words that are no part of -f FILE, the file, and notes."""
    if "-f" not in words:
        return words, None, []
    place = words.index("-f")
    rest = words[:place] + words[place + 2 :]
    if place + 1 == len(words):
        return rest, None, ["-f names no file: reading standard input"]
    return rest, words[place + 1], []


def _seed_from(words: list[str]) -> tuple[int | None, list[str]]:
    """The seed and notes; the seed is None where the time is to decide."""
    if not words:
        return None, []
    notes = [f"{word!r} is one argument too many: ignored" for word in words[1:]]
    seed = stoi(words[0])
    if seed is None:
        hint = " (options begin with --, such as --help)" if words[0].startswith("-") else ""
        notes.append(f"the seed {words[0]!r} is no int: a time-based seed is used{hint}")
    return seed, notes
