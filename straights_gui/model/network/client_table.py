"""The client's view of a network game, whichever it is: what the server tells of it, as data.

The server is not trusted: what leads to no table, or cannot be said, raises BadMessage; at the end of a game
of Straights its key must deal the cards that were played.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.errors import BadMessage
from engine.fast_dataclass import dataclass, replace
from engine.games.changes import Moved, moved, table_after
from engine.games.event_texts import event_text, places_of
from engine.games.game import table_of
from engine.games.registry import AnyGame, game_named, new_games
from engine.games.table import Answer, Happening, Pile, Table, Told
from engine.straights.observation import Observation
from engine.straights.player import Human
from engine.straights.protocol.server_messages import RoomGame, RoomMessage
from engine.straights.protocol.tables import TableMoves, WholeTable
from engine.straights.session import Session
from engine.straights.setup import BY_SEAT, SEATS, SeatSetup, Setup, Variant
from engine.straights.text.events import REMOTE_EVENT_TEXTS
from engine.text.sentence import EventText, Sentence
from straights_gui.model.game import Step
from straights_gui.model.game_model import with_gains
from straights_gui.model.local_game import steps_between
from straights_gui.model.network import straights_client as straights

_STRAIGHTS = "straights"
_NOBODY = "\N{EN DASH}"


@dataclass(frozen=True, slots=True)
class ClientTable:
    """A game as seen from a seat or by a spectator.

    Attributes:
        rules: the functions of the game, which has no secrets here.
        table: as it is now.
        happenings: all that happened; of what was before the last deal perhaps only what was said.
        rules_text: the rules in words, if it is not Straights.
        variant: the rule switches of Straights.
        players: the strategies of the seats when the first cards were dealt; None for a human.
        seal: of the deals; "" for none, and before the game.
        key: opens the seal at the end of the game; "" before.
    """

    rules: AnyGame
    table: Table
    happenings: tuple[Happening, ...] = ()
    rules_text: tuple[Sentence, ...] = ()
    variant: Variant = Variant()
    players: tuple[str | None, ...] = ()
    seal: str = ""
    key: str = ""

    @staticmethod
    def waiting(room: RoomMessage | None, viewer: int | None) -> ClientTable:
        """The table before the first game, names without cards; raises an EngineError for one not offered."""
        variant = Variant() if room is None else room.variant
        places = (
            [("", None)] * SEATS if room is None else [(each.name, each.strategy) for each in room.places]
        )
        if room is None or room.game is None:
            rules, said = game_named(_STRAIGHTS), tuple[Sentence, ...]()
            people = tuple(SeatSetup(f"{seat}", Human()) for seat in BY_SEAT)
            setup: object = Setup(0, people, variant, key="0" * 32)
        else:
            rules, setup, said = _offered(room, room.game)
        table = table_of(rules, rules.session(setup).state, viewer)
        seats = tuple(
            replace(seat, name=name or _NOBODY, player=player or "", is_dealer=False)
            for seat, (name, player) in zip(table.seats, places, strict=True)
        )
        piles = _emptied(replace(pile, amount=0) for pile in table.piles)
        table = replace(table, turn=None, seats=seats, piles=piles, offers=(), message=())
        return ClientTable(rules, table, (), said, variant)

    @staticmethod
    def of(message: WholeTable) -> ClientTable:
        """The game of a message; raises BadMessage if its history does not lead to its table."""
        table, fields, about = message.shown.table, message.shown.fields, message.about
        earlier = tuple(Happening(told=(said,)) for said in message.log)
        before = ClientTable(
            game_named(fields.game),
            replace(table, piles=_emptied(table.piles)),
            earlier,
            () if about is None else about.rules,
            fields.variant,
            fields.players,
            fields.seal or "",
        )
        found = before.after(TableMoves(0, Moved(table.turn, message.events), fields.key))
        if [pile.cards for pile in found.table.piles] != [pile.cards for pile in table.piles]:
            raise BadMessage("the history does not lead to what is seen")
        shown = straights.counted(table) if found.is_straights else table
        return _verified(replace(found, table=shown), earlier)

    def after(self, message: TableMoves) -> ClientTable:
        """The game after what a message tells; raises BadMessage if it makes no sense."""
        try:
            told = self._whole(message.moves.happenings)
            table = table_after(self.table, replace(message.moves, happenings=told))
        except (LookupError, ValueError, TypeError) as error:
            raise BadMessage("moves that make no sense") from error
        cards = [card for pile in table.piles for card in pile.cards if card is not None]
        if len(cards) != len({*cards}):
            raise BadMessage("a card is at two places")
        if self.is_straights:
            table = straights.counted(table)
        found = replace(self, table=table, happenings=(*self.happenings, *told), key=message.key or self.key)
        return _verified(found, told)

    @property
    def is_straights(self) -> bool:
        """Whether it is Straights, which has reviews, a card tracker and files."""
        return self.rules.name == _STRAIGHTS

    def verify(self, answer: Answer) -> None:
        """Raise a Refusal if the rules of Straights do not allow it; others are left to the server."""
        if self.is_straights:
            straights.verify(self.table, answer)

    def observation(self) -> Observation:
        """A round of Straights, as its rules and its card tracker read it."""
        return straights.observation_of(self.table, self.happenings[self._deal :], self.variant)

    def finished_session(self) -> Session | None:
        """The whole game of Straights with all cards; None until it is over and its key is revealed.

        Raises BadMessage, SetupError or a Refusal if the key does not deal the cards that were played.
        """
        if not (self.key and self.is_straights and "winner" in [said.key for said in self._said]):
            return None
        return straights.session_of(self.table, self.happenings, self.players, self.variant, self.key)

    def joined(self, before: ClientTable) -> ClientTable | None:
        """The same with all that was seen of an earlier moment; None if that is of another game or too old.

        Of the round before only what was said is known, which is shown with its end.
        """
        if (self.seal, self.table.viewer) != (before.seal, before.table.viewer):
            return None
        since, seen = self.happenings[self._deal :], before.happenings[before._deal :]  # of this class
        said, known = self._said[: self._told], before._told  # as above
        result = self.table.result
        if len(said) == known and since[: len(seen)] == seen:
            missed = since[len(seen) :]
        elif self.table.round == before.table.round + 1 and result is not None and not result.awards:
            end = Happening(told=said[len(before._said) :], shows_result=True, clears=True)  # as above
            missed = (end, *since)
        else:
            return None
        return replace(self, happenings=(*before.happenings, *missed))

    def steps_since(self, before: ClientTable) -> tuple[Step, ...]:
        """What is drawn after an earlier moment, whose happenings are the first ones of this.

        Raises BadMessage if it cannot be drawn.
        """
        count = len(before.happenings)
        if count == len(self.happenings):
            return ()
        told = moved(before.table, self.table, self.happenings[count:])
        try:
            steps = steps_between(before.table, told, self.table)
            if self.is_straights:
                steps = with_gains(before.table, steps)
        except (LookupError, ValueError, TypeError) as error:
            raise BadMessage("moves that cannot be drawn") from error
        return tuple(map(Step, steps, self._texts(self.happenings[count:])))

    def said(self) -> tuple[EventText, ...]:
        """What is said of all events."""
        return self._texts(straights.opened(self.happenings))

    def _texts(self, happenings: Iterable[Happening]) -> tuple[EventText, ...]:
        """What is said where the players are at screens of their own."""
        texts, names = self.rules.event_texts, [seat.name for seat in self.table.seats]
        remote = {key: REMOTE_EVENT_TEXTS.get(key, text) for key, text in texts.items()}
        return tuple(event_text(remote, each.told, names) for each in happenings)

    @property
    def _deal(self) -> int:
        """The number of happenings before the last deal."""
        deals = (at for at in reversed(range(len(self.happenings))) if self.happenings[at].is_deal)
        return next(deals, 0)

    @property
    def _said(self) -> tuple[Told, ...]:
        return tuple(said for each in self.happenings for said in each.told)

    @property
    def _told(self) -> int:
        """How much was said before the last deal."""
        return sum(len(each.told) for each in self.happenings[: self._deal])

    def _whole(self, happenings: Iterable[Happening]) -> tuple[Happening, ...]:
        """With who acts, and what is said of it, which messages leave out where the movements tell it.

        Raises BadMessage for what the game does not say.
        """
        owners: Mapping[str, int | None] = {pile.place: pile.seat for pile in self.table.piles}
        places = {key: len(places_of(text)) for key, text in self.rules.event_texts.items()}
        found = []
        for each in happenings:
            first, seat = each.movements[:1], each.seat
            if seat is None and first and not (each.is_deal or each.shows_result):
                seat = owners.get(first[0].begin)
            cards = first[0].cards if first else ()
            usual = tuple(known for known in (seat, *cards) if known is not None)
            told = tuple(
                said if said.values else replace(said, values=usual[: places.get(said.key)])
                for said in each.told
            )
            if any(len(said.values) != places.get(said.key) for said in told):
                raise BadMessage("an event of which nothing can be said")
            whole = replace(each, seat=seat, told=told)
            found.append(straights.in_full(whole) if self.is_straights else whole)
        return tuple(found)


def _offered(room: RoomMessage, game: RoomGame) -> tuple[AnyGame, object, tuple[Sentence, ...]]:
    """Another game than Straights, a setup of it for so many seats, and its rules in words."""
    offered = new_games(game.name)
    lengths = [each.lengths for each in offered.presets if each.key == game.preset]
    length = next((at for each in lengths for at, text in enumerate(each) if text == room.length), 0)
    setup = offered.setup_for(game.preset, [(f"{seat}", "") for seat in range(len(room.places))], length, 0)
    return game_named(game.name), setup, tuple(offered.rules_text(setup))


def _emptied(piles: Iterable[Pile]) -> tuple[Pile, ...]:
    return tuple(replace(pile, cards=()) for pile in piles)


def _verified(found: ClientTable, happenings: Sequence[Happening]) -> ClientTable:
    """The same; raises BadMessage if what has happened, or the table, cannot be said."""
    try:
        found._texts(happenings)  # noqa: SLF001  # of this module
        tuple(found.rules.description(found.table))
    except (LookupError, ValueError, TypeError) as error:
        raise BadMessage("a table of which nothing can be said") from error
    return found
