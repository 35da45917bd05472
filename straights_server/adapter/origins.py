"""From which pages a browser may speak to this server, and where a request comes from."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from straights_server.adapter.http import HttpRequest

_USUAL_PORTS = {"http": ":80", "https": ":443"}
"""What a browser leaves out."""


@dataclass(frozen=True, slots=True)
class Origins:
    """Which origins may connect.

    Attributes:
        allowed: such as https://cards.example; with none, a page may connect that this server itself has
            sent under an address of a local network, which no foreign name can stand for.
        proxies: addresses of proxies besides this machine's own, whose X-Forwarded-For is believed.
    """

    allowed: tuple[str, ...] = ()
    proxies: tuple[str, ...] = ()

    def allow(self, request: HttpRequest) -> bool:
        """Whether the request may come from where it does; programs that are no browsers say nothing."""
        origin = request.headers.get("origin")
        if origin is None:
            return True
        if self.allowed:
            return origin in self.allowed
        host = request.headers.get("host", "")
        return origin in {f"http://{host}", f"https://{host}"} and _is_local_name(host)

    def address_of(self, request: HttpRequest, peer: str) -> str | None:
        """The address that a request comes from, of IPv6 its network; None for this machine itself."""
        is_own = _is_loopback(peer)
        if is_own or peer in self.proxies:
            forwarded = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if forwarded:
                return _counted(forwarded[:64])
        return None if is_own else _counted(peer)


def origin_of(url: str) -> str:
    """The origin of a page's address as a browser says it: scheme, host and port, without a folder."""
    scheme, separator, rest = url.lower().partition("://")
    host = rest.partition("/")[0].removesuffix(_USUAL_PORTS.get(scheme, ""))
    return f"{scheme}{separator}{host}"


def _is_local_name(host: str) -> bool:
    """Whether a name cannot be another's: an address, a name without dots, or one of the local network."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name or name.endswith(".local"):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _counted(address: str) -> str:
    """What counts as one address: of IPv6 the 64 bits of the network, since one line has all of these."""
    try:
        known = ip_address(address.partition("%")[0])
    except ValueError:
        return address
    if isinstance(known, IPv4Address):
        return str(known)
    if known.ipv4_mapped is not None:
        return str(known.ipv4_mapped)
    return str(IPv6Network((known, 64), strict=False))


def _is_loopback(peer: str) -> bool:
    try:
        return ip_address(peer.partition("%")[0]).is_loopback
    except ValueError:
        return True  # a socket of this machine, which has no address
