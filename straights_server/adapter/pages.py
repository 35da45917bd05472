"""Serves the files of the page from a folder, with the headers of a production server."""

from __future__ import annotations

from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

from straights_server.adapter.http import HttpRequest, HttpResponse, plain
from straights_server.adapter.page_headers import HEADERS, TYPES

_ALONE = "/alone/"
"""The path of the page that plays by itself, so that its service worker is separate from the other's."""


class Pages:
    """Serves the files of a folder; in compressed form if there is a `.br` file."""

    def __init__(self, folder: Path | None, alone: Path | None = None) -> None:
        """Without a folder there are no files; `alone` is the folder of the page that plays by itself."""
        self._folder = None if folder is None else folder.resolve()
        self._alone = None if alone is None else alone.resolve()
        self._known: dict[Path, tuple[float, bytes, str]] = {}

    def answer(self, request: HttpRequest) -> HttpResponse:
        """The file of a request, index.html for a folder."""
        file = self._file(request.path)
        if file is None:
            return plain(HTTPStatus.NOT_FOUND)
        headers = {**HEADERS, "Vary": "Accept-Encoding"}
        content_type = TYPES.get(file.suffix, "application/octet-stream")
        packed = file.with_name(f"{file.name}.br")
        if "br" in request.headers.get("accept-encoding", "") and packed.is_file():
            headers["Content-Encoding"] = "br"
            file = packed
        try:
            body, tag = self._read(file)
        except OSError:
            return plain(HTTPStatus.NOT_FOUND)
        headers["ETag"] = tag
        if request.headers.get("if-none-match") == tag:
            return HttpResponse(HTTPStatus.NOT_MODIFIED, b"", content_type, headers)
        return HttpResponse(HTTPStatus.OK, body, content_type, headers)

    def _file(self, path: str) -> Path | None:
        """The file at a path; None if it does not exist or is outside the folder."""
        folder = self._folder
        if self._alone is not None and path.startswith(_ALONE):
            folder, path = self._alone, path.removeprefix(_ALONE.rstrip("/"))
        if folder is None or "\0" in path:
            return None
        try:
            file = (folder / path.lstrip("/")).resolve()
            if path.endswith("/"):
                file /= "index.html"
            return file if file.is_relative_to(folder) and file.is_file() else None
        except OSError:  # such as a name that is too long
            return None

    def _read(self, file: Path) -> tuple[bytes, str]:
        """The bytes of a file and its ETag; cached until the file changes."""
        changed = file.stat().st_mtime
        known = self._known.get(file)
        if known is None or known[0] != changed:
            body = file.read_bytes()
            known = self._known[file] = changed, body, f'"{sha256(body).hexdigest()[:20]}"'
        return known[1], known[2]
