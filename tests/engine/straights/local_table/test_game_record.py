"""What a table tells for the statistics, and goes on from when the game is opened again."""

import json

import pytest

from engine.straights.review.par import Par
from engine.straights.statistics.counting import play_of
from tests.support.local_table import NOW, Client, Message, validated


def records(client: Client) -> list[Message]:
    messages = [validated(text) for text in client.texts]
    return [message["record"] for message in messages if message["type"] == "statistics"]


@pytest.fixture
def client() -> Client:
    """A table with a sealed game of one human."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    return client


def changed(record: Message, **changes: object) -> Message:
    return {**record, **changes}


def test_nothing_is_told_while_nothing_counts(client: Client) -> None:
    """A record is told when it has changed: with a round's end, a hint, a mark."""
    client.turn()
    assert [] == records(client)

    client.finish_round()

    record = records(client)[-1]
    gained = client.seen.results[0].gained[0]
    (result,) = record["rounds"]
    assert play_of(client.session.actions, 1) == result.pop("play")
    assert {"number": 1, "gained": gained, "hints": 0, "practice": False} == result
    assert (client.state["seal"], "first-legal", None, None, {"1": NOW}) == (
        record["game"],
        record["level"],
        record["end"],
        record["practice_from"],
        record["moments"],
    )


def test_a_game_says_at_its_end_with_how_many_hints() -> None:
    client = Client(is_checked=False)
    client.begin(seed=None, score_limit=0)
    while not client.choices():
        client.turn()
    client.answer("hint")
    before = client.state.get("match")
    client.play()

    assert (None, 1) == (before, client.state["match"]["count"])


def test_new_cards_are_promised_until_one_is_played_in_a_round_that_counts(
    client: Client, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("engine.straights.review.par.par_of", lambda _hand, _others: Par(4.2, 0.3))
    told = [client.answer("promise")["text"]]
    while len(client.seen.hand) == 13:
        client.turn()
    told.append(client.answer("promise")["text"])
    for seed in (None, 5):
        client.begin(seed=seed)
        client.answer("deck")
        told.append(client.answer("promise")["text"])

    assert [["These cards: {difference} than average."], [], [], []] == [
        [each["template"] for each in text] for text in told
    ]


def test_the_deck_makes_practice_of_the_round(client: Client) -> None:
    """It is told before the answer, and with everything that follows in this round."""
    messages = client.ask("deck")

    assert ["statistics", "sheet"] == [message["type"] for message in messages]
    assert messages[0]["record"]["rounds"][0]["practice"]
    while client.seen.number == 1:
        client.turn()
        assert client.state["is_practice"] == (client.seen.number == 1)


def test_a_replay_is_practice_only_with_the_hands_of_the_running_round(client: Client) -> None:
    """Those of a finished one are known to everybody; with hidden hands it shows what the player has seen."""
    client.finish_round()
    for _ in range(20):
        client.turn()
    count = client.answer("replay", at=None, open=False)["count"]
    moments = [client.answer("replay", at=at, open=False) for at in range(1, count + 1)]
    client.ask("replay", at=51, open=True)
    before = client.state["is_practice"] or records(client)[-1]["rounds"][-1]["practice"]
    client.ask("replay", at=52, open=True)

    assert (False, True) == (before, records(client)[-1]["rounds"][-1]["practice"])
    assert not any("hands" in moment for moment in moments)
    ways = [moment["event"]["ways"][0] for moment in moments if "last" in moment["event"]]
    own = f"hand.{client.state['viewer']}"
    assert {True} == {(cards == 1) == (begin != own) for begin, _end, cards in ways}


def test_after_the_end_nothing_becomes_practice(client: Client) -> None:
    client.begin(seed=None, score_limit=1)
    client.play()
    before = records(client)

    client.ask("deck")
    client.ask("replay", at=3, open=True)

    assert before == records(client)


def test_an_undo_over_others_moves_makes_practice(client: Client) -> None:
    """One's own last move alone may be taken back."""
    while not client.choices():
        client.turn()
    client.turn()
    client.ask("undo")
    assert not client.state["is_practice"]

    client.turn()
    client.turn()
    client.ask("undo")
    assert client.state["is_practice"]


def test_who_has_seen_another_s_hand_practises(client: Client) -> None:
    client.do("take_seat", seat=1)
    client.ask("show_hand", seat=0)
    assert [] == records(client)

    client.ask("show_hand", seat=1)
    client.ask("show_hand", seat=0)
    client.ask("hide_hand")

    assert records(client)[-1]["rounds"][0]["practice"]


def test_an_opened_game_goes_on_with_its_record(client: Client) -> None:
    client.finish_round()
    client.ask("deck")
    text, record = client.answer("save")["text"], records(client)[-1]
    again = Client()

    opened = again.ask("open", text=text, record=record)

    assert ["saved", "table"] == [message["type"] for message in opened]
    assert again.state["is_practice"]
    told = again.ask("hint")[0]["record"]
    assert 1 == told["rounds"][1]["hints"]
    assert changed(record, rounds=[record["rounds"][0], {**record["rounds"][1], "hints": 1}]) == told


def test_a_record_is_that_of_the_game(client: Client) -> None:
    client.ask("deck")
    text, record = client.answer("save")["text"], records(client)[-1]
    one = record["rounds"][0]
    wrong: list[object] = [
        changed(record, game="x"),
        changed(record, rounds=[changed(one, hints=None)]),
        changed(record, practice_from=0),
        {},
    ]

    for each in wrong:
        assert "BadMessage" == client.answer("open", text=text, record=each)["reason"]
    assert "table" == client.answer("open", text=text, record=json.loads(json.dumps(record)))["type"]


def test_a_game_whose_seed_is_known_has_no_record() -> None:
    client = Client(is_checked=False)
    client.begin(seed=None)
    client.ask("deck")
    record = records(client)[-1]
    client.begin(seed=5)
    text = client.answer("save")["text"]

    assert "BadMessage" == client.answer("open", text=text, record=changed(record, game=""))["reason"]


def test_a_round_that_is_played_again_keeps_its_points(client: Client) -> None:
    """Taken back over its end and ended in another way: the table tells the new end, the record the first."""
    client.finish_round()
    first = records(client)[-1]["rounds"][0]
    for _ in range(12):
        client.ask("undo")
    assert (1, ()) == (client.seen.number, client.seen.results)
    client.finish_round(-1)

    (result,) = client.session.state.results
    assert [result.gained] == [each.gained for each in client.seen.results]
    assert first["gained"] != result.gained[0]
    assert first == records(client)[-1]["rounds"][0]
