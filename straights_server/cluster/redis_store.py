"""A store of tables in Redis, each of which is owned by one process at a time.

The log of a table is a stream whose IDs are the positions in the log: Redis rejects an ID that is not higher
than the last one, so two processes can never both write the same position.
"""

from __future__ import annotations

import threading
import time
from collections.abc import Callable, Iterable, Mapping, Sequence
from dataclasses import dataclass
from typing import TypeVar
from urllib.parse import urlsplit

from redis import Redis
from redis.backoff import NoBackoff
from redis.exceptions import ConnectionError as RedisConnectionError
from redis.exceptions import NoScriptError, RedisError
from redis.exceptions import TimeoutError as RedisTimeoutError
from redis.retry import Retry

from straights_server import store
from straights_server.cluster import scripts
from straights_server.entries import ActionTaken, Entry, GameStarted, entry_of, entry_text
from straights_server.errors import DamagedLog
from straights_server.store import Change, EntriesAppended, StoredTable, StoreError, TableDeleted, TableOpened
from straights_server.table_settings import settings_of, settings_text

_ANSWER_SECONDS = 1.0
"""The time-out of a request to Redis, after which it is retried, or fails during shutdown."""

_PATIENCE = 30.0
"""How long Redis may be unavailable before the server gives up."""

_PAUSE = 0.1
_UNREADABLE = "the Redis of this address"
_Answer = TypeVar("_Answer")
_KEYS = (scripts.owner_key, scripts.table_key, scripts.log_key)


@dataclass(frozen=True, slots=True)
class Claim:
    """The owner of a table.

    Attributes:
        owner: the process; None if there is no such table.
        kept: the table if this process owns it, or why it cannot be read.
    """

    owner: str | None
    kept: StoredTable | DamagedLog | None = None


class RedisStore:
    """The Store of one process; thread-safe."""

    def __init__(self, url: str, process: str) -> None:
        """`process` is a unique name; raises StoreError if Redis cannot be used."""
        self._process = process
        self._refused: set[str] = set()
        self._scripts: dict[str, str] = {}
        self._has_given_up = threading.Event()
        try:
            with Redis.from_url(url, decode_responses=True) as patient:  # with retries: it may be starting
                patient.set(f"{scripts.PREFIX}version", scripts.VERSION, nx=True)
                version = int(patient.get(f"{scripts.PREFIX}version") or scripts.VERSION)
            self._redis = _client(url)
            self._load_scripts()
        except RedisError as error:
            raise StoreError(f"cannot keep tables in {place_of(url)}: {error}") from error
        except ValueError:  # its text and its cause may contain the password
            raise StoreError(f"cannot keep tables in {place_of(url)}: it cannot be read") from None
        if version > scripts.VERSION:
            raise StoreError(
                f"the database was written by a later version of this program (its schema is {version}, "
                f"this program knows {scripts.VERSION})"
            )

    def append(self, changes: Sequence[Change]) -> list[str]:
        """Store the changes; returns the tables that another process owns now. Raises StoreError."""
        wanted = [change for change in changes if change.name not in self._refused]
        calls = [self._call(change) for change in wanted]
        answers = self._patiently(lambda: self._run(calls))
        lost = {change.name for change, answer in zip(wanted, answers, strict=True) if not answer}
        self._refused |= lost
        return sorted({change.name for change in changes if change.name in self._refused})

    def claim(self, name: str) -> Claim:
        """Claim a table that no living process owns, or return its owner; raises StoreError."""
        keys = scripts.owner_key(name), scripts.table_key(name)
        call = (scripts.CLAIM, keys, (self._process, scripts.lease_key(""), str(store.KEPT_SECONDS)))
        (owner,) = self._patiently(lambda: self._run([call]))
        if owner != self._process:
            return Claim(None if owner is None else str(owner))
        self._refused.discard(name)
        try:
            kept = self.load(name)
        except DamagedLog as error:
            return Claim(self._process, error)
        return Claim(None if kept is None else self._process, kept)

    def load(self, name: str) -> StoredTable | None:
        """Load a table, None if there is none; raises StoreError or DamagedLog."""
        settings = self._patiently(lambda: self._redis.get(scripts.table_key(name)))
        if settings is None:
            return None
        found = self._patiently(lambda: self._redis.xrange(scripts.log_key(name))) or []
        if [identifier for identifier, _ in found] != [f"0-{place}" for place in range(1, len(found) + 1)]:
            raise DamagedLog("the log has gaps")
        return StoredTable(settings_of(str(settings)), tuple(_entry(fields) for _, fields in found))

    def lost_of(self, names: Sequence[str]) -> list[str]:
        """Those of these tables that this process no longer owns; raises StoreError."""
        if not names:
            return []
        owners = self._patiently(lambda: self._redis.mget([scripts.owner_key(name) for name in names]))
        return [name for name, owner in zip(names, owners, strict=True) if owner != self._process]

    def renew(self, names: Sequence[str]) -> None:
        """Keep these tables for KEPT_WAITING_SECONDS from now at least; raises StoreError."""

        def ask() -> None:
            with self._redis.pipeline(transaction=False) as pipeline:
                for name in names:
                    for key in _KEYS:
                        pipeline.expire(key(name), store.KEPT_WAITING_SECONDS, gt=True)
                pipeline.execute()

        self._patiently(ask)

    def outdated(self, most_finished: int, most_unfinished: int) -> tuple[()]:
        """None: Redis expires tables itself."""
        del most_finished, most_unfinished
        return ()

    def count(self) -> None:
        """Redis has no cheap answer: `None`."""

    def give_up(self) -> None:
        """Stop retrying."""
        self._has_given_up.set()

    def close(self) -> None:
        """Close the connection to Redis."""
        self._redis.close()

    def _call(self, change: Change) -> tuple[str, tuple[str, ...], tuple[str, ...]]:
        """The script that stores a change, its keys and its arguments."""
        keys = tuple(key(change.name) for key in _KEYS)
        match change:
            case TableOpened():
                settings = settings_text(change.settings)
                return scripts.OPEN, keys[:2], (self._process, settings, str(store.KEPT_WAITING_SECONDS))
            case EntriesAppended():
                entries = (entry_text(entry) for entry in change.entries)
                has_begun = any(isinstance(entry, GameStarted | ActionTaken) for entry in change.entries)
                seconds = store.KEPT_SECONDS if has_begun else store.KEPT_WAITING_SECONDS
                return scripts.LOG, keys, (self._process, str(seconds), str(change.first), *entries)
            case TableDeleted():
                return scripts.FORGET, keys, (self._process,)

    def _run(self, calls: Iterable[tuple[str, tuple[str, ...], tuple[str, ...]]]) -> list[object]:
        """Run the scripts in one pipeline; returns their results."""
        with self._redis.pipeline(transaction=False) as pipeline:
            for script, keys, arguments in calls:
                pipeline.evalsha(self._scripts[script], len(keys), *keys, *arguments)
            return list(pipeline.execute())

    def _load_scripts(self) -> None:
        self._scripts = {
            script: str(self._redis.script_load(script))
            for script in (scripts.CLAIM, scripts.OPEN, scripts.LOG, scripts.FORGET)
        }

    def _patiently(self, ask: Callable[[], _Answer]) -> _Answer:
        """Run an idempotent operation, with retries while Redis is unavailable. Raises StoreError."""
        until = time.monotonic() + _PATIENCE
        has_scripts = True
        while True:
            try:
                if not has_scripts:
                    self._load_scripts()
                return ask()
            except NoScriptError:  # Redis was restarted
                has_scripts = False
            except (RedisConnectionError, RedisTimeoutError) as error:
                if time.monotonic() >= until or self._has_given_up.wait(_PAUSE):
                    raise StoreError(f"Redis cannot be reached: {error}") from error
            except RedisError as error:
                raise StoreError(f"cannot keep the tables: {error}") from error


def _client(url: str) -> Redis:
    """A client without retries of its own, which would last for minutes; `_patiently` retries."""
    return Redis.from_url(
        url,
        decode_responses=True,
        socket_timeout=_ANSWER_SECONDS,
        socket_connect_timeout=_ANSWER_SECONDS,
        retry=Retry(NoBackoff(), 0),
    )


def place_of(url: str) -> str:
    """The URL of a Redis server without credentials."""
    try:
        parts = urlsplit(url)
        if parts.scheme == "unix":
            return f"unix://{parts.path}"
        host = f"[{parts.hostname}]" if ":" in (parts.hostname or "") else parts.hostname
        port = "" if parts.port is None else f":{parts.port}"
    except ValueError:  # such as a password with an unescaped slash
        return _UNREADABLE
    return f"{parts.scheme}://{host}{port}" if host else _UNREADABLE


def _entry(fields: Mapping[str | bytes, str | bytes] | None) -> Entry:
    text = (fields or {}).get("entry")
    if text is None:
        raise DamagedLog("an entry of the log has no text")
    return entry_of(text)
