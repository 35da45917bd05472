"""Reviews at a table: a choice a step, nothing of a running round, and games that go on from a moment."""

import pytest

from engine.straights.review import reviewer
from engine.straights.review.rating import BANDS, MIN_ROUNDS, rating_line, rating_of
from engine.straights.review.reviewer import review_game
from tests.support.hosting import Client, Message, validated


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
    def fail(_turn: object) -> None:
        raise ArithmeticError("no price")

    monkeypatch.setattr(reviewer, "review_turn", fail)

    refused = played.answer("review", seat=2, round=1, step=0)

    assert ("ReviewFailed", "no price") == (refused["reason"], refused["detail"])
    assert "transcript" == played.answer("transcript")["type"]


def test_playing_on_from_a_game_that_is_over_takes_nothing_from_it() -> None:
    """It has counted already."""
    client = Client(is_checked=False)
    client.begin(seed=None, score_limit=1)
    client.play()

    messages = client.ask("play_on", at=40)

    assert ["saved", "table"] == [message["type"] for message in messages]
    assert 40 == len(messages[1]["observation"]["moves"])


def last_record(client: Client) -> Message:
    messages = (validated(text) for text in client.texts)
    record: Message = [each["record"] for each in messages if each["type"] == "statistics"][-1]
    return record


def play_a_round(client: Client, choice: int = 0) -> None:
    """Play until a round is over, always with the first of the cards that may be chosen, or another."""
    while not client.observation["results"]:
        client.turn(lambda choices: choices[choice])


def test_what_a_review_found_is_kept_for_the_statistics() -> None:
    """With the last step of the seat that counts, once; a record goes on from there."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    play_a_round(client)
    assert [None] == [each.get("price") for each in last_record(client)["rounds"]]
    steps_of(client, seat=1)
    assert [None] == [each.get("price") for each in last_record(client)["rounds"]]

    price = steps_of(client)[-1]["luck"]["price"]

    record = last_record(client)
    assert [round(price, 2)] == [each["price"] for each in record["rounds"]]
    told = len(client.texts)
    steps_of(client)
    assert "statistics" not in {validated(text)["type"] for text in client.texts[told:]}
    client.answer("open", text=client.answer("save")["text"], record=record)
    client.answer("hint")
    assert record["rounds"][0] == last_record(client)["rounds"][0]


def test_what_is_played_again_has_no_price() -> None:
    """A round counts as it was first played; its price is that of this play, or none."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    play_a_round(client)
    while client.state["can_undo"]:
        client.answer("undo")
    play_a_round(client, choice=-1)

    steps_of(client)

    assert [None] == [each.get("price") for each in last_record(client)["rounds"] if each["number"] == 1]


def test_rounds_of_an_earlier_version_have_no_price() -> None:
    """How they were played is not known: a review may be of another play."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    play_a_round(client)
    record = last_record(client)
    del record["rounds"][0]["play"]

    client.answer("open", text=client.answer("save")["text"], record=record)
    steps_of(client)
    client.answer("hint")  # changes the record, so it is told

    assert {"number", "gained", "hints", "practice"} == last_record(client)["rounds"][0].keys()


def test_a_table_tells_the_rating() -> None:
    """That of the engine, with the bands; nothing with too few rounds. It needs no game."""
    client = Client(is_checked=False)
    prices = [float(number) for number in range(MIN_ROUNDS + 2)]
    few, many = (client.answer("rate", prices=each) for each in (prices[: MIN_ROUNDS - 1], prices))
    expected = rating_of(prices)

    assert expected is not None
    assert (None, []) == (few["rating"], few["line"])
    assert (expected.price, expected.low, expected.high, expected.rounds, expected.band.strategy) == tuple(
        many["rating"][name] for name in ("price", "low", "high", "rounds", "strategy")
    )
    assert [*rating_line(prices)] == many["line"]
    assert len(rating_line([1.5] * 1000)) == len(client.answer("rate", prices=[1.5] * 1000)["line"])
    assert [each.strategy for each in BANDS] == [each["strategy"] for each in many["bands"]]
    assert None is many["bands"][-1]["most"]


@pytest.mark.parametrize("prices", [None, "1", [True], ["1"], [-0.1], [float("nan")], [1e7], [1.0] * 1001])
def test_only_prices_have_a_rating(prices: object) -> None:
    assert "BadMessage" == Client(is_checked=False).answer("rate", prices=prices)["reason"]
