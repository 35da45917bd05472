"""Records as JSON: read as they were written."""

import json

from hypothesis import given

from engine.fast_dataclass import replace
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from tests.support.local_table import validator_of
from tests.support.records import RECORDS


@given(RECORDS)
def test_a_record_is_read_as_it_was_written(records: list[GameRecord]) -> None:
    for record in records:
        named = replace(record, game="a")
        value = json.loads(json.dumps(GAME_RECORD.writer(named)))
        validator_of("GameRecord").validate(value)

        assert named == GAME_RECORD.read(value)


def test_a_record_of_which_less_is_known_is_read() -> None:
    """A round may lack its play, price and moment, and be out of order."""
    first = {"number": 1, "gained": 7, "hints": 3, "practice": False}
    later = {**first, "number": 2, "play": "b", "price": 1.5}
    record = GAME_RECORD.read(
        {
            "game": "a",
            "level": "expert",
            "rounds": [later, first],
            "end": {"score": 81, "place": 2, "tied": True},
            "practice_from": None,
            "moment": "2026-01-02",
            "moments": {"1": "2026-01-01"},
        }
    )

    assert record == GameRecord(
        "a",
        "expert",
        (RoundRecord(1, 7, 3, moment="2026-01-01"), RoundRecord(2, 7, 3, play="b", price=1.5)),
        GameEnd(81, 2, tied=True, moment="2026-01-02"),
    )
