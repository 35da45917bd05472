"""TLS before a server, as Caddy or nginx puts it there, with a certificate made for the test."""

import asyncio
import shutil
import ssl
import subprocess
import threading
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

import pytest


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


@contextmanager
def tls_proxy(server_port: int, context: ssl.SSLContext) -> Iterator[str]:
    """Pass everything on to a server of this machine; gives the address with TLS."""
    loop = asyncio.new_event_loop()

    async def pass_on(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        with suppress(OSError):
            while data := await reader.read(65536):
                writer.write(data)
                await writer.drain()
        writer.close()

    async def meet(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        from_server, to_server = await asyncio.open_connection("127.0.0.1", server_port)
        try:
            await asyncio.gather(pass_on(reader, to_server), pass_on(from_server, writer))
        finally:
            for each in (to_server, writer):
                each.transport.abort()

    listening = loop.run_until_complete(asyncio.start_server(meet, "127.0.0.1", 0, ssl=context))
    thread = threading.Thread(target=loop.run_forever)
    thread.start()
    yield f"https://localhost:{listening.sockets[0].getsockname()[1]}"
    asyncio.run_coroutine_threadsafe(_end(listening), loop).result()
    loop.call_soon_threadsafe(loop.stop)
    thread.join()
    loop.close()


async def _end(listening: asyncio.Server) -> None:
    listening.close()
    passing = asyncio.all_tasks() - {asyncio.current_task()}
    for each in passing:
        each.cancel()
    await asyncio.gather(*passing, return_exceptions=True)
    await asyncio.sleep(0)  # closes what was aborted
