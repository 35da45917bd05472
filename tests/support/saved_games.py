"""The checksum of saved games, computed apart from the program: for texts that somebody has forged."""

import json
import zlib


def checksum_of(document: dict[str, object]) -> str:
    """The checksum that a saved game with these parts must have: the CRC-32 of its sorted, dense JSON."""
    text = json.dumps(document, sort_keys=True, separators=(",", ":"))
    return f"{zlib.crc32(text.encode()):08x}"
