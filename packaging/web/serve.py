"""Serves the built page on this machine, with the headers that a host should send: `make run-web`."""

import argparse
import contextlib
import sys
from collections.abc import Sequence
from functools import partial
from http import HTTPStatus
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from urllib.parse import unquote

from straights_server.http.page_headers import HEADERS, TYPES
from straights_server.http.pages import files_below
from web.folders import BROTLI, PAGE

PORT = 8080


class PageHandler(BaseHTTPRequestHandler):
    """Serves the files of a folder, compressed if the build created a compressed form."""

    protocol_version = "HTTP/1.1"

    def __init__(self, *args: object, folder: Path, compressed: Path) -> None:
        self.folder = folder
        self.compressed = compressed
        super().__init__(*args)  # type: ignore[arg-type]  # of the server

    def do_GET(self) -> None:
        """Look the address up among the files, which may be those of another build by now."""
        file = files_below(self.folder).get(unquote(self.path.partition("?")[0]))
        if file is None:
            self.send_error(HTTPStatus.NOT_FOUND)
            return
        headers = {"Content-Type": TYPES.get(file.suffix, "application/octet-stream"), **HEADERS}
        packed = self.compressed / f"{file.relative_to(self.folder.resolve()).as_posix()}.br"
        is_new = packed.is_file() and packed.stat().st_mtime >= file.stat().st_mtime
        if is_new and "br" in self.headers.get("Accept-Encoding", ""):
            headers["Content-Encoding"], file = "br", packed
        content = file.read_bytes()
        self.send_response(HTTPStatus.OK)
        for name, value in {**headers, "Vary": "Accept-Encoding", "Content-Length": len(content)}.items():
            self.send_header(name, str(value))
        self.end_headers()
        self.wfile.write(content)

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
    return PageServer((host, port), partial(PageHandler, folder=folder, compressed=compressed))


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
