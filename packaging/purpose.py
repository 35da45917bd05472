"""What a set-up is for: playing, or working on the project."""

import enum


class Purpose(enum.StrEnum):
    """The two purposes; what serves TEST serves RUN too."""

    RUN = "run"
    TEST = "test"

    @property
    def lock(self) -> str:
        """Name the lock file with the packages that the purpose needs."""
        return "requirements-run.txt" if self is Purpose.RUN else "requirements-dev.txt"

    @property
    def also_serves(self) -> tuple["Purpose", ...]:
        """List the purposes that are served once this one is."""
        return (Purpose.RUN,) if self is Purpose.RUN else (Purpose.RUN, Purpose.TEST)
