"""Team matches: the dialog of a match, its deals as games, and their results."""

from __future__ import annotations

from functools import partial
from typing import TYPE_CHECKING

from PySide6.QtCore import QObject
from PySide6.QtGui import QGuiApplication

from engine.straights.errors import BadMatchName, NotATeamLine
from engine.straights.events import GameEnded
from engine.straights.observation import Step
from engine.straights.session import Session
from engine.straights.text.refusals import refused_match_name, refused_team_line
from straights_gui.controller.menus.game_menu import GameMenuController
from straights_gui.controller.menus.new_games import deal_names
from straights_gui.controller.play.deal_help import DealHelp
from straights_gui.model.game_model import GameModel
from straights_gui.model.preferences import Preferences
from straights_gui.model.review_runner import ReviewRunner
from straights_gui.view.text.error_text import reason_text
from straights_gui.view.text.fill import fill
from straights_gui.view.text.rendering import shown
from straights_gui.view.window.main_window import MainWindow

if TYPE_CHECKING:
    from collections.abc import Callable
    from pathlib import Path

    from engine.straights.duplicate.duplicate_deal import DuplicateDeal
    from engine.straights.duplicate.own_match import AddedLines, OwnMatch
    from engine.straights.duplicate.team_match import TeamResult
    from engine.straights.setup import Setup
    from straights_gui.model.storage.team_matches import TeamMatches
    from straights_gui.view.team_match.team_match_dialog import TeamMatchDialog


class TeamMatchController(QObject):
    """Opens the dialog, starts the deals, and stores the results.

    The first play of a deal counts: the game must end in this window, with no player exchanged and, as far as
    this window knows, without help such as a hint, an undo, or a look at hidden cards.
    """

    def __init__(
        self,
        window: MainWindow,
        model: GameModel,
        game_menu: GameMenuController,
        runner: ReviewRunner,
        deal_help: DealHelp,
        preferences: Preferences,
        folder: Path,
    ) -> None:
        super().__init__()
        self._window, self._model, self._game_menu = window, model, game_menu
        self._runner, self._preferences, self._folder = runner, preferences, folder
        self._own: OwnMatch | None = None
        self._ended: Session | None = None
        self._helped: Setup | None = None
        self._aside: Path | None = None
        self._dialog: TeamMatchDialog | None = None
        window.act.team_match.triggered.connect(self.open)
        game_menu.match_pasted.connect(self.open_with)
        deal_help.given.connect(self._on_help)
        model.happened.connect(self._on_happened)
        runner.scored.connect(self._on_scored)

    def open(self) -> None:
        """Open the dialog with the last match."""
        self.open_with("")

    def open_with(self, lines: str) -> None:
        """Open the dialog with the match of these lines, which are added; by default with the last match."""
        from engine.straights.duplicate.own_match import name_in
        from straights_gui.view.team_match.team_match_dialog import TeamMatchDialog

        self._count_running()
        self._own = None
        dialog = self._dialog = TeamMatchDialog(self._window)
        dialog.named.connect(self._on_named)
        dialog.player_chosen.connect(self._on_player)
        dialog.play_requested.connect(self._on_play)
        dialog.copy_requested.connect(self._on_copy)
        dialog.lines_given.connect(self._on_lines)
        last = next(iter(self._matches().all()), None)
        dialog.name.setText(name_in(lines) or ("" if last is None else last.match.name))
        if lines:
            self._on_lines(lines)
        dialog.exec()
        dialog.deleteLater()
        self._dialog = None

    def _matches(self) -> TeamMatches:
        from straights_gui.model.storage.team_matches import TeamMatches  # rarely needed

        return TeamMatches(self._folder, self._on_set_aside)

    def _on_set_aside(self, aside: Path) -> None:
        self._aside = aside

    def _aside_text(self) -> str:
        """A message about a file that was set aside, shown once; "" for none."""
        aside, self._aside = self._aside, None
        text = self.tr("Could not read all team matches. The file is kept as {file}.")
        return "" if aside is None else fill(text, file=str(aside))

    def _on_named(self, text: str) -> None:
        from engine.straights.duplicate.own_match import OwnMatch
        from engine.straights.duplicate.team_match import TeamMatch, match_name

        problem = ""
        try:
            name = match_name(text)
        except BadMatchName as error:
            self._own = None
            if text.strip():
                problem = shown(refused_match_name(error))
        else:
            self._own = self._matches().find(name) or OwnMatch(TeamMatch(name))
        self._show()
        if self._dialog is not None:
            self._dialog.show_problem(problem)

    def _on_player(self, player: int) -> None:
        if self._own is not None:
            self._own = self._own.as_player(player)
            self._show()

    def _on_play(self) -> None:
        """Start the next deal, or continue it if it is on the table."""
        if self._own is None or self._dialog is None:
            return
        number = self._own.match.next_deal(self._own.player)
        if number is None:
            return
        deal = self._own.match.deal(number, self._own.player)
        is_new = False
        if self._model.turn is None or not deal.is_set_up(self._model.session.setup):
            text = self.tr("Team match {name}, deal {number}")
            text = fill(text, name=self._own.match.name, number=number + 1)
            session = Session(deal.setup(deal_names(self._preferences)))
            if not self._game_menu.offer(session, text):
                return
            self._helped = None
            is_new = True
        player = self._own.player

        def change(known: OwnMatch) -> OwnMatch:
            own = known.as_player(player)
            return own.with_help(number, is_helped=False) if is_new else own

        self._own = self._update(self._own, change)
        self._dialog.accept()
        self._say_aside()

    def _on_copy(self) -> None:
        if self._own is not None and self._dialog is not None:
            QGuiApplication.clipboard().setText(self._own.match.line(self._own.player))
            self._dialog.show_problem(self.tr("Results copied. Send them to your friends."))

    def _on_lines(self, text: str) -> None:
        """Add the valid lines; the others stay in the field, with the problem of the first."""
        if self._dialog is None:
            return
        from engine.straights.duplicate.own_match import name_in

        if self._own is None:
            self._dialog.name.setText(name_in(text))
        left, problem = self._add([line for line in map(str.strip, text.splitlines()) if line])
        self._show()
        self._dialog.show_lines("\n".join(left), problem or self._aside_text())

    def _add(self, lines: list[str]) -> tuple[list[str], str]:
        """Add lines to the match and store it if any is valid; returns the invalid ones, and the problem."""
        from engine.straights.duplicate.own_match import with_lines

        own = self._own
        if own is None:
            return lines, shown(refused_team_line(NotATeamLine(lines[0]))) if lines else ""
        found = with_lines(own, lines)
        if len(found.left) < len(lines):
            outcomes: list[AddedLines] = []

            def change(known: OwnMatch) -> OwnMatch:
                outcomes.append(with_lines(known.as_player(own.player) if own.is_chosen else known, lines))
                return outcomes[-1].own

            self._own = self._update(own, change)
            found = outcomes[-1]
        problem = "" if found.problem is None else shown(refused_team_line(found.problem))
        return [*found.left], problem

    def _show(self) -> None:
        if self._dialog is not None:
            own = self._own
            if own is None:
                self._dialog.show_match(None, 0)
            else:
                self._dialog.show_match(own.match, own.player, is_fixed=bool(own.counted))

    def _on_happened(self, steps: tuple[Step, ...]) -> None:
        if any(isinstance(step.event, GameEnded) for step in steps):
            self._ended = self._model.session
            self._count_running()

    def _on_help(self, setup: Setup) -> None:
        """Store that the running deal is played with help."""
        self._helped = setup
        for own in self._matches().all():
            number = own.match.number_of(setup, own.player)
            if number is not None and number not in own.helped:
                self._update(own, partial(_with_help, number=number))
        self._say_aside()

    def _count_running(self) -> None:
        """Count the game that ended last if it is on the table and its deal has no result yet."""
        session = self._model.session
        if session is not self._ended or len(session.state.results) != 1:
            return
        from engine.straights.text.today import uncounted_deal

        for own in self._matches().all():
            number = own.match.number_of(session.setup, own.player)
            if number is None or not own.lacks(number):
                continue
            is_changed = session.is_exchanged
            if is_changed or number in own.helped or session.setup == self._helped:
                text = shown(uncounted_deal(own.match.name, number, is_exchanged=is_changed))
                self._window.say(f"{text} {self._aside_text()}".rstrip())
            else:
                self._runner.score(own.match.deal(number, own.player), session)
            return

    def _say_aside(self) -> None:
        text = self._aside_text()
        if text:
            self._window.say(text)

    def _on_scored(self, deal: DuplicateDeal, result: TeamResult) -> None:
        for own in self._matches().all():
            number = own.number_of(deal)
            if number is None or not own.lacks(number):
                continue
            found = self._update(own, partial(_with_count, deal=deal, result=result))
            text = self.tr("Deal {number} of “{name}” counts. The results are under Game, Team match.")
            text = fill(text, number=number + 1, name=own.match.name)
            self._window.say(f"{text} {self._aside_text()}".rstrip())
            if self._own is not None and self._own.match.name == own.match.name:
                self._own = found
                self._show()

    def _update(self, own: OwnMatch, change: Callable[[OwnMatch], OwnMatch]) -> OwnMatch:
        """Update a stored match; if that fails, show a message and change it in this window only."""
        try:
            return self._matches().update(own.match.name, change)
        except OSError as error:
            text = self.tr("Could not save the match: {reason}.")
            self._window.say(fill(text, reason=reason_text(error)))
            return change(own)


def _with_count(own: OwnMatch, deal: DuplicateDeal, result: TeamResult) -> OwnMatch:
    """The match with the result of a deal, unless it already has one."""
    number = own.number_of(deal)
    return own if number is None or not own.lacks(number) else own.with_count(number, result)


def _with_help(own: OwnMatch, number: int) -> OwnMatch:
    return own.with_help(number, is_helped=True)
