"""What a client at a table of any game knows, which draws tables as data."""

from dataclasses import dataclass, field
from random import Random

from engine.games.changes import table_after
from engine.games.table import Answer, Table
from engine.straights.protocol.other_games import OtherTable
from engine.straights.protocol.server_messages import server_message_from
from engine.straights.protocol.tables import TableMoves, WholeTable
from tests.support.server.client_game import ClientGame
from tests.support.server.schema import Message


@dataclass
class ClientTable(ClientGame):
    """The table as a viewer was told.

    Attributes:
        said: the keys of all that was said.
        seals: of the games.
    """

    table: Table = field(default_factory=lambda: Table(None, 0, None, ()))
    said: list[str] = field(default_factory=list)
    seals: set[str | None] = field(default_factory=set)
    chance: Random = field(default_factory=lambda: Random(1))

    def note(self, message: Message) -> None:
        told = server_message_from(message)
        if isinstance(told, OtherTable | WholeTable):
            shown = told.shown if isinstance(told, OtherTable) else told.game
            self.table, self.key = shown.table, shown.fields.key or ""
            self.seals.add(shown.fields.seal)
            self.said = [each.key for each in told.log]
        elif isinstance(told, TableMoves):
            self.table, self.key = table_after(self.table, told.moves), told.key or ""
        else:
            return
        happened = told.moves.happenings if isinstance(told, TableMoves) else told.events
        self.said += [each.key for happening in happened for each in happening.told]
        self.seq, self.turn, self.is_over = told.seq, self.table.turn, bool(self.key)

    @property
    def chips(self) -> int:
        """All that lie on the table."""
        return sum(pile.amount for pile in self.table.piles)

    def chosen(self) -> Answer:
        """Anything that is offered, a bet of the least."""
        offer = self.chance.choice(self.table.offers)
        cards = tuple(self.chance.sample(offer.cards, max(offer.least, 1))) if offer.cards else ()
        return Answer(offer.key, cards, offer.target, offer.numbers[0] if offer.numbers else 0)

    def answer(self) -> Message:
        chosen = self.chosen()
        cards, target = " ".join(map(str, chosen.cards)), {"target": chosen.target} if chosen.target else {}
        return {"key": chosen.key, "cards": cards, "number": chosen.number, **target}
