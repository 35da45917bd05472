"""A door of the program, good texts for it, and how they are spoiled."""

import time
from collections.abc import Callable
from contextlib import suppress
from dataclasses import dataclass

from hypothesis import strategies as st

from tests.support.paths import ROOT

LONGEST_SECONDS = 4.0  # also while the coverage is measured
LARGEST = 1_000_000
GOLDEN = ROOT / "tests" / "golden"
# What parsers stumble over: ends, signs, sizes, and characters that look like others.
TOKENS = (
    *(b"", b"\0", b"\n", b"-1", b"0", b"1e999", b"NaN", b"2147483648", b"9" * 400, b"null", b"true", b"[]"),
    *(b"{}", b'"', b"\\", b"\\ud800", b"\xff", b"\xe2\x80\xae", b"\xd9\xa3", b"[" * 2000, b'{"a":' * 500),
    *(b"--", b" ", b"human", b"expert", b"=", b"%00", b"&", b"#seed=", b"7S", b"play 7S", b"9" * 5000),
)


class Slow(Exception):
    """A text took longer than it may."""


@dataclass(frozen=True, slots=True)
class Target:
    """A door of the program.

    Attributes:
        seeds: texts that are in order.
        read: takes a text in.
        allowed: the exceptions that it documents.
    """

    name: str
    seeds: tuple[bytes, ...]
    read: Callable[[bytes], object]
    allowed: tuple[type[Exception], ...] = ()

    def take(self, content: bytes) -> None:
        """Take a text in; raises what is not documented, and Slow above some seconds of processor time."""
        began = time.process_time()
        with suppress(*self.allowed):
            self.read(content)
        seconds = time.process_time() - began
        if seconds > LONGEST_SECONDS:
            raise Slow(f"{self.name}: {len(content)} bytes took {seconds:.1f} s")


def files(pattern: str) -> tuple[bytes, ...]:
    return tuple(path.read_bytes() for path in sorted(GOLDEN.glob(pattern)))


def read_text(content: bytes) -> str:
    """Text as the clipboard gives it: any characters."""
    return content.decode("utf-8", "replace")


@st.composite
def spoiled(draw: st.DrawFn, seeds: tuple[bytes, ...]) -> bytes:
    """One of the texts after a few changes: bytes flipped, parts left out, repeated, exchanged, put in."""
    content = draw(st.sampled_from(seeds))
    for _ in range(draw(st.integers(0, 6))):
        start = draw(st.integers(0, len(content)))
        end = min(len(content), start + draw(st.sampled_from((0, 1, 2, 8, 64, 4096))))
        part = content[start:end]
        put_in = draw(
            st.sampled_from(TOKENS)
            | st.binary(max_size=8)
            | st.integers(2, 2000).map(part.__mul__)
            | st.sampled_from(seeds)
        )
        content = (content[:start] + put_in + content[end:])[:LARGEST]
    return content
