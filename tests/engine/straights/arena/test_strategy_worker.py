"""The inside of a strategy's process, as far as it can be seen from within."""

import io
import pickle
from pathlib import Path

import pytest

from engine.cards.card import Card, Rank, Suit
from engine.foreign_code import describe_error
from engine.straights.arena.messages import (
    Failure,
    Request,
    StartGame,
    as_choice,
    read_response,
    response_line,
)
from engine.straights.arena.strategy_worker import StrategyWorker, answer_requests
from engine.straights.commands import Play
from tests.support.arena import bot, first_turn
from tests.support.playing import first_legal, session_with


def begun(name: str) -> StrategyWorker:
    worker = StrategyWorker()
    assert worker.respond(StartGame(bot(name), 1)) is None
    return worker


@pytest.mark.parametrize(
    "name, reason",
    [
        ("Interrupting", "it raised KeyboardInterrupt"),
        ("Silent", "it answered nothing, neither a Play nor a Discard"),
        ("Wordy", "it answered a value of type str, neither a Play nor a Discard"),
        ("Nosy", "it answered for another seat than its own"),
        ("Loose", "it answered a card that is a value of type str"),
        ("Odd", "it answered a card without a rank or a suit"),
    ],
)
def test_what_is_no_choice_is_told_as_such(name: str, reason: str) -> None:
    assert Failure(reason) == begun(name).respond(first_turn())


def test_a_choice_of_ones_own_kind_is_made_plain_and_a_card_is_none() -> None:
    """It could be equal to whatever it likes; so could one whose suit or rank is of another kind."""
    choice = first_legal(session_with())

    class MyChoice(type(choice)):  # type: ignore[misc]  # a strategy's own
        """A play with something to it."""

    class MyCard(Card):
        """A card with something to it."""

    plain = as_choice(MyChoice(choice.seat, choice.card), first_turn())
    odd = (MyCard(Rank.SEVEN, Suit.SPADES), Card(Rank.SEVEN, "S"), Card(7, Suit.SPADES))  # type: ignore[arg-type]  # what is wrong
    refused = [as_choice(Play(choice.seat, card), first_turn()) for card in odd]

    assert (choice, type(choice)) == (plain, type(plain))
    without = Failure("it answered a card without a rank or a suit")
    assert [Failure("it answered a card that is a value of type MyCard"), without, without] == refused


def test_an_error_fits_on_a_line() -> None:
    class Shy(Exception):
        """An error that raises another when it is asked what it is."""

        def __str__(self) -> str:
            raise RuntimeError

    for length in (101, 1000):
        assert "ValueError: " + "x" * 100 + "..." == describe_error(ValueError("x" * length))
    assert "ValueError: " + "x" * 100 == describe_error(ValueError("x" * 100))
    assert "\x1b" not in describe_error(ValueError("a\x1b[2J"))
    assert "ValueError: a b" == describe_error(ValueError("a\tb\nc"))
    assert ("Shy", "KeyError") == (describe_error(Shy()), describe_error(KeyError()))


@pytest.mark.parametrize(
    "content", [None, first_legal(session_with()), Failure("it raised ValueError: no"), Failure("x" * 150)]
)
def test_a_response_is_read_as_it_was_meant(content: Failure | None) -> None:
    asked = StartGame("x:Y", 1) if content is None else first_turn()

    assert content == read_response(response_line("token", content), Request("token", asked))


class Sink(io.BytesIO):
    """A pipe whose reader leaves after some answers."""

    def __init__(self, answers: int) -> None:
        super().__init__()
        self.left = answers

    def flush(self) -> None:
        self.left -= 1
        if self.left < 0:
            raise BrokenPipeError


@pytest.mark.parametrize("readers", [2, 9])
def test_requests_are_answered_in_their_order(readers: int) -> None:
    sink = Sink(readers)
    asked = (Request("a", StartGame(bot("First"), 1)), Request("b", first_turn()), Request("c", first_turn()))
    source = io.BytesIO(b"".join(map(pickle.dumps, asked)))
    answer_requests(source, sink)

    assert [b"a ready", b"b play 7S", b"c play 7S"] == sink.getvalue().splitlines()


def test_a_strategy_that_draws_while_it_is_made_draws_from_the_seed_too(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Else a match that is played again would be another one."""
    (tmp_path / "drawing_bots.py").write_text(
        "import random\n"
        "class Bot:\n"
        "    def __init__(self):\n"
        "        self.drawn = random.random()\n"
        "    def choose(self, _):\n"
        "        raise ValueError(self.drawn)\n"
    )
    monkeypatch.syspath_prepend(tmp_path)
    answers = []
    for seed in (1, 1, 2):
        worker = StrategyWorker()
        assert worker.respond(StartGame("drawing_bots:Bot", seed)) is None
        answers.append(worker.respond(first_turn()))

    assert answers[0] == answers[1] != answers[2]


NO_MOVE, UNASKED = "its answer is no move", "it answered without being asked"


@pytest.mark.parametrize(
    "line, reason",
    [
        *((line, NO_MOVE) for line in (b"t strategy expert", b"t ", b"t ready", b"t play 7S please")),
        *((line, UNASKED) for line in (bytes(range(128, 256)), b"other play 7S", pickle.dumps(Failure("")))),
    ],
)
def test_what_a_process_writes_is_a_move_or_loses_the_seat(line: bytes, reason: str) -> None:
    assert Failure(reason) == read_response(line + b"\n", Request("t", first_turn()))


def test_what_a_process_writes_moves_no_cursor() -> None:
    """A strategy may write its reason itself: what cannot be printed is a blank."""
    request = Request("token", first_turn())

    assert Failure(" [2Jgone ?") == read_response(b"token failure \x1b[2Jgone\r?\n", request)
