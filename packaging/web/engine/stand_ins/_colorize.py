"""Replaces the library's _colorize: no colours in the page, hence no dataclasses."""


class _Plain:
    """The colours of a theme: none."""

    def __getattr__(self, name: str) -> str:
        return ""


class _Theme:
    traceback = _Plain()


def can_colorize(*, file: object = None) -> bool:
    """Called before a traceback is printed."""
    del file
    return False


def get_theme(*, force_color: bool = False, force_no_color: bool = False) -> _Theme:
    """Called while a traceback is printed."""
    del force_color, force_no_color
    return _Theme()
