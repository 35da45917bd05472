"""Numbers of a client at their limits: moments, rounds, steps, prices, seats, numbers of messages."""

import pytest

from engine.straights.setup import MAX_NAME_LENGTH, MAX_SCORE_LIMIT, MAX_SEED, MIN_SEED
from engine.straights.storage.savegame import dumps
from engine.straights.storage.wire import MAX_NUMBER
from tests.support.hosting import NAMES, Client

COUNT = 60
AT = [(-1, False), (0, True), (1, True), (COUNT - 1, True), (COUNT, True), (COUNT + 1, False)]


@pytest.fixture
def client() -> Client:
    """A table at a game of sixty moves, the second round begun."""
    client = Client()
    client.begin(strategies=(None, *["lowest"] * 3))
    while len(client.session.actions) < COUNT:
        client.turn()
    client.answer("open", text=dumps(client.session.rewound(COUNT)))
    return client


def is_refused(client: Client, kind: str, **fields: object) -> bool:
    """Whether a request is answered by a refusal, and then changes nothing."""
    before = dumps(client.session)
    refused = bool(client.answer(kind, **fields)["type"] == "refused")
    assert not refused or before == dumps(client.session)
    return refused


@pytest.mark.parametrize("at, is_one", AT)
@pytest.mark.parametrize("is_open", [True, False])
def test_a_replay_goes_from_the_start_to_the_last_move(
    client: Client, at: int, *, is_one: bool, is_open: bool
) -> None:
    """No moment before, and none after."""
    if not is_one:
        assert is_refused(client, "replay", at=at, open=is_open)
        return
    answer = client.answer("replay", at=at, open=is_open)

    assert (at, COUNT) == (answer["at"], answer["count"])
    assert [0, 52] == answer["rounds"]
    assert (at == 0) is (answer["event"] is None)
    assert is_open is (answer["hands"] is not None)
    number = client.session.rewound(at).state.number
    assert number == answer["observation"]["round"]


def test_without_a_number_a_replay_shows_the_last_move(client: Client) -> None:
    """Null is all of them."""
    assert COUNT == client.answer("replay", at=None, open=False)["at"]


@pytest.mark.parametrize("at, is_one", AT)
def test_play_goes_on_from_any_moment_of_the_game(client: Client, at: int, *, is_one: bool) -> None:
    """As a game of so many moves."""
    if is_one:
        moves = client.session.actions
        assert "table" == client.answer("play_on", at=at)["type"]
        assert moves[:at] == client.session.actions
        assert "" == client.session.setup.salt
    else:
        assert is_refused(client, "play_on", at=at)


@pytest.mark.parametrize("number, is_one", [(-1, False), (0, False), (1, True), (2, False), (3, False)])
def test_only_a_finished_round_is_reviewed(client: Client, number: int, *, is_one: bool) -> None:
    """The second is still played."""
    answer = client.answer("review", round=number, step=0, seat=0)

    assert is_one is (answer["type"] == "review")


@pytest.mark.parametrize("count, is_one", [(0, True), (1, True), (1000, True), (1001, False)])
def test_a_rating_is_told_of_a_thousand_prices_at_most(count: int, *, is_one: bool) -> None:
    """Of none there is nothing to say; with one too many nothing is said."""
    client = Client(is_checked=False)
    assert is_one is (client.answer("rate", prices=[1.5] * count)["type"] == "rating")


@pytest.mark.parametrize("seat, is_one", [(-1, False), (0, True), (1, False), (4, False)])
def test_only_a_human_at_one_of_four_seats_may_look(client: Client, seat: int, *, is_one: bool) -> None:
    """Neither a computer nor who does not exist."""
    assert is_one is (not is_refused(client, "show_hand", seat=seat))


@pytest.mark.parametrize("n, is_one", [(-1, False), (0, True), (MAX_NUMBER, True), (MAX_NUMBER + 1, False)])
def test_numbers_of_messages_are_those_of_javascript(n: int, *, is_one: bool) -> None:
    """From 0 to 2^53 - 1."""
    client = Client(is_checked=False)
    answers = client.send(f'{{"type": "hint", "n": {n}}}')

    assert is_one is (answers != [] and answers[-1].get("n") == n)


@pytest.mark.parametrize(
    "fields, is_one",
    [
        ({"score_limit": -1}, False),
        ({"score_limit": 0}, True),
        ({"score_limit": 1}, True),
        ({"score_limit": MAX_SCORE_LIMIT}, True),
        ({"score_limit": MAX_SCORE_LIMIT + 1}, False),
        ({"seed": MIN_SEED - 1}, False),
        ({"seed": MIN_SEED}, True),
        ({"seed": MAX_SEED}, True),
        ({"seed": MAX_SEED + 1}, False),
        ({"names": ["x" * MAX_NAME_LENGTH, *NAMES[1:]]}, True),
        ({"names": ["x" * (MAX_NAME_LENGTH + 1), *NAMES[1:]]}, False),
        ({"names": ["", *NAMES[1:]]}, False),
        ({"names": [*NAMES[1:]]}, False),
        ({"names": [*NAMES, "Eva"]}, False),
    ],
)
def test_a_new_game_keeps_the_limits_of_its_setup(fields: dict[str, object], *, is_one: bool) -> None:
    """One beyond any of them is refused."""
    client = Client()
    usual = {"names": NAMES, "strategies": (None, "lowest", "lowest", "lowest"), "seed": 5, "score_limit": 80}

    assert is_one is (client.answer("new", **{**usual, **fields})["type"] == "table")
