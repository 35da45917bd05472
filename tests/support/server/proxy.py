"""A way to a server that a test can cut; with TLS, as Caddy or nginx puts it there."""

import asyncio
import shutil
import ssl
import subprocess
import threading
from collections.abc import Coroutine
from contextlib import suppress
from pathlib import Path
from types import TracebackType
from typing import Self, TypeVar

import pytest

T = TypeVar("T")


def self_signed_certificate(folder: Path) -> tuple[ssl.SSLContext, Path]:
    """Make a certificate for `localhost` that nobody else has signed: what a server uses, and its file.

    Skips the test where none can be made.
    """
    if shutil.which("openssl") is None:
        pytest.skip("there is no openssl to make a certificate with")
    key, certificate = folder / "key.pem", folder / "certificate.pem"
    kind = ("-newkey", "ec", "-pkeyopt", "ec_paramgen_curve:prime256v1", "-nodes", "-days", "2")
    name = ("-subj", "/CN=localhost", "-addext", "subjectAltName=DNS:localhost")
    files = ("-keyout", str(key), "-out", str(certificate))
    subprocess.run(("openssl", "req", "-x509", *kind, *name, *files), check=True, capture_output=True)
    context = ssl.SSLContext(ssl.PROTOCOL_TLS_SERVER)
    context.load_cert_chain(certificate, key)
    return context, certificate


class Proxy:
    """Listens on a port of its own, and passes everything on to a server of this machine.

    Attributes:
        port: where it listens.
        refuses: whether new connections are closed at once.
    """

    def __init__(self, server_port: int, context: ssl.SSLContext | None = None) -> None:
        """With a context, whoever comes speaks TLS."""
        self.refuses = False
        self._server_port = server_port
        self._loop = asyncio.new_event_loop()
        self._thread = threading.Thread(target=self._loop.run_forever)
        self._thread.start()
        self._listening = self._run(asyncio.start_server(self._meet, "127.0.0.1", 0, ssl=context))
        self.port: int = self._listening.sockets[0].getsockname()[1]

    def cut(self) -> None:
        """Cut all connections, without a word; new ones are passed on again."""
        self._run(self._cut())

    def close(self) -> None:
        self._loop.call_soon_threadsafe(self._listening.close)
        self.cut()
        self._loop.call_soon_threadsafe(self._loop.stop)
        self._thread.join()
        self._loop.close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.close()

    def _run(self, work: Coroutine[None, None, T]) -> T:
        return asyncio.run_coroutine_threadsafe(work, self._loop).result()

    async def _cut(self) -> None:
        passing = asyncio.all_tasks() - {asyncio.current_task()}
        for each in passing:
            each.cancel()
        await asyncio.gather(*passing, return_exceptions=True)
        await asyncio.sleep(0)  # closes what was aborted

    async def _meet(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writers = [writer]
        try:
            if not self.refuses:
                with suppress(OSError):
                    from_server, to_server = await asyncio.open_connection("127.0.0.1", self._server_port)
                    writers.append(to_server)
                    await asyncio.gather(_pass_on(reader, to_server), _pass_on(from_server, writer))
        finally:
            for each in writers:
                each.transport.abort()


async def _pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
    with suppress(OSError):
        while data := await reader.read(65536):
            writer.write(data)
            await writer.drain()
    writer.close()
