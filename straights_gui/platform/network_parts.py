"""What tables over a network need besides the window, looked for when it is first needed."""

from __future__ import annotations

from dataclasses import dataclass

from straights_gui.platform.system_libraries import missing_library

_PACKAGE = "websockets"
_BINDING = "PySide6.QtNetwork"


@dataclass(frozen=True, slots=True)
class MissingPart:
    """Why there are no tables over a network here.

    Attributes:
        package: the Python package that is not installed, "" where that is not the reason.
        library: the system library that is not installed, "" where that is not the reason.
        detail: what the system says of any other reason.
    """

    package: str = ""
    library: str = ""
    detail: str = ""


def missing_network_part() -> MissingPart | None:
    """What is missing, None where nothing is; loads Qt's network library."""
    from importlib import import_module
    from importlib.util import find_spec

    if find_spec(_PACKAGE) is None:
        return MissingPart(package=_PACKAGE)
    try:
        import_module(_BINDING)
    except ImportError as error:
        library = missing_library(error)
        return MissingPart(library=library, detail="" if library else str(error))
    return None
