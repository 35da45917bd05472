"""A duplicate match at a table: the host's choice, its rounds, its result, and what others see of it."""

from engine.straights.setup import DUPLICATE_MATCH
from tests.support.server.hosted import (
    HostedClient,
    HostedService,
    play,
    playing_clients,
    session_of,
    table_of,
)

MATCH: dict[str, object] = {"score_limit": 0, "duplicate_deals": 4, "turn_limit": None, "is_private": True}


def test_a_match_has_sixteen_rounds_and_ends_with_the_sums_beside_par(hosted: HostedService) -> None:
    """All play alike, so their sums are alike; everybody is told, and who comes later."""
    clients = playing_clients(hosted, 2, **MATCH)
    assert "duplicate match, %n rounds" == clients[1].messages("room")[-1]["length"]["template"]
    assert 4 == clients[0].messages("table")[-1]["duplicate_deals"]
    play(clients, 20)
    hosted.restart()
    clients = [client.resumed() for client in clients]
    hosted.let_computers_move()
    play(clients)

    session = session_of(table_of(clients[0]))
    last = session.state.results[-1].scores
    for client in clients:
        *earlier, end = client.messages("moved")
        assert not any("match" in message for message in earlier)
        assert session.setup.key == end["key"]
        assert "Better than average: {results}" == end["match"]["template"]
    assert 16 == len(session.state.results)
    assert (DUPLICATE_MATCH, 1) == (session.setup.variant, len(set(last)))
    looks_on = HostedClient(hosted)
    looks_on.send("watch", table=clients[0].table, invitation=None)
    table = looks_on.messages("table")[-1]
    assert table["match"] == clients[0].messages("moved")[-1]["match"]
    assert ("Round {number} of {rounds}", 16) == (
        table["short_title"]["template"],
        table["short_title"]["values"]["rounds"],
    )


def test_the_greeting_offers_a_match() -> None:
    client = HostedClient(HostedService())
    client.send("hello", v=2)

    (offered,) = client.messages("hello")[-1]["match_lengths"]
    assert 4 == offered["duplicate_deals"]
    assert "The game ends after %n rounds" in offered["game_end"]["template"]


def test_a_match_has_no_score_limit() -> None:
    """Whatever was asked for: a client that knows no matches shows no limit."""
    client = HostedClient(HostedService())
    client.send("host", name="North", **{**MATCH, "score_limit": 80})

    assert 0 == client.messages("room")[-1]["score_limit"]
