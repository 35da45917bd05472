"""A plugin of mypy: with `--platform win32`, calls that the event loop of Windows does not have are errors.

The types of the standard library know for all else which system has it.
"""

from collections.abc import Callable

from mypy.plugin import MethodContext, Plugin
from mypy.types import Type

_LACKING = {
    f"{what}_{which}" for what in ("add", "remove") for which in ("reader", "writer", "signal_handler")
} | {"create_unix_connection", "create_unix_server"}


class WindowsTypes(Plugin):
    """Looks at the calls of methods of asyncio."""

    def get_method_hook(self, fullname: str) -> Callable[[MethodContext], Type] | None:
        """Refuse a method that the loop of Windows lacks."""
        is_lacking = fullname.startswith("asyncio.") and fullname.rpartition(".")[2] in _LACKING
        return _refuse if is_lacking and self.options.platform == "win32" else None


def plugin(_version: str) -> type[Plugin]:
    """What mypy asks for."""
    return WindowsTypes


def _refuse(context: MethodContext) -> Type:
    context.api.fail(
        "The event loop of Windows lacks this method; check sys.platform before", context.context
    )
    return context.default_return_type
