"""Runs all checks and prints their results."""

from __future__ import annotations

import io
import os
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Callable, Sequence
from enum import Enum
from pathlib import Path

from PySide6.QtWidgets import QApplication

from straights_gui.application import create_application
from straights_gui.model.about.installation import installation
from straights_gui.self_test.dialog_checks import DIALOG_CHECKS
from straights_gui.self_test.error_capture import ErrorCapture, place_of
from straights_gui.self_test.game_checks import GAME_CHECKS
from straights_gui.self_test.hosting_checks import HOSTING_CHECKS
from straights_gui.self_test.network_checks import NETWORK_CHECKS
from straights_gui.self_test.platform_checks import PLATFORM_CHECKS
from straights_gui.self_test.resource_checks import RESOURCE_CHECKS
from straights_gui.self_test.sandbox import Check, CheckFailed, Sandbox, Skipped, isolated_settings
from straights_gui.self_test.storage_checks import STORAGE_CHECKS

CHECKS = (
    *(*PLATFORM_CHECKS, *RESOURCE_CHECKS, *GAME_CHECKS, *DIALOG_CHECKS, *STORAGE_CHECKS),
    *(*NETWORK_CHECKS, *HOSTING_CHECKS),
)


class Result(Enum):
    """What a check found, as printed."""

    PASSED = "ok"
    SKIPPED = "skipped"
    FAILED = "FAILED"


def run_self_test(checks: Sequence[Check] = CHECKS) -> int:
    """Run the checks and print a line for each; returns 0 if all pass, otherwise 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace", line_buffering=True)  # for any characters in paths
    begun = time.monotonic()
    with (
        ErrorCapture() as errors,
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        isolated_settings(Path(folder)),
    ):
        platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
        _application = QApplication.instance() or create_application(platform)
        print(installation())
        sandbox = Sandbox(Path(folder))
        results = Counter(_run_check(check, sandbox, errors) for check in checks)
        sandbox.close_shared()
    seconds = time.monotonic() - begun
    numbers = f"{len(checks)} checks, {results[Result.FAILED]} failed, {results[Result.SKIPPED]} skipped"
    print(f"{numbers}, {seconds:.1f} s")
    return 1 if results[Result.FAILED] or not checks else 0


def _run_check(check: Check, sandbox: Sandbox, errors: ErrorCapture) -> Result:
    """Run a check, clean up and print the result."""
    remark, wrong, result = "", [], Result.PASSED
    steps: tuple[Callable[[], str | None], ...] = (lambda: check.run(sandbox), sandbox.close_programs)
    for step in steps:
        try:
            remark = step() or remark
        except Skipped as reason:
            remark, result = str(reason), Result.SKIPPED
        except CheckFailed as error:
            wrong.append(str(error))
        except Exception as error:  # noqa: BLE001  # whatever breaks, the other checks run, and it is told
            wrong.append(f"{type(error).__name__}: {error}{place_of(error)}")
    if wrong:
        sandbox.close_shared()  # so that the failure does not affect the next check
    wrong += errors.take()
    if wrong:
        remark, result = "; ".join(wrong), Result.FAILED
    print(f"{result.value:7} {check.name}{f' ({remark})' if remark else ''}")
    return result
