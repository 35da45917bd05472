"""Games of the registry by chance: their moments, and worlds that a viewer cannot tell apart."""

from collections.abc import Callable, Mapping
from dataclasses import dataclass
from functools import cache
from random import Random
from typing import Any

from hypothesis import strategies as st

from engine.games.game import table_of
from engine.games.messages import TableMessages
from engine.games.registry import GAMES, OFFERED, AnyGame, game_named, new_games
from engine.games.seal import new_key
from engine.games.table import Answer, Table
from engine.poker.table.values import COMPUTERS
from tests.support.hidden import other_world
from tests.support.playing import CHANCES, SETUPS
from tests.support.poker.at_table import TABLES, other_deal
from tests.support.sevens import SETUPS as SETUPS_OF_SEVENS

SETUPS_OF: Mapping[str, st.SearchStrategy[Any]] = {
    "straights": SETUPS,
    "sevens": SETUPS_OF_SEVENS,
    "draw": TABLES,
}
PLAYERS_OF = {
    **dict.fromkeys(("straights", "sevens"), ("", "lowest", "highest")),
    "draw": ("", *COMPUTERS),
}
"""Who may sit in a game, "" for a human; the others choose actions, too."""
OTHER_WORLDS: Mapping[str, Callable[..., Any]] = {
    "straights": other_world,
    "sevens": other_world,
    "draw": other_deal,
}
"""What another world is: a state and its last events, with other hidden cards."""


@dataclass(frozen=True)
class Moment:
    """A state, and the events that led there: all, and those of the last action."""

    state: Any
    history: tuple[Any, ...]
    last: tuple[Any, ...]


class Played:
    """A game that was played for a while, by answers to offers and by strategies, and who sees it."""

    def __init__(self, name: str, setup: Any, chance: Random, length: int) -> None:
        self.game: AnyGame = game_named(name)
        if name in OFFERED and chance.randrange(2):  # as at a server
            setup = new_games(name).dealt_from(setup, new_key(chance.getrandbits))
        self.setup, self.chance = setup, chance
        state, events = self.game.start(setup)
        self.actions, self.moments = list[Any](), [Moment(state, events, events)]
        self.viewer = chance.choice((None, *range(len(table_of(self.game, state, None).seats))))
        for _ in range(length):
            action = next_action(self.game, state, PLAYERS_OF[name], chance)
            if action is None:
                break
            state, events = self.game.apply(state, action)
            self.actions.append(action)
            self.moments.append(Moment(state, (*self.moments[-1].history, *events), events))

    @property
    def codecs(self) -> TableMessages:
        return _codecs_of(self.game.name)

    def table(self, moment: Moment) -> Table:
        return table_of(self.game, moment.state, self.viewer)


@cache
def _codecs_of(name: str) -> TableMessages:
    game = game_named(name)
    return TableMessages(game.phrases, game.event_texts)


PLAYED = st.sampled_from([*GAMES]).flatmap(
    lambda name: st.builds(Played, st.just(name), SETUPS_OF[name], CHANCES, st.integers(30, 130))
)


def next_action(game: AnyGame, state: Any, players: tuple[str, ...], chance: Random) -> Any:
    """What may happen now: a deal, a seat for somebody else, an offer, or the choice of a strategy."""
    turn = game.turn(state)
    if turn is None:
        return game.next_deal(state)
    table = table_of(game, state, turn)
    seat, player = chance.randrange(len(table.seats)), chance.choice(players)
    if not chance.randrange(12) and (player or table.seats[seat].player):
        return game.exchange(state, seat, player)
    if not chance.randrange(3):
        return game.choose(chance.choice(players[1:]), game.observe(state, turn))
    offer = chance.choice(table.offers)
    count = chance.randint(offer.least, offer.most) if offer.cards else 0
    cards = tuple(chance.sample(offer.cards, count))
    number = chance.randint(*offer.numbers[:2]) if offer.numbers else 0
    return game.action(table, Answer(offer.key, cards, offer.target, number))
