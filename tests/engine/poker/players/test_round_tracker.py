"""The round so far, from the events alone."""

from engine.poker.game.events import Event
from engine.poker.game.setup import Setup
from engine.poker.game.state import Phase
from engine.poker.hands.hand import Hand
from engine.poker.play.table import Table
from engine.poker.players.odds import RoundTracker
from engine.poker.players.simple import RandomPlayer


class Watching(RandomPlayer):
    """Plays at random, and compares what it has tracked with the table before each bet."""

    table: Table

    def __init__(self) -> None:
        super().__init__("Watching", 4)
        self.tracker = RoundTracker()
        self.looks = 0

    def watch(self, event: Event) -> None:
        self.tracker.watch(event)

    def is_folding(self, hand: Hand, player_count: int, balance: float) -> bool:
        state, tracker = self.table.state, self.tracker
        assert (2, state.bet) == (tracker.seat, tracker.bet)
        assert sum(seat.staked for seat in state.seats) == tracker.pot
        assert {*state.live} - {2} == {*tracker.others}
        assert (state.phase is Phase.FINAL_BETS) == bool(tracker.phase)
        self.looks += 1
        return super().is_folding(hand, player_count, balance)


def test_every_round_of_a_game_is_tracked_from_its_beginning() -> None:
    """Pot, bet and who is left are those of the table, also once others are out of the game."""
    watching = Watching()
    names = ("North", "East", "Watching", "West")
    players = [RandomPlayer(name, number) for number, name in enumerate(names)]
    players[2] = watching
    watching.table = Table(Setup(names, 50_000, 100, seed=7, max_rounds=40), players, is_strict=True)

    rounds = len([*watching.table.rounds()])

    assert rounds > 20
    assert watching.looks > rounds
