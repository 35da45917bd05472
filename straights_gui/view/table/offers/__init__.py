"""What a table offers beside playing a card: its strip of buttons, and the chips that it is about.

Start with `offer_input`; the strip and the chips are created with the first table that has them.
"""
