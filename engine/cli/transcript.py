"""What the console printed, read back as a game: line by line against what the rules make of the moves."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable

from engine.cards.card import Card
from engine.cli import render
from engine.errors import DifferentGame, NotationError, Refusal, RefusedMove, StrangeLine
from engine.straights.commands import Action, Discard, Play, RageQuit
from engine.straights.events import Event
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup

_MOVE = re.compile(r"Player([1-4]) (plays|discards) (\S+)\.")
_ANGER = re.compile(r"Player([1-4]) ragequits\. A computer will now take over\.")
_TOLD = re.compile(r"A new round begins\. .*|Player[1-4]'s (discards|score):.*|Player[1-4] wins!")
_BOARD = re.compile(r"(Cards on the table|Clubs|Diamonds|Hearts|Spades|Your hand|Legal plays):.*")
_DECK = re.compile(r"\S\S( \S\S){12}")
INVITATIONS = [render.invitation(seat) for seat in range(SEATS)]


class TranscriptReader:
    """Reads a transcript line by line, and plays along."""

    def __init__(self, seed: int, *, reseeds: bool, skipped: int) -> None:
        """A reader at the first line; everybody counts as human until all is read."""
        self._seed, self._reseeds, self._number = seed, reseeds, skipped
        self._session = Session(Setup.of(seed, (None,) * SEATS, reseed_each_round=reseeds))
        self._expected = deque(_lines_of(self._session.history))
        self._humans: set[int] = set()
        self._board_is_shown = False

    def read(self, lines: list[str]) -> Session:
        """The game in the lines."""
        for line in lines:
            self._number += 1
            self._read(line.rstrip("\r"))
        if self._board_is_shown and self._session.turn is not None:
            self._humans.add(self._session.turn)
        strategies = tuple(None if seat in self._humans else FIRST_LEGAL for seat in range(SEATS))
        setup = Setup.of(self._seed, strategies, reseed_each_round=self._reseeds)
        return Session(setup, self._session.actions)

    def _read(self, line: str) -> None:
        """Read one line. What follows a prompt may also be what somebody typed into a terminal."""
        said = line.lstrip(">")
        if move := _MOVE.fullmatch(said):
            self._move(line, int(move[1]) - 1, is_play=move[2] == "plays", card=move[3])
        elif anger := _ANGER.fullmatch(said):
            self._act(line, RageQuit(int(anger[1]) - 1))
        elif _TOLD.fullmatch(said):
            self._compare(line, said)
        elif _BOARD.fullmatch(said):
            self._board(line, said)
        elif line == said and not (
            said in render.REFUSALS or said in INVITATIONS or _DECK.fullmatch(said) or not said
        ):
            raise StrangeLine(self._number, line, "the console prints no such line")

    def _move(self, line: str, seat: int, *, is_play: bool, card: str) -> None:
        """A card was played or discarded."""
        try:
            chosen = Card.parse(card)
        except NotationError as error:
            raise StrangeLine(self._number, line, "no such card") from error
        if self._board_is_shown:
            self._humans.add(seat)
        self._act(line, Play(seat, chosen) if is_play else Discard(seat, chosen))
        self._board_is_shown = False

    def _act(self, line: str, action: Action) -> None:
        """Play along."""
        if self._expected:
            raise DifferentGame(self._number, line, self._expected[0])
        if isinstance(action, RageQuit):
            self._humans.add(action.seat)
        try:
            events = self._session.submit(action)
        except Refusal as refusal:
            raise RefusedMove(self._number, line, str(refusal)) from refusal
        self._expected.extend(_lines_of(events[1:]))

    def _compare(self, line: str, said: str) -> None:
        """A line that follows from the moves."""
        expected = self._expected.popleft() if self._expected else ""
        if said != expected:
            raise DifferentGame(self._number, line, expected)

    def _board(self, line: str, said: str) -> None:
        """A line of the table as the seat on turn sees it."""
        if self._session.turn is None or self._expected:
            raise DifferentGame(self._number, line, self._expected[0] if self._expected else "")
        head = said.partition(":")[0]
        board = render.board_lines(self._session.observe(self._session.turn))
        expected = next(each for each in board if each.startswith(f"{head}:"))
        if said.rstrip() != expected.rstrip():
            raise DifferentGame(self._number, line, expected)
        self._board_is_shown = True


def _lines_of(events: Iterable[Event]) -> list[str]:
    """What the console prints about events."""
    return [line for event in events for line in render.event_lines(event)]
