"""The import that PySide6 hooks into, without its search of every module's source.

With that hook each module that is imported is read in its source for the word "PySide6", so that
`from __feature__ import snake_case` can work in it (PySide6 6.11, shibokensupport/feature.py). The program
uses no such spelling, and would spend a good part of its start on that.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # it brings the hook


def remove_import_hook() -> None:
    """Let the whole process import as it would without the hook; anybody else's import stays."""
    hook = getattr(builtins, "__feature_import__", None)
    before = getattr(builtins, "__orig_import__", None)
    if before is not None and builtins.__import__ is hook:
        builtins.__import__ = before
