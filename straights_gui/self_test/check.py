"""What a check is, and how it fails or is skipped."""

from __future__ import annotations

from collections.abc import Callable, Iterable
from functools import partial
from importlib.util import find_spec
from typing import TYPE_CHECKING

from engine.fast_dataclass import dataclass
from straights_gui.model.about.installation import installation

if TYPE_CHECKING:
    from straights_gui.self_test.sandbox import Sandbox


class CheckFailed(Exception):
    """A check failed; the message says what it found."""


class Skipped(Exception):
    """A check cannot be made here, and this is no fault of the installation; the message says why."""


@dataclass(frozen=True, slots=True)
class Check:
    """A named check; it returns a remark or nothing, or raises CheckFailed or Skipped."""

    name: str
    run: Callable[[Sandbox], str | None]


def for_each(kind: str, items: Iterable[str], run: Callable[[str, Sandbox], str | None]) -> tuple[Check, ...]:
    """A check for each item of a registry."""
    return tuple(Check(f"{kind} {item}", partial(run, item)) for item in items)


def expect(holds: bool, otherwise: str) -> None:  # an assertion that is never optimised away
    """Raise CheckFailed if a condition does not hold."""
    if not holds:
        raise CheckFailed(otherwise)


def skip_without(package: str) -> None:
    """Skip the check if a package is not installed; a bundle must have it."""
    if find_spec(package) is None:
        expect(installation().bundle is None, f"the bundle lacks {package}")
        raise Skipped(f"{package} is not installed")
