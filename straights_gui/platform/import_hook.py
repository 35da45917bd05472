"""Removes PySide6's import hook, which searches the source of every imported module.

The hook looks for the word "PySide6", so that `from __feature__ import snake_case` can work in a module
(PySide6 6.11, shibokensupport/feature.py). The program does not use that feature, and the search would take
a good part of its start.
"""

from __future__ import annotations

import builtins

import PySide6.QtCore  # noqa: F401  # it brings the hook


def remove_import_hook() -> None:
    """Restore Python's own import for the whole process; import hooks of others remain."""
    hook = getattr(builtins, "__feature_import__", None)
    before = getattr(builtins, "__orig_import__", None)
    if before is not None and builtins.__import__ is hook:
        builtins.__import__ = before
