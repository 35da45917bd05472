"""Debian's Chromium, driven by Playwright."""

from collections.abc import Sequence
from contextlib import suppress

from playwright.sync_api import Browser, BrowserContext, Error, Page, Playwright, sync_playwright

from system_packages import CHROMIUM, HEADLESS_CHROMIUM, browser
from tests.support.web.browsers import LOAD_SECONDS, Json, Options, PageLeft, Point, Problems, limited
from tests.support.web.hung_browsers import BrowserHung, answering

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

LONGEST_CLOSE = 40  # seconds
_NO_PICTURE = "Unable to capture screenshot"


def program() -> str | None:
    return browser(HEADLESS_CHROMIUM, *CHROMIUM)


class ChromiumTab:
    def __init__(self, page: Page, origin: str) -> None:
        self.page = page
        self.problems = Problems(origin)
        page.set_default_timeout(LOAD_SECONDS * 1000)
        page.on("console", lambda message: self.problems.console(message.type, message.text))
        page.on("pageerror", lambda error: self.problems.exception(str(error)))
        page.on("request", lambda request: self.problems.request(request.url))
        page.on("response", lambda answer: self.problems.answer(answer.status, answer.url))

    @answering()
    def go(self, address: str) -> None:
        self.page.goto(address)

    @answering()
    def reload(self) -> None:
        self.page.reload()

    @answering()
    def prepare(self, script: str) -> None:
        self.page.add_init_script(script)

    @answering()
    def run(self, function: str, *arguments: Json) -> Json:
        try:
            answer: Json = self.page.evaluate(f"(given) => ({limited(function)})(...given)", list(arguments))
        except Error as error:
            if "context was destroyed" in str(error):
                raise PageLeft from error
            raise
        return answer

    @answering()
    def press(self, key: str) -> None:
        self.page.keyboard.press(key)

    @answering()
    def click(self, place: Point) -> None:
        self.page.mouse.click(*place)

    @answering()
    def tap(self, place: Point) -> None:
        self.page.touchscreen.tap(*place)

    @answering()
    def drag(self, places: Sequence[Point]) -> None:
        mouse = self.page.mouse
        mouse.move(*places[0])
        mouse.down()
        for place in places[1:]:
            mouse.move(*place, steps=4)
        mouse.up()

    @answering()
    def resize(self, width: int, height: int) -> None:
        self.page.set_viewport_size({"width": width, "height": height})

    @answering()
    def picture(self) -> bytes:
        try:
            return self.page.screenshot()
        except Error as error:  # it happened once that Chromium had none to give
            if _NO_PICTURE not in str(error):
                raise
            return self.page.screenshot()

    @answering()
    def close(self) -> None:
        self.page.close(run_before_unload=False)


class ChromiumProfile:
    def __init__(self, context: BrowserContext) -> None:
        self.context = context

    @answering()
    def open_tab(self, origin: str) -> ChromiumTab:
        return ChromiumTab(self.context.new_page(), origin)

    @answering()
    def cookies(self) -> list[str]:
        return [str(cookie.get("name")) for cookie in self.context.cookies()]

    def close(self) -> None:
        """Close all tabs; where that never ends, the page has no part in it, and the browser is ended."""
        with suppress(BrowserHung), answering(LONGEST_CLOSE, ("chrom",)):
            self.context.close()


class Chromium:
    """A Chromium without windows, with further arguments of its command line.

    A second one at a time has the driver of the first, since there is one in a process.
    """

    name = "chromium"

    def __init__(self, *arguments: str, beside: "Chromium | None" = None) -> None:
        self._is_beside = beside is not None
        self.driver: Playwright = sync_playwright().start() if beside is None else beside.driver
        self._arguments = [*ARGUMENTS, *arguments]
        self.browser = self._started()

    def _started(self) -> Browser:
        return self.driver.chromium.launch(
            executable_path=program(), args=self._arguments, timeout=3 * LOAD_SECONDS * 1000
        )

    @answering()
    def new_profile(self, options: Options) -> ChromiumProfile:
        if not self.browser.is_connected():  # it hung in an earlier test, and was ended
            self.browser = self._started()
        context = self.browser.new_context(
            viewport={"width": options.width, "height": options.height},
            locale=options.language,
            color_scheme="dark" if options.is_dark else "light",
            reduced_motion="reduce" if options.reduces_motion else "no-preference",
            forced_colors="active" if options.forces_colours else "none",
            has_touch=options.touch,
            permissions=["clipboard-read", "clipboard-write"],
        )
        return ChromiumProfile(context)

    @answering()
    def close(self) -> None:
        self.browser.close()
        if not self._is_beside:
            self.driver.stop()
