"""The Windows that runs this program, for the same checks as in Wine. It has run in Wine's only."""

import os
import subprocess
import sys
import time
from collections.abc import Callable, Mapping
from dataclasses import dataclass
from pathlib import Path
from subprocess import CompletedProcess, Popen

from windows.checks.system import FOR_A_COMMAND, Screen, System, SystemFailed

# A command may wait for others: the limits are seconds of the processor.
_PATIENCE = 5
# Where Windows itself notes which programs have run.
_NOTES_OF_WINDOWS = ("MuiCache", "UserAssist", "FeatureUsage", "AppCompatFlags", "RecentDocs", "FileExts")


@dataclass(frozen=True, slots=True)
class ThisWindows(System):
    """Installs for whoever runs it, into the usual places."""

    folder: Path
    screen: Screen

    @property
    def drive(self) -> Path:
        """The drive `C:`."""
        return Path("C:/")

    @property
    def home(self) -> Path:
        """The user's folder."""
        return Path.home()

    @property
    def python(self) -> str:
        """The Python that runs this."""
        return sys.executable

    def path(self, path: Path) -> str:
        """The path itself."""
        return str(path)

    def start(
        self, *argv: str, environment: Mapping[str, str] | None = None, folder: Path | None = None
    ) -> Popen[bytes]:
        """Start a program; `start` is a word of cmd.exe."""
        command = ["cmd", "/c", "start", "", "/wait", *argv[1:]] if argv[0] == "start" else [*argv]
        return Popen(
            command,
            env={**_environment(), **(environment or {})},
            cwd=folder,
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            stderr=subprocess.PIPE,
        )

    def run(self, *argv: str) -> int:
        """Run a program to its end; returns its exit status."""
        return self.output_of(*argv).returncode

    def output_of(
        self,
        *argv: str,
        typed: bytes = b"",
        environment: Mapping[str, str] | None = None,
        seconds: float = FOR_A_COMMAND,
        folder: Path | None = None,
    ) -> CompletedProcess[bytes]:
        """Run a program to its end, and read what it writes."""
        with self.start(*argv, environment=environment, folder=folder) as process:
            try:
                streams = process.communicate(typed, timeout=seconds * _PATIENCE)
            except subprocess.TimeoutExpired:
                process.kill()
                raise SystemFailed(f"{argv[0]} did not end") from None
        return CompletedProcess(argv, process.returncode, *streams)

    def run_in_console(self, *argv: str, environment: Mapping[str, str]) -> int:
        """Run a program in a window of its own."""
        return self.output_of("start", *argv, environment=environment).returncode

    def patience(self, seconds: float) -> Callable[[], bool]:
        """It is useless after a time."""
        end = time.monotonic() + seconds * _PATIENCE
        return lambda: time.monotonic() > end

    def registry(self) -> dict[str, dict[str, str]]:
        """The user's software keys without what Windows itself notes of programs."""
        return {
            key: values
            for key, values in super(ThisWindows, self).registry().items()
            if not any(name in key for name in _NOTES_OF_WINDOWS)
        }


def _environment() -> dict[str, str]:
    """The variables of this process without those for this Python and its Qt."""
    return {name: value for name, value in os.environ.items() if not name.startswith(("PYTHON", "QT_"))}
