"""One file with everything that a player has: games, statistics, days and settings."""

from __future__ import annotations

import json
from collections.abc import Callable
from typing import Annotated

from engine.errors import BadMessage, DamagedSaveGame, InvalidJson, NewerSaveGame, NotASaveGame
from engine.fast_dataclass import dataclass
from engine.json_text import read_json
from engine.protocol.codecs import ListOf, Text
from engine.protocol.records import Json, Record
from engine.straights.local_table.figures_answer import kept_records
from engine.straights.local_table.game_texts import read_other
from engine.straights.local_table.played_game import OtherGame
from engine.straights.local_table.running_game import RunningGame
from engine.straights.protocol.day_record import DAY_RECORD, kept_days
from engine.straights.protocol.game_record import KeptRecord
from engine.straights.protocol.table_messages import BackupMessage
from engine.straights.protocol.table_requests import AskBackup, KeptGame
from engine.straights.protocol.tables import ShownGame
from engine.straights.statistics.days import DayRecord
from engine.straights.storage import savegame
from engine.text.sentence import Sentence, sentence

_FORMAT, _VERSION = "straights-backup", 1


@dataclass(frozen=True, slots=True)
class Backup:
    """All that a player has; `helped` are keys of deals, `settings` those of the window or of the page."""

    games: tuple[KeptGame, ...]
    records: tuple[KeptRecord, ...]
    days: Annotated[tuple[DayRecord, ...], ListOf(DAY_RECORD)]
    helped: Annotated[tuple[str, ...], ListOf(Text(1, 20, pattern="[!-~]+"))]
    settings: dict[str, str]

    @property
    def sentence(self) -> Sentence:
        """What it adds, for the player."""
        rounds = sum(each.has_ended for record in self.records for each in record.rounds)
        return sentence(
            "GameFiles",
            "Games added: {games}, rounds in the statistics: {rounds}, days: {days}.",
            games=len(self.games),
            rounds=rounds,
            days=len(self.days),
        )


_BACKUP = Record(Backup, is_open=True)
_STATE = Record(ShownGame)


def is_backup(text: str) -> bool:
    """Whether a text begins like one of `dumps`; it may be damaged."""
    return f'"{_FORMAT}"' in text[:100]


def dumps(backup: Backup) -> str:
    """The backup as the text of a file."""
    document = {"format": _FORMAT, "version": _VERSION, **_BACKUP.write(backup)}
    return json.dumps(document, ensure_ascii=False) + "\n"


def loads(text: str) -> Backup:
    """Load the text of `dumps`, and check each part; raises a SaveGameError if one is wrong."""
    try:
        document = read_json(text)
        if isinstance(document, dict) and document.get("version") != _VERSION:
            raise NewerSaveGame(f"this program reads version {_VERSION}")
        backup = _BACKUP.read(document)
    except InvalidJson as error:
        raise NotASaveGame(f"the text is no JSON, or it was cut off: {error}") from error
    except BadMessage as error:
        raise DamagedSaveGame(str(error)) from error
    for game in backup.games:
        _state(game.text, lambda: "")
    return backup


def missing(backup: Backup, kept: Backup) -> Backup:
    """What of a backup the player does not have; a game that was continued since then is there."""
    texts, names = "".join([each.text for each in kept.games]), {each.game for each in kept.records}
    days = {each.day: each for each in kept.days}
    joined = [each if each.day not in days else days[each.day].joined(each) for each in backup.days]
    return Backup(
        tuple(each for each in backup.games if _actions_of(each.text) not in texts),
        tuple(each for each in backup.records if each.game not in names),
        tuple(each for each in joined if each != days.get(each.day)),
        tuple(each for each in backup.helped if each not in kept.helped),
        {key: value for key, value in backup.settings.items() if key not in kept.settings},
    )


def backup_answer(request: AskBackup, now: Callable[[], str]) -> BackupMessage:
    """The file of what a client has kept, or what of a file it has to keep besides."""
    records, days = tuple(kept_records(request.records)), kept_days(request.days)
    kept = Backup(request.games, records, days, request.helped, request.settings)
    new = missing(loads(request.text) if request.text else kept, kept)
    states = [_state(each.text, now) for each in new.games]
    text = "" if request.text else dumps(kept)
    return BackupMessage(text, {**_BACKUP.write(new), "states": states}, new.sentence)


def _state(text: str, now: Callable[[], str]) -> Json:
    """A saved game as its viewer sees it; raises a SaveGameError."""
    other = read_other(text)
    game = RunningGame(savegame.loads(text), now) if other is None else OtherGame(*other)
    return _STATE.write(game.value())


def _actions_of(text: str) -> str:
    """A saved game up to its last action: one that was continued begins with it."""
    return text.rpartition("\n ]")[0] or text
