"""A duplicate match: its rounds, its end, its sums, and what is saved and said of it."""

import pytest

from engine.errors import DamagedSaveGame, SetupError
from engine.straights.observation import Observation
from engine.straights.player import Computer
from engine.straights.playouts.position import limit_to_play_for
from engine.straights.session import Session
from engine.straights.setup import DUPLICATE_MATCH, FIRST_LEGAL, ONE_ROUND, SeatSetup, Setup, Variant
from engine.straights.storage.savegame import dumps, loads
from engine.straights.text.results import match_result, result_notes
from engine.straights.text.variants import game_end, game_length
from engine.text.rendering import render
from tests.support.playing import play_on

NAMES = ("Ada", "Bo", "Cy", "Dee")
MINUS = "\N{MINUS SIGN}"
KEY = "0123456789abcdef" * 4


def match(*strategies: str) -> Session:
    seats = tuple(SeatSetup(*each) for each in zip(NAMES, map(Computer, strategies), strict=True))
    return Session(Setup(0, seats, DUPLICATE_MATCH, key=KEY))


def test_players_who_play_alike_have_the_same_sum() -> None:
    session = play_on(match(*[FIRST_LEGAL] * 4))
    scores = session.state.results[-1].scores

    assert (16, True) == (len(session.state.results), session.is_over)
    assert 1 == len(set(scores))
    assert 1 < len({result.gained for result in session.state.results})
    assert (0, 1, 2, 3) == session.state.winners
    (said,) = result_notes(NAMES, session.state.results, session.observe(None))
    assert "Better than average: Ada 0, Bo 0, Cy 0, Dee 0" == render(said)


def test_the_sums_are_told_beside_par() -> None:
    ahead = f"Better than average: Bo +52, Ada +12, Dee {MINUS}12, Cy {MINUS}52"

    assert ahead == render(match_result(NAMES, (230, 200, 278, 248)))


def test_a_match_is_saved_as_what_earlier_programs_refuse() -> None:
    session = play_on(match(*[FIRST_LEGAL] * 4), 100)
    text = dumps(session)

    assert (session.setup, session.actions) == (loads(text).setup, loads(text).actions)
    assert '"version": 4' in text
    assert "duplicate_deals" not in dumps(Session(Setup.of(1, (Computer(FIRST_LEGAL),) * 4)))
    with pytest.raises(DamagedSaveGame):
        loads(text.replace('"duplicate_deals": 4', '"duplicate_deals": 5'))


@pytest.mark.parametrize(
    "deals, key, reseeds", [(9, KEY, False), (-1, KEY, False), (4, "", False), (4, KEY, True)]
)
def test_a_match_that_cannot_be_dealt_is_refused(deals: int, key: str, *, reseeds: bool) -> None:
    seats = tuple(map(SeatSetup, NAMES))
    with pytest.raises(SetupError):
        Setup(0, seats, Variant(reseed_each_round=reseeds, duplicate_deals=deals), key=key)


def test_computers_play_for_the_sum_and_in_the_last_round_for_the_end() -> None:
    """The end is as far away as the rounds that are left, and never within this one."""

    def limit(observation: Observation) -> int:
        return limit_to_play_for(observation) - max(seat.score for seat in observation.seats)

    session = match(*[FIRST_LEGAL] * 4)
    limits = []
    while not session.is_over:
        limits.append(limit(session.observe(session.turn)))
        play_on(session, 52)

    assert 16 == len(limits)
    assert 270 == limits[0]
    assert all(155 <= each for each in limits[:-1])
    assert ONE_ROUND >= limits[-1]


def test_what_is_said_of_a_match() -> None:
    assert "duplicate match, 16 rounds" == render(game_length(DUPLICATE_MATCH))
    end = (
        "The game ends after 16 rounds: everyone plays each hand of 4 deals once. After round 4 the deals "
        "come back in other suits: whoever recognizes one knows every hand."
    )
    assert end == render(game_end(DUPLICATE_MATCH))
