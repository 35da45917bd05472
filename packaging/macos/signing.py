"""Signing and notarising for macOS, if the environment has a certificate. Never run: it needs macOS."""

import base64
import os
import secrets
import subprocess
import tempfile
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundle import paths
from bundle.paths import PackagingError

CERTIFICATE, PASSWORD = "MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD"  # names of environment variables
NOTARY = ("MACOS_NOTARY_APPLE_ID", "MACOS_NOTARY_TEAM_ID", "MACOS_NOTARY_PASSWORD")
IDENTITY = "Developer ID Application"  # codesign finds the only certificate with this prefix
ENTITLEMENTS = paths.PACKAGING / "macos" / "entitlements.plist"
PARTITIONS = ("-S", "apple-tool:,apple:", "-s")
_KEYCHAINS = ("security", "list-keychains", "-d", "user")


def run(argv: Sequence[str]) -> str:
    """Run one of Apple's programs; returns its output."""
    done = subprocess.run(argv, capture_output=True, text=True, check=False)
    if done.returncode:
        said = f"{done.stdout}{done.stderr}"
        raise PackagingError(f"{' '.join(argv[:2])} ended with status {done.returncode}: {said}".strip())
    return done.stdout


def sign(path: Path) -> None:
    """Sign an app with everything in it, or an image; without a certificate, warn and do nothing."""
    if not os.environ.get(CERTIFICATE):
        print(f"::warning::No certificate for macOS is set: {path.name} is not signed", flush=True)
        return
    options = ["--force", "--deep", "--timestamp", "--options", "runtime"]
    with _keychain() as keychain:
        keys = ["--entitlements", str(ENTITLEMENTS), "--keychain", keychain, "--sign", IDENTITY]
        run(["codesign", *options, *keys, str(path)])
    run(["codesign", "--verify", "--strict", "--deep", str(path)])


def notarise(image: Path) -> None:
    """Have Apple check a disk image, and staple the ticket to it; skipped without an account."""
    missing = [name for name in (CERTIFICATE, *NOTARY) if not os.environ.get(name)]
    if missing:
        print(f"::warning::{image.name} is not notarised: {', '.join(missing)} not set", flush=True)
        return
    user, team, password = (os.environ[name] for name in NOTARY)
    account = ["--apple-id", user, "--team-id", team, "--password", password]
    run(["xcrun", "notarytool", "submit", str(image), *account, "--wait"])
    run(["xcrun", "stapler", "staple", str(image)])


@contextmanager
def _keychain() -> Iterator[str]:
    """A keychain with the certificate, deleted at the end; the user's own ones are not touched."""
    own = [line.strip().strip('"') for line in run([*_KEYCHAINS]).splitlines()]
    lock = secrets.token_urlsafe()
    with tempfile.TemporaryDirectory() as folder:
        keychain, certificate = str(Path(folder, "signing.keychain-db")), Path(folder, "certificate.p12")
        certificate.write_bytes(base64.b64decode(os.environ[CERTIFICATE]))
        password = ["-P", os.environ.get(PASSWORD, ""), "-T", "/usr/bin/codesign"]
        run(["security", "create-keychain", "-p", lock, keychain])
        try:
            run(["security", "unlock-keychain", "-p", lock, keychain])
            run(["security", "import", str(certificate), "-k", keychain, *password])
            run(["security", "set-key-partition-list", *PARTITIONS, "-k", lock, keychain])
            run([*_KEYCHAINS, "-s", keychain, *own])
            yield keychain
        finally:
            run([*_KEYCHAINS, "-s", *own])
            run(["security", "delete-keychain", keychain])
