"""Debian's Firefox, driven by puppeteer-core over WebDriver BiDi in a process of Node's."""

import base64
import json
import subprocess
from collections.abc import Mapping, Sequence
from itertools import count
from pathlib import Path

from system_packages import FIREFOX, browser
from tests.support.web.browsers import Json, Options, PageLeft, Point, Problems, limited
from tests.support.web.hung_browsers import answering

DRIVER = Path(__file__).with_name("firefox_driver.mjs")
# What the driver says when a page is left while a function runs in it.
LEFT = ("Execution context was destroyed", "AbortError", "no such frame", "Cannot find context", "realm")
# Firefox asks nobody for anything of its own.
QUIET: dict[str, Json] = {
    "network.captive-portal-service.enabled": False,
    "network.connectivity-service.enabled": False,
    "dom.push.connection.enabled": False,
    "dom.serviceWorkers.testing.enabled": True,
}
SYSTEM: dict[str, Json] = {
    "ui.systemUsesDarkTheme": 0,
    "layout.css.prefers-color-scheme.content-override": 1,
    "ui.prefersReducedMotion": 0,
    "intl.accept_languages": "en-US",
}
"""What it would take from the system, for all its profiles: a light theme, motion and English."""


def program() -> str | None:
    return browser(*FIREFOX)


class FirefoxError(Exception):
    """The driver reports a failure."""


class Driver:
    """The process that speaks to Firefox."""

    def __init__(self, modules: Path) -> None:
        found = program()
        assert found is not None
        self._process = subprocess.Popen(
            ["node", str(DRIVER), str(modules), found],
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
            encoding="utf-8",
        )
        self._numbers = count(1)
        self.problems: dict[int, Problems] = {}

    @answering()
    def ask(self, what: str, **given: Json) -> Json:
        number = next(self._numbers)
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.write(json.dumps({"id": number, "what": what, **given}) + "\n")
        self._process.stdin.flush()
        for line in self._process.stdout:
            message = json.loads(line)
            if message.get("id") != number:
                self._note(message)
            elif "error" in message:
                raise FirefoxError(f"{what}: {message['error']}")
            else:
                answer: Json = message["answer"]
                return answer
        raise FirefoxError("the driver has ended")

    def number(self, what: str, **given: Json) -> int:
        answer = self.ask(what, **given)
        assert isinstance(answer, int)
        return answer

    def close(self) -> None:
        self.ask("end")
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait(timeout=30)

    def _note(self, message: Mapping[str, str]) -> None:
        problems = self.problems.get(int(message["tab"]))
        if problems is None:
            return
        match message["problem"]:
            case "console":
                problems.console(message["kind"], message["text"])
            case "exception":
                problems.exception(message["text"])
            case "request":
                problems.request(message["address"])
            case _:
                problems.answer(int(message["status"]), message["address"])


class FirefoxTab:
    """A page of puppeteer's."""

    def __init__(self, driver: Driver, number: int, origin: str) -> None:
        self._driver = driver
        self._number = number
        self.problems = driver.problems.setdefault(number, Problems(origin))

    def go(self, address: str) -> None:
        self._ask("go", address=address)

    def reload(self) -> None:
        self._ask("reload")

    def prepare(self, script: str) -> None:
        self._ask("prepare", script=script)

    def run(self, function: str, *arguments: Json) -> Json:
        try:
            return self._ask("run", source=limited(function), given=list(arguments))
        except FirefoxError as error:
            if any(sign in str(error) for sign in LEFT):
                raise PageLeft from error
            raise

    def press(self, key: str) -> None:
        self._ask("press", key=key)

    def click(self, place: Point) -> None:
        self._ask("click", place=place)

    def tap(self, place: Point) -> None:
        self._ask("tap", place=place)

    def drag(self, places: Sequence[Point]) -> None:
        self._ask("drag", places=places)

    def resize(self, width: int, height: int) -> None:
        self._ask("resize", width=width, height=height)

    def picture(self) -> bytes:
        return base64.b64decode(str(self._ask("picture")))

    def close(self) -> None:
        self._ask("close")

    def _ask(self, what: str, **given: Json) -> Json:
        return self._driver.ask(what, tab=self._number, **given)


class FirefoxProfile:
    """A container of Firefox's."""

    def __init__(self, driver: Driver, number: int) -> None:
        self._driver = driver
        self._number = number

    def open_tab(self, origin: str) -> FirefoxTab:
        return FirefoxTab(self._driver, self._driver.number("tab", profile=self._number), origin)

    def cookies(self) -> list[str]:
        names = self._driver.ask("cookies", profile=self._number)
        assert isinstance(names, list)
        return [str(name) for name in names]

    def close(self) -> None:
        self._driver.ask("forget", profile=self._number)


class Firefox:
    """A Firefox without windows."""

    name = "firefox"

    def __init__(self, modules: Path, further: Mapping[str, Json] | None = None) -> None:
        """Start it with further preferences, as `about:config` names them."""
        self._driver = Driver(modules)
        self._driver.ask("start", preferences={**QUIET, **SYSTEM, **(further or {})})

    def new_profile(self, options: Options) -> FirefoxProfile:
        number = self._driver.number("profile", width=options.width, height=options.height)
        return FirefoxProfile(self._driver, number)

    def close(self) -> None:
        self._driver.close()
