"""Keeps the Review panel in step with the game: finished rounds are reviewed in the background."""

from __future__ import annotations

from itertools import takewhile
from typing import TYPE_CHECKING

from PySide6.QtCore import QMimeData, QObject, Signal
from PySide6.QtGui import QGuiApplication

from engine.fast_dataclass import replace
from engine.straights.commands import Action
from engine.straights.player import Human
from engine.straights.session import Session
from engine.straights.setup import SEATS
from engine.straights.text.variants import game_progress
from straights_gui.controller.games.new_games import is_deal_for_everybody, today
from straights_gui.controller.panels.statistics import StatisticsController
from straights_gui.controller.play.deal_help import DealHelp
from straights_gui.controller.play.moments import Moments
from straights_gui.controller.play.window_parts import WindowParts
from straights_gui.model.game import Step
from straights_gui.model.game_model import GameModel
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.view.review.state import ReviewState
from straights_gui.view.table.table_view import TableView
from straights_gui.view.text.rendering import day_text, fill, shown

if TYPE_CHECKING:
    from engine.cards.card import Card
    from engine.straights.duplicate.comparison import Comparison
    from engine.straights.duplicate.deal_result import DealResult
    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.review.game_review import Decision, RoundReview
    from engine.straights.setup import Setup
    from straights_gui.view.review.panel import ReviewPanel
    from straights_gui.view.table.results.result_boxes import ResultReview


class ReviewController(QObject):
    """Shows what each choice of the finished rounds cost.

    A running round is never reviewed, since its costs would be hints.

    Attributes:
        taken: emitted with a game of the same cards from another chair.
        deal_finished: emitted with a deal for everybody and its result beside those of computers.
        state: the shown state.
    """

    taken = Signal(object)
    deal_finished = Signal(object, object)

    def __init__(
        self,
        parts: WindowParts[GameModel],
        runner: ReviewRunner,
        moments: Moments,
        statistics: StatisticsController,
        deal_help: DealHelp,
    ) -> None:
        super().__init__()
        self._window, self._model, self._preferences = parts.window, parts.model, parts.preferences
        self._runner, self._moments = runner, moments
        self._statistics, self._deal_help = statistics, deal_help
        self._panel, self.state = parts.window.review, ReviewState((), 0)
        self._asked: tuple[Setup, tuple[Action, ...]] | None = None
        self._request, self._is_connected = 0, False
        self._decided: tuple[int, tuple[RoundReview, ...], DealResult | None] | None = None  # at which round
        self._tried: Decision | None = None
        self._mended: set[int] = set()
        parts.event_player.playing.connect(self._on_event)
        parts.model.replaced.connect(self._on_replaced)
        runner.reviewed.connect(self._on_reviewed)
        runner.failed.connect(self._on_failed)
        runner.finished.connect(self._on_finished)
        runner.compared.connect(self._on_compared)
        self._panel.opened.connect(self._on_opened)
        self._connect_moments()
        self._connect_table(parts.table)

    def _connect_moments(self) -> None:
        moments = self._moments
        moments.asked.connect(self._on_asked)
        moments.told.connect(lambda text: self._panel.panel.moment.tell(text))  # noqa: PLW0108  # there is no panel yet
        moments.tried.connect(self._on_tried)
        moments.left.connect(self._on_left)
        self._panel.closed.connect(moments.close)

    def _connect_table(self, table: TableView) -> None:
        table.review_requested.connect(self.open)
        table.result_opened.connect(self._on_result)
        table.try_requested.connect(self._on_try)
        table.overlays.reviews = True

    def open(self) -> None:
        """Show the round whose result is on the table, or the whole game if it is over."""
        count = len(self._model.session.state.results)
        chosen = 0 if self._model.turn is None else count
        self._panel.open()
        self._show(replace(self.state, chosen=chosen))

    def _on_opened(self) -> None:
        self._connect_panel(self._panel.panel)
        self._review(self._seat())

    def _connect_panel(self, panel: ReviewPanel) -> None:
        if self._is_connected:
            return
        self._is_connected = True
        overview, moment = panel.overview, panel.moment
        overview.rounds.activated.connect(lambda number: self._show(replace(self.state, chosen=number)))
        overview.seats.activated.connect(self._review)
        overview.opened.connect(self._on_moment)
        overview.copy.clicked.connect(self._on_copy)
        overview.next_chair.clicked.connect(self._on_chair)
        moment.answer_button.clicked.connect(lambda: self._moments.tell(None))
        moment.branch_button.clicked.connect(self._moments.play_on)
        moment.left.connect(self._moments.close)
        moment.next_button.clicked.connect(self._window.act.puzzles.trigger)

    def _seat(self) -> int:
        """The seat to review: the viewer's, else the first human's, else the first."""
        seats = self._model.session.setup.seats
        humans = [seat for seat, each in enumerate(seats) if isinstance(each.player, Human)]
        viewer = self._model.viewer
        return viewer if viewer in humans and viewer is not None else next(iter(humans), 0)

    def _review(self, seat: int) -> None:
        """Review the finished rounds; reviews of earlier ones are cached."""
        session = self._model.session
        names = tuple(each.name for each in session.setup.seats)
        count = len(session.state.results)
        is_same = (names, seat) == (self.state.names, self.state.seat)
        chosen = min(self.state.chosen, count) if is_same else self.state.chosen
        self._asked = session.setup, session.actions
        self._show(ReviewState(names, seat, (), count, min(chosen, count)))
        if count:
            self._request = self._runner.review(session.setup, session.actions, seat)

    def _on_event(self, step: Step) -> None:
        """Review the last round of a game while its end is celebrated."""
        if step.ends_game and not step.shown.happening.shows_result:
            self._on_result()

    def _on_result(self) -> None:
        """Review what the result on the table needs, or tell it again if that was done."""
        if self._has_same_rounds(self._model.session):
            self._tell_decided()
        elif self._panel.is_open:
            self._review(self.state.seat)
            if self.state.chosen:
                self._show(replace(self.state, chosen=self.state.count))
        elif self._statistics.wants_price() or is_deal_for_everybody(self._model.session.setup):
            self._review(self._seat())

    def _on_replaced(self) -> None:
        """Drop the reviews if the game or its finished rounds have changed."""
        if self._has_same_rounds(self._model.session):
            return
        self._runner.cancel()
        self.state, self._decided = ReviewState((), 0), None
        self._mended.clear()
        if self._panel.is_open:
            self._review(self._seat())

    def _has_same_rounds(self, session: Session) -> bool:
        """Whether the game has the same finished rounds as the reviewed one."""
        if self._asked is None or session.setup != self._asked[0]:
            return False
        pairs = zip(session.actions, self._asked[1], strict=False)
        common = session.rewound(sum(1 for _ in takewhile(lambda pair: pair[0] == pair[1], pairs)))
        return len(common.state.results) == len(session.state.results) == self.state.count

    def _on_reviewed(self, review: RoundReview, request: int) -> None:
        if request != self._request or self._asked is None:
            return
        rounds = (*self.state.rounds, review)
        self._show(replace(self.state, rounds=rounds))
        self._show_result()
        self._statistics.record_price(*self._asked, self.state.seat, review)

    def _on_finished(self, request: int) -> None:
        """Start the comparison of a deal for everybody."""
        deal = self._deal()
        if request == self._request and deal is not None:
            is_helped = self._is_helped(deal)
            name = deal.key if deal.day is None else day_text(deal.day, has_weekday=False)
            self._show(replace(self.state, deal=name, is_helped=is_helped))
            self._runner.compare(deal)

    def _on_compared(self, deal: DuplicateDeal, comparison: Comparison) -> None:
        from engine.straights.duplicate.comparison import deal_result

        is_helped = self._is_helped(deal)
        session, (review,), sent = self._model.session, self.state.rounds, self._preferences.challenge
        result = deal_result(session, review, comparison, deal, sent, is_helped=is_helped)
        self._show(replace(self.state, result=result))
        self.deal_finished.emit(deal, result)
        self._show_result(result)

    def _show_result(self, deal: DealResult | None = None) -> None:
        """Show beside the result on the table what decided the round, or the game if it is over."""
        if len(self.state.rounds) == self.state.count and self.state.seat == self._model.viewer:
            last = slice(None) if self._model.turn is None else slice(-1, None)
            self._decided = self.state.count, self.state.rounds[last], deal
            self._tell_decided()

    def _tell_decided(self) -> None:
        if self._decided is not None and self._decided[0] == len(self._model.session.state.results):
            _at, rounds, deal = self._decided
            self._window.table.overlays.show_review(_result_review(rounds, self._mended, deal))

    def _on_try(self) -> None:
        """Show the table before the choice that cost most and is not mended, to choose again."""
        from engine.straights.text.reviews import moments

        found = () if self._decided is None else moments(self._decided[1])
        left = [each for each in found if each.action not in self._mended]
        if left:
            self._panel.open()
            self._on_moment(left[0])

    def _deal(self) -> DuplicateDeal | None:
        """The reviewed deal for everybody; None if there is none, or it is another seat's."""
        from engine.straights.duplicate.duplicate_deal import deal_in

        if self._asked is None or len(self.state.rounds) != 1:
            return None
        deal = deal_in(self._asked[0], today())
        return deal if deal is not None and deal.chair == self.state.seat else None

    def _on_copy(self) -> None:
        if self.state.result is not None:
            from straights_gui.view.review.share_picture import share_picture

            shared, line = QMimeData(), self.state.result.line
            shared.setText(line)
            shared.setImageData(share_picture(line))
            QGuiApplication.clipboard().setMimeData(shared)
            self._window.say(self.tr("Result copied."))

    def _is_helped(self, deal: DuplicateDeal) -> bool:
        return self._deal_help.was_given(deal, self._model.session)

    def _on_chair(self) -> None:
        """Play the same cards from the next chair; the computers move on as well."""
        from engine.straights.duplicate.duplicate_deal import DuplicateDeal

        deal = self._deal()
        if deal is not None and self._asked is not None:
            seats = self._asked[0].seats
            names = tuple(seats[(deal.chair + step) % SEATS].name for step in range(SEATS))
            setup = DuplicateDeal(deal.seed, (deal.chair + 1) % SEATS).setup(names)
            self.taken.emit(Session(setup))

    def _on_failed(self, reason: str) -> None:
        self._window.say(fill(self.tr("No review available: {reason}"), reason=reason))

    def _show(self, state: ReviewState) -> None:
        self.state = state
        if self._panel.is_open:
            self._panel.panel.show_state(state)

    def _round_of(self, decision: Decision) -> int:
        """The number of the round of a choice, also while the panel reviews it again."""
        return self._model.session.rewound(decision.action).observe(None).number

    def _on_moment(self, decision: Decision) -> None:
        from engine.straights.text.reviews import place

        if self._asked is not None:
            where = shown(place(self._round_of(decision), decision))
            self._moments.open(*self._asked, where, decision)

    def _on_asked(self, place: str, decision: Decision, is_puzzle: bool) -> None:
        self._tried = None if is_puzzle else decision
        self._panel.show_title(is_puzzle=is_puzzle)
        seed, progress = "", place
        if not is_puzzle:
            seed = self._window.seed
            variant = self._model.observation().variant
            progress = shown(game_progress(self._round_of(decision), variant))
        self._window.show_progress(progress, seed)
        self._panel.panel.show_moment(place, decision, is_puzzle=is_puzzle)
        if is_puzzle:
            self._window.table.setFocus()  # the cards come first, not the answer

    def _on_tried(self, card: Card | None) -> None:
        if self._tried is not None and card == self._tried.best.card:
            self._mended.add(self._tried.action)

    def _on_left(self) -> None:
        """Return to the overview; nobody who solved a puzzle has asked for one."""
        if self._panel.is_puzzle:
            self._panel.close()
        self._panel.show_title(is_puzzle=False)
        if self._panel.has_panel:
            self._panel.panel.setCurrentWidget(self._panel.panel.overview)
        self._tell_decided()


def _result_review(
    rounds: tuple[RoundReview, ...], mended: set[int], deal: DealResult | None
) -> ResultReview:
    """What decided these rounds, and the deal for everybody if they are one.

    `mended` are the actions that the player has made better since.
    """
    from engine.straights.sheets.scale import deal_marks  # not before a result
    from engine.straights.text import reviews as text
    from engine.straights.text.today import deal_verdict
    from straights_gui.view.table.results.result_boxes import DearestChoice, ResultReview

    moments, found = text.moments(rounds), None
    left = [each for each in moments if each.action not in mended]
    if left:
        dearest = left[0]
        cards = dearest.played.card, dearest.best.card
        found = DearestChoice(*cards, shown(text.about_cost(dearest)), shown(*text.what_it_did(dearest)))
    return ResultReview(
        shown(text.headline(rounds)),
        found,
        rounds,
        "" if deal is None else shown(deal_verdict(deal)),
        () if deal is None else deal_marks(deal),
        shown(text.mended(len(moments) - len(left), len(moments))) if len(left) < len(moments) else "",
    )
