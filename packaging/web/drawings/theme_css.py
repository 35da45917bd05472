"""Writes the colours of the window as custom properties: resources/theme.css.

What the page sets, and where:

    data-table      "green", "blue", "burgundy", "slate"; on <html>, or on an element for a preview: the table
    data-back       "blue", "red", "green", "plum"; on any element: the backs of the cards in it
    data-scheme     "light", "dark"; on <html>: by day or at night, whatever the system says
    data-four-colours
                    on any element: an ink for each suit
    data-dimmed     on any element: the cards in it cannot be played now
    class="felt"    the table top; its light is around --board-x and --board-y, 50 % each if not set

Without data-scheme the system's choice counts. The properties:

    --felt-light --felt-dark --place --panel --panel-edge --active --active-panel --text --quiet-text --bubble
    --sheet --sheet-line
        the table, as straights_gui/view/style/theme.py names them
    --highlight
        the light around a place where a card may be dropped
    --paper --border
    --figure-ground --figure-gold --figure-bronze --figure-skin --figure-blush --figure-line
    --ink-spades --pale-spades --frame-spades --edge-spades --hair-spades
        the faces, the latter for each suit
    --back-paper --back-border --back-ground --back-deep --back-line --back-gold
        the back
"""

from __future__ import annotations

from dataclasses import fields
from pathlib import Path

from engine.cards.card import Suit
from straights_gui.view.cards.back_designs import GREEN, PLUM, RED
from straights_gui.view.cards.backs import LATTICE
from straights_gui.view.cards.colours import FOUR_COLOURS, BackColours, FaceColours
from straights_gui.view.style.theme import FELT, MIDNIGHT, PLAIN, SLATE, Theme
from web.drawings.recorder import NAMES, FaceMixtures

PAGE_TABLES = {"green": FELT, "blue": MIDNIGHT, "burgundy": PLAIN, "slate": SLATE}
"""The tables of the page: the colours of four of the window's, without what they are covered with."""

PAGE_BACKS = {"blue": LATTICE.colours, "red": RED, "green": GREEN, "plum": PLUM}
"""The backs of the page: the lattice, in the colours of four of the window's."""

Values = dict[str, str]
"""Custom properties: their values by their names without the dashes."""

_BY_SUIT = ("ink", "pale", "frame", "edge", "hair")
_OF_FIGURES = ("ground", "gold", "bronze", "skin", "blush", "line")
_DARK = '[data-scheme="dark"]'
_SYSTEM_DARK = ':root:not([data-scheme="light"])'
_OUTLINES = ("border", "back-border", "place")
_DEFAULT_TABLE, _DEFAULT_BACK = next(iter(PAGE_TABLES)), next(iter(PAGE_BACKS))


def theme_css() -> str:
    """The whole file."""
    head = "\n".join(f" * {line}".rstrip() for line in (__doc__ or "").strip().splitlines())
    night = [*_night(_DARK), "@media (prefers-color-scheme: dark) {", *_night(_SYSTEM_DARK), "}"]
    lines = ["/*", head, " */", *_day(), *night, *_dimmed(), *_classes()]
    return "\n".join(lines) + "\n"


def write_theme(folder: Path) -> None:
    """Write theme.css into a folder."""
    folder.mkdir(parents=True, exist_ok=True)
    (folder / "theme.css").write_text(theme_css(), encoding="utf-8")


def _day() -> list[str]:
    faces = _face_values(FELT.faces.colours)
    four = _changed(faces, _face_values(FOUR_COLOURS))
    lines = [_rule(":root", faces), _rule("[data-four-colours]", four)]
    for name, table in PAGE_TABLES.items():
        root = ":root, " if name == _DEFAULT_TABLE else ""
        lines.append(_rule(f'{root}[data-table="{name}"]', _table_values(table)))
    for name, back in PAGE_BACKS.items():
        root = ":root, " if name == _DEFAULT_BACK else ""
        lines.append(_rule(f'{root}[data-back="{name}"]', _back_values(back)))
    return lines


def _night(root: str) -> list[str]:
    """What changes at night, below a selector of the whole page."""
    day, night = FELT.faces.colours, FELT.at_night().faces.colours
    # The dark table of four colours has the dark paper of all tables.
    dark_four = FaceColours(paper=night.paper, clubs=FOUR_COLOURS.clubs, diamonds=FOUR_COLOURS.diamonds)
    lines = [_rule(root, _changed(_face_values(day), _face_values(night)))]
    four = _changed(_face_values(night), _face_values(dark_four))
    lines.append(_rule(_here_or_below(root, "[data-four-colours]"), four))
    for name, table in PAGE_TABLES.items():
        changed = _changed(_table_values(table), _table_values(table.at_night()))
        own = _here_or_below(root, f'[data-table="{name}"]')
        lines.append(_rule(f"{root}, {own}" if name == _DEFAULT_TABLE else own, changed))
    return lines


def _dimmed() -> list[str]:
    """The cards that cannot be played; they look the same by day and at night."""
    plain = _face_values(FELT.faces.colours.dimmed())
    four = _changed(plain, _face_values(FOUR_COLOURS.dimmed()))
    selector = _here_or_below("[data-four-colours]", "[data-dimmed]")
    return [_rule("[data-dimmed]", _changed(_face_values(FELT.faces.colours), plain)), _rule(selector, four)]


def _classes() -> list[str]:
    """The classes of the drawings."""
    lines = [".sprite { position: absolute; width: 0; height: 0; overflow: hidden; }"]
    for suit in Suit:
        values = "; ".join(f"--suit-{name}: var(--{name}-{suit.name.lower()})" for name in _BY_SUIT)
        lines.append(f".suit-{suit.name.lower()} {{ {values}; fill: var(--suit-ink); }}")
    names = sorted(NAMES.values())
    lines += [f".fill-{name} {{ fill: var(--{_property(name)}); }}" for name in names]
    lines += [f".stroke-{name} {{ stroke: var(--{_property(name)}); }}" for name in names]
    lines.append('[class*="stroke-"] { stroke-linejoin: bevel; }')
    outlines = ", ".join(f".stroke-{name}" for name in _OUTLINES)
    lines.append(f"{outlines} {{ vector-effect: non-scaling-stroke; }}")
    light = "circle max(62vw, 99.2vh) at var(--board-x, 50%) var(--board-y, 50%)"
    lines.append(f".felt {{ background: radial-gradient({light}, var(--felt-light), var(--felt-dark)); }}")
    return lines


def _property(name: str) -> str:
    """The property of a colour of the drawings; names such as `line` alone would be too general."""
    if name in _BY_SUIT:
        return f"suit-{name}"
    return f"figure-{name}" if name in _OF_FIGURES else name


def _table_values(theme: Theme) -> Values:
    names = [each.name for each in fields(Theme) if isinstance(getattr(theme, each.name), str)]
    return {name.replace("_", "-"): str(getattr(theme, name)) for name in names}


def _face_values(colours: FaceColours) -> Values:
    common = {"paper": colours.paper, "border": colours.border, "highlight": colours.highlight}
    common |= {f"figure-{name}": str(getattr(colours, name)) for name in ("gold", "bronze", "skin", "line")}
    for suit in Suit:
        ink = colours.ink(suit)
        mixed = FaceMixtures.of(colours, ink)
        common |= {"figure-ground": mixed.ground, "figure-blush": mixed.blush}
        values = (ink, mixed.pale, mixed.frame, mixed.edge, colours.hair_of(suit))
        common |= {f"{name}-{suit.name.lower()}": value for name, value in zip(_BY_SUIT, values, strict=True)}
    return common


def _back_values(colours: BackColours) -> Values:
    names = {"paper": "paper", "border": "border", "background": "ground", "deep": "deep", "line": "line"}
    return {f"back-{name}": str(getattr(colours, each)) for each, name in (names | {"gold": "gold"}).items()}


def _changed(before: Values, after: Values) -> Values:
    return {name: value for name, value in after.items() if before[name] != value}


def _here_or_below(root: str, selector: str) -> str:
    return f"{root}{selector}, {root} {selector}"


def _rule(selector: str, values: Values) -> str:
    content = " ".join(f"--{name}: {value};" for name, value in values.items())
    return f"{selector} {{ {content} }}"
