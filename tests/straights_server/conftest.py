"""What holds for tests of the server: one that is a coroutine has an event loop of its own."""

import asyncio
from inspect import iscoroutinefunction, signature

import pytest

from tests.support.server.hosted import HostedService


@pytest.hookimpl(tryfirst=True)
def pytest_pyfunc_call(pyfuncitem: pytest.Function) -> bool | None:
    """Run a coroutine to its end."""
    if not iscoroutinefunction(pyfuncitem.obj):
        return None
    wanted = signature(pyfuncitem.obj).parameters
    asyncio.run(pyfuncitem.obj(**{name: pyfuncitem.funcargs[name] for name in wanted}))
    return True


@pytest.fixture
def hosted() -> HostedService:
    """A service without tables."""
    return HostedService()
