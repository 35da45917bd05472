"""What a server answers over HTTP."""

import socket
import urllib.error
import urllib.request

import pytest


def free_port() -> int:
    """A port of this machine at which nobody listens."""
    with socket.socket() as listening:
        listening.bind(("127.0.0.1", 0))
        port: int = listening.getsockname()[1]
        return port


def refusal(request: urllib.request.Request | str, body: bytes | None = None) -> tuple[int, bytes]:
    """The status and the content with which a server refuses a request; granting it is a failure.

    The answer is an open file: a test that does not close it fails with Python 3.14 and later.
    """
    with pytest.raises(urllib.error.HTTPError) as refused:
        urllib.request.urlopen(request, body)
    with refused.value as answer:
        return refused.value.code, answer.read()
