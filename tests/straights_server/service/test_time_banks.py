"""A move may take longer than its limit as long as the player's time bank lasts, which everybody sees."""

import pytest

from straights_server.table import Table
from tests.support.server.hosted import HostedClient, HostedService, play, playing_clients, table_of

LIMIT, BANK = 30, 60


def playing(hosted: HostedService, **settings: object) -> list[HostedClient]:
    """Four people at a table with a time limit, and other settings."""
    return playing_clients(hosted, 4, **{"turn_limit": LIMIT, **settings})


def mover(clients: list[HostedClient]) -> HostedClient:
    return next(client for client in clients if client.seat == clients[0].game.turn)


def banks(client: HostedClient) -> list[float | None]:
    return [place.get("bank_seconds") for place in client.messages("room")[-1]["places"]]


def deadline(table: Table) -> float:
    due = table.state.deadline()
    assert due is not None
    return due


def test_what_a_move_takes_beyond_its_limit_comes_from_the_time_bank(hosted: HostedService) -> None:
    """Everybody is told; a move within the limit takes nothing, and tells nothing of the room."""
    clients = playing(hosted, time_bank=BANK)
    assert [BANK] * 4 == banks(clients[1])
    slow = mover(clients)
    hosted.now += LIMIT + 12.25
    slow.move()

    for client in clients:
        assert [BANK - 12.2 if seat == slow.seat else BANK for seat in range(4)] == banks(client)
    assert LIMIT == clients[0].messages("room")[-1]["turn_seconds"]

    rooms = len(clients[0].messages("room"))
    hosted.now += LIMIT
    mover(clients).move()
    assert rooms == len(clients[0].messages("room"))


def test_once_the_time_bank_is_empty_the_table_moves_for_the_player(hosted: HostedService) -> None:
    """The time bank of the next turn is empty, too; after the second turn in a row a computer plays."""
    clients = playing(hosted, time_bank=BANK)
    table, silent = table_of(clients[0]), mover(clients)
    began = hosted.now
    assert began + LIMIT + BANK == deadline(table)
    hosted.now = deadline(table) - 0.5
    hosted.service.tick(table, hosted.now)
    assert silent.seat == clients[0].game.turn

    hosted.now += 0.5
    hosted.service.tick(table, hosted.now)
    assert silent.seat != clients[0].game.turn
    assert 0 == banks(clients[0])[silent.seat]

    play(clients, 3)
    assert hosted.now + LIMIT == deadline(table)
    hosted.now += LIMIT
    hosted.service.tick(table, hosted.now)
    assert [None if seat == silent.seat else BANK for seat in range(4)] == banks(clients[0])


def test_a_time_bank_survives_a_restart_and_lasts_for_one_game(hosted: HostedService) -> None:
    clients = playing(hosted, time_bank=BANK, score_limit=0)
    slow = mover(clients)
    hosted.now += LIMIT + 40
    slow.move()
    hosted.restart()
    clients = [client.resumed() for client in clients]
    assert [20 if seat == slow.seat else BANK for seat in range(4)] == banks(clients[0])

    play(clients)
    for client in clients:
        client.send("ready_to_play", is_ready=True)
    assert [BANK] * 4 == banks(clients[0])


@pytest.mark.parametrize("options", [{}, {"time_bank": 0}, {"turn_limit": None, "time_bank": BANK}])
def test_a_table_without_a_time_bank_or_limit_has_none(
    hosted: HostedService, options: dict[str, object]
) -> None:
    """An earlier client asks for none; without a limit for a move there is nothing to add to."""
    clients = playing(hosted, **options)
    room = clients[0].messages("room")[-1]

    assert "time_bank" not in room
    assert [None] * 4 == banks(clients[0])
    if room["turn_limit"] is not None:
        assert LIMIT == deadline(table_of(clients[0]))
