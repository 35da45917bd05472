"""A game that was begun at a server of an earlier version goes on at this one."""

import sqlite3
import time
from contextlib import closing
from pathlib import Path

from tests.support.paths import ROOT
from tests.support.processes import ENDED
from tests.support.server.running import Player, ServerProcess, play_to_the_end

STORED = ROOT / "tests/straights_server/stored/schema_1.sql"
KEY = "012581f2a1de886e972ef61a49b28cf1d3561c73b40a8b1eac6cc62dd4ec355d"
TABLE = "tq1z8aze"
TOKENS = {
    "North": "b4XDW2W4_4AirFP55_HmDw",
    "East": "bDpbXtOFVHwLRvOoaRgX7g",
    "South": "aMkqmIZdbvkDZaai7nTQ1w",
}


def returned(url: str, name: str) -> Player:
    """Who comes back to the stored table, by the token that the earlier server gave."""
    person = Player(url, name)
    person.cut()
    person.table, person.token, person.n, person.game.seq = TABLE, TOKENS[name], 1000, 0
    person.come_back()
    return person


def test_a_running_game_of_an_earlier_version_is_played_to_its_end(tmp_path: Path) -> None:
    """The file was written in the middle of a round; each person has the seat, and nobody loses a card."""
    database = tmp_path / "tables"
    with closing(sqlite3.connect(database)) as connection:
        connection.executescript(STORED.read_text())
        connection.execute("UPDATE tables SET changed = ?", (time.time(),))
        connection.commit()
    server = ServerProcess(database, "--pause", "0")
    people = [returned(server.url, name) for name in TOKENS]
    before = people[0].game.seq
    play_to_the_end(people)

    assert 50 < before < people[0].game.seq
    assert {KEY} == {each.game.key for each in people}  # of the deals, told at the end
    assert (ENDED, "") == server.end()
