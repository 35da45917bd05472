"""The packages for Linux, of a small invented bundle: valid, and the same whenever they are made."""

import json
import lzma
import os
import shutil
import struct
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path

import pytest

from bundle import build_environment, names
from linux import nfpm, tarball, tight
from linux.deb import build_deb
from linux.needs import Needs
from linux.rpm import build_rpm

pytestmark = pytest.mark.skipif(not sys.platform.startswith("linux"), reason="packages of Linux")
needs_nfpm = pytest.mark.skipif(
    not Path(build_environment.program("nfpm")).is_file(), reason="nfpm comes with packaging/package.py"
)
LIBRARY = "_internal/PySide6/Qt/lib/libQt6Core.so.6"
THEN = 1_790_000_000  # 21 September 2026
HOME = "usr/lib/straights"
# Of the form of an .rpm: bytes before the first header, a kind of value, two tags.
LEAD, BINARY, SIZE, MD5 = 96, 7, 1000, 1004


def needs_program(name: str) -> pytest.MarkDecorator:
    """Skip a test where a program is not installed."""
    return pytest.mark.skipif(shutil.which(name) is None, reason=f"{name} is not installed")


def said_by(*words: str | Path) -> str:
    """What a program says; the test fails where that fails."""
    return subprocess.run(words, check=True, capture_output=True, text=True).stdout


BUILDERS = [
    pytest.param(tarball.build_tarball, id="tarball"),
    pytest.param(build_deb, id="deb", marks=needs_nfpm),
    pytest.param(build_rpm, id="rpm", marks=needs_nfpm),
]


@pytest.mark.parametrize("build", BUILDERS)
def test_the_same_sources_give_the_same_package(
    invented_bundle: Path, tmp_path: Path, build: Callable[[Path, Path], Path]
) -> None:
    """Byte for byte, also when the files were written on another day."""
    first = build(invented_bundle, tmp_path / "first")
    for path in (*invented_bundle.rglob("*"), *(tmp_path / "icons").iterdir()):
        if not path.is_symlink():
            os.utime(path, (1, 1))
    shutil.rmtree(tmp_path / "made")
    second = build(invented_bundle, tmp_path / "second")

    assert first.name == second.name
    assert first.read_bytes() == second.read_bytes()


@needs_nfpm
@needs_program("dpkg-deb")
def test_the_deb_is_valid_after_it_was_packed_again(invented_bundle: Path, tmp_path: Path) -> None:
    """The system reads its fields and its files; all belong to root and have their date."""
    deb = build_deb(invented_bundle, tmp_path)
    fields = said_by("dpkg-deb", "--info", deb)
    listed = said_by("dpkg-deb", "--contents", deb)
    said_by("dpkg-deb", "--extract", deb, tmp_path / "out")

    assert b"data.tar.xz" in deb.read_bytes()
    assert f" Version: {names.RELEASE.debian}\n" in fields
    assert " Depends: libc6 (>= 2.36), libx11-6, xkb-data, " in fields
    assert {"root/root"} == {line.split()[1] for line in listed.splitlines()}
    assert {"2026-09-21"} == {line.split()[3] for line in listed.splitlines()}
    assert (invented_bundle / LIBRARY).read_bytes() == (tmp_path / "out" / HOME / LIBRARY).read_bytes()


@needs_nfpm
@needs_program("lintian")
@needs_program("cc")
def test_lintian_accepts_the_library_of_debians_python(invented_bundle: Path, tmp_path: Path) -> None:
    """It has the messages of expat in it, which lintian takes for a copy; the system's libexpat is used."""
    library = invented_bundle / "_internal/libpython3.11.so.1.0"
    code = 'const char *message = "requested feature requires XML_DTD support in Expat";'
    command = ["cc", "-shared", "-fPIC", "-x", "c", "-", "-o", str(library)]
    subprocess.run(command, input=code, text=True, check=True)
    deb = build_deb(invented_bundle, tmp_path)
    command = ["lintian", "--allow-root", "--fail-on", "none", "--show-overrides"]
    found = said_by(*command, "--tags", "embedded-library", deb)

    assert ["O"] == [line.split(":")[0] for line in found.splitlines() if "embedded-library expat" in line]


@needs_nfpm
@needs_program("rpm")
def test_the_rpm_is_valid_after_it_was_packed_again(invented_bundle: Path, tmp_path: Path) -> None:
    """All of its digests are right, and it asks for what the bundle needs; nothing says who made it."""
    rpm = build_rpm(invented_bundle, tmp_path)
    query = ("rpm", "--query", "--package", "--nosignature", rpm)

    assert "digests OK" in said_by("rpm", "--checksig", "--nosignature", rpm)
    assert "libX11.so.6()(64bit)" in said_by(*query, "--requires").splitlines()
    assert {f"{HOME}/{LIBRARY}", "usr/bin/straights"} <= {
        line.strip("/") for line in said_by(*query, "--list").splitlines()
    }
    told = said_by(*query, "--queryformat", "%{BUILDHOST} %{BUILDTIME} %{VERSION} %{PAYLOADCOMPRESSOR}")
    assert f"localhost {THEN} {names.RELEASE.debian} xz" == told


@needs_nfpm
@needs_program("rpm")
@pytest.mark.parametrize("part", [b"Amusements/Games", b"YZ"], ids=["header", "payload"])
def test_rpm_would_tell_if_a_byte_were_wrong(invented_bundle: Path, tmp_path: Path, part: bytes) -> None:
    """The digests that were written over are those that rpm looks at."""
    rpm = build_rpm(invented_bundle, tmp_path)
    data = bytearray(rpm.read_bytes())
    data[data.rindex(part)] ^= 1
    rpm.write_bytes(data)
    words = ["rpm", "--checksig", "--nosignature", str(rpm)]

    assert 0 != subprocess.run(words, capture_output=True, check=False).returncode


@pytest.mark.parametrize("tighten", [tight.tighten_deb, tight.tighten_rpm])
def test_what_is_no_package_is_refused_and_left(tmp_path: Path, tighten: Callable[[Path], None]) -> None:
    """In a sentence; the file stays as it was."""
    file = tmp_path / "a file"
    file.write_bytes(b"something else" * 50)

    with pytest.raises(tight.NotAPackage, match=r"no \.(deb|rpm)"):
        tighten(file)
    assert b"something else" * 50 == file.read_bytes()


def test_what_is_packed_can_be_unpacked_by_everybody() -> None:
    """An .xz file as any, with a checksum in it."""
    data = b"straights" * 1000

    assert data == lzma.decompress(tight.packed(data), format=lzma.FORMAT_XZ)
    assert len(tight.packed(data)) < 200


def header_of(values: dict[int, bytes]) -> bytes:
    """A header of an .rpm with these values."""
    store, index = b"", b""
    for tag, value in values.items():
        index += struct.pack(">IIII", tag, BINARY, len(store), len(value))
        store += value
    return struct.pack(">8sII", b"\x8e\xad\xe8\x01", len(values), len(store)) + index + store


def small_rpm(file: Path, filler: int) -> int:
    """Make an .rpm with as much as is written over, and pack it again; returns how long that says it is."""
    signature = header_of({SIZE: bytes(4), MD5: bytes(16)})
    main = header_of({1000: b"straights\0", 5000: bytes(filler)})
    file.write_bytes(bytes(LEAD) + signature + bytes(-len(signature) % 8) + main + lzma.compress(b"files"))
    tight.tighten_rpm(file)
    (size,) = struct.unpack(">I", file.read_bytes()[LEAD + len(signature) - 20 :][:4])
    assert size == file.stat().st_size - LEAD - len(signature) - -len(signature) % 8
    return int(size)


def test_a_length_may_end_with_a_zero(tmp_path: Path) -> None:
    """One of 256 does, and as many checksums: these are no texts, which end so."""
    once = small_rpm(tmp_path / "a.rpm", 256)
    padded = small_rpm(tmp_path / "b.rpm", 256 + -once % 256)

    assert 0 == padded % 256
    assert once + -once % 256 == padded


def test_nfpm_is_told_of_no_home_page_that_is_none(
    invented_bundle: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Once one is set, both packages tell it."""
    told = []
    monkeypatch.setattr("linux.nfpm.subprocess.run", lambda *_, **__: None)
    for page in ("", "https://example.org/straights"):
        monkeypatch.setenv("STRAIGHTS_HOME_PAGE", page)
        nfpm.nfpm("deb", (), Needs("2.36", frozenset()), tmp_path / "a.deb")
        told.append(json.loads((tmp_path / "made/nfpm-deb.json").read_text("utf-8")).get("homepage"))

    assert [None, "https://example.org/straights"] == told
