"""What git says of the checkout."""

import subprocess
from pathlib import Path

ROOT = Path(__file__).resolve().parents[2]


def git(*command: str) -> list[str]:
    """The output lines of a git command."""
    done = subprocess.run(["git", *command], cwd=ROOT, capture_output=True, text=True, check=True)
    return done.stdout.splitlines()
