"""Whole rounds played out, fast: 52-bit hands, policies as tables; compiled where that is possible."""
