"""Replaces Pyodide's module of this name: no package is ever loaded, so nothing has to be unpacked."""

from site import getsitepackages


class _Folder:
    """A path as text for Pyodide's loader; a real one would need pathlib."""

    def __init__(self, text: str) -> None:
        self._text = text

    def __str__(self) -> str:
        return self._text


SITE_PACKAGES = _Folder(getsitepackages()[0])
DSO_DIR = _Folder("/usr/lib")


def init_loaded_packages() -> None:
    """Called by Pyodide's loader."""
