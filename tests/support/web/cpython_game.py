"""The same game played by CPython beside the page: what the page has to show."""

from engine.cards.card import Card
from engine.straights.commands import Discard, Play
from engine.straights.console_text.export_game import ConsoleGame, export_game
from engine.straights.player import Computer
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named

YOU = 0


class CPythonGame:
    """A game of seat 0, a human, with computers."""

    def __init__(self, session: Session) -> None:
        self.session = session
        self._let_computers_play()

    @classmethod
    def of(cls, setup: Setup) -> "CPythonGame":
        return cls(Session(setup))

    @property
    def hand(self) -> set[str]:
        return {str(card) for card in self.session.observe(YOU).hand}

    @property
    def usable(self) -> set[str]:
        """The cards that seat 0 may play or, if there are none, put down."""
        observation = self.session.observe(YOU)
        return {str(card) for card in observation.legal_plays or observation.hand}

    @property
    def table(self) -> set[str]:
        return {str(move.card) for move in self.session.observe(YOU).moves if move.card is not None}

    @property
    def scores(self) -> tuple[str, ...]:
        return tuple(str(seat.score) for seat in self.session.observe(YOU).seats)

    @property
    def finished_rounds(self) -> int:
        return len(self.session.observe(YOU).results)

    @property
    def transcript(self) -> ConsoleGame:
        return export_game(self.session)

    def use(self, card: str) -> None:
        """Let seat 0 play a card or put it down, and the computers after it."""
        is_discard = self.session.observe(YOU).must_discard
        self.session.submit((Discard if is_discard else Play)(YOU, Card.parse(card)))
        self._let_computers_play()

    def _let_computers_play(self) -> None:
        session = self.session
        while session.turn is not None and isinstance(player := session.player_of(session.turn), Computer):
            session.submit(strategy_named(player.strategy).choose(session.observe(session.turn)))
