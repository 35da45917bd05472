"""The local socket on which a server receives the commands of its operator."""

from __future__ import annotations

import asyncio
import json
import sys
from contextlib import suppress
from pathlib import Path

from engine.errors import InvalidJson
from engine.json_text import read_json
from straights_server.administration.commands import Commands, answer
from straights_server.listening import OWNER, local_socket

_MAX_LINE = 65_536


class AdministrationEndpoint:
    """A Unix socket that only the owner of the server can use: a line of words as JSON, a line of answer."""

    def __init__(self, path: Path, commands: Commands) -> None:
        self._path = path
        self._commands = commands
        self._server: asyncio.Server | None = None

    async def start(self) -> None:
        """Listen; raises OSError if that fails."""
        listening = local_socket(self._path, OWNER)
        if sys.platform == "win32":
            return  # where the line above has raised
        self._server = await asyncio.start_unix_server(self._serve, sock=listening, limit=_MAX_LINE)

    async def close(self) -> None:
        """Stop listening, and remove the socket."""
        if self._server is not None:
            self._server.close()
            self._path.unlink(missing_ok=True)

    async def _serve(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError, ValueError):  # the operator has left, or sent more than a line may be
            line = await reader.readline()
            writer.write(json.dumps(answer(self._commands, _words(line))).encode() + b"\n")
            await writer.drain()
        writer.close()


def _words(line: bytes) -> list[str]:
    try:
        document = read_json(line.decode())
    except (InvalidJson, UnicodeDecodeError):
        return []
    return [str(word) for word in document] if isinstance(document, list) else []
