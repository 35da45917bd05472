"""The command line: options, and what is refused."""

import pytest

from engine.cli.poker.program import main

QUICK = ["--players", "tight,tight", "--rounds", "1", "--seed", "1"]


@pytest.mark.parametrize(
    "argv, sentence",
    [
        ([], "the following arguments are required: --players"),
        (["--players", "tight"], "2 to 10 players with commas between them are wanted, unlike 'tight'"),
        (
            ["--players", "tight,,tight"],
            "2 to 10 players with commas between them are wanted, unlike 'tight,,",
        ),
        (["--players", ",".join(["tight"] * 11)], "2 to 10 players with commas between them are wanted"),
        (["--players", "tight,nobody"], "no player is called 'nobody'; there are: random, "),
        (["--players", "tight,a b:C"], "no player is called 'a b:C'"),
        (["--players", "tight,module:"], "no player is called 'module:'"),
        ([*QUICK, "--names", "A"], "2 players cannot have 1 name"),
        ([*QUICK, "--names", "A,B,C"], "2 players cannot have 3 names"),
        ([*QUICK, "--names", "A,A"], "a name has 1 to 40 printable characters, and is there once"),
        ([*QUICK, "--names", "A,"], "a name has 1 to 40 printable characters, and is there once"),
        ([*QUICK, "--names", "A,B\aC"], "a name has 1 to 40 printable characters, and is there once"),
        ([*QUICK, "--balance", "much"], "dollars such as 20 or 0.50 are wanted, unlike 'much'"),
        ([*QUICK, "--balance", "-5"], "dollars such as 20 or 0.50 are wanted, unlike '-5'"),
        ([*QUICK, "--balance", "nan"], "dollars such as 20 or 0.50 are wanted, unlike 'nan'"),
        ([*QUICK, "--balance", "9" * 20], "there are at most 10000000000000 cents in a game"),
        ([*QUICK, "--ante", "0"], "an ante is one cent or more"),
        ([*QUICK, "--ante", "1001"], "nobody could pay the first ante"),
        ([*QUICK, "--rounds", "0"], "a whole number from 1 to 1000000000 is wanted, unlike '0'"),
        ([*QUICK, "--rounds", "few"], "a whole number from 1 to 1000000000 is wanted, unlike 'few'"),
        ([*QUICK, "--seed", "1.5"], "a whole number from -2147483648 to 4294967295 is wanted, unlike '1.5'"),
        ([*QUICK, "--seed", "4294967296"], "a whole number from -2147483648 to 4294967295 is wanted"),
        ([*QUICK, "--json", "--verbose"], "argument --verbose: not allowed with argument --json"),
        ([*QUICK, "--round", "5"], "unrecognized arguments: --round 5"),
        ([*QUICK, "two\nlines"], "unrecognized arguments: two lines"),
    ],
)
def test_a_wrong_word_is_told_in_a_sentence(
    argv: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    with pytest.raises(SystemExit) as left:
        main(argv)
    out, err = capsys.readouterr()

    assert (2, "") == (left.value.code, out)
    assert err.startswith("straights-poker: ")
    assert sentence in err
    assert 1 == err.count("\n")


def test_blanks_around_names_and_players_do_not_count(capsys: pytest.CaptureFixture[str]) -> None:
    assert 0 == main(["--players", "tight, tight", "--names", " Ann , Bo", "--rounds", "1", "--seed", "1"])

    assert ["Ann", "Bo"] == [line.split(" : ")[0] for line in capsys.readouterr().out.splitlines()[1:3]]
