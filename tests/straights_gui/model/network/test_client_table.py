"""What a client knows of a game: the same from each message and from the whole; nothing that cannot be."""

import json

import pytest

from engine.cards.card import CARDS
from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import replace
from engine.games.changes import Moved
from engine.games.table import Happening, Told
from engine.straights import game
from engine.straights.commands import Command, RageQuit, TakeSeat
from engine.straights.events import CardPlayed, Event, RoundEnded
from engine.straights.player import Human
from engine.straights.projection import redact
from engine.straights.protocol.server_messages import ServerMessage, server_message_from
from engine.straights.protocol.tables import TableMoves, WholeTable
from engine.straights.record import RoundResult
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.network.client_table import ClientTable
from tests.support.server.hosted import HostedClient, HostedService, play, playing_clients, table_of
from tests.support.server.messages import moved_message, table_message


def read(text: str) -> ServerMessage | None:
    return server_message_from(json.loads(text))


def whole_message(client: HostedClient) -> WholeTable:
    table = table_of(client)
    texts = [json.dumps(message.value) for message in table.snapshot(client.seat, 0.0)]
    message = read(texts[-1])
    assert isinstance(message, WholeTable)
    return message


def whole_of(client: HostedClient) -> ClientTable:
    return ClientTable.of(whole_message(client))


def follow(client: HostedClient) -> ClientTable:
    known: ClientTable | None = None
    for text in client.told:
        message = read(text)
        if isinstance(message, WholeTable):
            known = ClientTable.of(message)
        elif isinstance(message, TableMoves):
            assert known is not None
            known = known.after(message)
    assert known is not None
    return known


def as_known(known: ClientTable) -> tuple[object, ...]:
    """What has to be equal, however it became known."""
    return known.table, known.observation(), [line for each in known.said() for line in each.log]


@pytest.mark.parametrize("people", [4, 2])
def test_every_moment_is_known_from_the_messages_before_it(people: int) -> None:
    """Move by move over some rounds, for each person: table, observation, and a log with open discards."""
    hosted = HostedService(seed=3)
    clients = playing_clients(hosted, people=people, score_limit=30)
    for _ in range(1_000):
        for client in clients:
            assert as_known(whole_of(client)) == as_known(follow(client))
        if clients[0].game.turn is None:
            break
        for _ in range(23):
            play(clients, 1)

    assert follow(clients[0]).finished_session()


def test_exchanges_are_part_of_the_whole_game() -> None:
    seats = tuple(SeatSetup(name, Human()) for name in ("Anna", "Bert", "Cora", "Dora"))
    session = Session(Setup(0, seats, Variant(score_limit=0), key="0f" * 16))
    exchanges: list[Command] = [RageQuit(2, "blocker"), TakeSeat(2), RageQuit(2, "blocker")]
    while session.turn is not None:
        session.submit(strategy_named("lowest").choose(session.observe(session.turn)))
        if exchanges:
            session.submit(exchanges.pop(0))
    told = ClientTable.of(table_message(7, False, session, 1, "", session.setup.key))
    found = told.finished_session()

    assert found is not None
    assert session.actions == found.actions
    assert [] == exchanges


@pytest.mark.parametrize("seat", [2, None])
def test_the_key_opens_all_rounds_of_a_game(seat: int | None) -> None:
    """Told move by move or as a whole, to a player or to who looks on: each round's discards are its own."""
    seats = tuple(SeatSetup(name, Human()) for name in ("Anna", "Bert", "Cora", "Dora"))
    session = Session(Setup(0, seats, Variant(score_limit=80), key="0f" * 16))
    before = known = ClientTable.of(table_message(0, True, session, seat))
    while session.turn is not None:
        count = len(session.history)
        session.submit(strategy_named("random", 3).choose(session.observe(session.turn)))
        events, key = redacted(session.history[count:], seat), session.setup.key if session.is_over else ""
        known = known.after(moved_message(1, None, events, session.turn, key))
    late = known.after(moved_message(1, None, (), None))
    whole = ClientTable.of(table_message(9, False, session, seat, "", session.setup.key))

    assert sum(each.is_deal for each in known.happenings) > 2
    assert before.finished_session() is None
    with pytest.raises(EngineError):
        replace(known, key="0" * 64).finished_session()
    for each in (known, late, whole):
        found = each.finished_session()
        assert found is not None
        assert session.actions == found.actions


def redacted(events: tuple[Event, ...], seat: int | None) -> tuple[Event, ...]:
    return tuple(redact(event, seat) for event in events)


@pytest.mark.parametrize("missed, shown, ends", [(7, 7, []), (45, 4, [0])])
def test_what_was_missed_goes_on_from_what_was_seen(missed: int, shown: int, ends: list[int]) -> None:
    """After a cut: the events since, or the end of the round before and of this one; not another seat's."""
    hosted = HostedService(seed=5)
    clients = playing_clients(hosted, score_limit=80)
    play(clients, 9)
    before = follow(clients[2])
    play(clients, missed)
    now = whole_of(clients[2])
    joined = now.joined(before)

    assert joined is not None
    steps = joined.steps_since(before)
    assert ends == [at for at, step in enumerate(steps) if step.shown.happening.shows_result]
    assert (shown, len(before.happenings) + shown) == (len(steps), len(joined.happenings))
    assert now.table == steps[-1].shown.table
    ended = [steps[at].shown.table for at in ends]
    rows = [row for table in ended if table.result is not None for row in table.result.rows]
    gained = [[row.columns[1].number, row.columns[0].number] for row in rows]
    assert gained == [[fact.number for fact in seat.facts] for table in ended for seat in table.seats]
    assert [len(row.cards) for row in rows] == [len(row.counts) for row in rows]
    assert as_known(follow(clients[2])) == as_known(joined)
    assert whole_of(clients[1]).joined(before) is None


def test_what_cannot_be_is_not_believed() -> None:
    """A round that ends or is dealt while cards are left, a card twice, an own card from another seat."""
    clients = playing_clients(HostedService(seed=7), score_limit=80)
    play(clients, 20)
    known = follow(clients[0])
    now = known.observation()
    face_down = tuple(CARDS[: view.discard_count] for view in now.seats)
    end = game.happening(RoundEnded(1, RoundResult(face_down, (0, 1, 2, 3), (0, 1, 2, 3))))
    again = next(each for each in known.happenings if each.told[0].key == "card_played")
    own = [game.happening(CardPlayed(1, card)) for card in now.hand]

    assert all(view.cards_left for view in now.seats)
    for wrong in (end, known.happenings[0], again, *own):
        with pytest.raises(BadMessage):
            known.after(TableMoves(1, Moved(now.turn, (wrong,))))


def at_another_game(name: str, preset: str) -> list[HostedClient]:
    """Three people who have begun it."""
    hosted = HostedService(seed=3)
    clients = [HostedClient(hosted) for _ in range(3)]
    kind = {"name": name, "preset": preset, "seats": 3, "length": 0}
    clients[0].send("host", name="Anna", turn_limit=None, is_private=False, game=kind)
    for client, guest in zip(clients[1:], ("Bert", "Cora"), strict=True):
        client.send("join", table=clients[0].table, name=guest, seat=None)
    for client in clients:
        client.send("ready_to_play", is_ready=True)
    return clients


@pytest.mark.parametrize("name, preset", [("sevens", "sevens"), ("draw", "draw")])
def test_every_moment_of_another_game_is_known(name: str, preset: str) -> None:
    """From the messages before it, from the whole, and from both after a lost connection."""
    clients = at_another_game(name, preset)
    known = follow(clients[1])
    for _ in range(40):
        before = known
        turn = next((each for each in clients if each.game.table.offers), None)
        if turn is None:
            break
        turn.move()
        known, whole = follow(clients[1]), whole_of(clients[1])
        joined = whole.joined(before)

        assert joined is not None
        shown = joined.steps_since(before)[-1].shown
        assert [whole.table] * 3 == [each.table for each in (known, joined, shown)]
    assert len(known.happenings) > 8


@pytest.mark.parametrize("name, preset", [("sevens", "fan_tan"), ("draw", "draw")])
def test_what_cannot_be_said_of_another_game_is_not_believed(name: str, preset: str) -> None:
    whole = whole_message(at_another_game(name, preset)[0])
    known, table = ClientTable.of(whole), whole.shown.table
    nobody = Happening(told=(Told("left", (9,)),))
    wrong = [
        replace(whole, events=(nobody,)),
        *(
            replace(whole, shown=replace(whole.shown, table=each))
            for each in (replace(table, piles=()), replace(table, seats=(*table.seats, table.seats[0])))
        ),
    ]

    assert table == known.table
    for each in wrong:
        with pytest.raises(BadMessage):
            ClientTable.of(each)
    with pytest.raises(BadMessage):
        known.after(TableMoves(2, Moved(0, (nobody,))))
