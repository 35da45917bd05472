"""Sessions as JSON text and back: loading gives the game that was saved, or an error that says why not.

The text contains the name of the game, the setup, the recorded actions and a checksum. Loading replays every
action under the rules, so a forged file cannot create a state that play could not reach.
"""

from __future__ import annotations

import binascii
import json

from engine.errors import DamagedSaveGame, InvalidJson, NewerSaveGame, NotASaveGame, NotationError, Refusal
from engine.fast_dataclass import Generic, Protocol, dataclass
from engine.games.session import Action, Event, Seen, Session, Setup, State
from engine.json_text import read_json
from engine.text.decoding import decode, normalise

VERSION = 4
MAX_BYTES = 1_000_000
"""The longest text that is loaded; 64,000 actions, far more than a game has, replayed in about a second."""

_MIN_VERSION = 1
_FORMAT = "-game"  # after the name of the game
_CRC_OF_START = binascii.crc32(b'{"actions":[')


class Notation(Protocol[Setup, Action]):
    """How setups and actions of a game are written and read."""

    name: str

    def write(self, action: Action, /) -> str: ...  # on one line
    def read(self, line: str, /) -> Action: ...  # raises NotationError
    def setup_value(self, setup: Setup, /) -> dict[str, object]: ...  # as JSON
    def setup_of(self, value: object, /) -> Setup: ...  # raises an EngineError


class SaveGameText(Generic[Setup, Action]):
    """The text of a game that is saved after each action; only new actions are encoded."""

    def __init__(self, notation: Notation[Setup, Action], setup: Setup) -> None:
        self._write = notation.write
        document: dict[str, object] = {
            "format": notation.name + _FORMAT,
            "version": VERSION,
            "setup": notation.setup_value(setup),
        }
        self._head = json.dumps(document, indent=1, ensure_ascii=False).removesuffix("\n}")
        # The checksum covers the keys in sorted order: "actions" comes first.
        self._canonical_end = f"],{_canonical(document)[1:]}".encode()
        self._actions: tuple[Action, ...] = ()
        self._lines: list[str] = []
        self._crc = _CRC_OF_START

    def of(self, actions: tuple[Action, ...]) -> str:
        """The text of the session with these actions; it ends with a line feed."""
        written = len(self._actions)
        if actions[:written] != self._actions:
            written = 0
            self._lines, self._crc = [], _CRC_OF_START
        for action in actions[written:]:
            self._add(self._write(action))
        self._actions = actions
        body = "[\n  " + ",\n  ".join(self._lines) + "\n ]" if self._lines else "[]"
        checksum = binascii.crc32(self._canonical_end, self._crc)
        return f'{self._head},\n "actions": {body},\n "checksum": "{checksum:08x}"\n}}\n'

    def _add(self, line: str) -> None:
        comma = "," if self._lines else ""
        self._crc = binascii.crc32((comma + json.dumps(line)).encode(), self._crc)
        self._lines.append(json.dumps(line, ensure_ascii=False))


@dataclass(frozen=True, slots=True)
class SavedGame:
    """What a text says, before anything is replayed.

    Attributes:
        game: the name of the game.
        setup: as JSON.
        lines: of the actions.
    """

    game: str
    setup: object
    lines: tuple[object, ...]

    @staticmethod
    def of(text: str | bytes, *, is_checked: bool = True) -> SavedGame:
        """Read a text; raises NotASaveGame, NewerSaveGame or DamagedSaveGame."""
        try:
            document = read_json(decode(text) if isinstance(text, bytes) else normalise(text))
        except InvalidJson as error:
            raise NotASaveGame(f"the text is no JSON, or it was cut off: {error}") from error
        form = document.get("format") if isinstance(document, dict) else None
        if not isinstance(document, dict) or not isinstance(form, str) or not form.endswith(_FORMAT):
            raise NotASaveGame("the text is JSON, but does not say that its format is that of a game")
        version = document.get("version")
        if type(version) is not int or version < _MIN_VERSION:
            raise DamagedSaveGame(f"there is no version {version!r}")
        if version > VERSION:
            raise NewerSaveGame(f"the text has version {version}; this program reads up to {VERSION}")
        if is_checked and document.pop("checksum", None) != _checksum(document):
            raise DamagedSaveGame("the checksum differs: the text was altered after it was saved")
        actions = document.get("actions")
        if not isinstance(actions, list):
            raise DamagedSaveGame("there is no list of actions")
        return SavedGame(form.removesuffix(_FORMAT), document.get("setup"), tuple(actions))

    def replay(
        self, notation: Notation[Setup, Action], session: Session[Setup, State, Action, Event, Seen]
    ) -> None:
        """Repeat the actions in a session that has just begun; raises DamagedSaveGame."""
        for number, line in enumerate(self.lines, 1):
            if not isinstance(line, str):
                raise DamagedSaveGame(f"action {number} is no text")
            try:
                session.submit(notation.read(line))
            except (NotationError, Refusal) as error:
                raise DamagedSaveGame(f"action {number}, {line!r}, cannot be played: {error}") from error


def _checksum(document: dict[str, object]) -> str:
    """The CRC-32 of the document, independent of white space and the order of its keys.

    It detects accidental damage, not forgery: against that, every action is checked by the rules.
    """
    return f"{binascii.crc32(_canonical(document).encode()):08x}"


def _canonical(document: dict[str, object]) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"))
