"""Writes the colours of the window as custom properties: theme.css, and a style sheet for each design.

    theme.css              the usual cards and table; the page always has it
    cards-engraved.css     other faces than the classic ones, for cards-engraved.svg
    tables/wood.css        a table, in the page instead of the one before
    tables/wood.svg ...    what the table is covered with (see table_images.py)

The style sheet of a design comes after theme.css, whose rules it replaces. What the page sets, and where:

    data-scheme     "light", "dark"; on <html>: by day or at night, whatever the system says
    data-four-colours
                    on any element: an ink for each suit
    data-sheets     "paper"; on <html>: ivory sheets and an ivory bar
    data-contrast   "more"; on <html>: black plates and sheets with white edges
    data-dimmed     on any element: the cards in it cannot be played now
    class="felt"    the table top; its light is around --board-x and --board-y, 50 % each if not set

The page itself sets --back, the image of the back (see card_images.py).

Without data-scheme the system's choice counts. The properties:

    --felt-light --felt-dark --place --panel --panel-edge --active --active-panel --text --quiet-text --bubble
    --sheet --sheet-line
        the table, as straights_gui/view/style/theme.py names them
    --bar --sheet-text --sheet-quiet --box --control --hover --hair --edge --sheet-field --sheet-accent
    --sheet-danger --on-active --sheet-seat-0 ... --sheet-seat-7
        the bar, sheets and what is on them, as straights_gui/view/style/tokens.py names them
    --scrim --unit --radius-... --duration-...
        what is the same for all tables: the veil behind sheets, the size of body text, corners, durations
    --line --card --hand-card --result-card
        sizes of the table, which style/layouts.css sets
    --card-ink
        the ink of the suit that data-suit names
    --own --shape
        the colour and the outline of a seat's mark, where data-mark is its number; with data-result, too, it
        is on a sheet, which may be of paper
    --paper --border
    --figure-ground --figure-gold --figure-bronze --figure-skin --figure-blush --figure-line
    --figure-gold-wash --figure-bronze-wash --figure-blush-wash
    --ink-spades --pale-spades --frame-spades --edge-spades --hair-spades --tint-spades --hair-wash-spades
        the faces, the latter for each suit
    --back-paper
        the edge of all backs
"""

from collections.abc import Iterable
from dataclasses import fields
from pathlib import Path

from PySide6.QtCore import QPointF

from engine.cards.card import Suit
from straights_gui.view.cards.artwork import artwork
from straights_gui.view.cards.backs import LATTICE
from straights_gui.view.cards.colours import FaceColours, drawn_colours
from straights_gui.view.cards.designs import FACES
from straights_gui.view.cards.face_design import CLASSIC, FaceDesign
from straights_gui.view.style.seat_marks import seat_shape
from straights_gui.view.style.theme import FELT, TABLES, Surface, Theme, tokens_of
from straights_gui.view.style.tokens import (
    MORE_CONTRAST,
    PAPER,
    SCRIM,
    SCRIM_OPACITY,
    SEATS_ON_DARK,
    Duration,
    Radius,
    Tokens,
)
from web.drawings.table_images import IMAGES

Values = dict[str, str]
"""Custom properties: values by names without the dashes."""

_BY_SUIT = ("ink", "pale", "frame", "edge", "hair", "tint", "hair-wash")
_OF_FIGURES = ("ground", "gold", "bronze", "skin", "blush", "line", "gold-wash", "bronze-wash", "blush-wash")
_DARK = '[data-scheme="dark"]'
_SYSTEM_DARK = ':root:not([data-scheme="light"])'
_PLACE, _OUTLINES = "place", ("border", "place")
_LIGHT = (
    "radial-gradient(circle max(62vw, 99.2vh) at var(--board-x, 50%) var(--board-y, 50%), "
    "var(--felt-light), var(--felt-dark))"
)


_BACKS = f":root {{ --back-paper: {artwork().backs[LATTICE].colours['paper']}; }}"


def theme_css() -> str:
    """The content of theme.css, which every page needs."""
    lines = [
        *_face_rules(CLASSIC),
        _BACKS,
        *_table_rules(FELT),
        *_token_rules(),
        *_lengths(),
        *_mark_rules(),
        *_classes(),
    ]
    return "\n".join(lines) + "\n"


def faces_css(design: FaceDesign) -> str:
    """The style sheet of another design: all colours, since it comes after those of the classic faces."""
    return "\n".join(_face_rules(design, is_own=True)) + "\n"


def table_css(theme: Theme) -> str:
    """The style sheet of a table, including its images."""
    return "\n".join([*_table_rules(theme), *_table_top(theme.surface)]) + "\n"


def write_theme(folder: Path) -> None:
    """Write all style sheets into a folder, those of the tables into a subfolder."""
    tables = folder / "tables"
    tables.mkdir(parents=True, exist_ok=True)
    (folder / "theme.css").write_text(theme_css(), encoding="utf-8")
    for name, design in FACES.items():
        if design != CLASSIC:
            (folder / f"cards-{name}.css").write_text(faces_css(design), encoding="utf-8")
    for name, theme in TABLES.items():
        (tables / f"{name}.css").write_text(table_css(theme), encoding="utf-8")


def _face_rules(design: FaceDesign, *, is_own: bool = False) -> list[str]:
    """The colours of faces by day, at night, and of unplayable cards, which are the same at night.

    With `is_own`, the rules replace those of the classic faces, so that all values count as changed.
    """

    def changed(before: Values, after: Values) -> Values:
        return after if is_own else _changed(before, after)

    def values(form: FaceDesign) -> tuple[Values, Values, Values]:
        at_night = Theme(faces=form).at_night().faces
        return _face_values(form.colours), _face_values(at_night.colours), _face_values(form.dimmed().colours)

    (day, night, dimmed), (four, four_at_night, four_dimmed) = map(values, (design, design.in_four_colours()))
    by_night = [
        [
            _rule(root, changed(day, night)),
            _rule(_here_or_below(root, "[data-four-colours]"), changed(night, four_at_night)),
        ]
        for root in (_DARK, _SYSTEM_DARK)
    ]
    return [
        _rule(":root", day),
        _rule("[data-four-colours]", changed(day, four)),
        *_by_scheme(*by_night),
        _rule("[data-dimmed]", changed(day, dimmed)),
        _rule(_here_or_below("[data-four-colours]", "[data-dimmed]"), changed(dimmed, four_dimmed)),
    ]


def _table_rules(theme: Theme) -> list[str]:
    day, night = _table_values(theme), _table_values(theme.at_night())
    changed = _changed(day, night) if theme == FELT else night
    return [_rule(":root", day), *_by_scheme(*([_rule(root, changed)] for root in (_DARK, _SYSTEM_DARK)))]


def _token_rules() -> list[str]:
    """What is the same for all tables.

    The selectors are stronger than those of the tables, whose style sheets come later.
    """
    more_contrast = _table_values(FELT.with_more_contrast()) | {"felt-light": "var(--felt-dark)"}
    del more_contrast["felt-dark"], more_contrast["active"]
    return [
        _rule(":root", _sizes()),
        _rule(':root:root[data-sheets="paper"]', _token_values(PAPER)),
        _rule(':root:root:root[data-contrast="more"]', more_contrast | _token_values(MORE_CONTRAST)),
    ]


def _sizes() -> Values:
    unit = "clamp(14px, min(100vw / 1366 * 15, 100vh / 740 * 15), 22px)"
    scrim = f"{SCRIM}{round(SCRIM_OPACITY * 255):02x}"
    radii = {f"radius-{each.name.lower()}": f"{each.value}px" for each in (Radius.PLATE, Radius.SHEET)}
    durations = {
        "duration-sheet-open": f"{Duration.SHEET_OPEN.value}ms",
        "duration-meter": f"{Duration.METER.value}ms",
    }
    return {"unit": unit, "scrim": scrim} | radii | durations


def _lengths() -> list[str]:
    as_length = 'syntax: "<length>"; inherits: true; initial-value: 0px;'
    return [f"@property --{name} {{ {as_length} }}" for name in ("line", "card", "hand-card", "result-card")]


def _mark_rules() -> list[str]:
    rules = []
    for mark, colour in enumerate(SEATS_ON_DARK):
        corners = [
            f"{corner.x():.0f}% {corner.y():.0f}%"
            for corner in seat_shape(mark, QPointF(50, 50), 40).toList()
        ]
        values = {"own": colour, "shape": f"polygon({', '.join(corners)})"}
        selector = f'[data-mark="{mark}"]'
        on_sheet = {"own": f"var(--sheet-seat-{mark})"}
        rules += [_rule(selector, values), _rule(f"{selector}[data-result]", on_sheet)]
    return rules


def _by_scheme(by_player: Iterable[str], by_system: Iterable[str]) -> list[str]:
    """The rules for the night, as chosen by the player, and by the system."""
    return [*by_player, "@media (prefers-color-scheme: dark) {", *by_system, "}"]


def _table_top(surface: Surface) -> list[str]:
    """The surface of the table in its own layer, so that movement above does not repaint it."""
    images = IMAGES[surface]
    if not images:
        return [".felt { background: var(--felt-light); }"]
    layer = 'content: ""; position: absolute; inset: 0; will-change: transform'
    layers = ", ".join(f"url({image.name}) {image.place} / {image.size}" for image in images)
    lines = [f".felt::before {{ {layer}; background: {layers}; }}"]
    fine = ", ".join(image.fine_size for image in images)
    if fine != ", ".join(image.size for image in images):
        lines.append(f"@media (resolution >= 1.5dppx) {{ .felt::before {{ background-size: {fine}; }} }}")
    at_night = f"background-image: {', '.join(f'url({image.at_night})' for image in images)}"
    if any(image.at_night != image.name for image in images):
        by_night = ([f"{root} .felt::before {{ {at_night}; }}"] for root in (_DARK, _SYSTEM_DARK))
        lines += _by_scheme(*by_night)
    return lines


def _classes() -> list[str]:
    names = sorted((*drawn_colours(CLASSIC.colours, Suit.CLUBS), _PLACE))
    suits = [suit.name.lower() for suit in Suit]
    own = {suit: "; ".join(f"--suit-{name}: var(--{name}-{suit})" for name in _BY_SUIT) for suit in suits}
    outlines = ", ".join(f".stroke-{name}" for name in _OUTLINES)
    return [
        ".sprite { display: none; }",
        *(f".suit-{suit} {{ {own[suit]}; fill: var(--suit-ink); }}" for suit in suits),
        *(f'[data-suit="{suit.value}"] {{ --card-ink: var(--ink-{suit.name.lower()}); }}' for suit in Suit),
        *_colouring("fill", names),
        *_colouring("stroke", names),
        '[class*="stroke-"] { stroke-linejoin: bevel; stroke-linecap: round; }',
        f"{outlines} {{ vector-effect: non-scaling-stroke; }}",
        f".felt {{ background: {_LIGHT}; }}",
    ]


def _colouring(what: str, names: Iterable[str]) -> list[str]:
    return [f".{what}-{name} {{ {what}: var(--{_property(name)}); }}" for name in names]


def _property(name: str) -> str:
    """The property for a colour of the drawings, prefixed, since names such as `line` are too general."""
    if name in _BY_SUIT:
        return f"suit-{name}"
    return f"figure-{name}" if name in _OF_FIGURES else name


def _table_values(theme: Theme) -> Values:
    names = [each.name for each in fields(Theme) if str(getattr(theme, each.name)).startswith("#")]
    own = {_css_name(name): str(getattr(theme, name)) for name in names}
    return own | _token_values(tokens_of(theme))


def _token_values(tokens: Tokens) -> Values:
    names = [each.name for each in fields(Tokens) if each.name != "seats"]
    seats = {f"sheet-seat-{seat}": colour for seat, colour in enumerate(tokens.seats)}
    return {_css_name(name): str(getattr(tokens, name)) for name in names} | seats


def _css_name(name: str) -> str:
    return name.lower().replace("_", "-")


def _face_values(colours: FaceColours) -> Values:
    values: Values = {}
    for suit in Suit:
        drawn = drawn_colours(colours, suit)
        values |= {_property(name): drawn[name] for name in ("paper", "border", *_OF_FIGURES)}
        values |= {f"{name}-{suit.name.lower()}": drawn[name] for name in _BY_SUIT}
    return values


def _changed(before: Values, after: Values) -> Values:
    return {name: value for name, value in after.items() if before[name] != value}


def _here_or_below(root: str, selector: str) -> str:
    return f"{root}{selector}, {root} {selector}"


def _rule(selector: str, values: Values) -> str:
    content = " ".join(f"--{name}: {value};" for name, value in values.items())
    return f"{selector} {{ {content} }}"
