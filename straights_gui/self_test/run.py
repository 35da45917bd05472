"""Runs all checks and prints their results."""

from __future__ import annotations

import io
import os
import sys
import tempfile
from pathlib import Path

from PySide6.QtWidgets import QApplication

from straights_gui.application import create_application
from straights_gui.model.about.installation import installation
from straights_gui.self_test.check import Checks, run_check
from straights_gui.self_test.installation_checks import INSTALLATION_CHECKS
from straights_gui.self_test.program_checks import program_checks
from straights_gui.self_test.sandbox import Sandbox


def all_checks() -> Checks:
    """All checks; needs the Qt application."""
    return {**INSTALLATION_CHECKS, **program_checks()}


def run_self_test(checks: Checks | None = None) -> int:
    """Run the checks, by default all, and print a line for each; returns 0 if all pass, otherwise 1."""
    if isinstance(sys.stdout, io.TextIOWrapper):
        sys.stdout.reconfigure(errors="backslashreplace", line_buffering=True)  # for any characters in paths
    with tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        platform = os.environ.get("QT_QPA_PLATFORM", "offscreen")
        _application = QApplication.instance() or create_application(platform)
        print(installation())
        sandbox = Sandbox(Path(folder))
        chosen = all_checks() if checks is None else checks
        results = [run_check(name, check, sandbox) for name, check in chosen.items()]
        sandbox.close()
    failed, skipped = results.count("FAILED"), results.count("skipped")
    print(f"{len(results)} checks, {failed} failed, {skipped} skipped")
    return 1 if failed or not results else 0
