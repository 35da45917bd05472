"""Web servers as Debian installs them, with its own types and modules, for the built page."""

import shutil
import socket
import subprocess
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.support.waiting import LONGEST_WAIT

NGINX = """
daemon off; pid {work}/pid; error_log {work}/errors;
events {{ }}
http {{
    include /etc/nginx/mime.types; default_type application/octet-stream;
    access_log off; gzip on;
    client_body_temp_path {work}/body; proxy_temp_path {work}/proxy; fastcgi_temp_path {work}/fastcgi;
    uwsgi_temp_path {work}/uwsgi; scgi_temp_path {work}/scgi;
    server {{ listen 127.0.0.1:{port}; root {folder}; }}
}}
"""
APACHE_MODULES = ("mpm_event", "authz_core", "mime", "dir", "filter", "deflate", "negotiation", "alias")
APACHE = """
ServerRoot {work}
PidFile pid
ErrorLog errors
ServerName localhost
Listen 127.0.0.1:{port}
User nobody
Group nogroup
{modules}
IncludeOptional /etc/apache2/mods-available/mime.conf
IncludeOptional /etc/apache2/mods-available/dir.conf
IncludeOptional /etc/apache2/mods-available/deflate.conf
IncludeOptional /etc/apache2/mods-available/negotiation.conf
DocumentRoot {folder}
<Directory {folder}>
    Require all granted
</Directory>
"""


@dataclass(frozen=True, slots=True)
class StockHost:
    """A web server: its program, a file of its package, and how it is started in the foreground."""

    program: str
    part: Path
    configuration: str
    command: Callable[[str, Path], list[str]]


HOSTS = {
    "nginx": StockHost(
        "nginx", Path("/etc/nginx/mime.types"), NGINX, lambda program, file: [program, "-c", str(file)]
    ),
    "Apache": StockHost(
        "apache2",
        Path("/usr/lib/apache2/modules"),
        APACHE,
        lambda program, file: [program, "-f", str(file), "-DFOREGROUND"],
    ),
}


@contextmanager
def served(host: StockHost, folder: Path, work: Path) -> Iterator[str]:
    """Serve a folder, and give its address; skips the test where the program is not installed."""
    program = shutil.which(host.program, path="/usr/sbin:/usr/bin")
    if program is None or not host.part.exists():
        pytest.skip(f"needs {host.program}")
    with socket.create_server(("127.0.0.1", 0)) as free:
        port = free.getsockname()[1]
    loaded = (f"LoadModule {name}_module {host.part}/mod_{name}.so" for name in APACHE_MODULES)
    text = host.configuration.format(folder=folder, port=port, work=work, modules="\n".join(loaded))
    file = work / "configuration"
    file.write_text(text, encoding="utf-8")
    with subprocess.Popen(host.command(program, file), stderr=subprocess.PIPE, text=True) as process:
        try:
            _wait_for(process, port)
            yield f"http://127.0.0.1:{port}"
        finally:
            process.terminate()


def _wait_for(process: subprocess.Popen[str], port: int) -> None:
    end = time.monotonic() + LONGEST_WAIT
    while process.poll() is None and time.monotonic() < end:
        with suppress(OSError), socket.create_connection(("127.0.0.1", port)):
            return
        time.sleep(0.02)
    assert process.stderr is not None
    pytest.fail(process.stderr.read())
