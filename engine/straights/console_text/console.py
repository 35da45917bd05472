"""A game on the console: invites players, prompts, submits, prints. `render` formats the lines."""

from __future__ import annotations

from collections.abc import Iterable

from engine.errors import NoSuchCard, Refusal
from engine.fast_dataclass import TYPE_CHECKING, assert_never
from engine.straights.commands import Command, Quit, RageQuit, ShowDeck
from engine.straights.console_text import render
from engine.straights.errors import UnknownCommand
from engine.straights.events import Event
from engine.straights.observation import Observation
from engine.straights.player import Computer, Human, Player
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup, Variant
from engine.straights.storage.notation import parse_command
from engine.straights.strategies.registry import strategy_named

if TYPE_CHECKING:
    from typing import BinaryIO, TextIO

    from engine.straights.strategies.strategy import Strategy


class Console:
    """One game from the invitations to the victory, or until the input ends.

    Args:
        source: bytes; lines end only with a line feed, and only ASCII white space separates words, as in C++.
        output: receives the transcript, flushed at every prompt.
        computers: the strategy of invited computers; first-legal replaces a human who leaves.
    """

    def __init__(
        self,
        source: BinaryIO,
        output: TextIO,
        *,
        boards_for_computers: bool = False,
        computers: str = FIRST_LEGAL,
    ) -> None:
        self._computers = computers
        self._strategies: dict[str, Strategy] = {}
        self._source = source
        self._output = output
        self._boards_for_computers = boards_for_computers

    def run(self, seed: int, variant: Variant = Variant()) -> Session | None:
        """Invite four players and play to the end of the game or of the input, or to `quit`.

        Returns the game at that point; None if fewer than four players were invited.
        """
        players = self._invite()
        if players is None:
            return None
        session = Session(Setup.of(seed, players, variant))
        self._print_events(session.history)
        while session.turn is not None:
            match session.player_of(session.turn):
                case Computer(strategy):
                    self._computer_turn(session, session.turn, strategy, board=self._boards_for_computers)
                case Human():
                    if not self._human_turn(session, session.turn):
                        break
                case player:
                    assert_never(player)
        return session

    def _invite(self) -> tuple[Player, ...] | None:
        """The players of the seats; None if the input ends or says quit."""
        players: list[Player] = []
        while len(players) < SEATS:
            self._print([render.invitation(len(players))])
            match self._ask():
                case None | ["quit", *_]:
                    return None
                case ["h", *_]:
                    players.append(Human())
                case ["c", *_]:
                    players.append(Computer(self._computers))
                case _:
                    pass  # invalid answer: prompt again
        return tuple(players)

    def _human_turn(self, session: Session, seat: int) -> bool:
        """Prompt until the turn is used; False if the player quits or the input ends."""
        observation = session.observe(seat)
        self._print(render.board_lines(observation))
        while (words := self._ask()) is not None:
            command = self._parse(words, observation)
            if isinstance(command, Quit):
                return False
            if command is None or not self._submit(session, command):
                continue
            if isinstance(command, RageQuit):
                self._computer_turn(session, seat, command.strategy, board=False)
            if not isinstance(command, ShowDeck):
                return True
        return False

    def _parse(self, words: list[str], observation: Observation) -> Command | None:
        """The command; for an invalid line, print the answer and return None."""
        assert observation.seat is not None
        try:
            return parse_command(words, observation.seat)
        except UnknownCommand:
            self._print([render.INVALID])
        except NoSuchCard:
            self._print([render.no_such_card_line(words[0], observation.legal_plays)])
        return None

    def _submit(self, session: Session, command: Command) -> bool:
        """Whether the rules allow the command; prints the answer if not."""
        try:
            self._print_events(session.submit(command))
        except Refusal as refusal:
            self._print([render.refusal_line(command, refusal)])
            return False
        return True

    def _computer_turn(self, session: Session, seat: int, name: str, *, board: bool) -> None:
        observation = session.observe(seat)
        if board:
            self._print(render.board_lines(observation))
            self._prompt()
        if name not in self._strategies:
            self._strategies[name] = strategy_named(name, session.setup.seed)
        self._print_events(session.submit(self._strategies[name].choose(observation)))

    def _ask(self) -> list[str] | None:
        """Prompt, and return the words of the next line; None if the input has ended or cannot be read."""
        self._prompt()
        try:
            line = self._source.readline()
        except OSError:
            return None
        if not line:
            return None
        return [word.decode("ascii", errors="replace") for word in line.split()]

    def _prompt(self) -> None:
        self._output.write(render.PROMPT)
        self._output.flush()

    def _print_events(self, events: Iterable[Event]) -> None:
        for event in events:
            self._print(render.event_lines(event))

    def _print(self, lines: Iterable[str]) -> None:
        for line in lines:
            self._output.write(f"{line}\n")
