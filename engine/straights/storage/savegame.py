"""Sessions as JSON text and back: loading gives the game that was saved, or an error that says why not.

The text contains the setup, the recorded actions and a checksum. Loading replays every action under the
rules, so a forged file cannot create a state that play could not reach.
"""

from __future__ import annotations

import binascii
import json

from engine.cards.card import CARDS
from engine.errors import InvalidJson, NotationError, Refusal, SetupError
from engine.fast_dataclass import dataclass
from engine.json_text import read_json
from engine.straights.commands import Action, RageQuit, SetStrategy
from engine.straights.errors import DamagedSaveGame, NewerSaveGame, NotASaveGame
from engine.straights.player import Computer, Human, strategy_of
from engine.straights.session import Session
from engine.straights.setup import SeatSetup, Setup, Variant
from engine.straights.storage.decoding import decode, normalise
from engine.straights.storage.notation import format_action, is_choice, parse_action
from engine.straights.strategies.registry import NAMES

FORMAT = "straights-game"
VERSION = 4
MAX_BYTES = 1_000_000
"""The longest text that is loaded; 64,000 actions, far more than a game has, replayed in about a second."""

_MIN_VERSION = 1
_REQUIRED = {"seed", "score_limit", "reseed_each_round", "seats"}
_SETUP_KEYS = _REQUIRED | {"salt", "key", "duplicate_deals"}
_SEAT_KEYS = {"name", "strategy"}
_CRC_OF_START = binascii.crc32(b'{"actions":[')


def dumps(session: Session) -> str:
    """The session as JSON text that ends with a line feed."""
    return SaveGameText(session.setup).of(session.actions)


@dataclass(frozen=True, slots=True)
class GameOutline:
    """The setup of a saved game, and the number of the last round in which a card was laid."""

    setup: Setup
    number: int


class SaveGameText:
    """The text of a game that is saved after each action; only new actions are encoded."""

    def __init__(self, setup: Setup) -> None:
        document: dict[str, object] = {
            "format": FORMAT,
            "version": VERSION,
            "setup": setup_value(setup),
        }
        self._head = json.dumps(document, indent=1, ensure_ascii=False).removesuffix("\n}")
        # The checksum covers the keys in sorted order: "actions" comes first.
        self._canonical_end = f"],{_canonical(document)[1:]}".encode()
        self._actions: tuple[Action, ...] = ()
        self._lines: list[str] = []
        self._crc = _CRC_OF_START

    def of(self, actions: tuple[Action, ...]) -> str:
        """The result of `dumps` for the session with these actions."""
        written = len(self._actions)
        if actions[:written] != self._actions:
            written = 0
            self._lines, self._crc = [], _CRC_OF_START
        for action in actions[written:]:
            self._add(format_action(action))
        self._actions = actions
        body = "[\n  " + ",\n  ".join(self._lines) + "\n ]" if self._lines else "[]"
        checksum = binascii.crc32(self._canonical_end, self._crc)
        return f'{self._head},\n "actions": {body},\n "checksum": "{checksum:08x}"\n}}\n'

    def _add(self, line: str) -> None:
        comma = "," if self._lines else ""
        self._crc = binascii.crc32((comma + json.dumps(line)).encode(), self._crc)
        self._lines.append(json.dumps(line, ensure_ascii=False))


def loads(text: str | bytes) -> Session:
    """Load the text of `dumps`; raises NotASaveGame, NewerSaveGame or DamagedSaveGame."""
    document = _document(text)
    if document.pop("checksum", None) != _checksum(document):
        raise DamagedSaveGame("the checksum differs: the text was altered after it was saved")
    session = Session(setup_of(document.get("setup")))
    actions = document.get("actions")
    if not isinstance(actions, list):
        raise DamagedSaveGame("there is no list of actions")
    for number, line in enumerate(actions, 1):
        _repeat(session, number, line)
    return session


def outline(text: str | bytes) -> GameOutline:
    """What `loads` would give, for a list of games: nothing is replayed or checked against the rules.

    Raises NotASaveGame, NewerSaveGame or DamagedSaveGame.
    """
    document = _document(text)
    setup, actions = setup_of(document.get("setup")), document.get("actions")
    if not isinstance(actions, list):
        raise DamagedSaveGame("there is no list of actions")
    choices = sum(is_choice(str(line)) for line in actions)
    return GameOutline(setup, 1 + max(0, choices - 1) // len(CARDS))


def _document(text: str | bytes) -> dict[str, object]:
    try:
        document = read_json(decode(text) if isinstance(text, bytes) else normalise(text))
    except InvalidJson as error:
        raise NotASaveGame(f"the text is no JSON, or it was cut off: {error}") from error
    if not isinstance(document, dict) or document.get("format") != FORMAT:
        raise NotASaveGame(f"the text is JSON, but does not say that its format is {FORMAT!r}")
    version = document.get("version")
    if type(version) is not int or version < _MIN_VERSION:
        raise DamagedSaveGame(f"there is no version {version!r}")
    if version > VERSION:
        raise NewerSaveGame(f"the text has version {version}; this program reads up to {VERSION}")
    return document


def setup_of(part: object) -> Setup:
    """The setup of its JSON; raises DamagedSaveGame."""
    if not isinstance(part, dict) or not _REQUIRED <= part.keys() <= _SETUP_KEYS:
        raise DamagedSaveGame("the setup is not whole")
    seed, salt, key = part["seed"], part.get("salt", ""), part.get("key", "")
    if type(seed) is not int or type(salt) is not str or type(key) is not str:
        raise DamagedSaveGame("a seed is a whole number, salt and key are text")
    if not isinstance(part["seats"], list):
        raise DamagedSaveGame("there are no seats")
    try:
        return Setup(seed, tuple(_seat(seat) for seat in part["seats"]), Variant.of(part), salt, key)
    except SetupError as error:
        raise DamagedSaveGame(f"no game can be set up so: {error}") from error


def setup_value(setup: Setup) -> dict[str, object]:
    """The setup as JSON."""
    return {
        "seed": setup.seed,
        **setup.variant.values(),
        "salt": setup.salt,
        **({"key": setup.key} if setup.key else {}),
        "seats": [{"name": seat.name, "strategy": strategy_of(seat.player)} for seat in setup.seats],
    }


def _seat(part: object) -> SeatSetup:
    if not isinstance(part, dict) or part.keys() != _SEAT_KEYS:
        raise DamagedSaveGame("a seat is not whole")
    name, strategy = part["name"], part["strategy"]
    if not isinstance(name, str):
        raise DamagedSaveGame("a seat has no name")
    return SeatSetup(name, Human() if strategy is None else Computer(_known(strategy)))


def _repeat(session: Session, number: int, line: object) -> None:
    if not isinstance(line, str):
        raise DamagedSaveGame(f"action {number} is no text")
    try:
        action = parse_action(line)
        if isinstance(action, RageQuit | SetStrategy):
            _known(action.strategy)
        session.submit(action)
    except (NotationError, Refusal) as error:
        raise DamagedSaveGame(f"action {number}, {line!r}, cannot be played: {error}") from error


def _known(strategy: object) -> str:
    if not isinstance(strategy, str) or strategy not in NAMES:
        raise DamagedSaveGame(f"this program has no strategy {strategy!r}")
    return strategy


def _checksum(document: dict[str, object]) -> str:
    """The CRC-32 of the document, independent of white space and the order of its keys.

    It detects accidental damage, not forgery: against that, every action is checked by the rules.
    """
    return f"{binascii.crc32(_canonical(document).encode()):08x}"


def _canonical(document: dict[str, object]) -> str:
    return json.dumps(document, sort_keys=True, separators=(",", ":"))
