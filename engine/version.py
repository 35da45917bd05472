"""The version of Straights, defined only here."""

VERSION = "0.2.0.dev0"
