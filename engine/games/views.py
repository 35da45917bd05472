"""What each viewer of a game is told of an action, the public part made once."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from engine.fast_dataclass import Generic, dataclass, replace
from engine.games.changes import Moved, changed, last_round, moved, seats_after
from engine.games.game import Game
from engine.games.session import Action, Event, Seen, Setup, State
from engine.games.table import Fact, Happening, Offer, Table
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

    @property
    def has_untold(self) -> bool:
        """Whether something has happened that who is told of whole rounds does not know."""
        return bool(self._untold)

    def after(self, state: State, events: Sequence[Event]) -> Views:
        """What is to be told of the events of the last action, which have led to this state."""
        game = self._game
        known = [game.redact(event, None) for event in events]
        happenings = tuple(map(game.happening, known))
        self._untold += happenings
        ends, turn = False, game.turn(state)
        facts = game.facts_after_move(state, events[0]) if len(events) == 1 else None
        if facts is not None:
            public, own = Moved(turn, happenings), self._own_move(state, events[0], facts)
            self._moves.update({each.seat: each for each in happenings})
        else:
            ends = any(each.shows_result for each in happenings)
            # Who looks on sees least: what is not hidden from them is not hidden from any seat.
            hides = any(seen is not event for seen, event in zip(known, events, strict=True))
            before, self._shown, self._moves = self._before, self._table(state, None, ends=ends), {}
            public = moved(before, self._shown, happenings)
            shown = tuple(zip(events, known, happenings, strict=True))
            own = self._own(before, public, state, shown, ends=ends) if ends or hides else {}
        asked = None
        if turn is not None and turn not in own:
            asked = turn, *game.asked(state, turn)
        return Views(public, own, asked, self._round() if ends else None)

    def _own_move(
        self, state: State, event: Event, facts: Mapping[int, tuple[Fact, ...]]
    ) -> dict[int, Moved]:
        """What those are told who know more of a move."""
        game, own = self._game, dict[int, Moved]()
        for seat, known in facts.items():
            happening, change = game.happening(game.redact(event, seat)), {str(seat): {"facts": known}}
            own[seat] = Moved(game.turn(state), (happening,), *game.asked(state, seat), change)
        return own

    def _own(
        self,
        before: Table,
        public: Moved,
        state: State,
        shown: Sequence[tuple[Event, Event, Happening]],
        *,
        ends: bool,
    ) -> dict[int, Moved]:
        """What those are told who know more of the events than everybody, or at the end of a round.

        They know more of themselves alone, so they are told of the other seats what everybody is told.
        `shown` has each event, what everybody may know of it, and how that is shown.
        """
        game, own = self._game, dict[int, Moved]()
        for seat in range(len(before.seats)):
            seen = [(game.redact(event, seat), known, each) for event, known, each in shown]
            if ends or any(event != known for event, known, _ in seen):
                moves = tuple(
                    [each if event is known else game.happening(event) for event, known, each in seen]
                )
                table, others = self._table(state, seat, ends=ends), {**(public.seats or {})}
                others.pop(str(seat), None)
                change = changed(seats_after(before.seats, moves)[seat], table.seats[seat])
                own[seat] = replace(
                    public,
                    happenings=moves,
                    offers=table.offers,
                    message=table.message,
                    seats=(others | {str(seat): change} if change else others) or None,
                    result=last_round(table.result),
                )
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
