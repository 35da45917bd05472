"""Tokens, which prove that a connection belongs to a seat. A server stores only their hashes."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

_BYTES = 16


def new_token() -> str:
    """128 random bits, as 22 characters that are valid in a URL."""
    return token_urlsafe(_BYTES)


def token_hash(token: str) -> str:
    """The SHA-256 of a token as 64 hexadecimal digits; a random token needs no salt."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether the token has this hash; constant time."""
    return compare_digest(token_hash(token), kept)


def origin_hash(address: str | None, table: str) -> str:
    """Where a person at a table comes from, comparable at this table only; "" for this machine itself."""
    return "" if address is None else sha256(f"{address} {table}".encode()).hexdigest()


def invitation(kept: str) -> str:
    """The spectator invitation (22 characters) derived from the token hash of the inviting player."""
    return urlsafe_b64encode(sha256(f"invitation:{kept}".encode()).digest()[:_BYTES]).decode().rstrip("=")


def is_invitation(given: str, kept: str) -> bool:
    """Whether this is the invitation derived from that hash; constant time."""
    return compare_digest(given.encode(), invitation(kept).encode())
