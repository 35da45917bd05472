"""Signs Windows programs, if the environment has a certificate; otherwise warns.

makensis runs this file as a script for the uninstaller, which it creates and packs itself.
WINDOWS_CERTIFICATE is a certificate with its key (a .pfx file in base64), WINDOWS_CERTIFICATE_PASSWORD its
password, and WINDOWS_TIMESTAMP_SERVER, if set, attests the time, so that signatures outlive the certificate.
"""

import base64
import os
import shutil
import subprocess
import sys
import tempfile
from collections.abc import Callable, Sequence
from pathlib import Path

sys.path.append(str(Path(__file__).resolve().parents[1]))

from bundle.paths import PackagingError  # requires the path above

CERTIFICATE, PASSWORD = "WINDOWS_CERTIFICATE", "WINDOWS_CERTIFICATE_PASSWORD"
TIMESTAMP_SERVER = "WINDOWS_TIMESTAMP_SERVER"
_KITS = "Windows Kits/10/bin/*/x64/signtool.exe"


class NotSigned(PackagingError):
    """A file could not be signed despite a certificate; the message says why."""


def has_certificate() -> bool:
    """Whether files can be signed here."""
    return bool(os.environ.get(CERTIFICATE))


def sign(path: Path, run: "Callable[[Sequence[str]], int] | None" = None) -> None:
    """Sign the program; without a certificate only warn. `run` runs signtool and returns its status."""
    if not has_certificate():
        print(f"::warning::No certificate for Windows is set: {path.name} is not signed", flush=True)
        return
    with tempfile.TemporaryDirectory() as folder:
        certificate = Path(folder, "certificate.pfx")
        certificate.write_bytes(_certificate())
        status = (run or _run)(_command(path, certificate))
    if status != 0:
        raise NotSigned(f"signtool could not sign {path.name} (status {status}); what it said stands above")
    print(f"{path.name}: signed", flush=True)


def _certificate() -> bytes:
    try:
        return base64.b64decode("".join(os.environ[CERTIFICATE].split()), validate=True)
    except ValueError as error:
        raise NotSigned(f"{CERTIFICATE} is not base64; encode the .pfx file once more") from error


def _command(path: Path, certificate: Path) -> list[str]:
    server = os.environ.get(TIMESTAMP_SERVER)
    attested = ["/tr", server, "/td", "SHA256"] if server else []
    password = os.environ.get(PASSWORD)
    opened = ["/p", password] if password else []
    return [_signtool(), "sign", "/fd", "SHA256", *attested, "/f", str(certificate), *opened, str(path)]


def _run(command: Sequence[str]) -> int:
    try:
        return subprocess.call(command)
    except FileNotFoundError as error:
        raise NotSigned("there is no signtool here; install the Windows SDK, which has it") from error


def _signtool() -> str:
    """The path of signtool: on PATH, or in the newest Windows SDK."""
    kits = sorted(Path(os.environ.get("PROGRAMFILES(X86)", "/")).glob(_KITS))
    return shutil.which("signtool") or (str(kits[-1]) if kits else "signtool")


if __name__ == "__main__":
    try:
        sign(Path(sys.argv[1]))
    except NotSigned as refusal:
        sys.exit(str(refusal))
