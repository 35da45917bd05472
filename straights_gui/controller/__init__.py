"""Clicks, drags and menus to commands; events to animations. Decides nothing that the engine can decide."""
