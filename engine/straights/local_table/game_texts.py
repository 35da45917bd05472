"""Games from text: saved games, and the console's input or output."""

from __future__ import annotations

from binascii import a2b_base64

from engine.errors import NotASaveGame, TooLargeSaveGame
from engine.fast_dataclass import replace
from engine.games import registry
from engine.games.saved_game import MAX_BYTES
from engine.straights.console_text.import_game import ImportedGame, import_game, read_command
from engine.straights.errors import NoSeed
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, read_seed
from engine.straights.storage import notation
from engine.straights.storage.savegame import loads
from engine.text.decoding import decode, trim

_FILE = "data:;base64,"
"""What a client writes before the bytes of a file, which it need not decode."""
_STRAIGHTS = f'"{notation.name}-game"'
_BEGIN = 100  # characters, in which a saved game says what it is


def read_game(text: str, seats: tuple[SeatSetup, ...] | None) -> Session:
    """Load a saved game, the console's input or output with its command line at the top, or a shared deal.

    `seats` are those at the table, None for none: humans in a console game take their names, and they play
    if there is only a command line, a number, or the line of a deal for everybody. Raises SaveGameError or
    TranscriptError.
    """
    try:
        return read_text(_text(text), seats).session
    except NoSeed as error:
        raise NotASaveGame(f"the text cannot be read: {error}") from error


def read_other(text: str) -> tuple[registry.AnyGame, registry.AnySession] | None:
    """Load a saved game of another kind; None for anything else; raises SaveGameError."""
    text = trim(_text(text))
    if not text.startswith("{") or _STRAIGHTS in text[:_BEGIN] or '-game"' not in text[:_BEGIN]:
        return None
    name, session = registry.loads(text)
    return registry.game_named(name), session


def read_text(text: str, seats: tuple[SeatSetup, ...] | None, seed: int | None = None) -> ImportedGame:
    """The same; `seed` is that of a console's text without a command line; raises NoSeed without both."""
    text = trim(text)
    try:
        text.encode()
    except UnicodeEncodeError as error:  # half a surrogate pair, as a clipboard may have it
        raise NotASaveGame(f"the text cannot be read: {error}") from error
    if text.startswith("{"):
        return ImportedGame(loads(text))
    if seats is None:
        return import_game(text, seed)
    named, variant = read_command(text)
    number = read_seed(text) if named is None else named
    if number is not None and "\n" not in text:
        return ImportedGame(Session(Setup(number, seats, variant)))  # not sealed: its number is known
    game = import_game(text, seed)
    return replace(game, session=_with_names(game.session, seats))


def _text(text: str) -> str:
    if text.startswith(_FILE):
        text = _decoded(text.removeprefix(_FILE))
    if len(text) > MAX_BYTES or len(text.encode(errors="surrogatepass")) > MAX_BYTES:
        raise TooLargeSaveGame(f"the text has more than {MAX_BYTES} bytes")
    return text


def _decoded(content: str) -> str:
    try:
        return decode(a2b_base64(content))
    except ValueError as error:
        raise NotASaveGame(f"the file is no Base64: {error}") from error


def _with_names(session: Session, seats: tuple[SeatSetup, ...]) -> Session:
    named = tuple(
        replace(played, name=seat.name) for played, seat in zip(session.setup.seats, seats, strict=True)
    )
    return Session(replace(session.setup, seats=named), session.actions)
