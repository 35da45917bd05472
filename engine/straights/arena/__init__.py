"""Matches between strategies: the same deals from every seat, with figures and how sure they are."""
