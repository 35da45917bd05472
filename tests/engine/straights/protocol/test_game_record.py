"""Records as JSON: read as they were written, also those that earlier versions of the page have kept."""

import json
from dataclasses import asdict

from hypothesis import given

from engine.fast_dataclass import replace
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.statistics.figures import figures_of
from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from tests.support.local_table import validator_of
from tests.support.paths import GOLDEN
from tests.support.records import RECORDS

ROUND = {"number": 1, "gained": 7, "hints": 3, "practice": False}
EARLIER: dict[str, object] = {
    "game": "a",
    "level": "expert",
    "rounds": [ROUND],
    "end": {"score": 81, "place": 2, "tied": True},
    "practice_from": None,
    "moment": "2026-01-02",
    "moments": {"1": "2026-01-01"},
}


@given(RECORDS)
def test_a_record_is_read_as_it_was_written(records: list[GameRecord]) -> None:
    for record in records:
        named = replace(record, game="a")
        value = json.loads(json.dumps(GAME_RECORD.write(named)))
        validator_of("GameRecord").validate(value)

        assert named == GAME_RECORD.read(value)


def test_what_an_earlier_version_has_kept_has_lost_nothing() -> None:
    """A round may lack its play and price, and be out of order."""
    later = {**ROUND, "number": 2, "play": "b", "price": 1.5}
    record = GAME_RECORD.read({**EARLIER, "rounds": [later, ROUND]})

    assert record == GameRecord(
        "a",
        "expert",
        (RoundRecord(1, 7, 3, moment="2026-01-01"), RoundRecord(2, 7, 3, play="b", price=1.5)),
        GameEnd(81, 2, tied=True, moment="2026-01-02"),
    )


def test_records_of_an_earlier_page_have_the_figures_that_it_showed() -> None:
    """With practice, hints, prices, and a reset while games were running."""
    kept = json.loads((GOLDEN / "page/records.json").read_bytes())
    records = [GAME_RECORD.read(each) for each in kept["records"]]
    figures = asdict(figures_of(records))
    prices = [each["price"] for each in figures.pop("rated")]
    assert figures["games"] == sum(figures.pop("places"))

    assert kept["figures"] == {**figures, "points": [*figures["points"]], "prices": prices}
    assert records == [GAME_RECORD.read(GAME_RECORD.write(each)) for each in records]


def test_what_an_earlier_version_has_reset_stays_without_figures() -> None:
    """Of a running game only later rounds counted; a game that was over never counts again."""
    running = GAME_RECORD.read({**EARLIER, "rounds": [], "moments": {}, "end": None, "from": 3})
    over = GAME_RECORD.read({**EARLIER, "rounds": [], "moments": {}, "end": None, "isReset": True})
    played = [
        record.with_round(2, 5, "b", "").with_round(3, 6, "c", "").with_end(3, (6, 9, 9, 9), 0, "")
        for record in (running, over)
    ]

    assert [(1, (6,)), (0, ())] == [
        (figures.games, figures.points) for figures in map(figures_of, ([record] for record in played))
    ]
