"""The parts of sheets and panels, each once: buttons, segments, switch, list field, meter, box, focus ring.

What they look like is in `sheet_style`, or painted here with `tokens`; what they mean is up to their users.
Start with `buttons`.
"""
