"""Signatures from the inside out, and notarisation; a warning where nothing is set. Not run by us."""

import os
from pathlib import Path

from bundle import paths
from macos.keychain import Run, has_certificate, run, signing_identity

ENTITLEMENTS = paths.PACKAGING / "macos" / "entitlements.plist"
NOTARY = ("MACOS_NOTARY_APPLE_ID", "MACOS_NOTARY_TEAM_ID", "MACOS_NOTARY_PASSWORD")
LIBRARIES = (".dylib", ".so")
FORMS_OF_PROGRAMS = (b"\xcf\xfa\xed\xfe", b"\xca\xfe\xba\xbe")  # Mach-O of 64 bits, and of several processors


def sign(path: Path, call: Run = run) -> None:
    """Sign an app with all that is in it, or an image; without a certificate it keeps PyInstaller's mark."""
    if not has_certificate():
        print(f"::warning::No certificate for macOS is set: {path.name} is not signed", flush=True)
        return
    with signing_identity(call) as (identity, keychain):
        for part in [*parts_of(path), path]:
            call([*_codesign(identity, keychain, is_program=_is_program(part)), str(part)])
    call(["codesign", "--verify", "--strict", "--deep", str(path)])


def parts_of(app: Path) -> list[Path]:
    """What must be signed before the app itself: libraries, programs, then frameworks; the deepest first."""
    if not app.is_dir():
        return []
    files = [path for path in app.rglob("*") if path.is_file() and not path.is_symlink() and _is_code(path)]
    frameworks = [path for path in app.rglob("*.framework") if path.is_dir() and not path.is_symlink()]
    return [*sorted(files, key=_depth, reverse=True), *sorted(frameworks, key=_depth, reverse=True)]


def notarise(image: Path, call: Run = run) -> None:
    """Let Apple look at a disk image, and fix its word to the image; skipped where no account is set."""
    account = [os.environ.get(name, "") for name in NOTARY]
    if not (has_certificate() and all(account)):
        missing = ", ".join(name for name in NOTARY if not os.environ.get(name)) or "the certificate"
        print(f"::warning::{image.name} is not notarised: {missing} not set", flush=True)
        return
    user, team, password = account
    words = ["--apple-id", user, "--team-id", team, "--password", password, "--wait"]
    call(["xcrun", "notarytool", "submit", str(image), *words])
    call(["xcrun", "stapler", "staple", str(image)])
    call(["spctl", "--assess", "--type", "open", "--context", "context:primary-signature", str(image)])


def _codesign(identity: str, keychain: Path, *, is_program: bool) -> list[str]:
    words = ["codesign", "--force", "--timestamp", "--options", "runtime", "--keychain", str(keychain)]
    rights = ["--entitlements", str(ENTITLEMENTS)] if is_program else []
    return [*words, *rights, "--sign", identity]


def _is_program(path: Path) -> bool:
    return path.suffix == ".app" or path.parent.name == "MacOS"


def _is_code(path: Path) -> bool:
    if path.suffix in LIBRARIES:
        return True
    with path.open("rb") as file:
        return file.read(4) in FORMS_OF_PROGRAMS


def _depth(path: Path) -> tuple[int, str]:
    return (len(path.parts), str(path))
