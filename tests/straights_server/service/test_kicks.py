"""Who disturbs is removed from a table, by its host or by a vote, and does not sit down there again."""

import pytest

from tests.support.server.hosted import (
    HostedClient,
    HostedService,
    play,
    playing_clients,
    seated_clients,
    table_of,
)
from tests.support.server.schema import Message

HOME, ELSEWHERE = "198.51.100.7", "203.0.113.4"


def reason(answer: Message) -> str | None:
    """Why something was refused, None if it was not."""
    return answer.get("reason")


def kinds(client: HostedClient, seats: range = range(4)) -> list[str]:
    places = client.messages("room")[-1]["places"]
    return [places[seat]["kind"] for seat in seats]


def guest_of(hosted: HostedService, host: HostedClient, address: str | None = None) -> HostedClient:
    """Somebody at the second seat; the third one is free."""
    for seat in (1, 2):
        host.send("fill", seat=seat, strategy=None)
    guest = HostedClient(hosted, address)
    guest.send("join", table=host.table, name="Guest", seat=1)
    return guest


def test_the_host_removes_somebody_before_the_game_and_nobody_else_does(hosted: HostedService) -> None:
    """All see the seat empty; the person is told why, and the connection ends after that."""
    host, other, guest = seated_clients(hosted, 3)[:3]

    assert "NotHost" == reason(other.send("kick", seat=2))
    assert ["NotNow", "NotNow"] == [reason(host.send("kick", seat=seat)) for seat in (0, 3)]
    assert guest.closed is None

    answer = host.send("kick", seat=2)
    assert ("room", host.n, "empty") == (answer["type"], answer["n"], answer["places"][2]["kind"])
    assert "empty" == kinds(other)[2]
    assert "Kicked" == guest.messages("refused")[-1]["reason"]
    assert "you were removed from this table" == guest.closed


@pytest.mark.parametrize("address", [None, HOME])
@pytest.mark.parametrize("restarts", [False, True])
def test_who_was_removed_comes_back_as_a_spectator_only(
    hosted: HostedService, address: str | None, *, restarts: bool
) -> None:
    """By the token, as a program does by itself, or without it; after a restart as before it.

    From elsewhere others can sit down.
    """
    host = seated_clients(hosted, 1)[0]
    guest = guest_of(hosted, host, address)
    host.send("kick", seat=1)
    if restarts:
        hosted.restart()
        host.resumed()
    again, other, friend = (HostedClient(hosted, each) for each in (address, HOME, ELSEWHERE))

    assert "NoSuchTable" == reason(again.send("resume", table=host.table, token=guest.token, seq=None))
    assert "Kicked" == reason(again.send("join", table=host.table, name="Other", seat=None))
    again.send("watch", table=host.table, invitation=None)
    assert again.messages("watching")
    if address is not None:
        assert "Kicked" == reason(other.send("join", table=host.table, name="A", seat=None))
    friend.send("join", table=host.table, name="B", seat=None)
    assert 1 == friend.seat


def test_at_a_private_table_who_was_removed_cannot_look_on_either(hosted: HostedService) -> None:
    host = HostedClient(hosted)
    host.send("host", name="Host", score_limit=80, turn_limit=None, is_private=True)
    guest_of(hosted, host, HOME)
    host.send("kick", seat=1)

    assert "Kicked" == reason(HostedClient(hosted, HOME).send("watch", table=host.table, invitation=None))
    invited = HostedClient(hosted, HOME)
    assert "Kicked" == reason(invited.send("watch", table=host.table, invitation=host.invitation))


@pytest.mark.parametrize("people, needed", [(4, 2), (3, 2), (2, 1)])
def test_a_majority_of_the_others_removes_somebody_from_a_game(
    hosted: HostedService, people: int, needed: int
) -> None:
    """A computer plays on; before that everybody sees how many have voted, and a second vote counts once."""
    clients = playing_clients(hosted, people)
    *voters, target = clients
    for voter in voters[: needed - 1]:
        voter.send("kick", seat=target.seat)
        voter.send("kick", seat=target.seat)

        vote = voters[-1].messages("room")[-1]["places"][target.seat]["kick_vote"]
        assert (1, needed) == (vote["values"]["votes"], vote["count"])
    assert target.closed is None

    voters[needed - 1].send("kick", seat=target.seat)
    assert target.closed is not None
    places = voters[0].messages("room")[-1]["places"]
    assert "computer" == places[target.seat]["kind"]
    assert len({place["name"] for place in places}) == 4
    changed = voters[0].game.events[-1]
    assert ("rage_quit", target.seat) == (changed["told"], changed["seat"])

    hosted.let_computers_move()
    play(voters)
    assert table_of(voters[0]).state.stage == "over"


def test_neither_computers_nor_people_for_whom_one_plays_are_asked(hosted: HostedService) -> None:
    """Of three people one is away so long that a computer plays: the vote of the other is enough."""
    first, second, away = playing_clients(hosted, 3)
    away.close()
    hosted.now += hosted.grace
    hosted.service.tick(table_of(first), hosted.now)
    hosted.let_computers_move()

    first.send("kick", seat=second.seat)
    assert second.closed is not None


def test_who_was_removed_from_a_game_does_not_come_back_to_the_seat(hosted: HostedService) -> None:
    """Nor is a vote of the last game counted in the next one."""
    clients = playing_clients(hosted)
    clients[0].send("kick", seat=2)
    for voter in clients[:2]:
        voter.send("kick", seat=3)
    again = HostedClient(hosted)

    assert "NoSuchTable" == reason(
        again.send("resume", table=clients[0].table, token=clients[3].token, seq=None)
    )
    assert "Kicked" == reason(again.send("join", table=clients[0].table, name="Again", seat=None))
    play(clients[:3])
    for client in clients[:3]:
        client.send("ready_to_play", is_ready=True)
    assert table_of(clients[0]).state.is_playing
    assert not any(place.get("kick_vote") for place in clients[0].messages("room")[-1]["places"])


def test_who_has_opened_a_table_stays_its_host_while_away_for_a_moment(hosted: HostedService) -> None:
    """Such as to send its link; then another is, who removes nobody that is away, until they are back."""
    founder, deputy, third = seated_clients(hosted, 3)
    table = table_of(founder)
    founder.close()
    third.close()
    hosts = [table.state.host]
    assert 120.0 == table.state.deadline()
    for hosted.now in (119.0, 120.0):
        hosted.service.tick(table, hosted.now)
        hosts.append(table.state.host)
    told = deputy.messages("room")[-1]["host"]
    refused = [reason(deputy.send("kick", seat=seat)) for seat in (founder.seat, third.seat)]
    back = founder.resumed()

    assert ([0, 0, 1, 0], 1) == ([*hosts, table.state.host], told)
    assert ["NotHost", "NotHost"] == refused
    assert reason(back.send("kick", seat=third.seat)) is None


@pytest.mark.parametrize("restarts", [False, True])
def test_who_has_opened_a_table_is_not_banned_from_it(hosted: HostedService, *, restarts: bool) -> None:
    """Whoever votes for it: the seat is lost, which is not said to be for good; another may be taken."""
    clients = playing_clients(hosted)
    founder = HostedClient(hosted, HOME)
    clients[0].close()
    founder.send("resume", table=clients[0].table, token=clients[0].token, seq=None)
    for voter in clients[1:3]:
        voter.send("kick", seat=0)
    if restarts:
        hosted.restart()
    again = HostedClient(hosted, HOME)

    assert "You were removed from this table." == founder.messages("refused")[-1]["text"][0]["template"]
    assert founder.closed is not None
    assert "NotNow" == reason(again.send("join", table=clients[0].table, name="Again", seat=None))
    again.send("watch", table=clients[0].table, invitation=None)
    assert again.messages("watching")
