"""What a table tells for the statistics, and goes on from when the game is opened again."""

import json
from hashlib import sha256

import pytest

from engine.cards.card import Card
from engine.fast_dataclass import replace
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import GameEnded
from engine.straights.hosting.game_record import GameRecord, level_of, play_of
from engine.straights.player import Computer, Human, Player
from engine.straights.protocol.game_record import GAME_RECORD
from engine.straights.session import Session
from engine.straights.setup import Setup, Variant
from tests.support.hosting import ALONE, COMPUTERS, Client, Message, validated
from tests.support.playing import first_legal, play_on


def records(client: Client) -> list[Message]:
    messages = [validated(text) for text in client.texts]
    return [message["record"] for message in messages if message["type"] == "statistics"]


@pytest.fixture
def client() -> Client:
    """A table with a sealed game of one human."""
    client = Client(is_checked=False)
    client.begin(seed=None)
    return client


def changed(record: Message, **changes: object) -> Message:
    return {**record, **changes}


@pytest.mark.parametrize(
    "players, variant, level",
    [
        ((Human(), *[Computer("expert")] * 3), Variant(), "expert"),
        ((Human(), Computer("expert"), *[Computer("locker")] * 2), Variant(), "mixed"),
        ((Human(), *[Computer("locker")] * 3), Variant(50), "locker --score-limit 50"),
        ((Human(),) * 4, Variant(), "mixed"),
    ],
)
def test_a_level_is_that_of_the_opponents(players: tuple[Player, ...], variant: Variant, level: str) -> None:
    """Where they have one; other rules are a level of their own."""
    assert level == level_of(Setup.of(1, players, variant))


def test_a_round_is_known_by_all_moves_up_to_its_end() -> None:
    """Whatever comes after; another as soon as one card was played otherwise."""
    session = play_on(Session(Setup.of(5, (Computer("first-legal"),) * 4)), 104)
    moves = session.actions
    other = (*moves[:51], moves[50], *moves[52:])

    assert play_of(moves, 1) == play_of(moves[:52], 1)
    assert 3 == len({play_of(moves, 1), play_of(moves, 2), play_of(other, 1)})


def test_a_round_that_an_earlier_version_has_kept_is_known_again() -> None:
    """Statistics are kept for years: it is the digest of the moves' lines in a saved game."""
    actions = (
        TakeSeat(1),
        Play(0, Card.parse("7S")),
        RageQuit(2, "blocker"),
        Discard(1, Card.parse("KH")),
    )
    assert sha256(b"1 play 7S\n2 discard KH").hexdigest() == play_of(actions, 1)


def test_a_later_round_is_another_after_another_beginning() -> None:
    """One card of the first round was played otherwise, none of the second."""
    moves = play_on(Session(Setup.of(5, (Computer("first-legal"),) * 4)), 104).actions
    other = (*moves[:51], moves[50], *moves[52:])

    assert play_of(moves, 2) != play_of(other, 2)


def test_nothing_is_told_while_nothing_counts(client: Client) -> None:
    """A record is told when it has changed: with a round's end, a hint, a mark."""
    client.turn()
    assert [] == records(client)

    while client.observation["round"] == 1:
        client.turn()

    record = records(client)[-1]
    gained = client.observation["results"][0]["gained"][0]
    (result,) = record["rounds"]
    assert play_of(client.session.actions, 1) == result.pop("play")
    assert {"number": 1, "gained": gained, "hints": 0, "practice": False} == result
    assert (client.state["seal"], "first-legal", None, None) == (
        record["game"],
        record["level"],
        record["end"],
        record["practice_from"],
    )


@pytest.mark.parametrize("strategies, seed", [(ALONE, 5), (COMPUTERS, None), ((None,) * 4, None)])
def test_other_games_do_not_count(strategies: tuple[str | None, ...], seed: int | None) -> None:
    """Those whose seed somebody chose, without a human or with several."""
    client = Client(is_checked=False)
    client.begin(strategies, seed, score_limit=1)
    client.ask("deck")
    client.ask("transcript")
    client.play()

    assert [] == records(client)
    assert not client.state["is_practice"]


def test_the_place_is_that_of_the_final_scores() -> None:
    client = Client(is_checked=False)
    client.begin(seed=None, score_limit=1)
    client.play()
    scores = [seat["score"] for seat in client.observation["seats"]]

    assert {
        "score": scores[0],
        "place": 1 + sorted(scores).index(scores[0]),
        "tied": scores.count(scores[0]) > 1,
    } == records(client)[-1]["end"]


def test_the_deck_makes_practice_of_the_round(client: Client) -> None:
    """It is told before the answer, and with everything that follows in this round."""
    messages = client.ask("deck")

    assert ["statistics", "deck"] == [message["type"] for message in messages]
    assert messages[0]["record"]["rounds"][0]["practice"]
    while client.observation["round"] == 1:
        client.turn()
        assert client.state["is_practice"] == (client.observation["round"] == 1)


def test_a_replay_of_a_finished_round_is_no_practice(client: Client) -> None:
    """Its cards are known to everybody; those of the running round are not."""
    while client.observation["round"] == 1:
        client.turn()

    client.ask("replay", at=51, open=True)
    before = client.state["is_practice"] or records(client)[-1]["rounds"][-1]["practice"]
    client.ask("replay", at=52, open=True)

    assert (False, True) == (before, records(client)[-1]["rounds"][-1]["practice"])


def test_a_replay_with_hidden_hands_is_no_practice(client: Client) -> None:
    """It shows what the player has seen, and nothing else."""
    while client.observation["round"] == 1:
        client.turn()
    for _ in range(20):
        client.turn()
    count = client.answer("replay", at=None, open=False)["count"]
    moments = [client.answer("replay", at=at, open=False) for at in range(1, count + 1)]

    assert [None] * count == [moment["hands"] for moment in moments]
    assert not client.state["is_practice"]
    discards = [moment["event"] for moment in moments if moment["event"]["type"] == "card_discarded"]
    viewer = client.state["viewer"]
    assert {True} == {(event["card"] is None) == (event["seat"] != viewer) for event in discards}


def test_the_seed_makes_practice_of_the_rest(client: Client) -> None:
    """A transcript's arguments hold it."""
    assert 1 == client.ask("transcript")[0]["record"]["practice_from"]
    while client.observation["round"] == 1:
        client.turn()

    assert client.state["is_practice"]


def test_after_the_end_nothing_becomes_practice(client: Client) -> None:
    client.begin(seed=None, score_limit=1)
    client.play()
    before = records(client)

    for question in ("deck", "transcript"):
        client.ask(question)
    client.ask("replay", at=3, open=True)

    assert before == records(client)


def test_an_undo_over_others_moves_makes_practice(client: Client) -> None:
    """One's own last move alone may be taken back."""
    while not client.choices():
        client.turn()
    client.turn()
    client.ask("undo")
    assert not client.state["is_practice"]

    client.turn()
    client.turn()
    client.ask("undo")
    assert client.state["is_practice"]


def test_a_round_after_a_rage_quit_does_not_count_even_for_who_comes_back(client: Client) -> None:
    """Unless it is undone."""
    found = [client.state["is_practice"]]
    client.do("rage_quit", strategy="first-legal")
    found.append(client.state["is_practice"])
    client.ask("undo")
    found.append(client.state["is_practice"])
    client.do("rage_quit", strategy="first-legal")
    client.do("take_seat", seat=0)
    found.append(client.state["is_practice"])

    assert [False, True, False, True] == found


def test_who_has_seen_another_s_hand_practises(client: Client) -> None:
    """Even where the exchange of seats is taken back at once."""
    client.do("take_seat", seat=1)
    client.ask("show_hand", seat=0)
    assert not any(each["practice"] for record in records(client) for each in record["rounds"])

    client.ask("show_hand", seat=1)
    client.ask("show_hand", seat=0)
    client.ask("hide_hand")

    assert records(client)[-1]["rounds"][0]["practice"]


def test_an_opened_game_goes_on_with_its_record(client: Client) -> None:
    """What was practice is practice, what was counted stays, and only what is new is told."""
    while client.observation["round"] == 1:
        client.turn()
    client.ask("deck")
    text, record = client.answer("save")["text"], records(client)[-1]
    again = Client()

    opened = again.ask("open", text=text, record=record)

    assert ["saved", "table"] == [message["type"] for message in opened]
    assert again.state["is_practice"]
    while not again.choices():
        again.turn()
    told = again.ask("hint")[0]["record"]
    assert 1 == told["rounds"][1]["hints"]
    assert changed(record, rounds=[record["rounds"][0], {**record["rounds"][1], "hints": 1}]) == told


def test_a_record_is_that_of_the_game(client: Client) -> None:
    client.ask("deck")
    text, record = client.answer("save")["text"], records(client)[-1]
    one = record["rounds"][0]
    wrong: list[object] = [
        changed(record, game="x"),
        changed(record, level=7),
        changed(record, rounds={}),
        changed(record, rounds=[7]),
        changed(record, rounds=[changed(one, number=0)]),
        changed(record, rounds=[changed(one, gained=-1)]),
        changed(record, rounds=[changed(one, gained=1.5)]),
        changed(record, rounds=[changed(one, hints=None)]),
        changed(record, rounds=[changed(one, practice=0)]),
        changed(record, rounds=[changed(one, more=0)]),
        changed(record, end=7),
        changed(record, end={"score": 1, "place": 5, "tied": False}),
        changed(record, end={"score": 1, "place": 4}),
        changed(record, practice_from=0),
        changed(record, more=1),
        {},
        [],
    ]

    for each in wrong:
        assert "BadMessage" == client.answer("open", text=text, record=each)["reason"]
    assert "table" == client.answer("open", text=text, record=json.loads(json.dumps(record)))["type"]


def test_a_game_whose_seed_is_known_has_no_record() -> None:
    client = Client(is_checked=False)
    client.begin(seed=None)
    client.ask("deck")
    record = records(client)[-1]
    client.begin(seed=5)
    text = client.answer("save")["text"]

    assert "BadMessage" == client.answer("open", text=text, record=changed(record, game=""))["reason"]


def test_a_record_is_restored_whole() -> None:
    """With hints, practice, the end of the game and the round from which its seed is known."""
    players: tuple[Player, ...] = (Human(), *[Computer("expert")] * 3)
    setup = replace(Setup.of(1, players), salt="a" * 32)
    value: dict[str, object] = {
        "game": GameRecord(setup).game,
        "level": "expert",
        "rounds": [{"number": 2, "gained": 7, "hints": 3, "practice": True}],
        "end": {"score": 81, "place": 2, "tied": True},
        "practice_from": 3,
    }
    record = GameRecord(setup)
    record.restore(GAME_RECORD.read(value))

    assert value == GAME_RECORD.writer(record.value())
    assert [False, True, True, True] == [record.is_practice(number) for number in (1, 2, 3, 4)]


def test_of_a_game_whose_seed_is_known_no_round_counts_from_then_on() -> None:
    """Nor the one in which it was told, though that had ended."""
    setup = replace(Setup.of(1, (Human(), *[Computer("expert")] * 3)), salt="a" * 32)
    ended: list[object] = [
        {"number": number, "gained": 5, "hints": 0, "practice": False} for number in (1, 2)
    ]
    record = GameRecord(setup)
    record.restore(
        GAME_RECORD.read(
            {"game": record.game, "level": "expert", "rounds": ended, "end": None, "practice_from": None}
        )
    )
    record.mark_rest(2)

    assert [False, True, True] == [record.is_practice(number) for number in (1, 2, 3)]


def test_the_hints_of_a_round_outlast_its_end() -> None:
    client = Client(is_checked=False)
    client.begin(seed=None)
    while client.observation["turn"] != 0:
        client.turn()
    client.ask("hint")
    while client.observation["round"] == 1:
        client.turn()

    (first, *_) = records(client)[-1]["rounds"]
    assert 1 == first["hints"]
    assert first["gained"] is not None


def test_a_round_that_is_played_again_keeps_its_points(client: Client) -> None:
    """Taken back over its end and ended in another way: the table tells the new end, the record the first."""
    while client.observation["round"] == 1:
        client.turn()
    first = records(client)[-1]["rounds"][0]
    for _ in range(12):
        client.ask("undo")
    assert (1, []) == (client.observation["round"], client.observation["results"])
    while client.observation["round"] == 1:
        client.turn(lambda choices: choices[-1])

    (result,) = client.session.state.results
    assert [list(result.gained)] == [each["gained"] for each in client.observation["results"]]
    assert first["gained"] != result.gained[0]
    assert first == records(client)[-1]["rounds"][0]


def test_practice_begins_with_the_first_round_whose_cards_were_known() -> None:
    """However often it is seen again later: the rounds between do not count either."""
    record = GameRecord(replace(Setup.of(5, (Human(), *[Computer("expert")] * 3)), salt="00ff"))
    record.mark_rest(2)
    record.mark_rest(4)
    assert [False, True, True, True, True] == [record.is_practice(number) for number in range(1, 6)]


def sealed(seat: int = 0) -> Setup:
    """A deal that nobody has chosen, for one human and three computers."""
    players: list[Player] = [Computer("first-legal")] * 4
    players[seat] = Human()
    return replace(Setup.of(5, tuple(players)), salt="00ff")


def test_each_hint_counts_in_its_round() -> None:
    """However many are asked for, of one turn or of several."""
    session = Session(sealed())
    record = GameRecord(session.setup)
    for turns, hints in ((0, 2), (20, 1), (40, 1), (30, 3)):
        play_on(session, turns)
        for _ in range(hints):
            record.count_hint(session)
    value: Message = GAME_RECORD.writer(record.value())

    assert [(1, 3), (2, 4)] == [(each["number"], each["hints"]) for each in value["rounds"]]


@pytest.mark.parametrize(
    "exchanges",
    [
        [],
        [RageQuit(0, "blocker")],
        [RageQuit(0, "blocker"), TakeSeat(0)],
        [TakeSeat(2)],
        [SetStrategy(1, "expert")],
    ],
)
def test_no_round_counts_once_a_seat_was_exchanged(exchanges: list[Action]) -> None:
    """Whoever left, came or was replaced; the rounds before it count, and the end of the game does not."""
    session = Session(replace(sealed(), variant=Variant(60)))
    record = GameRecord(session.setup)
    while session.turn is not None:
        if len(session.actions) == 60:
            for exchange in exchanges:
                session.submit(exchange)
            record.count_hint(session)
        record.record(session, session.submit(first_legal(session)))
    value: Message = GAME_RECORD.writer(record.value())

    last = 1 if exchanges else len(session.state.results)
    assert [result.gained[0] for result in session.state.results[:last]] == [
        each["gained"] for each in value["rounds"]
    ]
    assert (not exchanges) is (value["end"] is not None)
    assert (not exchanges) is any(each["hints"] for each in value["rounds"])


@pytest.mark.parametrize(
    "scores, place, tied",
    [
        ((10, 20, 30, 40), 3, False),
        ((30, 20, 30, 40), 2, True),
        ((30, 30, 5, 30), 1, False),
        ((9, 1, 8, 1), 3, False),
        ((7, 7, 7, 7), 1, True),
        ((1, 2, 90, 90), 3, True),
    ],
)
def test_the_end_has_the_score_of_the_seat_and_the_place_of_who_has_as_much(
    scores: tuple[int, int, int, int], place: int, *, tied: object
) -> None:
    """The place is one more than those with fewer points; only the first end of a game is kept."""
    session = Session(sealed(2))
    record = GameRecord(session.setup)
    for each in (scores, (0, 0, 0, 0)):
        record.record(session, (GameEnded((0,), each),))

    assert {"score": scores[2], "place": place, "tied": tied} == GAME_RECORD.writer(record.value())["end"]


def test_a_record_that_comes_in_another_order_is_told_in_that_of_its_rounds() -> None:
    """Nothing that is learned after the end of its game changes it."""
    record = GameRecord(sealed())
    rounds: list[object] = [
        {"number": number, "gained": 7, "hints": 0, "practice": False} for number in (3, 1, 2)
    ]
    end = {"score": 81, "place": 2, "tied": False}
    record.restore(
        GAME_RECORD.read(
            {"game": record.game, "level": "first-legal", "rounds": rounds, "end": end, "practice_from": None}
        )
    )
    record.mark_rest(2)
    value: Message = GAME_RECORD.writer(record.value())

    assert [1, 2, 3] == [each["number"] for each in value["rounds"]]
    assert (None, end, False) == (value["practice_from"], value["end"], record.is_changed)
