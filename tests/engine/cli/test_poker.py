"""`straights-poker` in this process: the transcript, the result for programs, the words that it refuses."""

import io
import json
import os
import sys
from collections.abc import Iterator
from contextlib import redirect_stdout
from pathlib import Path
from unittest.mock import Mock

import pytest

from engine.cli.poker.arguments import read_options
from engine.cli.poker.program import main
from engine.poker.play.game import Game
from engine.poker.players import NAMES, player_named
from engine.version import VERSION

QUICK = ["--players", "hold,hold", "--rounds", "1", "--seed", "1"]

GUESTS = '''
"""Players from elsewhere, good and bad."""

class Calm:
    """Knows its name; bets a dollar where it may."""

    def __init__(self, name):
        self.name = name

    def will_start_round(self, number):
        print(self.name, number)

    def is_folding(self, hand, player_count, balance):
        return False

    def place_bet(self, hand, player_count, max_bet):
        return min(1, max_bet)

    def discard_unwanted(self, hand):
        return sum(hand.drop_card(card) for card in hand.in_order()[3:])

class Nameless(Calm):
    """Has no place for a name."""

    def __init__(self, nerve=5):
        assert nerve == 5

class Keyword(Calm):
    """Wants its name by its name."""

    def __init__(self, *nerves, name, seed=1):
        assert not nerves and seed == 1
        self.name = name

class Optional(Calm):
    """Would do without."""

    def __init__(self, name="nobody", /):
        assert name != "nobody"

class Lucky(Calm):
    """Plays by Python's own random numbers."""

    def place_bet(self, hand, player_count, max_bet):
        import random
        return random.randrange(20)

class Raising(Calm):
    """Fails when it is asked."""

    def is_folding(self, hand, player_count, balance):
        raise ValueError("no\\nidea")

class Greedy(Calm):
    """Bets what it does not have, and miscounts."""

    def place_bet(self, hand, player_count, max_bet):
        return 10 * max_bet

    def discard_unwanted(self, hand):
        return 3

class Mute:
    """Does not know how to play."""

    def is_folding(self, hand, player_count, balance):
        return False

class Unmade(Calm):
    """Cannot be made."""

    def __init__(self):
        raise RuntimeError("not today")

class Leaving(Calm):
    """Wants to end the program."""

    def __init__(self):
        raise SystemExit

class Unspeakable(Exception):
    """Cannot be described."""

    def __str__(self):
        raise ValueError

class Strange(Calm):
    """Fails in a strange way."""

    def __init__(self):
        raise Unspeakable

NUMBER = 5
'''


@pytest.fixture(autouse=True)
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Iterator[Path]:
    """Stand in a folder of one's own, in which a module with players is."""
    (tmp_path / "poker_guests.py").write_text(GUESTS)
    (tmp_path / "poker_ruin.py").write_text("1 / 0")
    monkeypatch.chdir(tmp_path)
    monkeypatch.setattr(sys, "path", [*sys.path])
    yield tmp_path
    sys.modules.pop("poker_guests", None)


def by_hand(kinds: list[str], *, seed: int, rounds: int, verbose: bool = False) -> str:
    """Play the game with the engine's own `Game`, of players without chance."""
    output = io.StringIO()
    game = Game(seed=seed, max_rounds=rounds, verbose=verbose)
    for number, kind in enumerate(kinds, 1):
        assert game.add_player(player_named(kind, f"Player{number}"))
    assert game.will_run()
    assert game.did_run(game.run(1, output), output)
    return output.getvalue()


def test_a_game_is_printed_as_the_assignment_has_it(capsys: pytest.CaptureFixture[str]) -> None:
    """Rounds, hands, who wins how much; at the end who has won. Nothing on standard error."""
    words = "--players poker_guests:Calm,poker_guests:Nameless --names Ann,Bob --balance 5 --seed 2"
    assert 0 == main(words.split())
    out, err = capsys.readouterr()

    assert EXPECTED == out
    assert ["Ann 1", "Ann 2"] == [line for line in err.splitlines() if line.startswith("Ann")]


EXPECTED = """\
Round 1 --
Ann : {7S, 7H, QS, JC, 8H} WINS $6
Bob : {6S, 6C, AC, KH, 8C}
Round 2 --
Ann : {9D, 9C, KC, JD, 4H} WINS $4
Bob : {AD, KD, 10D, 8S, 6S}
Winner is Ann ($10)
"""


@pytest.mark.parametrize("verbose", [False, True])
def test_the_console_prints_what_the_game_prints(
    *, verbose: bool, capsys: pytest.CaptureFixture[str]
) -> None:
    """To the byte what `Game.run` and `did_run` write."""
    words = ["--players", "tight,hold,tight", "--rounds", "40", "--seed", "9"]
    assert 0 == main([*words, "--verbose"] if verbose else words)
    out, err = capsys.readouterr()

    assert "" == err
    assert by_hand(["tight", "hold", "tight"], seed=9, rounds=40, verbose=verbose) == out
    assert ("Player2 dropped" in out) is verbose


def test_a_game_can_be_repeated(capsys: pytest.CaptureFixture[str]) -> None:
    """The seed is told where none was given; with it the same game comes again, players' chance included."""
    words = ["--players", "random,bluff,poker_guests:Lucky", "--rounds", "30"]
    assert 0 == main(words)
    out, err = capsys.readouterr()
    told = err.splitlines()[0]
    assert told.startswith("straights-poker: the seed is ")
    seed = told.split()[4].rstrip(":")

    assert 0 == main([*words, "--seed", seed])
    assert out == capsys.readouterr().out


@pytest.mark.parametrize("name", NAMES)
def test_everybody_whom_the_engine_knows_can_play(name: str, capsys: pytest.CaptureFixture[str]) -> None:
    """By the names that the help tells, without a fault."""
    assert 0 == main(["--players", f"{name},hold,{name}", "--rounds", "5", "--seed", "2", "--json"])
    out, err = capsys.readouterr()

    assert "" == err
    assert [0, 0, 0] == [player["faults"] for player in json.loads(out)["players"]]


def test_json_has_the_fields_that_were_promised(capsys: pytest.CaptureFixture[str]) -> None:
    """One document, no transcript; money as text of dollars and cents, none of it lost."""
    words = "--players random,tight,poker_guests:Greedy --names A,B,C --balance 99.50 --seed 4 --json"
    assert 0 == main([*words.split(), "--rounds", "6"])
    out = capsys.readouterr().out
    told = json.loads(out)

    assert ["seed", "rounds", "stopped_at_limit", "left", "players", "winners"] == list(told)
    assert ["name", "kind", "balance", "rounds_won", "faults"] == list(told["players"][0])
    assert (4, False) == (told["seed"], told["left"])
    assert told["stopped_at_limit"] is (told["rounds"] == 6)
    assert ["A", "B", "C"] == [player["name"] for player in told["players"]]
    assert ["random", "tight", "poker_guests:Greedy"] == [player["kind"] for player in told["players"]]
    assert 29850 == sum(int(player["balance"].replace(".", "")) for player in told["players"])
    assert all(player["balance"][-3] == "." for player in told["players"])
    most = max(told["players"], key=lambda player: float(player["balance"]))
    assert [most["name"]] == told["winners"]
    assert told["rounds"] <= sum(player["rounds_won"] for player in told["players"])


def test_json_counts_the_rounds_that_the_transcript_tells(capsys: pytest.CaptureFixture[str]) -> None:
    """A player has won as many rounds as there are lines in which it WINS."""
    words = ["--players", "tight,hold,random", "--rounds", "50", "--seed", "8"]
    assert 0 == main(words)
    lines = capsys.readouterr().out.splitlines()
    assert 0 == main([*words, "--json"])

    for player in json.loads(capsys.readouterr().out)["players"]:
        won = [line for line in lines if line.startswith(f"{player['name']} : ") and " WINS " in f" {line}"]
        assert len(won) == player["rounds_won"]


def test_a_game_stops_at_its_limit(capsys: pytest.CaptureFixture[str]) -> None:
    """After 10,000 rounds where nothing else was asked for."""
    assert 10_000 == read_options(["--players", "hold,hold"]).setup.max_rounds
    assert 0 == main(QUICK)
    assert "Stopped after 1 round" == capsys.readouterr().out.splitlines()[-2]


@pytest.mark.parametrize(
    "words, sentence",
    [
        ([], "the following arguments are required: --players"),
        (["--players", "hold"], "2 to 10 players with commas between them are wanted, unlike 'hold'"),
        (["--players", "hold,,hold"], "2 to 10 players with commas between them are wanted, unlike 'hold,,"),
        (["--players", ",".join(["hold"] * 11)], "2 to 10 players with commas between them are wanted"),
        (["--players", "hold,nobody"], "no player is called 'nobody'; there are: random, "),
        (["--players", "hold,a b:C"], "no player is called 'a b:C'"),
        (["--players", "hold,module:"], "no player is called 'module:'"),
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
    words: list[str], sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """One line on standard error, status 2, nothing played."""
    with pytest.raises(SystemExit) as left:
        main(words)
    out, err = capsys.readouterr()

    assert (2, "") == (left.value.code, out)
    assert err.startswith("straights-poker: ")
    assert sentence in err
    assert 1 == err.count("\n")


@pytest.mark.parametrize(
    "kind, sentence",
    [
        ("no_such_module:Bot", "cannot be found: ModuleNotFoundError: No module named 'no_such_module'"),
        ("poker_ruin:Bot", "cannot be found: ZeroDivisionError: division by zero"),
        (
            "poker_guests:Nobody",
            "cannot be found: AttributeError: module 'poker_guests' has no",
        ),
        ("poker_guests:NUMBER", "cannot be called to make a player"),
        ("poker_guests:Unmade", "cannot be made: RuntimeError: not today"),
        ("poker_guests:Leaving", "cannot be made: SystemExit"),
        ("poker_guests:Strange", "cannot be made: Unspeakable"),
        ("poker_guests:Mute", "cannot play: it has no method place_bet and no discard_unwanted"),
        ("builtins:dict", "cannot play: it has no method is_folding and no place_bet"),
    ],
)
def test_a_player_who_is_not_there_is_told_before_anything_is_played(
    kind: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    """Status 2, and a sentence that names it."""
    assert 2 == main(["--players", f"hold,{kind}", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ("", 1) == (out, err.count("\n"))
    assert err.startswith(f"straights-poker: '{kind}' {sentence}")


def test_a_player_from_elsewhere_is_made_with_its_name_if_it_takes_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    """By a parameter `name`, or a first one without a default; what it is called, the console decides."""
    kinds = [f"poker_guests:{kind}" for kind in ("Calm", "Nameless", "Keyword", "Optional")]
    assert 0 == main(["--players", ",".join(kinds), "--names", "A,B,C,D", "--rounds", "1", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ["Round 1 --", "A", "B", "C", "D"] == [line.split(" :")[0] for line in out.splitlines()[:5]]
    assert {"A 1", "C 1"} <= set(err.splitlines())


def test_what_players_print_stays_out_of_the_transcript(capsys: pytest.CaptureFixture[str]) -> None:
    """It goes to standard error."""
    assert 0 == main(["--players", "poker_guests:Calm,hold", "--rounds", "2", "--seed", "1"])
    out, err = capsys.readouterr()

    assert "Player1 1\nPlayer1 2\n" == err
    assert "Player1 1" not in out


def test_faults_are_told_at_the_end_in_a_line_each(capsys: pytest.CaptureFixture[str]) -> None:
    """Who, how often, what became of it, and the first time of it; the game goes on, status 0."""
    words = ["--players", "poker_guests:Raising,poker_guests:Greedy,hold", "--seed", "2", "--rounds", "3"]
    assert 0 == main(words)
    out, err = capsys.readouterr()
    told = [line for line in err.splitlines() if line.startswith("straights-poker: ")]

    raised, greedy, miscounted = told
    assert raised.startswith("straights-poker: Player1 (poker_guests:Raising) ")
    assert (
        "an exception: folds, stands pat, or was not told; first is_folding in round 1: ValueError" in raised
    )
    assert " (poker_guests:Greedy) " in greedy
    assert "more than the balance: bets the balance; first place_bet in round 1: 9990.0" in greedy
    assert "once: not the number of cards dropped: what was dropped counts; first discard_" in miscounted
    assert "Player1 : folded" in out


def test_output_that_is_closed_is_told(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """Python has no stream where a program is started without one."""
    monkeypatch.setattr(sys, "stdout", None)

    assert 1 == main(QUICK)
    assert "straights-poker: cannot write: standard output is closed\n" == capsys.readouterr().err


def test_a_reader_who_has_gone_is_no_failure() -> None:
    """A broken pipe: status 0, and nothing is left that could fail while the program exits."""
    reader, writer = os.pipe()
    os.close(reader)

    with os.fdopen(writer, "w") as output, redirect_stdout(output):
        assert 0 == main(QUICK)


def test_output_that_breaks_is_told_in_a_sentence(capsys: pytest.CaptureFixture[str]) -> None:
    """A full disk: why, status 1; what players did wrong is told all the same."""
    reader, writer = os.pipe()
    with os.fdopen(writer, "w") as output, redirect_stdout(output):
        full = Mock(side_effect=OSError(28, "No space left on device"))
        broken = Mock(wraps=output, flush=full)
        with redirect_stdout(broken):
            assert 1 == main(["--players", "poker_guests:Raising,hold", "--seed", "2"])
    os.close(reader)
    *_, fault, last = capsys.readouterr().err.splitlines()

    assert "straights-poker: cannot write: No space left on device" == last
    assert fault.startswith("straights-poker: Player1 (poker_guests:Raising) ")


def test_a_game_can_be_printed_into_any_text_stream() -> None:
    """A stream that is no file has no line ends to set."""
    output = io.StringIO()
    with redirect_stdout(output):
        assert 0 == main(QUICK)

    assert output.getvalue().startswith("Round 1 --\nPlayer1 : {")


def test_an_interrupt_before_the_first_card(folder: Path, capsys: pytest.CaptureFixture[str]) -> None:
    """While modules are loaded: a word, status 130."""
    (folder / "poker_slow.py").write_text("raise KeyboardInterrupt")

    assert 130 == main(["--players", "poker_slow:Bot,hold", "--seed", "1"])
    assert ("", "straights-poker: stopped\n") == capsys.readouterr()


def test_without_a_current_folder_there_are_still_players(
    monkeypatch: pytest.MonkeyPatch, folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    """The folder may have been removed meanwhile; modules are found where they always are."""
    sys.path.append(str(folder))
    monkeypatch.setattr(os, "getcwd", Mock(side_effect=FileNotFoundError))

    assert 0 == main(["--players", "poker_guests:Nameless,hold", "--rounds", "1", "--seed", "1"])
    assert capsys.readouterr().out.startswith("Round 1 --\n")


def test_a_name_that_the_output_cannot_write_is_written_with_question_marks() -> None:
    """Rather than breaking off; lines end as on every system."""
    raw = io.BytesIO()
    output = io.TextIOWrapper(raw, encoding="ascii", newline="\r\n")
    with redirect_stdout(output):
        assert 0 == main([*QUICK, "--names", "Zoë,Bob"])

    assert raw.getvalue().startswith(b"Round 1 --\nZo? : {")


def test_help_and_version(capsys: pytest.CaptureFixture[str]) -> None:
    """They say it and stop."""
    for word in ("--help", "--version"):
        with pytest.raises(SystemExit) as left:
            main([word])
        assert 0 == left.value.code
    out = capsys.readouterr().out

    assert out.startswith("usage: straights-poker ")
    assert all(name in out for name in NAMES)
    assert out.endswith(f"straights-poker {VERSION}\n")
