"""One file with everything: what goes out comes in, once, and nothing of a damaged file does."""

from datetime import date

import pytest
from hypothesis import given

from engine.errors import DamagedSaveGame, NewerSaveGame, NotASaveGame, SaveGameError
from engine.fast_dataclass import replace
from engine.straights.duplicate.deal_result import DealResult
from engine.straights.local_table.backup import Backup, dumps, is_backup, loads, missing
from engine.straights.player import Computer
from engine.straights.protocol.day_record import DAY_RECORD
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.protocol.table_requests import KeptGame
from engine.straights.protocol.tables import TABLE
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, Setup
from engine.straights.statistics.days import DayRecord, PuzzleAnswer
from engine.straights.statistics.records import GameRecord, RoundRecord
from engine.straights.storage import savegame
from tests.support.local_table import Client, Message
from tests.support.playing import play_on
from tests.support.protocol_values import as_sent
from tests.support.records import RECORDS

NONE = Backup((), (), (), (), {})
PUZZLE = PuzzleAnswer(0, "a puzzle", is_right=True)
DAY = DayRecord(date(2026, 11, 28), DealResult(2, -1, (1, 2), "a line"))


def text_after(moves: int) -> str:
    return savegame.dumps(play_on(Session(Setup.of(44, (Computer(FIRST_LEGAL),) * 4)), moves))


FULL = Backup(
    (KeptGame(text_after(9), "2026-11-28T20:15:00Z"), KeptGame(text_after(0), "")),
    (GameRecord("a seal", "expert", (RoundRecord(1, 7, moment="2026-11-28T20:15:00Z"),)),),
    (DAY,),
    ("2026-11-27",),
    {"table": "wood", "unknown": "here"},
)


@given(RECORDS)
def test_what_goes_out_comes_in(records: list[GameRecord]) -> None:
    named = tuple(replace(record, game=str(number)) for number, record in enumerate(records))
    backup = replace(FULL, records=named)
    read = loads(dumps(backup))

    assert is_backup(dumps(backup))
    assert (dumps(read), missing(read, NONE)) == (dumps(backup), read)
    assert missing(read, read) == NONE


def test_days_that_were_played_at_two_places_are_joined() -> None:
    solved = DayRecord(DAY.day).with_answer(PUZZLE)

    assert DAY.with_answer(PUZZLE) == DAY.joined(solved) == solved.joined(DAY)


def test_only_what_is_absent_is_added() -> None:
    kept = Backup(
        (KeptGame(text_after(30), ""),),
        (replace(FULL.records[0], level="random"),),
        (DayRecord(DAY.day).with_answer(PUZZLE),),
        (),
        {"table": "felt"},
    )

    assert missing(FULL, kept) == replace(
        FULL,
        games=FULL.games[1:],  # the other one was continued
        records=(),
        days=(DAY.with_answer(PUZZLE),),
        settings={"unknown": "here"},
    )
    better = replace(DAY, deal=DealResult(9, 9, (1, 2), "another line"))
    assert missing(replace(NONE, days=(better,)), replace(NONE, days=(DAY,))) == NONE


@pytest.mark.parametrize(
    "before, after, error",
    [
        ('"version": 1', '"version": 2', NewerSaveGame),
        ('"hints": 0', '"hints": -1', DamagedSaveGame),
        ('"2026-11-28",', '"2026-11-31",', DamagedSaveGame),
        ("play 7S", "play 8S", DamagedSaveGame),
        ("}\n", "", NotASaveGame),
    ],
)
def test_a_damaged_file_is_refused_whole(before: str, after: str, error: type[SaveGameError]) -> None:
    assert before in dumps(FULL)
    with pytest.raises(error):
        loads(dumps(FULL).replace(before, after))


def cards_on(table: Message) -> int:
    """The cards that were played or put down."""
    return sum(len(pile.cards) for pile in TABLE.read(table).piles if not pile.place.startswith("hand"))


def test_a_client_writes_and_reads_it_through_its_table() -> None:
    games = [{"text": each.text, "moment": each.moment} for each in FULL.games]
    kept: Message = {
        "games": games,
        "records": [*(as_sent(GAME_RECORD.write(each)) for each in FULL.records), {}],
        "days": [as_sent(DAY_RECORD.write(DAY)), {}],
        "helped": [*FULL.helped],
        "settings": FULL.settings,
    }
    client, nothing = Client(), {key: type(value)() for key, value in kept.items()}
    file = client.answer("backup", **kept, text="")["text"]
    answer = client.answer("backup", **nothing, text=file)
    states = answer["added"].pop("states")

    assert file == dumps(FULL)
    assert answer["added"] == {**kept, **{key: kept[key][:-1] for key in ("records", "days")}}
    assert [cards_on(each["table"]) for each in states] == [9, 0]
    assert answer["said"]["values"] == {"games": 2, "rounds": 1, "days": 1}
