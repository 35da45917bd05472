"""Five-card draw at tables of 2 to 10 seats, and deals that a viewer cannot tell apart."""

from dataclasses import replace
from random import Random

from hypothesis import strategies as st

from engine.cards.card import CARDS
from engine.games.seal import new_key
from engine.poker.game.setup import Setup
from engine.poker.table.play import observe, redact
from engine.poker.table.values import COMPUTERS, Events, TableSetup, TableState
from tests.support.hidden import cards_in, with_cards
from tests.support.poker.dealing import NAMES


def _table(seats: int, balance: int, seed: int, min_bet: int, rounds: int | None) -> TableSetup:
    setup = Setup(NAMES[:seats], balance, 3, seed, min_bet=min_bet, max_rounds=rounds)
    return TableSetup(setup, tuple(("", *COMPUTERS)[seat % 4] for seat in range(seats)))


TABLES = st.builds(
    _table,
    st.integers(2, 10),
    st.integers(3, 400),
    st.integers(0, 2**32 - 1),
    st.integers(0, 20),
    st.none() | st.integers(1, 3),
)


def other_deal(
    state: TableState, events: Events, viewer: int | None, chance: Random
) -> tuple[TableState, Events]:
    """A table where the cards that the viewer was not told are other ones; the viewer observes the same."""
    told = [redact(event, viewer) for event in (*state.events, *state.finished, *events)]
    seen = set(cards_in(told))
    hidden = [card for card in CARDS if card not in seen]
    swapped = dict(zip(hidden, chance.sample(hidden, len(hidden)), strict=True))
    before = state.game.setup
    secret = {"key": new_key(chance.getrandbits)} if before.key else {"seed": chance.getrandbits(31)}
    setup = replace(before, **secret)
    other = with_cards(state, swapped)
    other = replace(other, game=replace(other.game, setup=setup))
    assert observe(state, viewer) == observe(other, viewer)
    return other, with_cards(events, swapped)
