"""`straights-server admin`: sends a command to the running server of the same owner."""

from __future__ import annotations

import argparse
import json
import socket
import sys
from collections.abc import Sequence
from pathlib import Path

from straights_server.administration.commands import USAGE
from straights_server.errors import TableError

COMMAND = "admin"
_SECONDS = 10.0


def parser(program: str, path: str) -> argparse.ArgumentParser:
    """The command-line parser; `path` is the usual one of the socket."""
    made = argparse.ArgumentParser(
        prog=f"{program} {COMMAND}",
        description="Look after a running server, which was started with --admin.",
        epilog=USAGE,
        formatter_class=argparse.RawDescriptionHelpFormatter,
        allow_abbrev=False,
    )
    made.add_argument("words", nargs="+", help="a command with its arguments", metavar="COMMAND")
    made.add_argument(
        "--socket", default=path, help=f"as given to the server: {path}", metavar="PATH", type=Path
    )
    return made


def ask(path: Path, words: Sequence[str]) -> list[str]:
    """The lines that the server answers; raises TableError with its reason, or where none answers."""
    if sys.platform == "win32":
        raise TableError("a server on Windows has no socket for its operator")
    try:
        with socket.socket(socket.AF_UNIX, socket.SOCK_STREAM) as line:
            line.settimeout(_SECONDS)
            line.connect(str(path))
            line.sendall(json.dumps(list(words)).encode() + b"\n")
            with line.makefile("rb") as stream:
                found: dict[str, object] = json.loads(stream.readline() or b"{}")
    except OSError as error:
        reason = error.strerror or str(error)
        raise TableError(
            f"no server answers at {path} ({reason}); start it with --admin {path}, and be its owner"
        ) from None
    if "error" in found:
        raise TableError(str(found["error"]))
    lines = found.get("lines")
    return [str(each) for each in lines] if isinstance(lines, list) else []
