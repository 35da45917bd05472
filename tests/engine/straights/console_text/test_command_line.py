"""17: the command line, and integers as C++'s std::stoi reads them (250,000 texts agreed)."""

import pytest

from engine.straights.console_text.command_line import Arguments, CommandLineError, read_arguments, stoi
from engine.straights.strategies.registry import NAMES

NO_INTS = (
    *("", " ", "abc", "-", "+-1", "- 1", "--1"),
    *("2147483648", "-2147483649", "9" * 9_999, "\u0664", "\xa01", "\x1c1"),
)


@pytest.mark.parametrize(
    "text, number",
    [
        ("44", 44),
        ("5abc", 5),
        ("-1", -1),
        ("+7", 7),
        (" \t\n\v\f\r8", 8),
        ("007", 7),
        ("-0", 0),
        ("0x10", 0),
        ("1e5", 1),
        ("1_000", 1),
        ("2147483647", 2147483647),
        ("-2147483648", -2147483648),
        ("00000000000000000000002147483647x", 2147483647),
        *((text, None) for text in NO_INTS),
    ],
)
def test_17_a_number_at_the_start_is_read(text: str, number: int | None) -> None:
    """17: white space, a sign, digits; what follows is ignored.

    None is what has no digits, is out of range, or has digits and blanks that C++ does not know.
    """
    assert number == stoi(text)


@pytest.mark.parametrize(
    "argv, expected",
    [
        ([], Arguments()),
        (["44"], Arguments(44)),
        (["12abc"], Arguments(12)),
        (["-f", "in.txt"], Arguments(file="in.txt")),
        (["44", "-f", "in.txt"], Arguments(44, "in.txt")),
        (["-f", "in.txt", "44"], Arguments(44, "in.txt")),
        (["-f", "-f", "-1"], Arguments(-1, "-f")),
        (["--help"], Arguments(flags=frozenset({"--help"}))),
        (["--computers", "blocker", "44"], Arguments(44, computers="blocker")),
        (["44", "--computers=random", "-f", "in.txt"], Arguments(44, "in.txt", computers="random")),
        (["--computers", "random", "--computers", "lowest"], Arguments(computers="lowest")),
        (["--score-limit", "150", "44"], Arguments(44, score_limit=150)),
        (["--score-limit=0"], Arguments(score_limit=0)),
        (["1", "2", "3", "4", "--version"], None),
        (
            ["--boards-for-computers", "3", "--reseed-each-round"],
            Arguments(3, flags=frozenset({"--boards-for-computers", "--reseed-each-round"})),
        ),
    ],
)
def test_17_arguments_are_a_seed_a_file_and_options(argv: list[str], expected: Arguments | None) -> None:
    """17: in any order; whoever asks for help or the version gets it, whatever else was typed."""
    arguments = read_arguments(argv)

    assert (expected or Arguments(1, None, frozenset({"--version"}), arguments.notes)) == arguments


@pytest.mark.parametrize(
    "argv, said",
    [
        (["--computers"], ""),
        (["--computers", "genius"], "genius"),
        (["--computers="], ""),
    ],
)
def test_17_computers_are_named_as_there_are(argv: list[str], said: str) -> None:
    with pytest.raises(CommandLineError) as refused:
        read_arguments(argv)

    names = ", ".join(NAMES)
    assert f"no computer is called {said!r}; there are: {names}" == str(refused.value)


@pytest.mark.parametrize("seed", ["-h", "-v", "-x"])
def test_17_one_dash_makes_no_option_but_a_seed_that_is_none(seed: str) -> None:
    """17: only `--` begins an option; the note says so to whoever wanted one."""
    note = f"the seed {seed!r} is no int: a time-based seed is used (options begin with --, such as --help)"

    assert Arguments(notes=(note,)) == read_arguments([seed])
    plain = "the seed 'abc' is no int: a time-based seed is used"
    assert Arguments(notes=(plain,)) == read_arguments(["abc"])


@pytest.mark.parametrize("text", ["", "-1", "abc", "1.5", "10000000000"])
def test_a_score_limit_is_a_whole_number(text: str) -> None:
    with pytest.raises(CommandLineError, match="a score limit is 0 to 1000000000"):
        read_arguments(["--score-limit", text])
