"""The allowed origins of pages, and the client address of a request."""

from __future__ import annotations

from dataclasses import dataclass
from ipaddress import IPv4Address, IPv4Network, IPv6Address, IPv6Network, ip_address
from urllib.parse import urlsplit

from straights_server.http.messages import HttpRequest

_USUAL_PORTS = {"http": ":80", "https": ":443"}
"""The default ports, which browsers omit."""


_LOCAL_ENDINGS = (".local", ".lan", ".internal", ".home.arpa", ".fritz.box")
"""Of names that only the local network gives out; the last one is owned by the maker of its routers."""


@dataclass(frozen=True, slots=True)
class Origins:
    """The origins that may connect.

    Attributes:
        public: of the server's own pages, such as https://cards.example; if empty, those under a host name
            that nobody else can own: an IP address, one without dots, or one of the local network.
        others: of other pages.
        proxies: networks of proxies besides this machine's own, whose X-Forwarded-For is trusted.
    """

    public: str = ""
    others: tuple[str, ...] = ()
    proxies: tuple[IPv4Network | IPv6Network, ...] = ()

    def allow(self, request: HttpRequest) -> bool:
        """Whether the origin of the request is allowed; a request without one comes from no browser."""
        origin = request.headers.get("origin")
        if origin is None or origin in self.others:
            return True
        if self.public:
            return origin == self.public
        host = request.headers.get("host", "")
        return origin in {f"http://{host}", f"https://{host}"} and _is_local_name(host)

    def know_host(self, request: HttpRequest) -> bool:
        """Whether the request is for this server: not from a page whose own name was led to this machine."""
        host = request.headers.get("host", "")
        found = {origin_of(f"{scheme}://{host}") for scheme in _USUAL_PORTS}
        return _is_local_name(host) or not found.isdisjoint((self.public, *self.others))

    def address_of(self, request: HttpRequest, peer: str) -> str | None:
        """The client address of a request, for IPv6 its /48 network; None for this machine itself."""
        is_own = _is_loopback(peer)
        if is_own or self._is_proxy(peer):
            forwarded = request.headers.get("x-forwarded-for", "").rpartition(",")[2].strip()
            if forwarded:
                return _counted(forwarded[:64])
        return None if is_own else _counted(peer)

    def address_of_peer(self, peer: str) -> str | None:
        """The address of a client that has sent nothing yet; None for this machine itself and for a proxy."""
        return None if _is_loopback(peer) or self._is_proxy(peer) else _counted(peer)

    def _is_proxy(self, peer: str) -> bool:
        address = _known(peer)
        return address is not None and any(address in network for network in self.proxies)


def origin_of(url: str) -> str:
    """The origin of a URL in the form that browsers send: scheme, host and port."""
    scheme, separator, rest = url.lower().partition("://")
    host = rest.partition("/")[0].removesuffix(_USUAL_PORTS.get(scheme, ""))
    return f"{scheme}{separator}{host}"


def _is_local_name(host: str) -> bool:
    """Whether a host is an IP address, or a name that nobody outside the local network can own."""
    try:
        name = urlsplit(f"//{host}").hostname or ""
    except ValueError:
        return False
    if "." not in name or name.endswith(_LOCAL_ENDINGS):
        return True
    try:
        ip_address(name)
    except ValueError:
        return False
    return True


def _counted(address: str) -> str:
    """The address to count by: for IPv6 the /48 network, all of which one client may have."""
    known = _known(address)
    if isinstance(known, IPv6Address):
        return str(IPv6Network((known, 48), strict=False))
    return address if known is None else str(known)


def _is_loopback(peer: str) -> bool:
    known = _known(peer)
    return known is None or known.is_loopback  # a local socket has no address


def _known(text: str) -> IPv4Address | IPv6Address | None:
    """An address without its zone, of IPv4 also where it is written as one of IPv6; None for another text."""
    try:
        known = ip_address(text.partition("%")[0])
    except ValueError:
        return None
    return getattr(known, "ipv4_mapped", None) or known
