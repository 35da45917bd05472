"""Saved games and their actions: earlier versions load; what is cut off, altered or forged does not."""

import json
from contextlib import suppress

import pytest
from hypothesis import example, given
from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.errors import DamagedSaveGame, NewerSaveGame, NotASaveGame, SaveGameError
from engine.games.saved_game import VERSION, SaveGameText
from engine.straights.commands import Action, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.errors import NoSuchSeat
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.state import GameState
from engine.straights.storage import notation
from engine.straights.storage.notation import format_action, parse_action
from engine.straights.storage.savegame import GameOutline, dumps, loads, outline
from tests.support.paths import GOLDEN
from tests.support.playing import COMPUTERS, HUMANS, legal_turns, play_on, session_with
from tests.support.saved_games import checksum_of

PLAYED = play_on(session_with(COMPUTERS), 40)
SAVED = dumps(PLAYED)


def forged(**changes: object) -> str:
    """A saved game with changed parts and a checksum that fits them."""
    document = json.loads(SAVED) | changes
    del document["checksum"]
    document["checksum"] = checksum_of(document)
    return json.dumps(document)


def setup_with(**changes: object) -> dict[str, object]:
    return dict(json.loads(SAVED)["setup"]) | changes


def test_a_text_that_was_cut_off_is_refused() -> None:
    for end in range(len(SAVED) - 1):
        with pytest.raises(NotASaveGame, match="cut off"):
            loads(SAVED[:end])


def test_another_move_after_an_undo_is_saved() -> None:
    """A text that has grown with one play of a game becomes that of another play of it, as long or longer."""
    session = session_with(HUMANS)
    while len(legal_turns(session.state)) < 2:
        session.submit(legal_turns(session.state)[0])
    one, other = legal_turns(session.state)[:2]
    played = [Session(session.setup, (*session.actions, choice)) for choice in (one, other)]
    growing = SaveGameText(notation, session.setup)

    for each in (*played, play_on(played[0], 3)):
        assert dumps(each) == growing.of(each.actions)


@given(st.lists(st.integers(0, len(PLAYED.actions)), min_size=2, max_size=5))
def test_a_game_is_the_same_text_whatever_was_saved_before(lengths: list[int]) -> None:
    growing = SaveGameText(notation, PLAYED.setup)

    for length in lengths:
        text = growing.of(PLAYED.actions[:length])
        assert SaveGameText(notation, PLAYED.setup).of(PLAYED.actions[:length]) == text
        assert length == len(loads(text).actions)


@given(st.integers(0, len(SAVED) - 2), st.characters(codec="ascii"))
@example(SAVED.index("\n"), " ")
def test_one_altered_character_is_found(place: int, other: str) -> None:
    """Any other character at any place gives an error, or the same game where it was only white space."""
    text = SAVED[:place] + other + SAVED[place + 1 :]

    with suppress(SaveGameError):
        assert dumps(loads(text)) == SAVED


@pytest.mark.parametrize(
    "text",
    [
        "",
        "{}",
        "[]",
        "null",
        "7",
        '"x"',
        '{"format": "chess"}',
        "[" * 100_000,
        '{"a":' * 50_000,
        '{"format": "straights-game", "version": 1, "x": ' + "[" * 100_000,
        "1" * 5_000,
    ],
)
def test_something_else_altogether_is_no_saved_game(text: str) -> None:
    with pytest.raises(NotASaveGame):
        loads(text)


def test_a_later_version_says_so() -> None:
    """A file of a later program is called newer, not damaged."""
    with pytest.raises(NewerSaveGame, match=f"version {VERSION + 1}"):
        loads(forged(version=VERSION + 1))


@pytest.mark.parametrize("version", [0, -1, "1", None, True, 1.5])
def test_a_version_that_never_was_is_damage(version: object) -> None:
    with pytest.raises(DamagedSaveGame):
        loads(forged(version=version))


@pytest.mark.parametrize(
    "actions, reason",
    [
        (["1 play 7S", "1 play 7S"], "action"),
        (["5 play 7S"], "no seat"),
        (["1 sing"], "no recorded command"),
        (["1 play ZZ"], "no card"),
        (["1 play"], r"^action 1, '1 play', cannot be played"),
        ([7], "no text"),
        ("1 play 7S", "no list"),
        (["1 ragequit grandmaster"], "no strategy"),
        (["1 ragequit", "1 strategy prophet"], "prophet"),
        (["1 take"], "played by a human"),
    ],
)
def test_forged_actions_must_pass_the_rules(actions: object, reason: str) -> None:
    """A checksum that fits is not enough: every action is played again."""
    setup = setup_with(seats=[{"name": "a", "strategy": None}] * 4)

    with pytest.raises(DamagedSaveGame, match=reason):
        loads(forged(setup=setup, actions=actions))


@pytest.mark.parametrize(
    "setup",
    [
        None,
        {},
        setup_with(seed="1"),
        setup_with(seed=True),
        setup_with(seed=2**40),
        setup_with(score_limit=-1),
        setup_with(score_limit=2**63),
        setup_with(score_limit=1.5),
        setup_with(reseed_each_round=1),
        setup_with(seats=[]),
        setup_with(seats={}),
        setup_with(seats=[{"name": "a"}] * 4),
        setup_with(seats=[{"name": 1, "strategy": None}] * 4),
        setup_with(seats=[{"name": "", "strategy": None}] * 4),
        setup_with(seats=[{"name": "a\nb", "strategy": None}] * 4),
        setup_with(seats=[{"name": "a", "strategy": "grandmaster"}] * 4),
        setup_with(seats=[{"name": "a", "strategy": []}] * 4),
        setup_with(more=1),
    ],
)
def test_a_forged_setup_is_refused(setup: object) -> None:
    with pytest.raises(DamagedSaveGame):
        loads(forged(setup=setup, actions=[]))


@pytest.mark.parametrize("moves, number", [(0, 1), (1, 1), (52, 1), (53, 2), (104, 2)])
def test_an_outline_tells_a_game_from_others(moves: int, number: int) -> None:
    """Without replaying it; players who come and go make no move."""
    session = play_on(Session(Setup.of(5, (Human(), *(Computer("first-legal"),) * 3))), moves)
    session.submit(RageQuit(0))

    assert GameOutline(session.setup, number) == outline(dumps(session))


def test_a_list_without_moves_has_no_outline() -> None:
    document = json.loads(dumps(Session(Setup.of(1, (Human(),) * 4))))

    with pytest.raises(DamagedSaveGame, match="there is no list of actions"):
        outline(json.dumps(document | {"actions": None}))


def described(state: GameState) -> dict[str, object]:
    """A state in plain values, as it was written down with the game."""
    laid = {move.card for move in state.moves}
    return {
        "round": state.number,
        "turn": state.turn,
        "winners": list(state.winners),
        "table": sorted(str(card) for card in CARDS if card in laid),
        "seats": [
            {
                "name": seat.name,
                "strategy": seat.player.strategy if isinstance(seat.player, Computer) else None,
                "hand": " ".join(map(str, seat.hand)),
                "discards": " ".join(map(str, seat.discards)),
                "score": seat.score,
            }
            for seat in state.seats
        ],
    }


def test_a_kept_game_loads_and_is_written_as_it_was() -> None:
    """With humans, computers, exchanged seats and switches of the rules; byte for byte."""
    text = (GOLDEN / "saves/game.straights").read_bytes()
    session = loads(text)

    assert json.loads((GOLDEN / "saves/game.json").read_text(encoding="utf-8")) == described(session.state)
    assert text == dumps(session).encode()


SEATS = st.integers(0, 3)
STRATEGIES = st.from_regex(r"[a-z]+(-[a-z]+)*", fullmatch=True)
ACTIONS = st.one_of(
    st.builds(Play, SEATS, st.sampled_from(CARDS)),
    st.builds(Discard, SEATS, st.sampled_from(CARDS)),
    st.builds(RageQuit, SEATS, STRATEGIES),
    st.builds(TakeSeat, SEATS),
    st.builds(SetStrategy, SEATS, STRATEGIES),
)


@given(ACTIONS)
def test_a_recorded_action_is_read_as_it_was_written(action: Action) -> None:
    text = format_action(action)

    assert action == parse_action(text)
    assert [text] == text.splitlines()


@pytest.mark.parametrize(
    "text", ["0 take", "5 take", "-1 take", "01 take", "", "take", "\u0661 take", "1.0 take"]
)
def test_a_recorded_seat_is_one_of_four(text: str) -> None:
    with pytest.raises(NoSuchSeat):
        parse_action(text)
