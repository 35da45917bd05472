"""What the window has to keep and show, worked out a second time from the documented rules."""

from dataclasses import dataclass, field

from engine.cards.card import Card
from engine.straights.commands import Action, Choice, Discard, Play, RageQuit, SetStrategy, TakeSeat
from engine.straights.events import Event, RoundEnded
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import Setup
from engine.straights.strategies.registry import strategy_named

Exchange = RageQuit | TakeSeat | SetStrategy


@dataclass
class ExpectedRound:
    """What the statistics keep of a round; `gained` and the game up to there are None until it has ended."""

    gained: int | None = None
    hints: int = 0
    practice: bool = False
    session: Session | None = None


@dataclass
class ExpectedRecord:
    """What the statistics keep of a game; `end` is score, place and whether it is shared."""

    rounds: dict[int, ExpectedRound] = field(default_factory=dict)
    end: tuple[int, int, bool] | None = None
    practice_from: int | None = None

    def round(self, number: int) -> ExpectedRound:
        return self.rounds.setdefault(number, ExpectedRound())

    def is_practice(self, number: int) -> bool:
        rest = self.practice_from is not None and number >= self.practice_from
        return rest or (number in self.rounds and self.rounds[number].practice)


class ExpectedStatistics:
    """What counts: the rounds of the only human in a sealed deal, as they were first and fairly played."""

    def __init__(self) -> None:
        self.records: dict[Setup, ExpectedRecord] = {}
        self.order: list[ExpectedRound] = []
        self.ends: list[ExpectedRecord] = []

    def counted_seat(self, session: Session) -> int | None:
        """Whose rounds count; None where none do."""
        humans = [seat for seat in range(4) if session.player_of(seat) == Human()]
        is_exchanged = any(isinstance(action, Exchange) for action in session.actions)
        return humans[0] if session.setup.salt and len(humans) == 1 and not is_exchanged else None

    def record(self, session: Session) -> ExpectedRecord:
        return self.records.setdefault(session.setup, ExpectedRecord())

    def happened(self, session: Session, events: tuple[Event, ...]) -> None:
        seat = self.counted_seat(session)
        if seat is None:
            return
        record = self.record(session)
        for event in events:
            if isinstance(event, RoundEnded) and record.round(event.number).gained is None:
                kept = record.round(event.number)
                kept.gained = event.result.gained[seat]
                kept.session = Session(session.setup, session.actions)
                self.order.append(kept)
        if session.is_over and record.end is None:
            scores = session.state.results[-1].scores
            own = scores[seat]
            place = 1 + len([score for score in scores if score < own])
            record.end = own, place, scores.count(own) > 1
            self.ends.append(record)

    def hint(self, session: Session) -> None:
        if self.counted_seat(session) is not None:
            self.record(session).round(session.state.number).hints += 1

    def practise(self, session: Session, *, for_good: bool = False) -> None:
        """Somebody has seen what play does not show; what has ended before was played fairly."""
        if not self.may_be_marked(session):
            return
        record, number = self.record(session), session.state.number
        if record.round(number).gained is None:
            record.round(number).practice = True
        if for_good and record.end is None and record.practice_from is None:
            record.practice_from = number

    def may_be_marked(self, session: Session) -> bool:
        """Whether a game is of the kind that counts: sealed, for one human at the start."""
        return bool(session.setup.salt) and [seat.player for seat in session.setup.seats].count(Human()) == 1

    def is_practice(self, session: Session) -> bool:
        """Whether the running round does not count though the game is of the kind that does."""
        if not self.may_be_marked(session):
            return False
        return self.counted_seat(session) is None or self.record(session).is_practice(session.state.number)

    def counted(self) -> list[ExpectedRound]:
        """The rounds that count, in the order in which they ended."""
        return [each for each in self.order if self._counts(each)]

    def games(self) -> list[tuple[int, int, bool]]:
        """Score, place and tie of the games that count, in the order in which they ended."""
        fair = [record for record in self.ends if record.practice_from is None]
        fair = [record for record in fair if not any(each.practice for each in record.rounds.values())]
        return [record.end for record in fair if record.end is not None]

    def hints(self) -> int:
        return sum(each.hints for each in self.counted())

    def _counts(self, kept: ExpectedRound) -> bool:
        for record in self.records.values():
            for number, each in record.rounds.items():
                if each is kept:
                    return each.gained is not None and not record.is_practice(number)
        return False


class ExpectedGame:
    """The game at the table: what was played, what can be taken back and done again, whose hand is open.

    Attributes:
        result_is_shown: computers wait until the player has seen the result of a round.
        is_paused: computers wait.
        hinted: a hint is on the table.
    """

    def __init__(self, session: Session, statistics: ExpectedStatistics, *, is_paused: bool = False) -> None:
        self.statistics = statistics
        self.is_paused = is_paused
        self.begin(session)

    def begin(self, session: Session) -> None:
        """Another game is at the table; computers play up to the player's turn."""
        self.session = Session(session.setup, session.actions)
        self.undone: list[tuple[Action, ...]] = []
        self.hinted = False
        self.queued: Card | None = None
        self.result_is_shown = self.session.is_over
        self._let_computers_play()

    @property
    def human(self) -> int | None:
        return next((seat for seat in range(4) if self.session.player_of(seat) == Human()), None)

    @property
    def is_my_turn(self) -> bool:
        """Whether the player is to move and sees the table."""
        return self.human is not None and self.session.turn == self.human and not self.result_is_shown

    def choices(self) -> tuple[Choice, ...]:
        assert self.human is not None
        seen = self.session.observe(self.human)
        if seen.legal_plays:
            return tuple(Play(self.human, card) for card in seen.legal_plays)
        return tuple(Discard(self.human, card) for card in seen.hand)

    def act(self, action: Action) -> None:
        """The player does something: what was taken back cannot be done again, computers go on."""
        self.undone.clear()
        self._submit(action)
        self._let_computers_play()

    def go_on(self) -> None:
        """The player has seen the result."""
        self.result_is_shown = False
        self._let_computers_play()

    def pause(self, *, is_paused: bool) -> None:
        self.is_paused = is_paused
        self._let_computers_play()

    def step(self) -> None:
        """One computer moves although they wait; a result is seen first."""
        if self.result_is_shown:
            if not self.session.is_over:
                self.go_on()
        elif self.session.turn is not None and self.session.turn != self.human:
            self._computer(self.session.turn)
            self._use_queued()

    @property
    def undo_point(self) -> int | None:
        """How many actions are left by an undo."""
        return None if self.human is None else self.session.undo_point(self.human)

    @property
    def may_undo(self) -> bool:
        """Whether a card can be taken back; exchanges of seats are another subject."""
        point = self.undo_point
        return point is not None and not any(
            isinstance(action, Exchange) for action in self.session.actions[point:]
        )

    def undo(self) -> None:
        """Take back the player's last move, and all that computers did since."""
        point = self.undo_point
        assert point is not None
        tail, earlier = self.session.actions[point:], self.session.rewound(point)
        if any(action.seat != self.human for action in tail):
            self.statistics.practise(self.session)
        self.undone.append(tail)
        self.session, self.hinted, self.result_is_shown, self.queued = earlier, False, False, None

    def redo(self) -> None:
        """Do again what was taken back last; the table is drawn as it stands then, and computers go on."""
        for action in self.undone.pop():
            self._submit(action)
        self.result_is_shown = self.session.is_over
        self._let_computers_play()

    def _submit(self, action: Action) -> None:
        events = self.session.submit(action)
        self.hinted = False
        self.statistics.happened(self.session, events)
        if any(isinstance(event, RoundEnded) for event in events):
            self.result_is_shown = True

    def _computer(self, seat: int) -> None:
        player = self.session.player_of(seat)
        assert isinstance(player, Computer)
        self._submit(strategy_named(player.strategy).choose(self.session.observe(seat)))

    def _let_computers_play(self) -> None:
        while not (self.is_paused or self.result_is_shown or self.session.turn in (None, self.human)):
            assert self.session.turn is not None
            self._computer(self.session.turn)
        self._use_queued()

    def _use_queued(self) -> None:
        """At the player's turn the queued card is played, or dropped where it does not fit."""
        if self.queued is None or not self.is_my_turn:
            return
        fitting = [choice for choice in self.choices() if choice == Play(choice.seat, self.queued)]
        self.queued = None
        if fitting:
            self.act(fitting[0])
