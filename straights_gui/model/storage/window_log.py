"""The log of a window: errors with tracebacks, in a rotating file beside the saved game."""

from __future__ import annotations

from contextlib import suppress
from pathlib import Path
from typing import TYPE_CHECKING

if TYPE_CHECKING:
    import logging  # imported with the first record, not at the start of the program

_MAX_BYTES = 256 * 1024
_OLDER_FILES = 2
_FORMAT = "%(asctime)s %(levelname)s %(message)s"


class WindowLog:
    """Writes records to a file, which is created with the first of them.

    Logging never fails: if the file cannot be written, records are lost. Each program needs a file of its
    own, since rotating a file that another process has open loses records.

    Attributes:
        path: the file.
    """

    def __init__(self, path: Path) -> None:
        self.path = path
        self._logger: logging.Logger | None = None

    def warning(self, text: str) -> None:
        """Record a problem that was handled."""
        self._open().warning("%s", text)

    def error(self, text: str, error: BaseException) -> None:
        """Record an error with its traceback."""
        self._open().error("%s", text, exc_info=error)

    def close(self) -> None:
        """Close the file; the next record opens it again."""
        if self._logger is not None:
            for handler in self._logger.handlers:
                with suppress(OSError):  # closing writes once more what a full disk has rejected
                    handler.close()
            self._logger = None

    def _open(self) -> logging.Logger:
        if self._logger is None:
            import logging
            from logging.handlers import RotatingFileHandler

            class Handler(RotatingFileHandler):
                def handleError(self, record: logging.LogRecord) -> None:
                    """Ignore errors: a full or read-only folder must not stop the game."""

            with suppress(OSError):
                self.path.parent.mkdir(parents=True, exist_ok=True)
            handler = Handler(
                self.path, maxBytes=_MAX_BYTES, backupCount=_OLDER_FILES, encoding="utf-8", delay=True
            )
            handler.setFormatter(logging.Formatter(_FORMAT))
            self._logger = logging.Logger("straights_gui")  # noqa: LOG001  # not shared: each program has its own
            self._logger.addHandler(handler)
        return self._logger
