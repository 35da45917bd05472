"""Humans at the poker table: what they are told and asked, what they may type, how they leave."""

import io
import re
import sys
from dataclasses import dataclass

import pytest

from engine.cli.poker.dialogue import Dialogue, HumanLeft, Narrator
from engine.cli.poker.human import Human
from engine.cli.poker.program import main
from engine.poker.game.events import CardsDrawn, Event, HandsDealt
from engine.poker.game.player import Player
from engine.poker.game.setup import Setup
from engine.poker.hands.card_names import cards_named, name_of
from engine.poker.hands.hand import Hand
from engine.poker.play.table import Table

HAND = cards_named("KD KS 10H 4C 2S")
BET = "Fold, hold, or bet how much? \n"
DRAW = "Which cards do you drop (e.g. 2H 10D, or 4 5, empty for none)? \n"
CARD = r"\b(?:10|[2-9AJQK])[CDHS]\b"


@dataclass
class Stub:
    """A player who never folds, bets the same once it may, and drops nothing."""

    name: str
    bet: float = 0

    def will_start_round(self, number: int) -> None:
        pass

    def is_folding(self, hand: object, player_count: int, balance: float) -> bool:
        return False

    def place_bet(self, hand: object, player_count: int, max_bet: float) -> float:
        return min(self.bet, max_bet)

    def discard_unwanted(self, hand: object) -> int:
        return 0


@pytest.fixture
def typed(monkeypatch: pytest.MonkeyPatch) -> io.StringIO:
    """Give the program an input to be filled."""
    source = io.StringIO()
    monkeypatch.setattr(sys, "stdin", source)
    return source


def fill(source: io.StringIO, *lines: str) -> None:
    """Type these lines, after which the input ends."""
    source.seek(0)
    source.truncate()
    source.write("".join(f"{line}\n" for line in lines))
    source.seek(0)


def table_with(others: list[Player], *, balance: int = 10_000, rounds: int = 1, seed: int = 1) -> Table:
    """Seat a human called Ann before some others."""
    names = ("Ann", *(other.name for other in others))
    setup = Setup(names, balance=balance, ante=100, seed=seed, max_rounds=rounds)
    dialogue = Dialogue(len(names), has_transcript=True)
    narrator = Narrator(dialogue, names, [0])
    return Table(setup, [Human(0, "Ann", dialogue, narrator, is_narrating=True), *others])


def play(table: Table) -> tuple[Event, ...]:
    """Play a round; fail if more is asked than was typed."""
    try:
        return table.play_round()
    except HumanLeft:  # pytest would take it for a wish to end all tests
        return pytest.fail("more was asked than was typed")


def test_a_round_in_words(typed: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    fill(typed, "b 5", "4 5", "h", "m")
    play(table_with([Stub("Bob"), Stub("Cid", 3)]))
    out, err = capsys.readouterr()

    assert "" == out
    assert TOLD == err.replace("? \n", "?\n")


TOLD = """\

Round 1, the ante is $1
Ann, you hold {3S, 3H, KH, 9H, 7C}, one pair
The pot has $3, you have $99; against you: Bob ($99), Cid ($99)
Fold, hold, or bet how much?
Ann bet $5
Bob matched $5
Cid matched $5
Ann, you hold {3S, 3H, KH, 9H, 7C}, one pair
Which cards do you drop (e.g. 2H 10D, or 4 5, empty for none)?
Ann dropped 2
You drew 7D, 5H
Bob dropped 0
Cid dropped 0
Ann, you hold {3S, 3H, KH, 7D, 5H}, one pair
The pot has $18, you have $94; against you: Bob ($94), Cid ($94)
Fold, hold, or bet how much?
Ann held
Bob held
Cid bet $3
Ann, you hold {3S, 3H, KH, 7D, 5H}, one pair
The pot has $21, you have $94; against you: Bob ($94), Cid ($91)
Match $3 or fold?
Ann matched $3
Bob matched $3
Ann : {3S, 3H, KH, 7D, 5H}
Bob : {8H, 8D, QH, 10H, 5C} WINS $27
Cid : {JH, 10D, 6H, 3C, 2D}
Stopped after 1 round
Winner is Bob ($118)
"""


def test_a_hint_tells_odds_prices_and_what_beats_what(
    typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    fill(typed, "hint", "h", "HINT", "?", "m", "hint", "4 5", "hint", "h", "hint", "f")
    play(table_with([Stub("Bob"), Stub("Cid", 3)]))
    told = capsys.readouterr().err.splitlines()
    advice = [line for line in told if "random hand" in line]

    assert ADVICE == advice
    assert any("The best hand first: royal flush, straight flush, four of a kind" in line for line in told)


BEFORE_THE_DRAW = "After the best draw you beat a random hand in 66.6% of cases."
AFTER_THE_DRAW = (
    "You beat a random hand of a full deck in 55.3% of cases, "
    "and one of the cards that you have not seen in 54.4%."
)
PRICE = "Matching costs $3 and can win {}: it pays if you win more than {} of such rounds."
DRAWS = "7C 9H KH (66.6%), or 7C 9H (66.1%), or 7C KH (65.2%)"
ADVICE = [
    f"{BEFORE_THE_DRAW} By what the others did: hold.",
    f"{BEFORE_THE_DRAW} {PRICE.format('$6', '33.3%')} By what the others did: fold.",
    f"Best: drop {DRAWS}; the chance is that of beating a random hand.",
    f"{AFTER_THE_DRAW} By what the others did: hold.",
    f"{AFTER_THE_DRAW} {PRICE.format('$15', '16.7%')} By what the others did: fold.",
]


def test_who_has_less_than_the_bet_is_told_so(typed: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    fill(typed, "y")
    dialogue = Dialogue(2, has_transcript=True)
    human = Human(0, "Ann", dialogue, Narrator(dialogue, ("Ann", "Bob"), [0]), is_narrating=True)
    assert human.will_match(Hand(HAND), 2, 3.5, 20)
    assert "Match $20 with the $3.50 that you have, or fold? " in capsys.readouterr().err


def test_who_types_wrong_is_asked_again_and_loses_nothing(
    typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    wrong = ["", "b", "-1", "what", "1000", "?"]
    fill(typed, *wrong, "h", "9X", "1 1", "help", "5", "h")
    table = table_with([Stub("Bob")])
    play(table)
    err = capsys.readouterr().err

    assert len(wrong) + 2 == err.count(BET)
    assert 4 == err.count(DRAW)
    assert 2 == err.count(
        "or q to leave the game. The best hand first: royal flush, straight flush, four of a"
    )
    assert 0 == table.violations.count()
    assert "Ann dropped 1\n" in err


@pytest.mark.parametrize("seed", range(20))
def test_a_human_never_sees_hidden_cards(
    seed: int, typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    """A human who folds at the end has seen no cards but their own and those in the question's example."""
    fill(typed, "h", "1 2 3 4", "f")
    events = play(table_with([Stub("Bob")], seed=seed))
    told = set(re.findall(CARD, capsys.readouterr().err))
    dealt = next(event.hands[0] for event in events if isinstance(event, HandsDealt))
    drawn = next(event.drawn for event in events if isinstance(event, CardsDrawn))

    assert {"2H", "10D", *map(name_of, (dealt or ()) + (drawn or ()))} == told


@pytest.mark.parametrize("last", [[], ["q"], ["QUIT"], ["h", "exit"]])
def test_the_end_of_the_input_ends_the_game_with_the_standing(
    last: list[str], typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    """At once, with status 0, also after `q`; the stakes of the round are returned."""
    fill(typed, "f", *last)
    argv = ["--players", "human,tight,tight", "--names", "Ann,Bob,Cid", "--seed", "2"]
    assert 0 == main(argv)
    out, err = capsys.readouterr()

    assert out.startswith("Round 1 --\nAnn : folded\nBob : {")
    assert "Round 2" not in out
    assert "Winner" not in out
    standing = err.splitlines()[-1]
    assert standing.startswith("straights-poker: stopped after 1 round: Ann $999, Bob $")
    assert 3000 == sum(int(money) for money in re.findall(r"\$(\d+)", standing))


def test_a_closed_input_ends_the_game_at_the_first_question(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(sys, "stdin", None)

    assert 0 == main(["--players", "human,tight", "--seed", "2"])
    out, err = capsys.readouterr()
    assert "" == out
    assert err.endswith(
        "\nstraights-poker: stopped before the end of a round: Player1 $1000, Player2 $1000\n"
    )


def test_strange_bytes_are_answered_like_any_other_nonsense(
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    source = io.TextIOWrapper(io.BytesIO(b"\xff\xfe\nf\n"), encoding="utf-8")
    monkeypatch.setattr(sys, "stdin", source)

    assert 0 == main(["--players", "human,tight", "--seed", "2", "--rounds", "1"])
    assert "is neither an answer nor an amount." in capsys.readouterr().err


def test_two_humans_are_asked_by_name(typed: io.StringIO, capsys: pytest.CaptureFixture[str]) -> None:
    fill(typed, "b 5", "m", "", "1", "h", "b 2", "f")
    argv = ["--players", "human,human", "--names", "Ann,Bob", "--rounds", "1", "--seed", "3"]
    assert 0 == main(argv)
    out, err = capsys.readouterr()
    asked = [line.partition(",")[0] for line in err.splitlines() if ", you hold {" in line]

    assert ["Ann", "Bob", "Ann", "Bob", "Ann", "Bob", "Ann"] == asked
    assert 1 == err.count("Ann bet $5\n")
    assert 1 == err.count("You drew ")
    assert ["Round 1 --", "Ann : folded", "Bob : WINS $12"] == out.splitlines()[:3]


@pytest.mark.parametrize("players", ["tight,tight", "human,tight"])
@pytest.mark.parametrize("seed", [[], ["--seed", "5"]])
def test_the_seed_is_told_once_where_nobody_has_chosen_it(
    players: str, seed: list[str], typed: io.StringIO, capsys: pytest.CaptureFixture[str]
) -> None:
    """Of computers before the first round, of people after the last answer: it determines all cards."""
    fill(typed, "f")
    assert 0 == main(["--players", players, "--rounds", "1", *seed])
    err = capsys.readouterr().err

    assert (not seed) == err.count("the seed is ")
    assert "Fold, hold, or bet how much?" not in err.partition("the seed is ")[2]
