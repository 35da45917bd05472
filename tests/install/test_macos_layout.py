"""The layout of the app for macOS: what the check reads of libraries, and what it objects to."""

import plistlib
import struct
from pathlib import Path

import pytest

from bundle.paths import PackagingError
from macos.checks import mach_o
from macos.checks.layout_check import wrong_binaries, wrong_properties
from macos.info_plist import info_plist
from macos.signing import run

X86_64, ARM64 = 0x01000007, 0x0100000C
LOAD, LOAD_WEAK, SEARCH_PATH, BUILD = 0x0C, 0x80000018, 0x8000001C, 0x32


def command(kind: int, text: str) -> bytes:
    """A load command of Apple's `loader.h` that ends in a text."""
    start = 12 if kind == SEARCH_PATH else 24
    content = bytes(start - 12) + text.encode() + b"\0"
    content += bytes(-(12 + len(content)) % 8)
    return struct.pack("<III", kind, 12 + len(content), start) + content


def library(*commands: bytes, processor: int = ARM64, system: int = 13) -> bytes:
    """A library with nothing but a header."""
    built = struct.pack("<6I", BUILD, 24, 1, system << 16, 0, 0)
    everything = b"".join((*commands, built))
    header = (0xFEEDFACF, processor, 0, 6, len(commands) + 1, len(everything), 0, 0)
    return struct.pack("<8I", *header) + everything


def universal(*parts: tuple[int, bytes]) -> bytes:
    """A file for several processors."""
    offset = 8 + 20 * len(parts)
    head, body = struct.pack(">II", 0xCAFEBABE, len(parts)), b""
    for processor, part in parts:
        head += struct.pack(">5I", processor, 0, offset + len(body), len(part), 0)
        body += part
    return head + body


@pytest.fixture
def app(tmp_path: Path) -> Path:
    """An app with a library that others may need, and all that its properties name."""
    made = tmp_path / "Straights.app"
    (made / "Contents/Frameworks/Qt/lib").mkdir(parents=True)
    (made / "Contents/Frameworks/Qt/lib/QtCore").write_bytes(library())
    for name in ("MacOS/straights-gui", "Resources/straights.icns", "Resources/document.icns"):
        (made / "Contents" / name).parent.mkdir(exist_ok=True)
        (made / "Contents" / name).write_bytes(b"icns")
    (made / "Contents/Info.plist").write_bytes(
        plistlib.dumps({"CFBundleIconFile": "straights.icns"} | info_plist())
    )
    return made


@pytest.mark.parametrize(
    "commands, missing",
    [
        ([command(LOAD, "/usr/lib/libSystem.B.dylib")], []),
        ([command(LOAD, "/usr/local/lib/libffi.dylib")], ["/usr/local/lib/libffi.dylib"]),
        ([command(LOAD, "@loader_path/Qt/lib/QtCore")], []),
        ([command(LOAD, "@executable_path/../Frameworks/Qt/lib/QtCore")], []),
        ([command(LOAD, "@loader_path/Qt/lib/QtGui")], ["@loader_path/Qt/lib/QtGui"]),
        ([command(SEARCH_PATH, "@loader_path/Qt/lib/"), command(LOAD, "@rpath/QtCore")], []),
        ([command(SEARCH_PATH, "@loader_path/lib"), command(LOAD, "@rpath/QtCore")], ["@rpath/QtCore"]),
        ([command(LOAD, "@loader_path/../../../outside")], ["@loader_path/../../../outside"]),
        ([command(LOAD_WEAK, "@rpath/QtMayBeAbsent")], []),
    ],
)
def test_each_library_is_in_the_app_or_in_macos(commands: list[bytes], missing: list[str], app: Path) -> None:
    (app.parent / "outside").write_bytes(b"")
    (app / "Contents/Frameworks/binding.so").write_bytes(library(*commands))

    assert [
        f"Frameworks/binding.so needs {name}, which is neither in the app nor in macOS" for name in missing
    ] == list(wrong_binaries(app))


def test_a_library_for_a_newer_system_than_the_app_says_is_found(app: Path) -> None:
    (app / "Contents/Frameworks/binding.so").write_bytes(library(system=14))

    assert ["Frameworks/binding.so needs macOS 14.0; the app says 13.0"] == list(wrong_binaries(app))


def test_a_file_has_a_part_for_each_processor() -> None:
    intel, apple = library(command(LOAD, "/usr/lib/a"), processor=X86_64), library()
    both = universal((X86_64, intel), (ARM64, apple))

    assert (intel, apple) == (mach_o.part_for("x86_64", both), mach_o.part_for("arm64", both))
    assert (None, apple) == (mach_o.part_for("x86_64", apple), mach_o.part_for("arm64", apple))


@pytest.mark.parametrize(
    "name", ["MacOS/straights-gui", "Resources/straights.icns", "Resources/document.icns"]
)
def test_what_the_properties_name_is_in_the_app(name: str, app: Path) -> None:
    complete = list(wrong_properties(app))
    (app / "Contents" / name).unlink()
    folder, _, file = name.partition("/")

    assert [] == complete
    assert {f"Info.plist names {file}, which is not in {folder}"} == set(wrong_properties(app))


def test_a_program_that_fails_tells_no_secret() -> None:
    """The message has the program's name and words, never what it was called with."""
    with pytest.raises(PackagingError) as failed:
        run(["sh", "-c", "echo no such keychain >&2; exit 3", "open sesame"])

    assert "status 3: no such keychain" in str(failed.value)
    assert "sesame" not in str(failed.value)
