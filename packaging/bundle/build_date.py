"""The date of all build outputs, which makes builds from the same sources identical, byte for byte."""

import os
import subprocess
from datetime import UTC, datetime

from bundle import paths
from bundle.paths import PackagingError


def timestamp() -> int:
    """Seconds since 1970: SOURCE_DATE_EPOCH if set, else the time of the last commit."""
    given = os.environ.get("SOURCE_DATE_EPOCH", "")
    if given:
        return int(given)
    argv = ["git", "-C", str(paths.ROOT), "log", "-1", "--format=%ct"]
    try:
        said = subprocess.run(argv, check=True, capture_output=True, text=True).stdout
        return int(said)
    except (OSError, subprocess.CalledProcessError, ValueError) as error:
        raise PackagingError(
            "git is not installed, or this is no checkout; set SOURCE_DATE_EPOCH (seconds since 1970)"
        ) from error


def date() -> datetime:
    """The timestamp as a date, in UTC."""
    return datetime.fromtimestamp(timestamp(), UTC)
