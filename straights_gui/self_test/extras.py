"""What only some installations have: checks of it are skipped where it is not installed."""

from __future__ import annotations

from importlib.util import find_spec

from straights_gui.model.about.installation import installation
from straights_gui.platform.network_parts import missing_network_part
from straights_gui.self_test.sandbox import Skipped, expect


def skip_without(package: str) -> None:
    """Skip the check if a package is not installed; a bundle must have it."""
    if find_spec(package) is None:
        _skip(package)


def skip_without_network() -> None:
    """Skip the check if the program itself says that network tables are not installed."""
    missing = missing_network_part()
    if missing is None:
        return
    expect(bool(missing.package), missing.library or missing.detail)
    _skip(missing.package)


def _skip(package: str) -> None:
    expect(installation().bundle is None, f"the bundle lacks {package}")
    raise Skipped(f"{package} is not installed")
