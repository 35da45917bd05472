"""The reactions of the portraits to events: they look, blink, and show joy or dismay."""

from __future__ import annotations

from collections.abc import Callable

from PySide6.QtCore import QObject

from engine.cards.card import Card, Rank
from engine.fast_dataclass import replace
from engine.games.changes import Step
from engine.games.table import Mood
from straights_gui.view.portraits.expressions import Brows, Expression, Eyes, Look, Mouth
from straights_gui.view.style import motion
from straights_gui.view.style.motion import Motion, Timeline
from straights_gui.view.table.gaze import look_at_board, look_at_seat
from straights_gui.view.table.scene import TableScene

_FACES = {
    Mood.GLAD: Expression(eyes=Eyes.HAPPY, brows=Brows.RAISED, mouth=Mouth.GRIN),
    Mood.PLEASED: Expression(mouth=Mouth.SMILE),
    Mood.SORRY: Expression(eyes=Eyes.HALF, brows=Brows.WORRIED),
    Mood.DISMAYED: Expression(brows=Brows.WORRIED, mouth=Mouth.DISMAY),
    None: Expression(),
}
_EVENTS_BETWEEN_BLINKS = 3


class Reactions(QObject):
    """Animates the portraits on events, alongside the animation of the event itself."""

    def __init__(self, scene: TableScene, motion: Motion) -> None:
        super().__init__()
        self._scene, self._motion = scene, motion
        self._events = 0

    def react(self, step: Step) -> None:
        """Run the reactions to an event whose animation starts."""
        happening = step.happening
        if not self._scene.portraits_move or self._motion.factor == 0:
            return
        if happening.is_deal:
            self._motion.run(self._at_deal())
        elif happening.shows_result:
            self._motion.run(self._after_round(happening.moods))
        elif happening.seat is not None and (happening.movements or happening.last is not None):
            self._motion.run(self._after_move(happening.seat, step))

    def _after_move(self, seat: int, step: Step) -> Timeline:
        """All look at the seat, which looks at the table; it grins at a completed row."""
        timeline, card = Timeline(), step.table.seats[seat].last
        mood = step.happening.moods[seat] if step.happening.moods else None
        if (
            isinstance(card, Card)
            and sum(other.suit is card.suit for other in self._scene.board) == len(Rank) - 1
        ):
            mood = Mood.GLAD
        self._turn_to(timeline, seat, _FACES[mood])
        if isinstance(card, Card):
            self._blink_sometimes(timeline, seat)
        timeline.at(motion.REACTION, self._scene.panels[seat].rest)
        return timeline

    def _after_round(self, moods: tuple[Mood | None, ...]) -> Timeline:
        """After the count, until the next deal."""
        timeline = Timeline()
        for seat, mood in enumerate(moods):
            timeline.at(motion.COLLECT_FLIGHT, self._react(seat, _FACES[mood]))
        return timeline

    def _at_deal(self) -> Timeline:
        timeline = Timeline()
        for seat, panel in enumerate(self._scene.panels):
            panel.rest_with(Expression())
            panel.rest()
            self._blink(timeline, seat, Expression(), motion.BLINK * (1 + 2 * seat))
        return timeline

    def _turn_to(self, timeline: Timeline, seat: int, face: Expression) -> None:
        """The others look at the seat; the seat looks at the table with an expression."""
        for other in range(len(self._scene.panels)):
            timeline.at(0, self._show(other, Expression(self._look(other, seat))))
        look = look_at_board(self._scene.position(seat), self._scene.geometry)
        timeline.at(0, self._react(seat, replace(face, look=look)))

    def _look(self, seat: int, other: int) -> Look:
        scene = self._scene
        return look_at_seat(scene.position(seat), scene.position(other), scene.geometry)

    def _blink_sometimes(self, timeline: Timeline, seat: int) -> None:
        """From time to time, let the next seat blink when its turn begins."""
        self._events += 1
        if self._events % _EVENTS_BETWEEN_BLINKS == 0:
            follower = (seat + 1) % len(self._scene.panels)
            look = self._look(follower, seat)
            self._blink(timeline, follower, Expression(look), motion.PLAY_FLIGHT)

    def _blink(self, timeline: Timeline, seat: int, face: Expression, start: int) -> None:
        eyes = (Eyes.HALF, Eyes.CLOSED, Eyes.HALF, face.eyes)
        for number, each in enumerate(eyes):
            timeline.at(start + number * motion.BLINK // 3, self._show(seat, replace(face, eyes=each)))

    def _react(self, seat: int, face: Expression) -> Callable[[], None]:
        return lambda: self._scene.panels[seat].react(face)

    def _show(self, seat: int, face: Expression) -> Callable[[], None]:
        return lambda: self._scene.panels[seat].show_expression(face)
