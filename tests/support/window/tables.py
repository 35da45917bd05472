"""Tables of Straights as the window shows them, from what a seat may know."""

from engine.cards.card import Card
from engine.games.table import Table
from engine.straights import game
from engine.straights.observation import Observation
from straights_gui.controller.play.shown_table import shown_table


def table_of(seen: Observation, open_hands: tuple[tuple[Card, ...], ...] | None = None) -> Table:
    return shown_table(game.table_of(seen), open_hands)
