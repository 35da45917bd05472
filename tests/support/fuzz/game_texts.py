"""Doors for texts of games: saved ones, pasted ones, those of the console, the arena, reviews and puzzles."""

import io
import json
from contextlib import suppress

from engine.cli.arena.report import report_text
from engine.errors import NotationError, SaveGameError
from engine.straights.arena.ladder import LadderMatch, read_matches, standings
from engine.straights.arena.messages import Failure, Request, StartGame, read_response, response_line
from engine.straights.console_text.command_line import CommandLineError, read_arguments
from engine.straights.console_text.console import Console
from engine.straights.duplicate.challenge import challenge_in
from engine.straights.duplicate.duplicate_deal import parse_deal
from engine.straights.errors import ArenaError, NoSeed, TranscriptError
from engine.straights.local_table.game_texts import read_text as read_game_text
from engine.straights.player import Human
from engine.straights.puzzles.puzzle import parse_puzzle, puzzle_line
from engine.straights.review.own_turns import played_rounds
from engine.straights.setup import Setup
from engine.straights.storage.notation import format_action, parse_action, parse_command
from engine.straights.storage.savegame import loads
from tests.support.fuzz.target import Target, files, read_text
from tests.support.paths import ROOT
from tests.support.saved_games import checksum_of

SAVES = files("saves/*.straights")
CONSOLE = files("*.in")[:6]
COMMANDS = (
    b"5",
    b"--computers=expert",
    b"7 --score-limit=10 --reseed-each-round",
    b"--boards-for-computers -7",
)
ACTIONS = (b"1 play 7S", b"4 discard KH", b"2 ragequit expert", b"3 take", b"1 strategy blocker", b"play 7S")
DEALS = (
    b"2026-11-22",
    b"77/3",
    b"Straights 77/3: level with the expert.\nchallenge=1.77.3.QW5uYQ.u0Q9C1qs7FYJCe6oL-qr6qQeog",
)
PUZZLES = tuple(
    (ROOT / "straights_gui" / "resources" / "puzzles" / "pack.txt").read_bytes().splitlines()[:40:5]
)
VERSIONS = ("one@1", "two@2", "three@3", "four@4")
LADDER = "".join(
    LadderMatch(
        VERSIONS, points, (0.5, 0.25, 0.25, 0.0), (0, 0, 0, 1), "ab" * 32, "cd" * 32, closed_in=True
    ).line()
    for points in ((9.5, 11.0, 12.25, 14.0), (11.0, 10.0, 9.0, 16.0))
)
GAME = loads(SAVES[0])
PLAYED = next(played_rounds(GAME, 0))


def resummed(content: bytes) -> bytes:
    """A saved game with the checksum of what it now says, so that it is read further."""
    try:
        document = json.loads(content)
        document.pop("checksum")
        document["checksum"] = checksum_of(document)
        return json.dumps(document).encode()
    except (ValueError, KeyError, AttributeError, TypeError, RecursionError):
        return content


def read_save(content: bytes) -> None:
    """As it is, and with a checksum that fits."""
    for text in (content, resummed(content)):
        try:
            loads(text)
        except SaveGameError:
            continue


def paste(content: bytes) -> None:
    """What is pasted into the window, also as the console's input with a seed; half a surrogate pair, too."""
    text, seats = read_text(content).replace("\\ud800", "\ud800"), Setup.of(1, (Human(),) * 4).seats
    for seed in (None, 5):
        with suppress(SaveGameError, TranscriptError, NoSeed):
            read_game_text(text, seats, seed)


def play_console(content: bytes) -> None:
    Console(io.BytesIO(content), io.StringIO()).run(5)


def read_actions(content: bytes) -> None:
    """Lines as they are typed and recorded; what is read is written so that it is read the same."""
    for line in read_text(content).splitlines():
        with suppress(NotationError):
            parse_command(line.split(), 0)
        try:
            action = parse_action(line)
        except NotationError:
            continue
        assert action == parse_action(format_action(action))


def read_deals(content: bytes) -> None:
    """Challenges and codes; the text of what is read is read the same."""
    text = read_text(content)
    sent = challenge_in(text)
    assert sent is None or (sent, 13) == (challenge_in(sent.text), len(sent.opened().cards))
    parse_deal(text)


def read_puzzle(content: bytes) -> None:
    """A line of the pack; what is read is written so that it is read the same."""
    puzzle = parse_puzzle(read_text(content))
    line = puzzle_line(puzzle)
    assert line == puzzle_line(parse_puzzle(line))


def read_ladder(content: bytes) -> None:
    """The lines of a ladder: its ratings, and the page that shows them."""
    matches = list(read_matches(read_text(content)))
    versions = {version for match in matches for version in match.versions}
    report_text(standings(sorted({*VERSIONS, *versions}), matches), len(matches))


def answer_match(content: bytes) -> None:
    """The line of a strategy's process, to the beginning of a game and to a turn."""
    requests = (Request("t", StartGame("module:Bot", 1)), Request("t", PLAYED.turns[0].observation))
    answers = [read_response(line, request) for line in (content, content + b"\n") for request in requests]
    assert all(len(answer.reason) <= 200 for answer in answers if isinstance(answer, Failure))


def game_texts() -> tuple[Target, ...]:
    answer = response_line("t", PLAYED.turns[0].played)
    pasted = (*CONSOLE, *files("*.out")[:3], *SAVES, *DEALS, b"44", b"straights 44", b"h\n\\ud800")
    return (
        Target("saves", SAVES, read_save),
        Target("pasted", pasted, paste),
        Target("console", CONSOLE, play_console),
        Target(
            "command line", COMMANDS, lambda c: read_arguments(read_text(c).split(" ")), (CommandLineError,)
        ),
        Target("actions", (*ACTIONS, b"\n".join(ACTIONS)), read_actions),
        Target("deals", DEALS, read_deals, (NotationError, SaveGameError)),
        Target("puzzles", PUZZLES, read_puzzle, (NotationError,)),
        Target("ladder", (LADDER.encode(),), read_ladder, (ArenaError,)),
        Target("arena answers", (answer, response_line("t", None), b"t failure no idea\n"), answer_match),
    )
