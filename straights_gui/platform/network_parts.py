"""The requirements of network tables besides the window, checked on first use."""

from __future__ import annotations

from engine.fast_dataclass import dataclass
from straights_gui.platform.system_libraries import missing_library

_PACKAGE = "websockets"
_BINDING = "PySide6.QtNetwork"


@dataclass(frozen=True, slots=True)
class MissingPart:
    """The reason why network tables are not available.

    Attributes:
        package: the missing Python package, "" for another reason.
        library: the missing system library, "" for another reason.
        detail: the system's message for any other reason.
    """

    package: str = ""
    library: str = ""
    detail: str = ""


def missing_network_part() -> MissingPart | None:
    """The missing part, or None; loads Qt's network library."""
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
