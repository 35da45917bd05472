"""Reviews at a table: a choice a step, nothing of a running round, and games that go on from a moment."""

import pytest

from engine.straights.review import reviewer
from engine.straights.review.reviewer import review_game
from tests.support.hosting import Client, Message


@pytest.fixture(scope="module")
def played() -> Client:
    """A table in the second round of a game; one human, whose first cards are always used."""
    client = Client()
    client.begin(seed=44)
    while not client.observation["results"]:
        client.turn()
    return client


def steps_of(client: Client, seat: int = 0) -> list[Message]:
    """All steps of the review of the first round."""
    first = client.answer("review", seat=seat, round=1, step=0)
    others = range(1, first["steps"])
    return [first, *(client.answer("review", seat=seat, round=1, step=step) for step in others)]


def test_a_round_is_reviewed_choice_by_choice(played: Client) -> None:
    """The prices and the luck are those of the engine's review; what was known comes with each choice."""
    (expected,) = review_game(played.session, 0).rounds

    *choices, last = steps_of(played)

    assert [
        (each.action, each.move, str(each.played.card), each.price, each.sd, each.reason.value)
        for each in expected.decisions
    ] == [
        tuple(choice["decision"][name] for name in ("action", "move", "played", "price", "sd", "reason"))
        for choice in choices
    ]
    assert [each.is_mistake for each in expected.decisions] == [
        each["decision"]["mistake"] for each in choices
    ]
    assert all(each["decision"]["played"] in each["decision"]["observation"]["hand"] for each in choices)
    assert (expected.price, expected.par, expected.result, expected.is_unlucky_but_right) == tuple(
        last["luck"][name] for name in ("price", "par", "result", "unlucky")
    )


def test_a_running_round_is_not_reviewed(played: Client) -> None:
    """What its choices cost would be hints; nor is there a round 0, or a step out of turn."""
    assert "NothingToReview" == played.answer("review", seat=0, round=2, step=0)["reason"]
    assert "NothingToReview" == played.answer("review", seat=0, round=0, step=0)["reason"]
    assert "BadMessage" == played.answer("review", seat=3, round=1, step=1)["reason"]


def test_a_review_changes_nothing_that_is_told() -> None:
    """The round that follows goes on, still counts, and what is reviewed again is the same."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    while not client.observation["results"]:
        client.turn()
    before = client.state
    choice = client.answer("review", seat=0, round=1, step=0)["decision"]
    client.turn()

    assert not client.state["is_practice"]
    assert before["seq"] + 1 == client.state["seq"]
    assert choice == client.answer("review", seat=0, round=1, step=0)["decision"]


def test_a_review_goes_on_when_another_round_is_over() -> None:
    """What was asked for already is not lost: the next choice may be asked for, and the next round."""
    client = Client(is_checked=False)
    client.begin(seed=44)
    while not client.observation["results"]:
        client.turn()
    client.answer("review", seat=0, round=1, step=0)
    while len(client.observation["results"]) < 2:
        client.turn()

    answers = [
        client.answer("review", seat=0, round=1, step=1),
        client.answer("review", seat=0, round=2, step=0),
    ]

    assert [(1, 1), (2, 0)] == [(each["round"], each["step"]) for each in answers]


def test_after_an_undo_another_round_is_reviewed() -> None:
    """Its choices are those that were made at last."""
    client = Client(is_checked=False)
    client.begin(seed=44)
    while not client.observation["results"]:
        client.turn()
    client.answer("review", seat=0, round=1, step=0)
    while client.state["can_undo"]:
        client.answer("undo")
    client.turn(lambda choices: choices[-1])
    while not client.observation["results"]:
        client.turn(lambda choices: choices[-1])

    ((expected, *_),) = (each.decisions for each in review_game(client.session, 0).rounds)
    assert str(expected.played.card) == client.answer("review", seat=0, round=1, step=0)["decision"]["played"]


def test_a_game_goes_on_from_a_moment() -> None:
    """It is another game, unsealed; the one before counts no more, since its later deals can be known."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    while not client.observation["results"]:
        client.turn()

    messages = client.ask("play_on", at=3)

    assert ["statistics", "saved", "table"] == [message["type"] for message in messages]
    assert 2 == messages[0]["record"]["practice_from"]
    assert (2, "opened", None) == (messages[1]["game"], messages[2]["reason"], messages[2]["seal"])
    assert 3 == len(messages[2]["observation"]["moves"])
    assert "BadMessage" == client.answer("play_on", at=4)["reason"]


def test_a_review_that_fails_stops_no_game(played: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    """Whatever is wrong, the player is told, and the table goes on."""
    monkeypatch.setattr(reviewer, "review_turn", lambda _turn: 1 // 0)

    refused = played.answer("review", seat=2, round=1, step=0)

    assert ("ReviewFailed", "integer division or modulo by zero") == (refused["reason"], refused["detail"])
    assert "transcript" == played.answer("transcript")["type"]


def test_playing_on_from_a_game_that_is_over_takes_nothing_from_it() -> None:
    """It has counted already."""
    client = Client(is_checked=False)
    client.begin(seed=None, score_limit=1)
    client.play()

    messages = client.ask("play_on", at=40)

    assert ["saved", "table"] == [message["type"] for message in messages]
    assert 40 == len(messages[1]["observation"]["moves"])
