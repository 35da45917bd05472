"""What a client knows of a game: the same from each message and from the whole; nothing that cannot be."""

import json

import pytest

from engine.cards.card import CARDS, Card
from engine.errors import BadMessage, EngineError
from engine.fast_dataclass import replace
from engine.games.changes import Moved
from engine.games.game import table_of as table_of_any
from engine.games.new_game import ChosenGame
from engine.games.table import Happening, Told
from engine.straights.commands import Command, RageQuit, TakeSeat
from engine.straights.events import CardPlayed, Event, RoundEnded, RoundStarted
from engine.straights.local_table.whole_table import game_fields, whole_table
from engine.straights.player import Human
from engine.straights.projection import redact
from engine.straights.protocol.server_messages import ServerMessage, server_message_from
from engine.straights.protocol.tables import ShownGame, TableMoves, WholeTable
from engine.straights.record import RoundResult
from engine.straights.rules import is_legal
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.strategies.registry import strategy_named
from straights_gui.model.network.client_table import ClientTable
from straights_server.table_settings import table_game
from tests.support.playing import play_on
from tests.support.server.hosted import HostedClient, HostedService, play, playing_clients, table_of
from tests.support.server.messages import moved_message, table_message


def read(text: str) -> ServerMessage | None:
    return server_message_from(json.loads(text))


def whole_of(client: HostedClient) -> ClientTable:
    table = table_of(client)
    texts = [json.dumps(message.value) for message in table.snapshot(client.seat, 0.0)]
    message = read(texts[-1])
    assert isinstance(message, WholeTable)
    return ClientTable.of(message)


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
    assert as_known(follow(clients[2])) == as_known(joined)
    assert whole_of(clients[1]).joined(before) is None


def test_a_round_does_not_end_while_cards_are_left() -> None:
    """Whatever scores are told with it, and although the discards so far are right."""
    hosted = HostedService(seed=7)
    clients = playing_clients(hosted, score_limit=80)
    play(clients, 20)
    known = follow(clients[0])
    now = known.observation()
    fours = range(4)
    face_down = tuple(CARDS[: now.seats[seat].discard_count] for seat in fours)
    result = RoundResult(face_down, (0, 1, 2, 3), (0, 1, 2, 3))
    message = moved_message(1, None, (RoundEnded(1, result),), now.turn)

    assert all(view.cards_left for view in now.seats)
    with pytest.raises(BadMessage):
        known.after(message)


def test_a_round_is_dealt_when_the_one_before_is_over() -> None:
    seats = tuple(SeatSetup(name, Human()) for name in ("Anna", "Bert", "Cora", "Dora"))
    game = play_on(Session(Setup(0, seats, Variant(80), key="0f" * 16)))
    count, turn = len(game.rewound(51).history), game.rewound(52).turn
    assert turn is not None
    seat = (turn + 1) % 4
    known, earlier = (
        ClientTable.of(table_message(0, False, each, seat)) for each in (game.rewound(51), game.rewound(40))
    )
    *end, start = redacted(game.rewound(52).history[count:], seat)
    assert isinstance(start, RoundStarted)
    hand = start.hands[seat]
    assert hand is not None
    twice = tuple((*hand[1:], hand[1]) if each == seat else None for each in range(4))

    def hand_after(before: ClientTable, *events: Event) -> tuple[Card, ...]:
        return before.after(moved_message(1, None, events, turn)).observation().hand

    assert hand == hand_after(known, *end, start)
    for before, events in (
        (earlier, [start]),
        (known, [start]),
        (known, [*end, replace(start, hands=twice)]),
        (known, [*end, start, replace(start, number=3)]),
    ):
        with pytest.raises(BadMessage):
            hand_after(before, *events)


@pytest.mark.parametrize("key", ["card_played", "card_hidden", "round_ended"])
def test_an_event_twice_cannot_be(key: str) -> None:
    hosted = HostedService(seed=7)
    clients = playing_clients(hosted, score_limit=0)
    play(clients)
    known = follow(clients[0])
    again = next(each for each in known.happenings if each.told[0].key == key)

    with pytest.raises(BadMessage):
        known.after(TableMoves(1, Moved(None, (again,))))


def test_nobody_else_plays_a_card_of_the_own_hand() -> None:
    hosted = HostedService(seed=7)
    clients = playing_clients(hosted, score_limit=80)
    play(clients, 20)
    for seat, client in enumerate(clients):
        known = follow(client)
        now = known.observation()
        legal = [card for card in now.hand if is_legal(card, now.table)]
        for card in legal:
            message = moved_message(1, None, (CardPlayed((seat + 1) % 4, card),), now.turn)
            with pytest.raises(BadMessage):
                known.after(message)


@pytest.mark.parametrize("name, preset", [("sevens", "sevens"), ("draw", "draw")])
def test_every_moment_of_another_game_is_known(name: str, preset: str) -> None:
    """From the messages before it, from the whole, and from both after a lost connection."""
    hosted = HostedService(seed=3)
    game = {"name": name, "preset": preset, "seats": 3, "length": 0}
    clients = [HostedClient(hosted) for _ in range(3)]
    clients[0].send("host", name="Anna", turn_limit=None, is_private=False, game=game)
    for client, guest in zip(clients[1:], ("Bert", "Cora"), strict=True):
        client.send("join", table=clients[0].table, name=guest, seat=None)
    for client in clients:
        client.send("ready_to_play", is_ready=True)
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
        assert [whole.table] * 3 == [
            each.table for each in (known, joined, joined.steps_since(before)[-1].shown)
        ]
    assert len(known.happenings) > 8


@pytest.mark.parametrize("name, preset", [("sevens", "fan_tan"), ("draw", "draw")])
def test_what_cannot_be_said_of_another_game_is_not_believed(name: str, preset: str) -> None:
    played = table_game(Variant(), ChosenGame(name, preset, 3, 0))
    game = played.game
    session = game.session(played.setup([("A", ""), ("B", ""), ("C", "")], "5a" * 32, 0))
    events = [game.happening(game.redact(event, 0)) for event in session.history]
    shown = ShownGame(table_of_any(game, session.state, 0), game_fields(session, name, 0))
    whole = whole_table(game, session.setup, 1, "new", shown, (), events)
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
