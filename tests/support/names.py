"""Names that a player may have, and texts that are none: what engine, server, window and page agree on."""

NAMES = (
    "A",
    "n" * 40,
    "Zoë 2",
    "花子",
    "葛\U000e0100",  # a variant of the letter
    "דוד",
    "پری\u200cدخت",  # Persian, with a non-joiner
    "क्\u200dष नाम",  # Hindi, with a joiner
    "ශ්\u200dරී",  # Sinhala
    "\N{WOMAN}\u200d\N{WOMAN}\u200d\N{GIRL}",  # a family
    "\N{HEAVY BLACK HEART}\ufe0f\u200d\N{FIRE}",
)
NO_NAMES = (
    "",
    "  ",
    "n" * 41,
    "two\nlines",
    "A\tB",
    "A\xa0B",
    "A\u200bB",  # a space without width
    "A\u202eB",  # an override of the direction
    "A\u2066B",
    "A\ufeffB",
    "\u200d",
    "\u200c\u200d",
    "\u200dAnna",
    "Anna\u200d",
    "Anna \u200dB",
    "Anna\u200c B",
    "An\u200d\u200dna",
    "\ufe0f",
    "\ufe00 \U000e0100",  # other variation selectors
    "\ufe0f\u200d\ufe0f",
    "\u3164",  # the filler of Hangul
    "Anna\u2800",  # the empty pattern of Braille
)
