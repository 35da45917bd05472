"""Cards, decks and shuffling: the only part that both games share."""
