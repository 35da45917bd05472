"""Another game of the same people begins with other neighbours."""

import pytest

from tests.support.server.hosted import NAMES, HostedClient, HostedService, play, playing_clients, table_of


def names(client: HostedClient) -> list[str]:
    return [place["name"] for place in client.messages("room")[-1]["places"]]


def begin_again(clients: list[HostedClient]) -> None:
    """Play to the end, and begin another game."""
    play(clients)
    for client in clients:
        client.send("ready_to_play", is_ready=True)
    clients[0].hosted.let_computers_move()


@pytest.mark.parametrize("people", [2, 4])
@pytest.mark.parametrize("restarts", [False, True])
def test_the_first_seat_stays_and_the_others_move_on(
    hosted: HostedService, people: int, *, restarts: bool
) -> None:
    """Each is told the new seat before the game, and comes back there; the fourth game is as the first."""
    clients = playing_clients(hosted, people, score_limit=0)
    before = names(clients[0])
    begin_again(clients)

    assert [before[0], before[3], before[1], before[2]] == names(clients[0])
    for client in clients:
        room, table = client.messages("room")[-1], client.messages("table")[-1]["table"]
        assert client.seat == table["viewer"]
        assert NAMES[clients.index(client)] == room["places"][client.seat]["name"]
        assert NAMES[clients.index(client)] == table["seats"][client.seat]["name"]
    if restarts:
        hosted.restart()
        clients = [client.resumed() for client in clients]
        assert [before[0], before[3], before[1], before[2]] == names(clients[0])
        hosted.let_computers_move()
    for _ in range(2):
        begin_again(clients)
    assert before == names(clients[0])


def test_the_answer_to_the_last_who_is_ready_goes_to_the_new_seat(hosted: HostedService) -> None:
    """It is counted before the new seats are told: a client that counts on from there is not ignored."""
    clients = playing_clients(hosted, score_limit=0)
    begin_again(clients)
    begun = clients[3]

    assert begun.n == begun.messages("room")[-1]["n"] == begun.messages("seated")[-1]["last_n"]
    assert begun.n == table_of(clients[0]).state.seats[begun.seat].last_n
    assert not any("n" in client.messages("room")[-1] for client in clients[:3])
    begun.send("say", phrase="like")
    assert begun.n == begun.messages("said")[-1]["n"]


def test_who_is_away_moves_on_with_the_others(hosted: HostedService) -> None:
    """And is back at the new seat with the old token."""
    clients = playing_clients(hosted, score_limit=0)
    play(clients)
    for client in clients[1:]:
        client.send("ready_to_play", is_ready=True)
    lost = clients[2]
    second = lost.resumed()
    lost.close()
    clients[0].send("ready_to_play", is_ready=True)
    again = second.resumed()

    assert (3, NAMES[2]) == (again.seat, names(again)[again.seat])
    assert 3 == second.messages("seated")[-1]["seat"]
