"""A Redis of a test's own."""

import shutil
import signal
import subprocess
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
from redis import Redis
from redis.exceptions import ConnectionError as RedisConnectionError

from tests.support.waiting import LONGEST_WAIT

NAME = "redis-server"
# One program under several names; Debian's redis-tools has the second one, and starts no service.
PROGRAM = next(filter(None, map(shutil.which, (NAME, "redis-check-rdb"))), None)
NEEDS_REDIS = pytest.mark.skipif(PROGRAM is None, reason="needs Redis")


@contextmanager
def running_redis(folder: Path) -> Iterator[str]:
    """A Redis that keeps nothing on the disk; gives its address."""
    path = folder / "redis"
    command = [NAME, "--port", "0", "--unixsocket", str(path), "--save", "", "--dir", str(folder)]
    process = subprocess.Popen(command, executable=PROGRAM, stdout=subprocess.DEVNULL)
    url = f"unix://{path}"
    try:
        with Redis.from_url(url) as redis:
            _wait_for(redis)
        yield url
    finally:
        process.send_signal(signal.SIGKILL)
        process.wait()


def _wait_for(redis: Redis) -> None:
    until = time.monotonic() + LONGEST_WAIT
    while True:
        try:
            redis.ping()
        except RedisConnectionError:
            if time.monotonic() > until:
                raise
            time.sleep(0.01)
        else:
            return
