"""The languages of the window, each with its own name; the first is that of the sources."""

from __future__ import annotations

LANGUAGES = {"en": "English", "fr": "Français", "de": "Deutsch", "es": "Español"}
