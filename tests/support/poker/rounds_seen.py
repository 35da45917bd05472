"""What tests of players share: rounds that a player has seen, and whole games."""

from engine.cards.card import CARDS
from engine.poker.game.events import AntePaid, CardsDrawn, Event, HandsDealt, RoundStarted
from engine.poker.play.game import Game
from engine.poker.play.table import Table
from engine.poker.players import player_named
from engine.poker.players.odds import OddsPlayer

ANTE, BALANCE = 100, 10_000
DRAWS = (CardsDrawn(0, 3, (), ()), CardsDrawn(1, 3, None, None))
ROUNDS = 150


def seeing(watcher: OddsPlayer, *events: Event, seats: int = 2) -> OddsPlayer:
    """Let a player in seat 0 see a round in which these events happened after the deal."""
    watcher.watch(RoundStarted(1, tuple(range(seats)), ANTE, (BALANCE,) * seats))
    for seat in range(seats):
        watcher.watch(AntePaid(seat, ANTE, BALANCE - ANTE))
    watcher.watch(HandsDealt((CARDS[:5], *[None] * (seats - 1))))
    for event in events:
        watcher.watch(event)
    return watcher


def begun(names: tuple[str, ...], seed: int) -> Table:
    """Let players of these names sit down; a game of poker cannot be set up without an ante."""
    game = Game(100, seed=seed, max_rounds=ROUNDS, strict=True)
    for number, name in enumerate(names):
        assert game.add_player(player_named(name, f"{name} {number}", seed + number))
    return game.begin(1)


def played(names: tuple[str, ...], seed: int) -> list[Event]:
    return [event for events in begun(names, seed).rounds() for event in events]
