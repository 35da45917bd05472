"""The records as comma-separated values, which other programs read."""

from engine.straights.statistics.records import GameEnd, GameRecord, RoundRecord
from engine.straights.statistics.tables import games_table

LEVEL = 'locker, "hard"'
RECORDS = (
    GameRecord("left", LEVEL, (RoundRecord(1, 5, moment="3"), RoundRecord(2))),
    GameRecord("b", "expert", (RoundRecord(1, 30, moment="1"),), GameEnd(30, 2, tied=True, moment="2")),
    GameRecord("a", LEVEL, (), GameEnd(7, 1, tied=False, moment="1")),
)


def test_games_stand_in_the_order_in_which_they_ended() -> None:
    """As RFC 4180 writes a table."""
    rows = ("ended,opponents,score,place,tied", '1,"locker, ""hard""",7,1,0', "2,expert,30,2,1")

    assert "".join(f"{row}\r\n" for row in rows) == games_table(RECORDS)
