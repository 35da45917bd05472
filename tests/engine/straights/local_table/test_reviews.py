"""Reviews at a table: a choice a step, nothing of a running round, and games that go on from a moment."""

import pytest

from engine.protocol.sentences import SENTENCE
from engine.straights.review import reviewer
from engine.straights.review.reviewer import review_game
from engine.straights.text import reviews
from tests.support.local_table import Client, Message, validated


@pytest.fixture(scope="module")
def played() -> Client:
    """A table in the second round of a game; one human, whose first cards are always used."""
    return after_a_round(44, is_checked=True)


def after_a_round(seed: int | None, *, is_checked: bool = False) -> Client:
    client = Client(is_checked=is_checked)
    client.begin(seed=seed)
    client.finish_round()
    return client


def review_step(client: Client, seat: int, number: int, step: int, others: tuple[int, ...] = ()) -> Message:
    return client.answer("review", seat=seat, round=number, step=step, others=others)


def steps_of(client: Client, seat: int = 0, number: int = 1, others: tuple[int, ...] = ()) -> list[Message]:
    """All steps of the review of a round."""
    first = review_step(client, seat, number, 0)
    steps = range(1, first["steps"])
    return [first, *(review_step(client, seat, number, step, others) for step in steps)]


def test_a_round_is_reviewed_choice_by_choice(played: Client) -> None:
    (expected,) = review_game(played.session, 0)

    *choices, last = steps_of(played)

    assert [
        (each.action, str(each.played.card), each.price, each.is_mistake) for each in expected.decisions
    ] == [
        (*(each["decision"][name] for name in ("action", "played", "price")), is_mistake(each))
        for each in choices
    ]
    assert [SENTENCE.write(reviews.choice(each)) for each in expected.decisions] == [
        each["decision"]["choice"] for each in choices
    ]
    assert all(each["decision"]["played"] in str(each["decision"]["table"]["offers"]) for each in choices)
    assert last["summary"] == last["total"]
    assert SENTENCE.write(reviews.headline((expected,))) == last["summary"]["headline"]
    assert [points for _, points in reviews.result_parts((expected,))] == [
        each["points"] for each in last["summary"]["decided"]
    ]


def is_mistake(step: Message) -> bool:
    return bool(step["decision"]["kind"] == "mistake")


def test_a_running_round_is_not_reviewed(played: Client) -> None:
    """What its choices cost would be hints; nor is there a round 0, or a step out of turn."""
    assert "NothingToReview" == review_step(played, 0, 2, 0)["reason"]
    assert "NothingToReview" == review_step(played, 0, 0, 0)["reason"]
    assert "BadMessage" == review_step(played, 3, 1, 1)["reason"]


def test_a_review_changes_nothing_that_is_told() -> None:
    """The round that follows goes on, still counts, and what is reviewed again is the same."""
    client = after_a_round(None)
    before = client.state
    choice = review_step(client, 0, 1, 0)["decision"]
    client.turn()

    assert not client.state["is_practice"]
    assert before["seq"] + 1 == client.state["seq"]
    assert choice == review_step(client, 0, 1, 0)["decision"]


def test_a_review_goes_on_when_another_round_is_over() -> None:
    """What was asked for already is not lost: the next choice may be asked for, and the next round."""
    client = after_a_round(44)
    review_step(client, 0, 1, 0)
    client.finish_round()

    answers = [
        review_step(client, 0, 1, 1),
        review_step(client, 0, 2, 0),
    ]

    assert [(1, 1), (2, 0)] == [(each["round"], each["step"]) for each in answers]


def test_rounds_are_summed_up_together() -> None:
    client = after_a_round(44)
    client.finish_round()
    rounds = review_game(client.session, 0)

    unknown = steps_of(client, number=2, others=(1,))[-1]
    steps_of(client)
    last = steps_of(client, number=2, others=(1,))[-1]

    assert "BadMessage" == unknown["reason"]
    assert SENTENCE.write(reviews.result_total(rounds[1:])) == last["summary"]["total"]
    assert SENTENCE.write(reviews.result_total(rounds)) == last["total"]["total"]
    assert "BadMessage" == client.answer("review", seat=0, round=2, step=0, others="1")["reason"]


def test_a_game_goes_on_from_a_moment() -> None:
    """It is another game, unsealed; the one before counts no more, since its later deals can be known."""
    client = after_a_round(None)

    messages = client.ask("play_on", at=3)

    assert ["statistics", "saved", "table"] == [message["type"] for message in messages]
    assert 2 == messages[0]["record"]["practice_from"]
    assert (2, "opened", None) == (messages[1]["game"], messages[2]["reason"], messages[2]["seal"])
    assert 4 == len(messages[2]["events"])
    assert "BadMessage" == client.answer("play_on", at=4)["reason"]


def test_a_review_that_fails_stops_no_game(played: Client, monkeypatch: pytest.MonkeyPatch) -> None:
    def fail(_turn: object) -> None:
        raise ArithmeticError("no price")

    monkeypatch.setattr(reviewer, "review_turn", fail)

    refused = review_step(played, 2, 1, 0)

    assert ("ReviewFailed", "no price") == (refused["reason"], refused["detail"])
    assert "saved" == played.answer("save")["type"]


def test_playing_on_from_a_game_that_is_over_takes_nothing_from_it() -> None:
    """It has counted already."""
    client = Client(is_checked=False)
    client.begin(seed=None, score_limit=1)
    client.play()

    messages = client.ask("play_on", at=40)

    assert ["saved", "table"] == [message["type"] for message in messages]
    assert 41 == len(messages[1]["events"])


def last_record(client: Client) -> Message:
    messages = (validated(text) for text in client.texts)
    record: Message = [each["record"] for each in messages if each["type"] == "statistics"][-1]
    return record


def test_what_a_review_found_is_kept_for_the_statistics() -> None:
    client = after_a_round(None)
    assert [None] == [each.get("price") for each in last_record(client)["rounds"]]
    steps_of(client, seat=1)
    assert [None] == [each.get("price") for each in last_record(client)["rounds"]]

    prices = [each["decision"]["price"] for each in steps_of(client)[:-1]]

    record = last_record(client)
    assert [round(sum(prices), 2)] == [each["price"] for each in record["rounds"]]
    told = len(client.texts)
    steps_of(client)
    assert "statistics" not in {validated(text)["type"] for text in client.texts[told:]}
    client.answer("open", text=client.answer("save")["text"], record=record)
    client.answer("hint")
    assert record["rounds"][0] == last_record(client)["rounds"][0]
