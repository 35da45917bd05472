"""A game in progress, see `engine.games.session`; and what a console asks of it."""

from __future__ import annotations

from collections.abc import Iterable

from engine.cards.card import Card
from engine.games import session
from engine.straights import play
from engine.straights.commands import Action, Command, Quit, ShowDeck
from engine.straights.events import DeckShown, Event, TableLeft
from engine.straights.observation import Observation
from engine.straights.player import Player
from engine.straights.rules import legal_plays
from engine.straights.setup import Setup
from engine.straights.state import GameState


class Session(session.Session[Setup, GameState, Action, Event, Observation]):
    """The interface to a game: takes commands, returns events, raises a Refusal for illegal commands.

    >>> from engine.straights.player import Human
    >>> session = Session(Setup.of(1, (Human(), Human(), Human(), Human())))
    >>> session.turn, [str(card) for card in session.observe(3).legal_plays]
    (3, ['7S'])
    """

    rules = play

    def __init__(self, setup: Setup, actions: Iterable[Action] = ()) -> None:
        """Create a game and replay the actions; raises the Refusal of the first illegal one."""
        super().__init__(play, setup, actions)

    def __getstate__(self) -> dict[str, object]:
        """All but the rules, which are a module: those of the class are meant where it is copied to."""
        return {name: value for name, value in vars(self).items() if name != "rules"}

    def player_of(self, seat: int) -> Player:
        """The current player of the seat."""
        return self.state.seats[seat].player

    def legal_plays(self) -> tuple[Card, ...]:
        """The cards that the seat on turn may play, in dealt order, as in its observation."""
        return () if self.turn is None else legal_plays(self.state.seats[self.turn].hand, self.state.table)

    def submit(self, command: Command) -> tuple[Event, ...]:
        """Carry out a command and return its events; a Refusal changes nothing."""
        match command:
            case ShowDeck():
                return (DeckShown(command.seat, self.state.deck.order),)
            case Quit():
                return (TableLeft(command.seat),)
            case _:
                return super().submit(command)
