"""A made-up language: every text in brackets, accented, a third longer, so that gaps and cuts are seen."""

import re

from PySide6.QtCore import QTranslator

_ACCENTS = str.maketrans("AEINOUYaeinouy", "ÅÉÎÑÖÛÝåéîñöûý")
_KEPT = re.compile(r"(<[^>]*>|\{\w+\}|%n|&.|\.straights|\*\.\w+)")
OPEN, CLOSE = "⟦", "⟧"


def pseudo(text: str) -> str:
    """A text in the made-up language; marks, tags and keys stay."""
    parts = [part if _KEPT.fullmatch(part) else part.translate(_ACCENTS) for part in _KEPT.split(text)]
    longer = "·" * (len(_KEPT.sub("", text)) // 3)
    return f"{OPEN}{''.join(parts)}{longer}{CLOSE}"


class PseudoTranslator(QTranslator):
    """Translates everything; what Qt brings itself is Qt's own."""

    def __init__(self) -> None:
        super().__init__()
        self.asked: set[str] = set()

    def translate(
        self, context: str, source: str, _disambiguation: str | None = None, n: int = -1
    ) -> str | None:
        """The made-up words; none for the texts of Qt's own classes."""
        if context.startswith("Q") and context[1:2].isupper():
            return None
        self.asked.add(source)
        return pseudo(source).replace("%n", str(n))

    def isEmpty(self) -> bool:  # noqa: N802  # Qt's name
        """Qt leaves out translators that are empty."""
        return False
