"""The client's view of a network game that is not Straights: what the server tells of it, as data."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass, replace
from engine.games.changes import moved, table_after
from engine.games.event_texts import event_text, places_of
from engine.games.game import table_of
from engine.games.registry import AnyGame, game_named, new_games
from engine.games.table import Answer, Happening, Pile, Table
from engine.straights.protocol.server_messages import RoomGame, RoomMessage
from engine.straights.protocol.tables import TableMoves, WholeTable
from engine.straights.text.events import REMOTE_EVENT_TEXTS
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Step
from straights_gui.model.table_game import steps_between


@dataclass(frozen=True, slots=True)
class ClientTable:
    """A game as seen from a seat or by a spectator.

    Attributes:
        rules: the functions of the game, which has no secrets here.
        table: as it is now.
        happenings: all that happened; before the last deal, only what was said.
        rules_text: the rules in words.
        seal: of the deals; "" for none, and before the game.
        key: opens the seal at the end of the game; "" before.
    """

    rules: AnyGame
    table: Table
    happenings: tuple[Happening, ...] = ()
    rules_text: tuple[Sentence, ...] = ()
    seal: str = ""
    key: str = ""

    @staticmethod
    def waiting(room: RoomMessage, game: RoomGame, viewer: int | None) -> ClientTable:
        """The table before the first game, names without cards; raises an EngineError for one not offered."""
        rules, offered = game_named(game.name), new_games(game.name)
        lengths = [each.lengths for each in offered.presets if each.key == game.preset]
        length = next((at for each in lengths for at, text in enumerate(each) if text == room.length), 0)
        people = [(f"{seat}", "") for seat in range(len(room.places))]
        setup = offered.setup_for(game.preset, people, length, 0)
        table = table_of(rules, rules.session(setup).state, viewer)
        seats = tuple(
            replace(seat, name=place.name or "\N{EN DASH}", player=place.strategy or "", is_dealer=False)
            for seat, place in zip(table.seats, room.places, strict=True)
        )
        piles = tuple(replace(pile, cards=(), amount=0) for pile in table.piles)
        table = replace(table, turn=None, seats=seats, piles=piles, offers=(), message=())
        return ClientTable(rules, table, rules_text=tuple(offered.rules_text(setup)))

    @staticmethod
    def of(message: WholeTable) -> ClientTable:
        """The game of a message; raises BadMessage if it makes no sense."""
        shown, earlier = message.shown, tuple(Happening(told=(said,)) for said in message.log)
        rules, table, fields = game_named(shown.fields.game), shown.table, shown.fields
        since = _whole(rules, [replace(pile, cards=()) for pile in table.piles], message.events)
        seal, key = fields.seal or "", fields.key or ""
        said = () if message.about is None else message.about.rules
        return _verified(ClientTable(rules, table, (*earlier, *since), said, seal, key))

    def after(self, message: TableMoves) -> ClientTable:
        """The game after what a message tells; raises BadMessage if it makes no sense."""
        told = _whole(self.rules, self.table.piles, message.moves.happenings)
        try:
            table = table_after(self.table, replace(message.moves, happenings=told))
        except (LookupError, ValueError, TypeError) as error:
            raise BadMessage("moves that make no sense") from error
        happenings, key = (*self.happenings, *told), message.key or self.key
        return _verified(replace(self, table=table, happenings=happenings, key=key))

    def verify(self, answer: Answer) -> None:
        """Leave it to the server what is allowed."""

    def steps_since(self, before: object) -> tuple[Step, ...] | None:
        """What is drawn after an earlier moment of the same round; None if that is of another one."""
        if not isinstance(before, ClientTable):
            return None
        count = len(before.happenings)
        is_same = (self.seal, self.table.viewer) == (before.seal, before.table.viewer)
        if not is_same or self.happenings[:count] != before.happenings:
            return None
        told = moved(before.table, self.table, self.happenings[count:])
        return tuple(map(Step, steps_between(before.table, told, self.table), self.said()[count:]))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events where the players are at screens of their own."""
        texts, names = self.rules.event_texts, [seat.name for seat in self.table.seats]
        remote = {key: REMOTE_EVENT_TEXTS.get(key, text) for key, text in texts.items()}
        return tuple(event_text(remote, each.told, names) for each in self.happenings)


def _verified(found: ClientTable) -> ClientTable:
    """The same; raises BadMessage if what has happened, or the table, cannot be said."""
    try:
        found.said()
        tuple(found.rules.description(found.table))
    except (LookupError, ValueError, TypeError) as error:
        raise BadMessage("a table of which nothing can be said") from error
    return found


def _whole(rules: AnyGame, piles: Sequence[Pile], happenings: Iterable[Happening]) -> tuple[Happening, ...]:
    """With who acts, and what is said of it, which messages leave out where the movements tell it.

    Raises BadMessage for what the game does not say.
    """
    owners: Mapping[str, int | None] = {pile.place: pile.seat for pile in piles}
    places = {key: len(places_of(text)) for key, text in rules.event_texts.items()}
    found = []
    for each in happenings:
        first, seat = each.movements[:1], each.seat
        if seat is None and first and not (each.is_deal or each.shows_result):
            seat = owners.get(first[0].begin)
        cards = first[0].cards if first else ()
        usual = tuple(known for known in (seat, *cards) if known is not None)
        told = tuple(
            said if said.values else replace(said, values=usual[: places.get(said.key)]) for said in each.told
        )
        if any(len(said.values) != places.get(said.key) for said in told):
            raise BadMessage("an event of which nothing can be said")
        found.append(replace(each, seat=seat, told=told))
    return tuple(found)
