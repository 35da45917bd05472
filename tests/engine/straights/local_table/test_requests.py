"""What a client sends: anything at all is answered, refused with a reason, or counts for nothing."""

import json
from base64 import b64encode

import pytest
from hypothesis import assume, given
from hypothesis import strategies as st

from engine.games.saved_game import MAX_BYTES, VERSION
from engine.names import MAX_NAME_LENGTH
from engine.straights.protocol.table_requests import READY, REQUEST
from engine.straights.setup import MAX_SCORE_LIMIT, MAX_SEED, MIN_SEED
from engine.straights.storage.savegame import dumps
from tests.support.local_table import ALONE, NAMES, Client, Message, validator_of
from tests.support.playing import COMPUTERS as COMPUTER_PLAYERS
from tests.support.playing import play_on, session_with
from tests.support.protocol_values import JSON, values_of

SAVED = dumps(play_on(session_with(COMPUTER_PLAYERS), 10))
MESSAGES = st.one_of(
    st.tuples(values_of(REQUEST), st.integers(0, 100)).map(lambda both: {**dict(both[0]), "n": both[1]}),  # type: ignore[call-overload]  # an object
    values_of(READY),
)
QUESTIONS = "".join(f"Is Player{seat} a human (h) or a computer (c)?\n>h\n" for seat in range(1, 5))
TOLD = {
    "NotASaveGame": "it isn’t a Straights game, or it is incomplete",
    "DamagedSaveGame": "it was changed after it was saved",
    "NewerSaveGame": "it was saved by a newer version of Straights",
    "TooLargeSaveGame": "it is too large for a saved game",
    "TooFewPlayers": "the text ends before the four players are set (h or c)",
    "StrangeLine": "the console doesn’t print such a line",
    "DifferentGame": "the game of this number continues with “{expected}”",
}


@pytest.fixture
def client() -> Client:
    """A table with a game of one human, who is to move."""
    client = Client()
    client.begin(seed=44)
    return client


@given(st.lists(MESSAGES | JSON, max_size=6), st.sampled_from(["game", ""]))
def test_any_messages_are_answered_as_the_schema_says(messages: list[object], has_game: str) -> None:
    client = Client()
    if has_game:
        client.begin()
    for message in messages:
        client.send(json.dumps(message))


@given(MESSAGES)
def test_a_message_that_is_read_is_in_the_schema(message: dict[str, object]) -> None:
    """The reading of messages is as strict as their description."""
    assume(message["type"] != "describe")  # what it describes must be a table of the game, too
    answers = Client().send(json.dumps(message))

    assert "BadMessage" not in [answer.get("reason") for answer in answers]
    validator_of("ToTable").validate(message)


@pytest.mark.parametrize("kind", ["restart", "undo", "hide_hand", "hint", "track", "deck", "save"])
def test_a_table_without_a_game_says_so(kind: str) -> None:
    assert "NoGame" == Client().answer(kind)["reason"]


@pytest.mark.parametrize(
    "text",
    [
        "",
        "[]",
        "null",
        "{",
        "{}",
        '{"type": "undo"}',
        '{"n": 5}',
        '{"type": "undo", "n": 5, "more": 1}',
        '{"type": "undo", "n": 5, "v": 1}',
        '{"type": "ready", "n": 5}',
        "[" * 100_000,
        '{"a":' * 100_000,
        "9" * 5_000,
        "\ud800",
        "x" * 8_000_001,
    ],
)
def test_a_bad_message_changes_nothing(client: Client, text: str) -> None:
    before = len(client.texts)
    answers = client.send(text)

    assert ["BadMessage"] == [answer["reason"] for answer in answers]
    assert answers[0].get("n") in (None, 5)
    assert ('"n": 5' in text) == ("n" in answers[0])
    assert before + 1 == len(client.texts)
    assert 0 == len(client.session.actions)


@pytest.mark.parametrize(
    "fields, reason",
    [
        ({"seed": MAX_SEED + 1}, "BadMessage"),
        ({"seed": MIN_SEED - 1}, "BadMessage"),
        ({"score_limit": MAX_SCORE_LIMIT + 1}, "BadMessage"),
        ({"names": ["A", "B", "C"]}, "BadMessage"),
        ({"names": ["A", "B", "C", " "]}, "SetupError"),
        ({"names": ["A", "B", "C", "\ud800"]}, "SetupError"),
        ({"strategies": [None, None, None, "grandmaster"]}, "UnknownStrategy"),
    ],
)
def test_a_game_that_cannot_be_set_up_is_refused(
    client: Client, fields: dict[str, object], reason: str
) -> None:
    session = client.session
    usual: dict[str, object] = {"names": NAMES, "strategies": ALONE, "seed": 1, "score_limit": 80}

    assert reason == client.answer("new", **{**usual, **fields})["reason"]
    assert session is client.session


@pytest.mark.parametrize("seed, score_limit", [(MIN_SEED, 0), (MAX_SEED, 1), (MAX_SEED, MAX_SCORE_LIMIT)])
def test_a_game_is_set_up_at_each_of_its_limits(client: Client, seed: int, score_limit: int) -> None:
    names = [letter * MAX_NAME_LENGTH for letter in "ABCD"]
    client.answer("new", names=names, strategies=ALONE, seed=seed, score_limit=score_limit)

    setup = client.session.setup
    assert (seed, score_limit) == (setup.seed, setup.variant.score_limit)
    assert names == [each.name for each in setup.seats]


@pytest.mark.parametrize(
    "text, reason",
    [
        ("", "NotASaveGame"),
        ("hello", "NotASaveGame"),
        ("{}", "NotASaveGame"),
        (SAVED[:-9], "NotASaveGame"),
        (SAVED.replace('"seed": 1', '"seed": 2'), "DamagedSaveGame"),
        (SAVED.replace(f'"version": {VERSION}', f'"version": {VERSION + 1}'), "NewerSaveGame"),
        (" " * (MAX_BYTES + 1), "TooLargeSaveGame"),
        ("\N{EURO SIGN}" * (MAX_BYTES // 2), "TooLargeSaveGame"),
        ("straights 5\nh\nh", "TooFewPlayers"),
        ("straights --what\nh", "StrangeLine"),
        ("straights 5\nIs Player1 a human (h) or a computer (c)?\nhello", "StrangeLine"),
        ("straights 5\nh\nh\nh\nh\n\ud800", "NotASaveGame"),
        ("straights\nh\nh\nh\nh\n", "NotASaveGame"),
        ("data:;base64,€", "NotASaveGame"),
        (f"data:;base64,{b64encode(b' ' * (MAX_BYTES + 1)).decode()}", "TooLargeSaveGame"),
        (f"straights 5\n{QUESTIONS}A new round begins. It's Player1's turn to play.", "DifferentGame"),
    ],
)
def test_a_text_that_is_no_game_is_refused(client: Client, text: str, reason: str) -> None:
    session = client.session
    refused = client.answer("open", text=text, record=None)

    assert (reason, [TOLD[reason]]) == (refused["reason"], [each["template"] for each in refused["text"]])
    assert session is client.session


SEVEN = {"type": "play", "card": "7S"}
COMMANDS = [
    (None, {"type": "play", "card": "MISSING"}, "CardNotInHand"),
    (None, {"type": "play", "card": "OTHER"}, "MustLeadSevenOfSpades"),
    (None, {"type": "discard", "card": "7S"}, "MustPlay"),
    (None, {"type": "rage_quit", "strategy": "grandmaster"}, "UnknownStrategy"),
    (None, {"type": "set_strategy", "seat": 1, "strategy": "grandmaster"}, "UnknownStrategy"),
    (None, {"type": "set_strategy", "seat": 0, "strategy": "expert"}, "SeatIsHuman"),
    (None, {"type": "take_seat", "seat": 0}, "SeatIsHuman"),
    (None, {"type": "play", "card": "XX"}, "BadMessage"),
    (SEVEN, {"type": "play", "card": "7H"}, "NotYourTurn"),
    ({"type": "rage_quit"}, {"type": "rage_quit"}, "SeatIsComputer"),
]


@pytest.mark.parametrize(
    "before, kind, fields, reason",
    [
        *((before, "do", {"command": command}, reason) for before, command, reason in COMMANDS),
        (SEVEN, "hint", {}, "NotYourTurn"),
        (None, "undo", {}, "NothingToUndo"),
        (None, "redo", {}, "NothingToRedo"),
        (None, "show_hand", {"seat": 1}, "SeatIsComputer"),
        ({"type": "rage_quit"}, "hint", {}, "SeatIsComputer"),
        (None, "rename", {"seat": 1, "name": ""}, "BadMessage"),
        (None, "rename", {"seat": 1, "name": "x" * 41}, "BadMessage"),
        (None, "rename", {"seat": 1, "name": "a\nb"}, "SetupError"),
        (None, "rename", {"seat": 1, "name": None}, "BadMessage"),
    ],
)
def test_what_cannot_be_is_refused_with_its_reason(
    client: Client, before: Message | None, kind: str, fields: Message, reason: str
) -> None:
    hand = client.hand
    cards = {"OTHER": next(card for card in hand if card != "7S"), "MISSING": "AC"}
    assert "AC" not in hand
    if before is not None:
        client.answer("do", command=before)
    text = json.dumps(fields)
    for name, card in cards.items():
        text = text.replace(f'"{name}"', f'"{card}"')

    assert [reason] == [answer["reason"] for answer in client.ask(kind, **json.loads(text))]


def test_when_the_game_is_over_nothing_is_played(client: Client) -> None:
    client.begin(score_limit=1)
    client.play()

    reasons = [
        client.do("play", card="7S")["reason"],
        client.do("rage_quit", strategy="expert")["reason"],
        client.do("take_seat", seat=1)["reason"],
        client.answer("hint")["reason"],
        client.answer("track")["reason"],
    ]

    assert ["GameIsOver"] * 5 == reasons
