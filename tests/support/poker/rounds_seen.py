"""What tests of players share: rounds that a player has seen, and whole games."""

from engine.cards.card import CARDS
from engine.poker.game.events import AntePaid, CardsDrawn, Event, HandsDealt, RoundStarted
from engine.poker.play.game import Game
from engine.poker.play.table import Table
from engine.poker.players import player_named
from engine.poker.players.odds import OddsPlayer
from engine.poker.players.round_tracker import RoundTracker

ANTE, BALANCE = 100, 10_000
DRAWS = (CardsDrawn(0, 3, (), ()), CardsDrawn(1, 3, None, None))
ROUNDS = 150


def watched(*events: Event, seats: int = 3, ante: int = 100) -> RoundTracker:
    """See a round in which seat 0 looks and these events happened after the deal."""
    tracker = RoundTracker()
    tracker.watch(RoundStarted(1, tuple(range(seats)), ante, (10_000,) * seats))
    for seat in range(seats):
        tracker.watch(AntePaid(seat, ante, 10_000 - ante))
    tracker.watch(HandsDealt((CARDS[:5], *[None] * (seats - 1))))
    for event in events:
        tracker.watch(event)
    return tracker


def seeing(player: OddsPlayer, *events: Event, seats: int = 2) -> OddsPlayer:
    """Let a player in seat 0 see a round in which these events happened after the deal."""
    player.watch(RoundStarted(1, tuple(range(seats)), ANTE, (BALANCE,) * seats))
    for seat in range(seats):
        player.watch(AntePaid(seat, ANTE, BALANCE - ANTE))
    player.watch(HandsDealt((CARDS[:5], *[None] * (seats - 1))))
    for event in events:
        player.watch(event)
    return player


def begun(names: tuple[str, ...], seed: int) -> Table:
    """Let players of these names sit down; a game of poker cannot be set up without an ante."""
    game = Game(100, seed=seed, max_rounds=ROUNDS, strict=True)
    for number, name in enumerate(names):
        assert game.add_player(player_named(name, f"{name} {number}", seed + number))
    return game.begin(1)


def played(names: tuple[str, ...], seed: int) -> list[Event]:
    return [event for events in begun(names, seed).rounds() for event in events]
