"""What each viewer of a game is told of an action, the public part made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.fast_dataclass import Generic, dataclass, replace
from engine.games.changes import Moved, changed, last_round, moved, seats_after
from engine.games.game import Game
from engine.games.session import Action, Event, Seen, Setup, State
from engine.games.table import Happening, Offer, Table
from engine.text.sentence import Sentence


@dataclass(frozen=True, slots=True)
class Views:
    """What an action has changed.

    Attributes:
        public: for all who may know no more than everybody.
        own: for those who may, or whose result reads otherwise.
        turn: what the seat on turn, if it is not among these, is told beside the public part.
        round: a whole round, for those who are told no sooner; None before its end.
    """

    public: Moved
    own: Mapping[int, Moved]
    turn: tuple[int, tuple[Offer, ...], tuple[Sentence, ...]] | None
    round: Moved | None


class GameViews(Generic[Setup, State, Action, Event, Seen]):
    """Follows a game for all of its viewers."""

    def __init__(
        self, game: Game[Setup, State, Action, Event, Seen], state: State, untold: Iterable[Event] = ()
    ) -> None:
        """`untold` are public events of the running round, if there were any before."""
        self._game = game
        self._shown = game.rest(game.observe(state, None))
        self._moves: dict[int | None, Happening] = {}  # the last one of each seat since it was shown
        self._untold = [*map(game.happening, untold)]

    def after(self, state: State, events: Sequence[Event]) -> Views:
        """What is to be told of the events of the last action, which have led to this state."""
        game = self._game
        known = [game.redact(event, None) for event in events]
        happenings = tuple(map(game.happening, known))
        self._untold += happenings
        ends = any(each.shows_result for each in happenings)
        # Who looks on sees least: what is not hidden from them is not hidden from any seat.
        hides = any(seen is not event for seen, event in zip(known, events, strict=True))
        is_move, turn = all(map(game.is_move, events)), game.turn(state)
        if is_move:
            public, own = Moved(turn, happenings), {}
            if hides:
                own = self._own_move(state, events, known)
            self._moves.update({each.seat: each for each in happenings})
        else:
            own = self._own(state, events, known, happenings, ends=ends) if ends or hides else {}
            public = self._public(state, happenings, ends=ends)
        asked = None
        if turn is not None and turn not in own:
            asked = turn, *game.asked(state, turn)
        return Views(public, own, asked, self._round() if ends else None)

    def _public(self, state: State, happenings: tuple[Happening, ...], *, ends: bool) -> Moved:
        before, self._shown, self._moves = self._before, self._table(state, None, ends=ends), {}
        return moved(before, self._shown, happenings)

    def _own_move(self, state: State, events: Sequence[Event], known: Sequence[Event]) -> dict[int, Moved]:
        """What those are told who know more of a move: it may change what they alone know of themselves."""
        game, own = self._game, dict[int, Moved]()
        for seat in range(len(self._shown.seats)):
            seen = [game.redact(event, seat) for event in events]
            if seen != known:
                table = game.rest(game.observe(state, seat))
                change = {"facts": table.seats[seat].facts}
                moves = tuple(map(game.happening, seen))
                own[seat] = Moved(table.turn, moves, table.offers, table.message, {str(seat): change})
        return own

    def _own(
        self,
        state: State,
        events: Sequence[Event],
        known: Sequence[Event],
        happenings: Sequence[Happening],
        *,
        ends: bool,
    ) -> dict[int, Moved]:
        """What those are told who know more of the events than everybody, or at the end of a round."""
        game, before, own = self._game, self._before, dict[int, Moved]()
        for seat in range(len(before.seats)):
            seen = [game.redact(event, seat) for event in events]
            if ends or seen != known:
                parts = zip(seen, known, happenings, strict=True)
                moves = (
                    shown if event is public else game.happening(event) for event, public, shown in parts
                )
                own[seat] = moved(before, self._table(state, seat, ends=ends), tuple(moves))
        return own

    @property
    def _before(self) -> Table:
        """The public table before the last action."""
        return replace(self._shown, seats=seats_after(self._shown.seats, self._moves.values()))

    def _table(self, state: State, viewer: int | None, *, ends: bool) -> Table:
        seen = self._game.observe(state, viewer)
        table = self._game.rest(seen)
        return replace(table, result=self._game.result(seen)) if ends else table

    def _round(self) -> Moved:
        """With whole seats: nobody knows any more what they were when the round began."""
        table, happenings, self._untold = self._shown, tuple(self._untold), []
        seats = {str(seat): changed(None, data) for seat, data in enumerate(table.seats)}
        return Moved(
            table.turn, happenings, (), (), seats, table.round, table.title, last_round(table.result)
        )
