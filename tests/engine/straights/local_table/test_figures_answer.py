"""What a table answers to a client that has kept its records: their figures, and what a reset leaves."""

import json

import pytest
from hypothesis import given, settings

from engine.fast_dataclass import replace
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.sentences import SENTENCE
from engine.straights.statistics.figures import SHOWN, RatedRound, figures_of, levels_of
from engine.straights.statistics.rating import MIN_ROUNDS, rating_line, rating_of
from engine.straights.statistics.records import GameRecord, RoundRecord
from engine.straights.text.levels import level
from engine.straights.text.ratings import given_away, levels, rating_sentence
from engine.straights.text.rendering import render
from tests.support.local_table import Client, Message
from tests.support.protocol_values import as_sent
from tests.support.records import RECORDS


def asked(records: list[GameRecord], *, client: Client | None = None, **wanted: bool) -> Message:
    values = [GAME_RECORD.write(record) for record in records]
    request = {"records": json.loads(json.dumps(values)), "reset": False, **wanted}
    return (client or Client()).answer("statistics", **request)


@given(RECORDS)
def test_the_answer_has_the_figures_of_each_level(records: list[GameRecord]) -> None:
    named = [replace(record, game=str(number)) for number, record in enumerate(records)]
    answer = asked(named)

    assert [None, *levels_of(named)] == [each["level"] for each in answer["levels"]]
    for each in answer["levels"]:
        figures = figures_of(named, each["level"])
        assert ([*figures.places], figures.win_share) == (each["places"], each.get("win_share"))
        assert (figures.games, figures.mean_points, figures.longest_streak, [*figures.points]) == (
            each["games"],
            each["mean_points"],
            each["longest_streak"],
            each["points"],
        )


def test_a_level_has_a_name_with_its_rules() -> None:
    levels = ["highest", "mixed --score-limit 50 --reseed-each-round", "expert --later 7"]
    answer = asked([GameRecord(level, level, (RoundRecord(1, 3),)) for level in levels])

    assert {
        None: "all opponents",
        levels[0]: "medium",
        levels[1]: "mixed opponents (50 points, the same deal each round)",
        levels[2]: "expert (--later 7)",
    } == {each["level"]: render(SENTENCE.read(each["name"])) for each in answer["levels"]}


def test_a_record_of_another_version_hides_no_other() -> None:
    record = as_sent(GAME_RECORD.write(GameRecord("a", "expert", (RoundRecord(1, 5),))))
    assert isinstance(record, dict)
    unreadable: list[object] = [{}, {**record, "rounds": {}}, {**record, "of_a_later_version": 1}]
    answer = Client().answer("statistics", records=[*unreadable, record], reset=False)

    assert [5] == answer["levels"][0]["points"]


@settings(max_examples=20)
@given(RECORDS)
def test_rounds_with_points_need_no_digests_of_plays(records: list[GameRecord]) -> None:
    """A client may leave them out; neither figures nor what counts after a reset depend on them."""
    named = [replace(record, game=str(number)) for number, record in enumerate(records)]
    shorter = [replace(record, rounds=tuple(map(without_play, record.rounds))) for record in named]
    left, less = ([*map(GAME_RECORD.read, asked(each, reset=True)["records"])] for each in (named, shorter))

    assert asked(named) == asked(shorter)
    assert [outcomes(record) for record in left] == [outcomes(record) for record in less]


def without_play(record: RoundRecord) -> RoundRecord:
    return record if record.gained is None else replace(record, play="")


def outcomes(record: GameRecord) -> list[tuple[RoundRecord, bool]]:
    """The rounds without their plays, and whether each has ended."""
    return [(replace(each, play=""), each.has_ended) for each in record.rounds]


def record_after_round(client: Client) -> Message:
    client.finish_round()
    found = [message for message in map(json.loads, client.texts) if message["type"] == "statistics"]
    record: Message = found[-1]["record"]
    return record


def test_after_a_reset_only_rounds_that_end_later_count() -> None:
    client = Client()
    client.begin(seed=None)
    answer = client.answer("statistics", records=[record_after_round(client)], reset=True)
    (left,) = answer["records"]
    opened = Client()
    opened.answer("open", text=client.answer("save")["text"], record=left)
    later = [record_after_round(each) for each in (client, opened)]

    assert (0, []) == (answer["levels"][0]["rounds"], answer["levels"][0]["points"])
    for record in later:
        assert [False, True] == [each["gained"] is not None for each in record["rounds"]]


def test_the_seal_of_a_text_is_that_of_its_game() -> None:
    """Its record is found by it; a game with a number has none, and no other text is a game."""
    client = Client()
    sealed = client.begin(seed=None)["seal"]
    text = client.answer("save")["text"]
    client.begin(seed=5)
    numbered = client.answer("save")["text"]

    assert sealed is not None
    assert [sealed, None] == [Client().answer("seal", text=each)["seal"] for each in (text, numbered)]
    assert "NotASaveGame" == Client().answer("seal", text="{")["reason"]


@pytest.mark.parametrize("records", [None, {}, [7], ["record"]])
def test_only_records_have_figures(records: object) -> None:
    assert (
        "BadMessage" == Client(is_checked=False).answer("statistics", records=records, reset=False)["reason"]
    )


def test_the_answer_has_the_rating_and_what_plots_show() -> None:
    rounds = tuple(
        RoundRecord(number, number, play="play", price=number / 7) for number in range(1, 2 * SHOWN)
    )
    few, many = (
        asked([GameRecord("a", "expert", rounds[:count])]) for count in (MIN_ROUNDS - 1, len(rounds))
    )
    rated = [RatedRound(each.price, each.number, is_known=False) for each in rounds if each.price is not None]
    rating = rating_of(rated)

    assert (SENTENCE.write(rating_sentence(None)), []) == (
        few["levels"][0]["text"],
        few["levels"][0]["line"],
    )
    shown = many["levels"][1]
    assert rating is not None
    assert SENTENCE.write(rating_sentence(rating)) == shown["text"]
    own = (levels(rating), given_away(rating))
    assert [SENTENCE.write(each) for each in own] == [shown["strength"], shown["given_away"]]
    assert few["levels"][0].get("strength") is None
    assert [*rating_line(rated)] == shown["line"]
    assert [each.gained for each in rounds[-SHOWN:]] == shown["points"]
    assert [SENTENCE.write(level(each.strategy)) for each in rating.bands] == [
        each["level"] for each in shown["bands"]
    ]
    assert (None, []) == (shown["bands"][-1]["most"], few["levels"][0]["bands"])
