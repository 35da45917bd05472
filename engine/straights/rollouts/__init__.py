"""Whole rounds played out, fast: 52-bit hands, policies as tables; one source, compiled where that is possible."""
