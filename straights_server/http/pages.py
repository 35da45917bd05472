"""Serves the files of the page, with the headers of a production server.

All files are read at the start. The path of a request is looked up in a table and never reaches the file
system, where `..`, a backslash, a colon or two slashes could name any other file, on Windows even another
computer's.
"""

from __future__ import annotations

import gzip
from collections.abc import Container, Iterator, Mapping
from dataclasses import dataclass
from gzip import compress
from hashlib import sha256
from http import HTTPStatus
from pathlib import Path

from straights_server.http.messages import HttpRequest, HttpResponse, plain
from straights_server.http.page_headers import HEADERS, TYPES

ALONE = "/alone/"
"""The path of the page that plays by itself, so that its service worker is separate from the other's."""

_INDEX = "index.html"
_END_OF_HEAD = b"</head>"
_CODINGS = {"br": ".br", "gzip": ".gz"}
"""The content codings, the best first, and how the names of files in this form end."""

_QUICK = 1
"""The level of compression of what is made for a request: a tenth of a millisecond."""

NO_PAGE = (
    "This server has no page, so only windows and programs can join its tables. In a checkout, build it "
    "with: make guest-page; elsewhere, install the wheel of a release, or name another page with "
    "--page FOLDER. Then restart the server."
)


@dataclass(frozen=True, slots=True)
class _Form:
    """A file as it is sent: itself, or compressed with a content coding."""

    coding: str
    body: bytes
    tag: str


@dataclass(frozen=True, slots=True)
class _PageFile:
    """A file of the page in its forms, the best first, uncompressed last."""

    content_type: str
    forms: tuple[_Form, ...]


class Pages:
    """The files of a folder, and their compressed forms: those with the same name and `.br` or `.gz`.

    A file of which the folder has only the form `.gz` is decompressed.

    Attributes:
        has_engine: whether the page that plays by itself is among them.
    """

    def __init__(self, folder: Path | None, alone: Path | None = None) -> None:
        """Without a folder there are no files; `alone` is the folder of the page that plays by itself."""
        self._files = {} if folder is None else _read(files_below(folder))
        self.has_engine = alone is not None
        if alone is not None:
            self._files |= _read(files_below(alone, ALONE))

    def answer(self, request: HttpRequest, head: str = "") -> HttpResponse:
        """The file of a request, index.html for a folder; with more in the head of the page, if wanted."""
        file = self._files.get(request.path)
        if file is None:
            return plain(HTTPStatus.NOT_FOUND, "" if self._files else f"{NO_PAGE}\n")
        if head:
            page = file.forms[-1].body.replace(_END_OF_HEAD, head.encode() + _END_OF_HEAD, 1)
            packed = compress(page, _QUICK, mtime=0)
            file = _PageFile(file.content_type, (_form_of("gzip", packed), _form_of("", page)))
        accepted = {"", *_accepted(request.headers.get("accept-encoding", ""))}
        form = next(each for each in file.forms if each.coding in accepted)
        headers = {**HEADERS, "Vary": "Accept-Encoding", "ETag": form.tag}
        if form.coding:
            headers["Content-Encoding"] = form.coding
        if form.tag in request.headers.get("if-none-match", ""):
            return HttpResponse(HTTPStatus.NOT_MODIFIED, b"", file.content_type, headers)
        return HttpResponse(HTTPStatus.OK, form.body, file.content_type, headers)


def files_below(folder: Path, prefix: str = "/") -> dict[str, Path]:
    """The files in a folder and below it, by the paths of their URLs; a folder is its index.html.

    A symbolic link to a file outside of the folder is left out.
    """
    root = folder.resolve()
    files = {}
    for file in root.rglob("*"):
        is_outside = file.is_symlink() and not file.resolve().is_relative_to(root)
        if file.is_file() and not is_outside:
            path = prefix + file.relative_to(root).as_posix()
            files[path] = file
            if file.name == _INDEX:
                files[path.removesuffix(_INDEX)] = file
    return files


def _read(files: Mapping[str, Path]) -> dict[str, _PageFile]:
    """Read the files, with their compressed forms, which have no paths of their own."""
    known = frozenset(files.values())
    packed = {file.with_name(file.name + ending) for file in known for ending in _CODINGS.values()}
    ending = _CODINGS["gzip"]
    zipped = {
        path.removesuffix(ending): file.with_suffix("")
        for path, file in files.items()
        if file.suffix == ending
    }
    found = {path: file for path, file in files.items() if file not in packed}
    return {path: _page_file(file, known) for path, file in (zipped | found).items()}


def _page_file(file: Path, known: Container[Path]) -> _PageFile:
    forms = [
        _form_of(coding, packed.read_bytes())
        for coding, ending in _CODINGS.items()
        if (packed := file.with_name(file.name + ending)) in known
    ]
    content_type = TYPES.get(file.suffix, "application/octet-stream")
    body = file.read_bytes() if file in known else gzip.decompress(forms[-1].body)
    return _PageFile(content_type, (*forms, _form_of("", body)))


def _form_of(coding: str, body: bytes) -> _Form:
    return _Form(coding, body, f'"{sha256(body).hexdigest()[:20]}"')


def _accepted(header: str) -> Iterator[str]:
    """The codings of an Accept-Encoding header, without those of weight 0 (RFC 9110, section 12.5.3)."""
    for each in header.lower().split(","):
        coding, _, weight = each.partition(";")
        if weight.strip().rstrip("0") not in ("q=", "q=0."):
            yield coding.strip()
