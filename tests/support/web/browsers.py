"""What tests and benchmarks ask of a browser; Chromium and Firefox offer it through drivers of their own."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import Protocol

Scalar = str | int | float | bool | None
Json = Scalar | Sequence["Json"] | Mapping[str, "Json"]
Point = tuple[float, float]


class PageLeft(Exception):
    """The page was left while a function ran in it."""


LOAD_SECONDS = 60  # a busy machine compiles the engine slowly
LONGEST_RUN = 100  # seconds that a function in a page may take; above what any waits for


@dataclass(frozen=True, slots=True)
class Options:
    """The system and the screen that a page finds."""

    width: int = 1366
    height: int = 768
    language: str = "en-US"
    is_dark: bool = False
    reduces_motion: bool = False
    forces_colours: bool = False  # only in Chromium
    touch: bool = False


@dataclass(slots=True)
class Problems:
    """What no page may do: complain in the console, fail, or ask another host for anything."""

    origin: str
    found: list[str] = field(default_factory=list)

    def console(self, kind: str, text: str) -> None:
        """Note a warning or an error; other messages are free."""
        if kind in {"warning", "warn", "error", "assert"}:
            self.found.append(f"console {kind}: {text}")

    def exception(self, text: str) -> None:
        self.found.append(f"exception: {text}")

    def request(self, address: str) -> None:
        """Note a request that leaves the page's host."""
        own = (f"{self.origin}/", "data:", "blob:", "about:")
        if not address.startswith(own) and address != self.origin:
            self.found.append(f"request to {address}")

    def answer(self, status: int, address: str) -> None:
        if status >= 400:
            self.found.append(f"{status} for {address}")


class Tab(Protocol):
    @property
    def problems(self) -> Problems:
        """Tell what went wrong since the tab was opened."""

    def go(self, address: str) -> None:
        """Load an address, and return when its `load` event has been."""

    def reload(self) -> None:
        """Load the same address again."""

    def prepare(self, script: str) -> None:
        """Run a script in every page that the tab loads from now on, before the page's own."""

    def run(self, function: str, *arguments: Json) -> Json:
        """Call a JavaScript function, given as its source, and wait for what it promises."""

    def press(self, key: str) -> None:
        """Press and release a key, such as `Enter`, `ArrowLeft` or `Control+z`."""

    def click(self, place: Point) -> None:
        """Press and release the left button of a mouse."""

    def tap(self, place: Point) -> None:
        """Touch and let go; a click where the browser has no touch screen."""

    def drag(self, places: Sequence[Point]) -> None:
        """Press at the first place, move over the others, release at the last."""

    def resize(self, width: int, height: int) -> None:
        """Give the page another size, in its own pixels."""

    def picture(self) -> bytes:
        """Give what is seen, as PNG."""

    def close(self) -> None:
        """End the tab at once, as a phone does that needs its memory."""


class Profile(Protocol):
    """A person's browser: its tabs share what pages store."""

    def open_tab(self, origin: str) -> Tab:
        """Open an empty tab, in which only that origin may be asked for anything."""

    def cookies(self) -> list[str]:
        """List the names of all cookies."""

    def close(self) -> None:
        """Close its tabs, and forget what they stored."""


class Browser(Protocol):
    name: str

    def new_profile(self, options: Options) -> Profile:
        """Begin with nothing stored."""

    def close(self) -> None:
        """End the browser."""


def waiting(condition: str, seconds: float = LOAD_SECONDS) -> str:
    """Give a JavaScript function that waits until a condition holds, and returns it.

    Written out: a page with a strict policy forbids the drivers' own ways of waiting.
    """
    return f"""async (...given) => {{
        const ends = performance.now() + {seconds * 1000};
        const look = {condition};
        for (;;) {{
            const found = look(...given);
            if (found) {{ return found; }}
            if (performance.now() > ends) {{
                const page = `${{document.documentElement.dataset.state}} ${{document.body.innerText}}`;
                const what = `${{look}} ${{JSON.stringify(given)}}`;
                throw new Error(`not within {seconds} s: ${{what}}; the page: ${{page.slice(0, 400)}}`);
            }}
            await new Promise((resolve) => setTimeout(resolve, 10));
        }}
    }}"""


def limited(function: str) -> str:
    """Give a JavaScript function that fails where the given one never ends: drivers wait for ever."""
    return f"""async (...given) => {{
        let timer;
        const late = new Promise((_, fail) => {{
            const error = new Error("no answer in {LONGEST_RUN} s");
            timer = setTimeout(() => fail(error), {LONGEST_RUN * 1000});
        }});
        try {{
            return await Promise.race([({function})(...given), late]);
        }} finally {{
            clearTimeout(timer);
        }}
    }}"""


FRAMES = """(count) => new Promise((resolve) => {
    const next = (left) => (left === 0 ? resolve(true) : requestAnimationFrame(() => next(left - 1)));
    setTimeout(() => resolve(false), 10000);
    next(count);
})"""


def until_painted(tab: Tab, frames: int = 2) -> None:
    """Wait for a number of frames: what changed before has then been laid out and painted.

    A browser without a window may draw none of its own accord: then a picture is asked for, which needs one.
    """
    for _ in range(5):
        if tab.run(FRAMES, frames):
            return
        tab.picture()
    raise AssertionError("the browser draws no frames")
