"""Debian's Chromium, driven by Playwright."""

import shutil
from collections.abc import Sequence

from playwright.sync_api import BrowserContext, Error, Page, Playwright, sync_playwright

from tests.support.web.browsers import LOAD_SECONDS, Json, Options, PageLeft, Point, Problems, limited

PROGRAMS = ("chromium", "chromium-browser", "google-chrome")
# Quiet, and able to run as root in a container.
ARGUMENTS = (
    "--no-sandbox",
    "--disable-gpu",
    "--disable-quic",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
)


def program() -> str | None:
    """Find the browser."""
    return next(filter(None, map(shutil.which, PROGRAMS)), None)


class ChromiumTab:
    """A page of Playwright's."""

    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.problems = Problems(origin)
        page.set_default_timeout(LOAD_SECONDS * 1000)
        page.on("console", lambda message: self.problems.console(message.type, message.text))
        page.on("pageerror", lambda error: self.problems.exception(str(error)))
        page.on("request", lambda request: self.problems.request(request.url))
        page.on("response", lambda answer: self.problems.answer(answer.status, answer.url))

    def go(self, address: str) -> None:
        self.page.goto(address)

    def reload(self) -> None:
        self.page.reload()

    def prepare(self, script: str) -> None:
        self.page.add_init_script(script)

    def run(self, function: str, *arguments: Json) -> Json:
        try:
            answer: Json = self.page.evaluate(f"(given) => ({limited(function)})(...given)", list(arguments))
        except Error as error:
            if "context was destroyed" in str(error):
                raise PageLeft from error
            raise
        return answer

    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    def click(self, place: Point) -> None:
        self.page.mouse.click(*place)

    def tap(self, place: Point) -> None:
        self.page.touchscreen.tap(*place)

    def drag(self, places: Sequence[Point]) -> None:
        mouse = self.page.mouse
        mouse.move(*places[0])
        mouse.down()
        for place in places[1:]:
            mouse.move(*place, steps=4)
        mouse.up()

    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    def picture(self) -> bytes:
        return self.page.screenshot()

    def close(self) -> None:
        self.page.close(run_before_unload=False)


class ChromiumProfile:
    """A context of Playwright's."""

    def __init__(self, context: BrowserContext) -> None:
        self.context = context

    def open_tab(self, origin: str) -> ChromiumTab:
        return ChromiumTab(self.context.new_page(), origin)

    def cookies(self) -> list[str]:
        return [str(cookie.get("name")) for cookie in self.context.cookies()]

    def close(self) -> None:
        self.context.close()


class Chromium:
    """A Chromium without windows, with further arguments of its command line."""

    name = "chromium"

    def __init__(self, *arguments: str) -> None:
        self._playwright: Playwright = sync_playwright().start()
        self.browser = self._playwright.chromium.launch(
            executable_path=program(), args=[*ARGUMENTS, *arguments]
        )

    def new_profile(self, options: Options) -> ChromiumProfile:
        context = self.browser.new_context(
            viewport={"width": options.width, "height": options.height},
            locale=options.language,
            color_scheme="dark" if options.is_dark else "light",
            reduced_motion="reduce" if options.reduces_motion else "no-preference",
            has_touch=options.touch,
            permissions=["clipboard-read", "clipboard-write"],
        )
        return ChromiumProfile(context)

    def close(self) -> None:
        self.browser.close()
        self._playwright.stop()
