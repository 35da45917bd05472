"""Serves dist/web as `make run-web` does, in a thread of the tests' process."""

import threading
from pathlib import Path
from types import TracebackType
from typing import Self

from tests.support.paths import ROOT
from web.serve import make_server

PAGE = ROOT / "dist/web"
NODE_MODULES = ROOT / "build/web/node_modules"


class PageServer:
    """A host on this machine; it can be ended before the tests are, as when a phone loses its network."""

    def __init__(self, folder: Path = PAGE) -> None:
        self._server = make_server("127.0.0.1", 0, folder)
        self._server.daemon_threads = True
        self._thread = threading.Thread(target=self._server.serve_forever, args=(0.05,), daemon=True)
        self._thread.start()
        self.origin = f"http://127.0.0.1:{self._server.server_address[1]}"

    def stop(self) -> None:
        if self._thread.is_alive():
            self._server.shutdown()
            self._thread.join()
            self._server.server_close()

    def __enter__(self) -> Self:
        return self

    def __exit__(
        self, kind: type[BaseException] | None, error: BaseException | None, trace: TracebackType | None
    ) -> None:
        self.stop()
