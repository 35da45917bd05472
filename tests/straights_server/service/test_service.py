"""Clients at tables: who comes, sits, looks on, goes and returns; nobody is told what is hidden from them."""

import json
from contextlib import suppress
from unittest.mock import patch

import pytest

from engine.fast_dataclass import replace
from engine.names import MAX_NAME_LENGTH
from engine.protocol.records import Record
from engine.protocol.sentences import SENTENCE
from engine.protocol.sheet import CardGrid
from engine.straights import game
from engine.straights.player import Human
from engine.straights.protocol.tables import TABLE
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.sheets.card_tracker import card_grid
from engine.straights.storage.seal import seal_of
from engine.text.rendering import render
from engine.text.sentence import Sentence
from straights_server.errors import TooManyMessages
from straights_server.limits import Limits, Rate
from straights_server.service.client_session import INTERNAL_ERROR, ClientSession
from straights_server.table import Table
from straights_server.views import Views
from tests.support.server.hosted import (
    HostedClient,
    HostedService,
    RecordedLine,
    play,
    playing_clients,
    seated_clients,
    session_of,
    table_of,
)
from tests.support.server.schema import Message


@pytest.mark.parametrize("version", [0, 1, 99])
def test_a_version_that_the_server_does_not_speak_is_refused_with_a_sentence(version: int) -> None:
    client = HostedClient(HostedService())
    refused = client.send_text(json.dumps({"type": "hello", "v": version}))
    hello = client.send_text('{"type": "hello", "v": 2}')

    assert ("refused", "UnknownVersion") == (refused["type"], refused["reason"])
    assert f"version 2 of the protocol, not {version}" in refused["detail"]
    assert ("hello", 2) == (hello["type"], hello["v"])


@pytest.mark.parametrize(
    "text",
    [
        "",
        "garbage",
        "[]",
        "[" * 4000,
        '{"type": "host", "n": 1, "name": "", "score_limit": 80, "turn_limit": null, "is_private": false}',
        '{"type": "host", "n": 1, "name": "A", "score_limit": 80, "turn_limit": NaN, "is_private": false}',
        '{"type": "resume", "n": 1, "table": "x", "token": "ä", "seq": null}',
        '{"type": "list"}',
    ],
)
def test_what_is_no_message_is_refused(hosted: HostedService, text: str) -> None:
    client = HostedClient(hosted)
    assert "BadMessage" == client.send_text(text)["reason"]
    assert [] == list(hosted.lobby)
    assert client.send("list") == {"type": "tables", "n": 1, "tables": []}


def test_without_a_seat_nothing_of_a_table_can_be_asked_for(hosted: HostedService) -> None:
    """Nor can a second seat be had over one connection."""
    stranger, host = HostedClient(hosted), seated_clients(hosted, people=1)[0]
    for answer in (
        stranger.send("answer", key="play", cards="7S", target="row.S"),
        stranger.send("fill", seat=1, strategy="expert"),
        host.send("join", table=host.table, name="Twice", seat=None),
        host.send("watch", table=host.table, invitation=None),
    ):
        assert "NotNow" == answer["reason"]


def test_what_cannot_be_done_now_has_a_sentence_for_each_reason(hosted: HostedService) -> None:
    """All are the same refusal to a program."""
    stranger, restless, host, *_others = HostedClient(hosted), *playing_clients(hosted)
    for kind in ("leave", "come_back", "leave", "come_back", "leave"):
        restless.send(kind)
    answers = (
        stranger.send("join", table=host.table, name="Late", seat=None),
        stranger.send("watch", table=host.table, invitation="A" * 22),
        host.send("fill", seat=2, strategy="expert"),
        restless.send("come_back"),
    )

    assert {"NotNow"} == {answer["reason"] for answer in answers}
    assert [
        "A game is being played at this table. You can watch.",
        "This invitation is no longer valid. Ask for a new one.",
        "A game is being played. You can do that once it is over.",
        "You have left and come back too often. Try again in a second.",
    ] == [render(SENTENCE.read(answer["text"][0])) for answer in answers]


def test_every_request_at_a_table_is_answered_with_its_number(hosted: HostedService) -> None:
    """By what it has changed, or by a refusal; the others are told the same without a number."""
    clients = seated_clients(hosted, 2)
    host, guest = clients
    answers = [
        host.send("fill", seat=2, strategy="first-legal"),
        host.send("fill", seat=3, strategy="first-legal"),
        host.send("say", phrase="hello"),
        host.send("ready_to_play", is_ready=True),
        host.send("come_back"),
        guest.send("ready_to_play", is_ready=True),
        guest.send("leave"),
        guest.send("come_back"),
        guest.send("fill", seat=3, strategy=None),
    ]

    kinds = ["room", "room", "said", "room", "room", "room", "room", "room", "refused"]
    assert kinds == [each["type"] for each in answers]
    assert [1, 2, 3, 4, 5] == [each["n"] - host.n + 5 for each in answers[:5]]
    assert [1, 2, 3, 4] == [each["n"] - guest.n + 4 for each in answers[5:]]
    told = [json.loads(text) for text in guest.told]
    assert not any("n" in each for each in told if each["type"] == "said")


def test_a_message_that_is_sent_twice_counts_once(hosted: HostedService) -> None:
    clients = playing_clients(hosted)
    mover = clients[clients[0].game.turn or 0]
    text = json.dumps({"type": "answer", "n": 70, **mover.game.answer()})
    mover.send_text(text)
    before = len(hosted.store.logs[mover.table])
    assert {} == mover.send_text(text)
    returned = mover.resumed()
    assert {} == returned.send_text(text)
    hosted.restart()
    returned = mover.resumed()
    assert {} == returned.send_text(text)

    assert before == len(hosted.store.logs[mover.table])
    assert 70 == returned.messages("seated")[0]["last_n"]


def test_a_turn_begins_when_the_computer_before_it_has_moved(hosted: HostedService) -> None:
    """The whole time is left then, and is over so many seconds later."""
    client = playing_clients(hosted, people=1, turn_limit=5)[0]
    table = table_of(client)
    hosted.now = 100.0
    client.move()
    hosted.now = 103.0
    hosted.let_computers_move()
    before = len(hosted.store.logs[client.table])

    assert (0, 108.0) == (client.game.turn, table.state.deadline())
    hosted.service.tick(table, 107.9)
    assert before == len(hosted.store.logs[client.table])
    hosted.service.tick(table, 108.0)
    assert before + 1 == len(hosted.store.logs[client.table])


def test_who_leaves_before_a_game_has_no_seat_and_may_sit_down_again(hosted: HostedService) -> None:
    clients = seated_clients(hosted, people=2)
    second = clients[1].resumed()
    clients[1].send("leave")
    assert ["person", "empty"] == [place["kind"] for place in clients[0].messages("room")[-1]["places"][:2]]
    assert "NotNow" == second.send("say", phrase="hello")["reason"]
    clients[1].send("join", table=clients[0].table, name="Again", seat=1)

    assert 1 == clients[1].seat
    second.close()
    assert clients[0].messages("room")[-1]["places"][1]["is_here"]


def test_the_host_may_give_away_the_seat_of_who_is_not_here(hosted: HostedService) -> None:
    """And not that of somebody who is: so a lost answer to a `join` blocks no table."""
    clients = seated_clients(hosted, people=3)
    assert "SeatIsTaken" == clients[0].send("fill", seat=1, strategy="expert")["reason"]
    clients[1].close()
    clients[0].send("fill", seat=1, strategy="expert")

    assert "computer" == clients[2].messages("room")[-1]["places"][1]["kind"]


def test_spectators_see_a_round_when_it_is_over_or_at_once_by_invitation(hosted: HostedService) -> None:
    """A wrong invitation shows nothing."""
    clients = playing_clients(hosted)
    watcher, guest, stranger = (HostedClient(hosted) for _ in range(3))
    watcher.send("watch", table=clients[0].table, invitation=None)
    guest.send("watch", table=clients[0].table, invitation=clients[2].invitation)
    stranger.send("watch", table=clients[0].table, invitation="A" * 22)
    play(clients, 20)

    assert (0, 20, 0) == tuple(len(client.messages("moved")) for client in (watcher, guest, stranger))
    assert "refused" == json.loads(stranger.told[-1])["type"]
    play(clients, 32)
    assert (1, 52) == (len(watcher.messages("moved")), len(guest.messages("moved")))


def test_everybody_at_a_table_is_told_how_many_look_on(hosted: HostedService) -> None:
    (host,), (elsewhere,) = seated_clients(hosted, people=1), seated_clients(hosted, people=1)
    for seat in (2, 3):
        host.send("fill", seat=seat, strategy=None)
    first, second, later = (HostedClient(hosted) for _ in range(3))
    first.send("watch", table=host.table, invitation=None)
    second.send("watch", table=host.table, invitation=host.invitation)
    later.send("join", name="Cora", table=host.table, seat=None)
    second.send("join", name="Dora", table=host.table, seat=None)
    first.send("watch", table=elsewhere.table, invitation=None)
    first.close()

    counts = [
        [message["count"] for message in client.messages("spectators")]
        for client in (host, later, second, first, elsewhere)
    ]
    assert [[1, 2, 1, 0], [2, 1, 0], [2, 1, 0], [1, 2, 1, 1], [1, 0]] == counts
    assert "%n watching" == host.messages("spectators")[1]["text"]["template"]


def test_a_long_answer_counts_as_several_messages_of_an_address() -> None:
    """The whole game that somebody asks for again and again takes more time than a message."""
    hosted = HostedService(Limits(seat_rate=Rate(1e9, 1e9), address_rate=Rate(0, 100)))
    people = playing_clients(hosted, score_limit=1000)
    play(people, 1000)
    stranger = HostedClient(hosted, "192.0.2.1")
    watched = 0
    with suppress(TooManyMessages):
        while watched < 100:
            stranger.send("watch", table=people[0].table, invitation=people[0].invitation)
            watched += 1

    assert 4096 * 80 < sum(map(len, stranger.told)) < 4096 * 130
    assert watched < 25


def test_a_spectator_of_a_full_table_looks_again() -> None:
    hosted = HostedService(Limits(watchers=1))
    host = seated_clients(hosted, people=1)[0]
    spectator = HostedClient(hosted)
    for invitation in None, None, host.invitation:
        spectator.send("watch", table=host.table, invitation=invitation)

    assert 3 == len(spectator.messages("watching"))


@pytest.mark.parametrize("broken", ["moves", "room"])
def test_an_error_of_the_program_leaves_a_table_as_its_log_has_it(
    hosted: HostedService, broken: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who asked is told, all are to come back, and the game goes on as it was; no other table notices.

    What is done for a table, such as its announcement and its clock, is told to end.
    """
    clients, others = playing_clients(hosted), playing_clients(hosted)
    play(clients, 5)
    errors: list[Exception] = []
    closed: list[Table] = []
    hosted.service.on_failure, hosted.service.on_close = errors.append, closed.append
    before = list(hosted.store.logs[clients[0].table])
    with monkeypatch.context() as patch:
        patch.setattr(Views, broken, fail)
        mover = clients[clients[0].game.turn or 0]
        answer = mover.send("answer", **mover.game.answer()) if broken != "room" else mover.send("leave")

    assert ("refused", "TableFailed", mover.n) == (answer["type"], answer["reason"], answer["n"])
    assert ["an error of the program"] == list(map(str, errors))
    assert [clients[0].table] == [table.state.name for table in closed]
    assert all("come back" in (client.closed or "") for client in clients)
    assert before == hosted.store.logs[clients[0].table]
    known = [len(client.game.events) for client in clients]
    back = [client.resumed() for client in clients]
    assert known == [len(client.game.events) for client in back]
    play(back, 5)
    play(others, 5)
    assert all(client.closed is None for client in (*back, *others))
    assert len(hosted.store.logs[back[0].table]) >= len(before) + 5


def fail(*_arguments: object) -> None:
    raise RuntimeError("an error of the program")


def test_a_finished_game_is_replayed_with_all_hands(hosted: HostedService) -> None:
    clients = playing_clients(hosted, people=2, score_limit=0)
    onlooker = HostedClient(hosted)
    onlooker.send("watch", table=clients[0].table, invitation=None)
    refused = clients[0].send("replay", at=0, open=True)
    play(clients)
    first, last = (onlooker.send("replay", at=at, open=True) for at in (0, None))
    own = clients[0].send("replay", at=1, open=False)

    assert ("NotNow", clients[0].n) == (refused["reason"], own["n"])
    assert 52 == len({card for hand in first["hands"] for card in hand.split()})
    assert (52, 52, [0], 1) == (last["at"], last["count"], last["rounds"], len(first["events"]))
    assert last["table"]["result"]["is_last"]
    assert (0, "7S") == (own["table"]["viewer"], own["event"]["ways"][0][2])
    assert "hands" not in own


def test_who_plays_tracks_the_cards_and_nobody_else(hosted: HostedService) -> None:
    """By what the seat knows: who looks on at once would see the same for all seats."""
    (client,) = playing_clients(hosted, people=1, score_limit=0)
    onlooker = HostedClient(hosted)
    onlooker.send("watch", table=client.table, invitation=None)
    session = session_of(table_of(client))
    grid = Record(CardGrid).write(card_grid(session.observe(client.seat)))
    answer, refused = client.send("track"), onlooker.send("track")
    play([client])
    after = client.send("track")

    assert ("tracker", grid) == (answer["type"], answer["grid"])
    assert ["NotNow", "NotNow"] == [each["reason"] for each in (refused, after)]


def test_who_has_played_gets_a_record_of_whom_it_has_beaten(hosted: HostedService) -> None:
    """For the rivals that its device counts, as a window's; nobody else does, and not before the end."""
    clients = playing_clients(hosted, people=3, score_limit=0)
    onlooker = HostedClient(hosted)
    onlooker.send("watch", table=clients[0].table, invitation=None)
    early = clients[0].send("record")
    play(clients)
    session = session_of(table_of(clients[0]))
    names, scores = [each.name for each in session.setup.seats], [each.score for each in session.state.seats]
    found = [client.send("record")["record"] for client in clients]

    for client, record in zip(clients, found, strict=True):
        people = [other for other in range(3) if scores[other] != scores[client.seat]]
        beaten = [names[other] for other in people if scores[other] > scores[client.seat]]
        assert (beaten, "table") == (record["end"].get("beaten", []), record["kind"])
        assert len(people) == len(beaten) + len(record["end"].get("beaten_by", []))
        assert seal_of(session.setup) == record["game"]
    assert len({*scores[:3]}) > 1
    seat = clients[2].seat
    clients[2].send("leave")
    late = HostedClient(hosted)
    late.send("join", table=clients[0].table, name="Newcomer", seat=seat)
    assert seat == late.seat
    refused = early, onlooker.send("record"), late.send("record")
    assert ["NotNow"] * 3 == [each["reason"] for each in refused]


def question_about_a_table(name: str) -> Message:
    """As at the end of a round, with four players of this name."""
    table = game.table_of(Session(Setup.of(5, (Human(),) * 4)).observe(0))
    rows = (replace(pile, cards=pile.cards or pile.slots) for pile in table.piles)
    seats = tuple(replace(seat, name="{name}") for seat in table.seats)
    text = json.dumps(TABLE.write(replace(table, piles=tuple(rows), seats=seats)))
    written = json.loads(text.replace('"{name}"', json.dumps(name)))
    return {"type": "describe", "n": 1, "table": written}


def test_a_table_is_described_unless_no_answer_could_repeat_its_names() -> None:
    """Half of a surrogate pair cannot be sent; a whole pair is a letter, of which a name may have many."""
    client = HostedClient(HostedService())
    half, whole = (json.dumps(question_about_a_table(name)) for name in ("\ud83d", "\N{EYES}"))
    longest = json.dumps(question_about_a_table("\N{EYES}" * MAX_NAME_LENGTH), ensure_ascii=False)

    assert "BadMessage" == client.send_text(half)["reason"]
    for text in whole, longest:
        answer = client.send_text(text)
        assert ("description", 1) == (answer["type"], answer.get("n")), answer
        first = SENTENCE.read(answer["text"][0])
        assert isinstance(first, Sentence)
        assert "Clubs: ace to king." == render(first, in_words=True)


def test_an_error_of_the_program_ends_the_line_and_says_nothing_of_itself() -> None:
    """It is told to whoever keeps the log: a client need not know what is inside."""
    hosted, line = HostedService(), RecordedLine()
    failures: list[Exception] = []
    hosted.service.on_failure = failures.append
    client = ClientSession(hosted.service, line, None, lambda: hosted.now)
    error = RuntimeError("what is inside")
    with patch.object(hosted.service.public_tables, "text", side_effect=error):
        client.receive('{"type": "list", "n": 1}')

    assert ([error], [INTERNAL_ERROR, ""]) == (failures, line.happened)
