"""A keychain for the certificate alone, which goes when the work is done. Not run by us: it needs macOS."""

import base64
import os
import secrets
import subprocess
import tempfile
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager
from pathlib import Path

from bundle.paths import PackagingError

Run = Callable[[Sequence[str]], str]
CERTIFICATE, PASSWORD = "MACOS_CERTIFICATE", "MACOS_CERTIFICATE_PASSWORD"  # names of variables


SEARCHED = ("security", "list-keychains", "-d", "user")


class SigningFailed(PackagingError):
    """A program of Apple's refused; its words are told, the command is not, since it may hold a secret."""


def run(command: Sequence[str]) -> str:
    """Run a program of Apple's; returns what it printed. SigningFailed tells only its name and its words."""
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    if done.returncode:
        words = " ".join(command[:2])
        raise SigningFailed(
            f"{words} ended with status {done.returncode}: {done.stdout}{done.stderr}".strip()
        )
    return done.stdout


def has_certificate() -> bool:
    """Whether there is anything to sign with."""
    return bool(os.environ.get(CERTIFICATE))


@contextmanager
def signing_identity(call: Run = run) -> Iterator[tuple[str, Path]]:
    """The certificate from the environment: its name, and the keychain that holds it until the end."""
    password = secrets.token_urlsafe()
    before = [line.strip().strip('"') for line in call([*SEARCHED]).splitlines()]
    with tempfile.TemporaryDirectory() as folder:
        keychain, certificate = Path(folder) / "signing.keychain-db", Path(folder) / "certificate.p12"
        certificate.write_bytes(base64.b64decode(os.environ[CERTIFICATE]))
        call(["security", "create-keychain", "-p", password, str(keychain)])
        try:
            call(["security", "unlock-keychain", "-p", password, str(keychain)])
            words = ["-k", str(keychain), "-P", os.environ.get(PASSWORD, ""), "-T", "/usr/bin/codesign"]
            call(["security", "import", str(certificate), *words])
            parts = ["-S", "apple-tool:,apple:,codesign:", "-s", "-k", password, str(keychain)]
            call(["security", "set-key-partition-list", *parts])
            call([*SEARCHED, "-s", str(keychain), *before])
            call(["security", "set-keychain-settings", "-lut", "21600", str(keychain)])  # open for six hours
            yield (
                _identity(call(["security", "find-identity", "-v", "-p", "codesigning", str(keychain)])),
                keychain,
            )
        finally:
            call([*SEARCHED, "-s", *before])
            call(["security", "delete-keychain", str(keychain)])


def _identity(listed: str) -> str:
    """The first identity that `security find-identity` lists: the hash after its number."""
    for line in listed.splitlines():
        words = line.split()
        if len(words) > 2 and words[0] == "1)":
            return words[1]
    raise SigningFailed(f"the certificate in {CERTIFICATE} can sign no program; it must be a Developer ID")
