"""A session and who looks at it: redaction for the viewer, undo and redo."""

from __future__ import annotations

from engine.fast_dataclass import TYPE_CHECKING, Generic
from engine.games.session import Action, Event, Seen, Session, Setup, State

if TYPE_CHECKING:
    from collections.abc import Callable, Iterable

    from engine.cards.card import Card


class ViewedSession(Generic[Setup, State, Action, Event, Seen]):
    """Owns the session. Its events and observations contain only what its viewer may see.

    Attributes:
        session: the game itself, hidden cards included.
        viewer: the seat whose hand is shown, None while no hand may be shown.
    """

    def __init__(self, session: Session[Setup, State, Action, Event, Seen]) -> None:
        self.session = session
        self.viewer: int | None = None
        self._undone: list[tuple[Action, ...]] = []
        self._choose_viewer()

    @property
    def turn(self) -> int | None:
        """The seat that is to move; None while no seat is."""
        return self.session.turn

    @property
    def humans(self) -> tuple[int, ...]:
        """The seats that humans play."""
        return self.session.humans

    @property
    def left_seat(self) -> int | None:
        """The seat that may be taken back: that of the last one who left, the first one among computers."""
        if self.session.is_over:
            return None
        left = self._last_left()
        return 0 if left is None and not self.humans else left

    def observation(self) -> Seen:
        """The game as the viewer may see it."""
        return self.session.observe(self.viewer)

    def history(self) -> tuple[Event, ...]:
        """All events as the viewer may see them."""
        return tuple(self.redacted(self.session.history))

    def redacted(self, events: Iterable[Event]) -> list[Event]:
        """Events as the viewer may see them."""
        return [self.session.rules.redact(event, self.viewer) for event in events]

    def submit(self, action: Action) -> tuple[Event, ...]:
        """Carry out an action; raises a Refusal, which changes nothing.

        Returns the events as the viewer may see them.
        """
        before = self.session.open_hands()
        events = self.session.submit(action)
        self._undone.clear()
        new = (set(now) - set(old) for old, now in zip(before, self.session.open_hands(), strict=True))
        if len(self.humans) > 1 and sum(map(bool, new)) > 1:
            self.viewer = None  # cards were dealt, and another human comes to the screen
        return tuple(self.redacted(events))

    def is_at_screen(self, seat: int) -> bool:
        """Whether the human of the seat has just taken it, and so must be at the screen."""
        rules, actions = self.session.rules, self.session.actions
        changes = [each for each in actions if rules.new_player(each) is not None]
        return bool(changes) and rules.seat_of(changes[-1]) == seat and rules.new_player(changes[-1]) == ""

    def can_undo(self) -> bool:
        """Whether the last human move may be undone: no other human has moved since."""
        return self._undo_point() is not None

    def can_redo(self) -> bool:
        """Whether an undone move may be redone: no other action followed."""
        return bool(self._undone)

    def undo(self, round_of: Callable[[Seen], int]) -> range | None:
        """Undo the viewer's last move and all later computer moves; None if that is impossible.

        Returns the numbers of the rounds that become practice: others have moved since, cards were dealt, or
        the hand of another seat could be seen.
        """
        count = self._undo_point()
        if count is None:
            return None
        session, hand, number = self.session, self._hand(), round_of(self.observation())
        undone = session.actions[count:]
        self._undone.append(undone)
        self.replace(session.rewound(count))
        took_seat = session.rules.new_player(undone[0]) == ""
        is_seen = len(undone) > 1 or took_seat or not hand <= self._hand()
        return range(round_of(self.observation()), number + 1) if is_seen else range(0)

    def redo(self) -> bool:
        """Redo what was last undone, including the computers' moves; return whether there was something."""
        if not self._undone:
            return False
        again, session = self._undone.pop(), self.session
        self.replace(session.again(session.setup, (*session.actions, *again)))
        return True

    def replace(self, session: Session[Setup, State, Action, Event, Seen]) -> None:
        """Take another session of the same game, whose undone moves stay."""
        self.session = session
        self._choose_viewer()

    def _hand(self) -> frozenset[Card]:
        return frozenset() if self.viewer is None else frozenset(self.session.open_hands()[self.viewer])

    def _undo_point(self) -> int | None:
        """The number of actions that an undo leaves, None if there is nothing to undo."""
        seats = range(len(self.session.players)) if self.viewer is None else (self.viewer,)
        points = (self.session.undo_point(seat) for seat in seats)
        return next((point for point in points if point is not None), None)

    def _choose_viewer(self) -> None:
        """Show the only human's hand; without humans, that of the last one who left; with several, none."""
        humans = self.humans
        if len(humans) == 1:
            self.viewer = humans[0]
        elif humans:
            self.viewer = self.viewer if self.viewer in humans and self.viewer == self.turn else None
        else:
            self.viewer = self._last_left()

    def _last_left(self) -> int | None:
        """The seat of the human who left last, and has not come back."""
        rules, session = self.session.rules, self.session
        if not session.is_exchanged:
            return None
        players = [*session.first_players]
        left = list[int]()
        for action in session.actions:
            seat, player = rules.seat_of(action), rules.new_player(action)
            if seat is not None and player is not None:
                left += [seat] if player and not players[seat] else []
                players[seat] = player
        return next((seat for seat in reversed(left) if players[seat]), None)
