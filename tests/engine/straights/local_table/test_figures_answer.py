"""What a table answers to a client that has kept its records: their figures, and what a reset leaves."""

import json

import pytest
from hypothesis import given, settings

from engine.fast_dataclass import replace
from engine.protocol.sheet import SHEET, Sheet
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.sheets.statistics import statistics
from engine.straights.statistics.figures import levels_of
from engine.straights.statistics.records import GameRecord, RoundRecord
from engine.straights.storage.savegame import dumps
from tests.support.local_table import Client, Message
from tests.support.playing import play_on
from tests.support.protocol_values import as_sent
from tests.support.records import RECORDS
from tests.support.sheets import rows_of

SEATS = (SeatSetup("Anna"), SeatSetup("Ben"), SeatSetup("Carla"), SeatSetup("David"))
KEY = "0f" * 32


def asked(records: list[GameRecord], *, client: Client | None = None, **wanted: bool) -> Message:
    values = [GAME_RECORD.write(record) for record in records]
    request = {"records": json.loads(json.dumps(values)), "reset": False, **wanted}
    return (client or Client()).answer("statistics", **request)


@given(RECORDS)
def test_the_answer_has_a_sheet_of_each_level(records: list[GameRecord]) -> None:
    named = [replace(record, game=str(number)) for number, record in enumerate(records)]
    sheets = asked(named)["sheets"]

    assert {"", *levels_of(named)} == sheets.keys()
    assert {key: as_sent(SHEET.write(statistics(named, key))) for key in sheets} == sheets


def rounds_in(answer: Message) -> str:
    sheet: Sheet = SHEET.read(answer["sheets"][""])
    return rows_of(sheet)["Rounds"][0]


def test_a_record_of_another_version_hides_no_other() -> None:
    record = as_sent(GAME_RECORD.write(GameRecord("a", "expert", (RoundRecord(1, 5),))))
    assert isinstance(record, dict)
    unreadable: list[object] = [{}, {**record, "rounds": {}}, {**record, "of_a_later_version": 1}]
    answer = Client().answer("statistics", records=[*unreadable, record], reset=False)

    assert "1" == rounds_in(answer)


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

    assert "0" == rounds_in(answer)
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


@pytest.mark.parametrize("moves, key", [(0, ""), (500, KEY)])
def test_a_deal_of_a_key_has_no_number_and_shows_the_key_at_its_end(moves: int, key: str) -> None:
    """A client says by it what the seal is the hash of."""
    session = Session(Setup(0, SEATS, Variant(score_limit=10), key=KEY))
    client = Client()
    client.answer("open", text=dumps(play_on(session, moves)), record=None)

    assert key == client.state["key"]
    assert "key" not in Client().begin(seed=5)
