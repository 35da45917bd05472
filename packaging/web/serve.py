"""Serves the built page on this machine, with the headers that a host should send: `make run-web`."""

import argparse
import contextlib
import posixpath
import sys
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from io import BytesIO
from pathlib import Path
from typing import BinaryIO
from urllib.parse import unquote

from straights_server.http.page_headers import HEADERS, TYPES
from straights_server.http.pages import files_below
from web.folders import BROTLI, PAGE

PORT = 8080


class PageHandler(SimpleHTTPRequestHandler):
    """Serves the files of a folder, compressed if the build created a compressed form."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, folder: Path, compressed: Path, **options: object) -> None:
        self.folder = folder
        self.compressed = compressed
        self.is_compressed = False
        self.file = folder
        super().__init__(*args, directory=str(folder), **options)  # type: ignore[arg-type]  # of the server

    def send_head(self) -> BytesIO | BinaryIO | None:
        """Look the address up among the files, which may be those of another build by now."""
        self.is_compressed = False
        name = unquote(self.path.partition("?")[0])
        file = files_below(self.folder).get(name)
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return None
        self.file = file
        if "br" in self.headers.get("Accept-Encoding", ""):
            packed = self.compressed / f"{file.relative_to(self.folder.resolve()).as_posix()}.br"
            if packed.is_file() and packed.stat().st_mtime >= file.stat().st_mtime:
                self.is_compressed = True
                self.file = packed
        return super().send_head()

    def translate_path(self, _path: str) -> str:
        """The file that was found."""
        return str(self.file)

    def guess_type(self, path: object) -> str:
        """The content type of the original file, not of its compressed form."""
        name = posixpath.basename(str(path)).removesuffix(".br" if self.is_compressed else "")
        return TYPES.get(posixpath.splitext(name)[1], "application/octet-stream")

    def end_headers(self) -> None:
        """Add the headers of all responses."""
        for name, value in HEADERS.items():
            self.send_header(name, value)
        self.send_header("Vary", "Accept-Encoding")
        if self.is_compressed:
            self.send_header("Content-Encoding", "br")
        super().end_headers()

    def log_message(self, *_args: object) -> None:
        """Log nothing: the address printed at the start is enough."""


class PageServer(ThreadingHTTPServer):
    """Serves each request in a separate thread."""

    def handle_error(self, request: object, client_address: object) -> None:
        """Ignore browsers that disconnect during a response, as on every reload."""
        if not isinstance(sys.exc_info()[1], ConnectionError):
            super().handle_error(request, client_address)  # type: ignore[arg-type]  # of the server


def make_server(host: str, port: int, folder: Path = PAGE, compressed: Path = BROTLI) -> ThreadingHTTPServer:
    """Create a listening server; OSError if the port is taken. Port 0 chooses a free one."""
    handler = partial(PageHandler, folder=folder, compressed=compressed)
    return PageServer((host, port), handler)


def main(argv: Sequence[str]) -> int:
    """Serve until Ctrl+C."""
    parser = argparse.ArgumentParser(prog="make run-web", description="Serve the page on this machine.")
    parser.add_argument("--port", type=int, default=PORT, help=f"the port, {PORT} by default; 0 for any")
    parser.add_argument(
        "--host", default="127.0.0.1", help="the address to listen on, by default this machine's own"
    )
    given = parser.parse_args(argv)
    if not (PAGE / "index.html").is_file():
        print(f"there is no page in {PAGE}; build it first: make web", file=sys.stderr)
        return 1
    try:
        server = make_server(given.host, given.port)
    except OSError as error:
        print(
            f'cannot listen on port {given.port}: {error.strerror}; try ARGS="--port 8123"', file=sys.stderr
        )
        return 1
    with server, contextlib.suppress(KeyboardInterrupt):
        print(f"Straights is at http://{given.host}:{server.server_address[1]}/ (Ctrl+C ends)", flush=True)
        server.serve_forever()
    return 0


if __name__ == "__main__":
    sys.exit(main(sys.argv[1:]))
