"""The address of a table, as servers give it to players, parsed strictly, and who enters there."""

from __future__ import annotations

import re
from ipaddress import ip_address
from urllib.parse import SplitResult, parse_qs, urlsplit

from PySide6.QtCore import QUrl

from engine.fast_dataclass import dataclass
from straights_gui.model.network.problems import LinkError

SERVER_PORT = 8765
"""The default port of `straights-server`."""

_MAX_LENGTH = 500
_TABLE = re.compile(r"[A-Za-z0-9_-]{1,20}", re.ASCII)
_SECRET = re.compile(r"[A-Za-z0-9_-]{1,64}", re.ASCII)
_HOST = re.compile(r"[a-z0-9]([a-z0-9.-]*[a-z0-9])?", re.ASCII)
_TLS = {"http": False, "ws": False, "https": True, "wss": True}


@dataclass(frozen=True, slots=True)
class TableLink:
    """A server, and one of its tables.

    Attributes:
        has_tls: whether the connection is encrypted.
        table: its name; "" for the server itself.
        folder: the path of the server below its host, behind a proxy; it starts and ends with a slash.
        token: of a seat that is passed on with the link; "" for none. No displayed address contains it.
        invitation: for a live spectator; "" for none.

    >>> TableLink.parse("https://cards.example/?table=k3f9").socket_url
    'wss://cards.example/ws?table=k3f9'
    """

    host: str
    port: int
    has_tls: bool
    table: str = ""
    folder: str = "/"
    token: str = ""
    invitation: str = ""

    @staticmethod
    def parse(text: str) -> TableLink:
        """Parse a pasted or typed link; raises LinkError.

        Without a scheme, local hosts (IP addresses, `localhost`, names without a dot) have no TLS and the
        default port of a server; others have TLS.
        """
        text = text.strip()
        if not text or len(text) > _MAX_LENGTH or not text.isprintable() or " " in text:
            raise LinkError("an address is one word")
        has_scheme = "://" in text
        address = text if has_scheme else f"//{text}"
        if not address.isascii():
            address = bytes(QUrl(address).toEncoded().data()).decode("ascii")
        try:
            parts = urlsplit(address)
            host, port = (parts.hostname or "").lower(), parts.port
        except ValueError as error:
            raise LinkError(str(error)) from error
        if (has_scheme and parts.scheme not in _TLS) or parts.username is not None:
            raise LinkError("an address begins with http:// or https://")
        if not (_is_number(host) or _HOST.fullmatch(host)):
            raise LinkError("that is no name of a host")
        is_home = _is_at_home(host)
        has_tls = _TLS[parts.scheme] if has_scheme else port is None and not is_home
        if port is None:
            port = 443 if has_tls else SERVER_PORT if is_home and not has_scheme else 80
        if port == 0:
            raise LinkError("a port is 1 to 65535")
        table = _only_value(parts.query, "table", _TABLE)
        secrets = (_only_value(parts.fragment, name, _SECRET) for name in ("token", "invitation"))
        return TableLink(host, port, has_tls, table, _folder_of(parts), *secrets)

    @property
    def url(self) -> str:
        """The link for players, in the server's form."""
        return f"{self.server_url}{self._query}"

    @property
    def server_url(self) -> str:
        """The URL of the server."""
        return f"{'https' if self.has_tls else 'http'}://{self._authority}{self.folder}"

    @property
    def socket_url(self) -> str:
        """The URL of the WebSocket; it names the table for proxies in front of several servers."""
        return f"{'wss' if self.has_tls else 'ws'}://{self._authority}{self.folder}ws{self._query}"

    @property
    def _query(self) -> str:
        return f"?table={self.table}" if self.table else ""

    @property
    def _authority(self) -> str:
        host = f"[{self.host}]" if ":" in self.host else self.host
        return host if self.port == (443 if self.has_tls else 80) else f"{host}:{self.port}"


def _is_number(host: str) -> bool:
    try:
        ip_address(host)
    except ValueError:
        return False
    return True


def _is_at_home(host: str) -> bool:
    """Whether the host is local and so has no certificate."""
    return _is_number(host) or "." not in host or host.endswith(".local")


def _only_value(text: str, name: str, form: re.Pattern[str]) -> str:
    """The value of a field of a query or a fragment, "" without one; raises LinkError."""
    try:
        fields = parse_qs(text, keep_blank_values=True, strict_parsing=bool(text), max_num_fields=9)
    except ValueError as error:
        raise LinkError("that is no link to a table") from error
    values = fields.get(name)
    if values is None:
        return ""
    if len(values) > 1 or not form.fullmatch(values[0]):
        raise LinkError(f"that is no {name}")
    return values[0]


def _folder_of(parts: SplitResult) -> str:
    """The folder of the server; a copied page address may end with the page's file name."""
    path = parts.path or "/"
    if not path.isascii() or "//" in path or ".." in path or "%" in path:
        raise LinkError("that is no link to a table")
    return path[: path.rindex("/") + 1]


@dataclass(frozen=True, slots=True)
class Visitor:
    """A person who enters a table.

    Attributes:
        token: of a seat that the visitor already has; "" for none.
        seq: of the last message received at that seat, None for none.
        is_watching: whether the visitor is a spectator.
        invitation: for a live spectator; "" to see each round at its end.
    """

    name: str
    token: str = ""
    seq: int | None = None
    is_watching: bool = False
    invitation: str = ""
