"""A Redis for the tests of a file."""

from collections.abc import Iterator

import pytest

from tests.support.server.redis_process import running_redis


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    with running_redis(tmp_path_factory.mktemp("redis")) as url:
        yield url
