"""Why nothing was packaged: errors that speak to whoever called, without a trace."""


class PackagingError(Exception):
    """The base of all of them; its text says what was wrong, where, and what to do."""
