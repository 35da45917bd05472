"""What a messenger shows of a link to a table."""

import json
import re
import urllib.request
from collections.abc import Iterator
from html import unescape
from pathlib import Path

import pytest

from tests.support.processes import ENDED
from tests.support.server.line import Line
from tests.support.server.running import Player, ServerProcess, begin, begin_game, play_to_the_end

NOBODY = {
    "og:title": "Straights",
    "og:description": "A card game for four: sit down at a table with others.",
}


@pytest.fixture
def url(tmp_path: Path) -> Iterator[str]:
    server = ServerProcess(tmp_path / "tables", "--pause", "0")
    yield server.url
    assert (ENDED, "") == server.end()


def preview(url: str, table: str, host: str | None = None) -> dict[str, str]:
    """The title and the sentence about a link; the rest of the tags lead to the server."""
    headers = {} if host is None else {"Host": host}
    asked = urllib.request.Request(f"{url}/?table={table}", headers=headers)
    with urllib.request.urlopen(asked) as answer:
        head = answer.read().decode().partition("</head>")[0]
    tags = re.findall(r'<meta property="([^"]*)" content="([^"]*)"', head)
    found = {name: unescape(text) for name, text in tags}
    assert f"{url}/resources/icons/icon-512.png" == found.pop("og:image")
    assert ("Straights", "website") == (found.pop("og:site_name"), found.pop("og:type"))
    assert found.pop("og:url") in {f"{url}/", f"{url}/?table={table}"}
    return found


def test_a_link_says_who_invites_who_plays_and_who_has_won(url: str) -> None:
    people = [Player(url, name) for name in ('Anna <"&', "Ben")]
    people[0].host(score_limit=0)
    table = people[0].table
    invited = preview(url, table)
    for each in people:
        each.close()
    people = [Player(url, name) for name in ('Anna <"&', "Ben")]
    begin(people, score_limit=0)
    table = people[0].table
    running = preview(url, table)
    play_to_the_end(people)
    over = preview(url, table)
    with urllib.request.urlopen(f"{url}/api/tables/{table}") as answer:
        finished = json.load(answer)
    seats = sorted(zip(finished["names"], finished["scores"], strict=True), key=lambda seat: seat[1])

    names = 'Anna <"&, Ben, Diego, Hugo'
    assert {
        "og:title": 'Anna <"& invites you to Straights',
        "og:description": "3 of 4 seats are free. Sit down.",
    } == invited
    assert {
        "og:title": f"A game of Straights: {names}",
        "og:description": "The game has started. You can watch.",
    } == running
    assert {
        "og:title": f"A finished game of Straights: {names}",
        "og:description": f"{', '.join(f'{name} {score}' for name, score in seats)}. Replay it card by card.",
    } == over


def test_other_links_have_no_preview(url: str) -> None:
    """Nor is one shown to a page of another name that was led here."""
    other = Player(url, "Ben")
    other.host()

    assert [NOBODY] * 2 == [preview(url, table) for table in ("nosuchname", "../x")]
    assert NOBODY == preview(url, other.table, host="evil.example")


def ways_in(url: str, table: str) -> list[str]:
    """What a stranger reads who has the link to a table, and who has not."""
    line = Line(url)
    line.send('{"type": "list", "n": 1}')
    with urllib.request.urlopen(f"{url}/api/tables") as answer:
        return [str(preview(url, table)), answer.read().decode(), line.receive()]


@pytest.mark.parametrize("is_private", [True, False])
def test_a_private_table_names_nobody_in_any_stage_and_in_any_way_in(
    tmp_path: Path, *, is_private: bool
) -> None:
    """Nor does the log, which names no person of a public one either; these are named in the other ways."""
    server = ServerProcess(tmp_path / "tables", "--log", "info", "--pause", "0")
    people = [Player(server.url, name) for name in ("Anastasia", "Bonaventura")]
    people[0].send("host", name="Anastasia", score_limit=0, turn_limit=None, is_private=is_private)
    people[0].wait_for("seated")
    table = people[0].table
    people[1].join(table)
    stages = [ways_in(server.url, table)]
    for seat in (2, 3):
        people[0].send("fill", seat=seat, strategy="first-legal")
    begin_game(people)
    stages.append(ways_in(server.url, table))
    play_to_the_end(people)
    stages.append(ways_in(server.url, table))
    _status, log = server.end()

    assert [0 if is_private else 3] * 3 == [sum("Anastasia" in text for text in stage) for stage in stages]
    assert [False] * 3 == [is_private and table in "".join(stage[1:]) for stage in stages]
    assert (True, False) == (table in log, "Anastasia" in log)
