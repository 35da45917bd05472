"""Runs all checks and prints their results."""

from __future__ import annotations

import io
import os
import sys
import tempfile
import time
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtWidgets import QApplication

from straights_gui.application import create_application
from straights_gui.model.about.installation import installation
from straights_gui.self_test.check import Check, Skipped
from straights_gui.self_test.error_capture import captured_errors
from straights_gui.self_test.program_checks import program_checks
from straights_gui.self_test.resource_checks import RESOURCE_CHECKS
from straights_gui.self_test.sandbox import Sandbox
from straights_gui.self_test.system_checks import SYSTEM_CHECKS


def all_checks() -> tuple[Check, ...]:
    """All checks; needs the Qt application."""
    return (*SYSTEM_CHECKS, *RESOURCE_CHECKS, *program_checks())


def run_self_test(checks: Sequence[Check] | None = None) -> int:
    """Run the checks, by default all, and print a line for each; returns 0 if all pass, otherwise 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace", line_buffering=True)  # for any characters in paths
    begun = time.monotonic()
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        _application = QApplication.instance() or create_application(
            os.environ.get("QT_QPA_PLATFORM", "offscreen")
        )
        print(installation())
        sandbox = Sandbox(Path(folder))
        results = [_run_check(check, sandbox) for check in (all_checks() if checks is None else checks)]
        sandbox.close()
    seconds = time.monotonic() - begun
    failed, skipped = results.count("FAILED"), results.count("skipped")
    print(f"{len(results)} checks, {failed} failed, {skipped} skipped, {seconds:.1f} s")
    return 1 if failed or not results else 0


def _run_check(check: Check, sandbox: Sandbox) -> str:
    """Run a check and print its result, which is returned."""
    remark, result = "", "ok"
    with captured_errors() as errors:
        try:
            remark = check.run(sandbox) or ""
        except Skipped as reason:
            remark, result = str(reason), "skipped"
    if errors:
        with captured_errors() as more:
            sandbox.close()  # so that the next check gets a program of its own
        remark, result = "; ".join(dict.fromkeys(errors + more)), "FAILED"
    print(f"{result:7} {check.name}{f' ({remark})' if remark else ''}")
    return result
