"""A pytest-qt bot for busy machines: it waits long for what has to happen, and looks often whether it has."""

from collections.abc import Callable
from time import monotonic

from PySide6.QtCore import SignalInstance
from pytestqt.exceptions import TimeoutError as QtTimeoutError
from pytestqt.qtbot import QtBot
from pytestqt.wait_signal import SignalBlocker

from tests.support.waiting import LONGEST_WAIT

LONGEST_MS = round(1000 * LONGEST_WAIT)


class PatientBot(QtBot):
    """Where a test says nothing else, only what never happens is too late; pytest-qt has 5 seconds."""

    def waitUntil(  # noqa: N802  # pytest-qt's name
        self, callback: Callable[[], bool | None], *, timeout: int = LONGEST_MS
    ) -> None:
        """Let Qt work until something holds; look each millisecond, where pytest-qt's own looks each ten."""
        end = monotonic() + timeout / 1000
        while not callback():
            if monotonic() > end:
                raise QtTimeoutError(f"{callback} does not hold after {timeout} ms")
            self.wait(1)

    def waitSignal(  # noqa: N802  # pytest-qt's name
        self,
        signal: SignalInstance,
        *,
        timeout: int = LONGEST_MS,
        raising: bool | None = None,
        check_params_cb: Callable[..., bool] | None = None,
    ) -> SignalBlocker:
        return super().waitSignal(signal, timeout=timeout, raising=raising, check_params_cb=check_params_cb)
