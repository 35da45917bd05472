"""Tokens: what proves that a connection belongs to a seat. A server keeps their hashes alone."""

from __future__ import annotations

from base64 import urlsafe_b64encode
from hashlib import sha256
from hmac import compare_digest
from secrets import token_urlsafe

_BYTES = 16


def new_token() -> str:
    """128 random bits, as 22 characters that a link may hold."""
    return token_urlsafe(_BYTES)


def token_hash(token: str) -> str:
    """What is kept of a token: its SHA-256 as 64 hexadecimal digits; random as it is, it needs no salt."""
    return sha256(token.encode()).hexdigest()


def is_token(token: str, kept: str) -> bool:
    """Whether the token is the one whose hash was kept; takes as long whatever differs."""
    return compare_digest(token_hash(token), kept)


def invitation(kept: str) -> str:
    """What lets others look on at once, from the hash of the token of who invites: 22 characters."""
    return urlsafe_b64encode(sha256(f"invitation:{kept}".encode()).digest()[:_BYTES]).decode().rstrip("=")


def is_invitation(given: str, kept: str) -> bool:
    """Whether it is the invitation of who has that hash; takes as long whatever differs."""
    return compare_digest(given.encode(), invitation(kept).encode())
