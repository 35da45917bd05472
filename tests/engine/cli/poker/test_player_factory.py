"""Players of the user's own classes: found, made, and refused."""

from pathlib import Path

import pytest

from engine.cli.poker.player_factory import make_players
from engine.cli.poker.program import main
from engine.poker.game.player import Player
from engine.poker.hands.card_names import cards_named
from engine.poker.hands.hand import Hand
from engine.poker.players import player_named

pytestmark = pytest.mark.usefixtures("folder")


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
        ("poker_guests:Mute", "cannot play: it has no method place_bet and no discard_unwanted"),
        ("builtins:dict", "cannot play: it has no method is_folding and no place_bet"),
    ],
)
def test_a_player_who_is_not_there_is_told_before_anything_is_played(
    kind: str, sentence: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert 2 == main(["--players", f"tight,{kind}", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ("", 1) == (out, err.count("\n"))
    assert err.startswith(f"straights-poker: '{kind}' {sentence}")


def test_a_player_from_elsewhere_is_made_with_its_name_if_it_takes_one(
    capsys: pytest.CaptureFixture[str],
) -> None:
    kinds = [f"poker_guests:{kind}" for kind in ("Calm", "Nameless", "Keyword", "Optional")]
    assert 0 == main(["--players", ",".join(kinds), "--names", "A,B,C,D", "--rounds", "1", "--seed", "1"])
    out, err = capsys.readouterr()

    assert ["Round 1 --", "A", "B", "C", "D"] == [line.split(" :")[0] for line in out.splitlines()[:5]]
    assert {"A 1", "C 1"} <= set(err.splitlines())


def bets_of(kinds: str, seed: int, seat: int) -> list[object]:
    """What the player of a seat bets, hand after hand, among players of these kinds."""

    def human(_seat: int) -> Player:
        return player_named("tight", "human")

    players = make_players(kinds.split(","), ("A", "B", "C"), seed, human)
    hand = cards_named("2C 5D 7H 9S JC")
    return [players[seat].place_bet(Hand(hand), 3, 90.0) for _ in range(40)]


def test_the_chance_of_a_player_follows_from_the_seed_and_its_seat_alone() -> None:
    """Whoever else plays, humans and players from elsewhere too; no two seats have the same."""
    others = ("random,tight", "human,tight", "poker_guests:Calm,random")
    found = [bets_of(f"{each},random", 5, 2) for each in others]

    assert [found[0]] * 3 == found
    assert found[0] != bets_of("random,tight,random", 5, 0)
    assert found[0] != bets_of("random,tight,random", 6, 2)


def test_what_a_player_prints_while_it_is_made_stays_out_of_the_transcript(
    folder: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (folder / "poker_talker.py").write_text(
        "from poker_guests import Nameless\n"
        "print('imported')\n"
        "class Bot(Nameless):\n"
        "    def __init__(self):\n"
        "        print('made')\n"
        "        self.name = 'Bot'\n"
    )

    assert 0 == main(["--players", "poker_talker:Bot,tight", "--rounds", "1", "--seed", "1"])
    out, err = capsys.readouterr()
    assert ["imported", "made"] == err.splitlines()[:2]
    assert out.startswith("Round 1 --\n")
