"""Counts in what programs say in English; texts for players have the plural forms of each language."""


def counted(number: float, what: str) -> str:
    """A count with its noun, such as "1 round" or "2.5 minutes"."""
    ending = "" if number == 1 else "s"
    return f"{number:.10g} {what}{ending}"
