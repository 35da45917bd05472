"""Tokens: what proves that a connection belongs to a seat. A server keeps their hashes alone."""

from __future__ import annotations

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
