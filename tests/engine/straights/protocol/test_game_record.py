"""Records as JSON: read as they were written."""

import json

from hypothesis import given

from engine.fast_dataclass import replace
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.statistics.records import GameRecord
from tests.support.local_table import validator_of
from tests.support.records import RECORDS


@given(RECORDS)
def test_a_record_is_read_as_it_was_written(records: list[GameRecord]) -> None:
    for record in records:
        named = replace(record, game="a")
        value = json.loads(json.dumps(GAME_RECORD.write(named)))
        validator_of("GameRecord").validate(value)

        assert named == GAME_RECORD.read(value)
