"""Parses console transcripts: plays the moves and compares every other line with the expected output."""

from __future__ import annotations

import re
from collections import deque
from collections.abc import Iterable

from engine.cards.card import Card
from engine.errors import NotationError, Refusal
from engine.straights.commands import Action, Discard, Play, RageQuit
from engine.straights.console_text import render
from engine.straights.errors import DifferentGame, RefusedMove, StrangeLine
from engine.straights.events import Event
from engine.straights.player import Computer, Human
from engine.straights.session import Session
from engine.straights.setup import FIRST_LEGAL, SEATS, Setup, Variant

_MOVE = re.compile(r"Player([1-4]) (plays|discards) (\S+)\.")
_RAGE_QUIT = re.compile(r"Player([1-4]) ragequits\. A computer will now take over\.")
_RESULT = re.compile(r"A new round begins\. .*|Player[1-4]'s (discards|score):.*|Player[1-4] wins!")
_BOARD = re.compile(r"(Cards on the table|Clubs|Diamonds|Hearts|Spades|Your hand|Legal plays):.*")
_DECK = re.compile(r"\S\S( \S\S){12}")
INVITATIONS = [render.invitation(seat) for seat in range(SEATS)]


class TranscriptReader:
    """Parses a transcript line by line and plays its moves."""

    def __init__(self, seed: int, variant: Variant, *, skipped: int) -> None:
        self._seed, self._variant, self._number = seed, variant, skipped
        # All seats are human until the end: a human's seat allows any move and a rage-quit.
        self._session = Session(Setup.of(seed, (Human(),) * SEATS, variant))
        self._expected = deque(_lines_of(self._session.history))
        self._humans: set[int] = set()
        self._board_is_shown = False

    def read(self, lines: list[str]) -> Session:
        """The game of the lines; raises TranscriptError."""
        for line in lines:
            self._number += 1
            self._read(line.rstrip("\r"))
        if self._board_is_shown and self._session.turn is not None:
            self._humans.add(self._session.turn)
        players = tuple(Human() if seat in self._humans else Computer(FIRST_LEGAL) for seat in range(SEATS))
        setup = Setup.of(self._seed, players, self._variant)
        return Session(setup, self._session.actions)

    def _read(self, line: str) -> None:
        """Parse one line. A prompt may be followed by what somebody typed into a terminal."""
        text = line.lstrip(">")
        if move := _MOVE.fullmatch(text):
            self._move(line, int(move[1]) - 1, is_play=move[2] == "plays", card=move[3])
        elif rage_quit := _RAGE_QUIT.fullmatch(text):
            self._submit(line, RageQuit(int(rage_quit[1]) - 1))
        elif _RESULT.fullmatch(text):
            self._compare(line, text)
        elif _BOARD.fullmatch(text):
            self._compare_board(line, text)
        elif line == text and not (
            text in render.REFUSALS or text in INVITATIONS or _DECK.fullmatch(text) or not text
        ):
            raise StrangeLine(self._number, line, "the console prints no such line")

    def _move(self, line: str, seat: int, *, is_play: bool, card: str) -> None:
        try:
            chosen = Card.parse(card)
        except NotationError as error:
            raise StrangeLine(self._number, line, "no such card") from error
        if self._board_is_shown:
            self._humans.add(seat)
        self._submit(line, Play(seat, chosen) if is_play else Discard(seat, chosen))
        self._board_is_shown = False

    def _submit(self, line: str, action: Action) -> None:
        if self._expected:
            raise DifferentGame(self._number, line, self._expected[0])
        if isinstance(action, RageQuit):
            self._humans.add(action.seat)
        try:
            events = self._session.submit(action)
        except Refusal as refusal:
            raise RefusedMove(self._number, line, str(refusal)) from refusal
        self._expected.extend(_lines_of(events[1:]))

    def _compare(self, line: str, text: str) -> None:
        expected = self._expected.popleft() if self._expected else ""
        if text != expected:
            raise DifferentGame(self._number, line, expected)

    def _compare_board(self, line: str, text: str) -> None:
        if self._session.turn is None or self._expected:
            raise DifferentGame(self._number, line, self._expected[0] if self._expected else "")
        head = text.partition(":")[0]
        board = render.board_lines(self._session.observe(self._session.turn))
        expected = next(each for each in board if each.startswith(f"{head}:"))
        if text.rstrip() != expected.rstrip():
            raise DifferentGame(self._number, line, expected)
        self._board_is_shown = True


def _lines_of(events: Iterable[Event]) -> list[str]:
    return [line for event in events for line in render.event_lines(event)]
