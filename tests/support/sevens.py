"""Games of the Sevens family by chance, with any rules."""

from dataclasses import replace
from itertools import product

from hypothesis import strategies as st

from engine.cards.card import Card
from engine.errors import SetupError
from engine.sevens import game
from engine.sevens.rules import MAX_PASSES, PLAYERS, End, NothingFits, Points, Rules, Start
from engine.sevens.state import Pass, Setup, State
from engine.sevens.strategies import STRATEGIES
from engine.straights.commands import Play
from engine.straights.player import Computer, Human
from engine.straights.setup import SeatSetup
from tests.support.playing import SEEDS, cards

NAMES = ("Anna", "Ben", "Clara", "Diego", "Hugo", "Mia", "Omar", "Lena")


def possible(*values: object) -> Rules | None:
    try:
        return Rules(*values)  # type: ignore[arg-type]  # any values: most go together
    except SetupError:
        return None


_PARTS = (PLAYERS, Start, NothingFits, range(MAX_PASSES + 1), End, Points)
ALL_RULES = [
    rules
    for values in product(*_PARTS)
    for length in ((2, 0), (0, 30), (0, 100), (0, 0))
    if (rules := possible(*values, *length))
]
"""Rules of every kind, for every number of players."""
PLAYERS_OF_SEATS = st.sampled_from([Human(), *map(Computer, STRATEGIES)])
SETUPS = st.sampled_from(ALL_RULES).flatmap(
    lambda rules: st.builds(
        Setup,
        SEEDS,
        st.tuples(
            *(st.builds(SeatSetup, st.just(name), PLAYERS_OF_SEATS) for name in NAMES[: rules.players])
        ),
        st.just(rules),
    )
)


def begun(rules: Rules, hands: str = "", seed: int = 1) -> State:
    """A game of humans, with these hands, one a line."""
    setup = Setup(seed, tuple(SeatSetup(name) for name in NAMES[: rules.players]), rules)
    state, _ = game.start(setup)
    lines = hands.strip().splitlines()
    pairs = zip(state.seats, lines, strict=True) if lines else ()
    return replace(state, seats=tuple(replace(seat, hand=cards(line)) for seat, line in pairs) or state.seats)


def played(state: State, text: str) -> State:
    """The game after cards and passes (-), one a turn."""
    for word in text.split():
        assert state.turn is not None
        seat = state.turn
        state, _ = game.apply(state, Pass(seat) if word == "-" else Play(seat, Card.parse(word)))
    return state
