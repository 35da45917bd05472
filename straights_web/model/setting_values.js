/** The default values of the settings, and those that can be chosen; `make translations` writes this. */

export const DEFAULTS = {"hand-order": "suits", "speed": "normal", "pauses": "normal", "promise": true, "call-on-turn": true, "table": "felt", "faces": "classic", "four-colours": false, "back": "lattice", "own-back": "", "scheme": "system", "sheets": "table", "more-contrast": false, "language": "", "muted": false};

/** @type {Readonly<Record<string, readonly string[]>>} other values are ignored */
export const CHOICES = Object.freeze({"hand-order": ["dealt", "suits", "ranks"], "speed": ["slow", "normal", "fast", "at-once"], "pauses": ["slow", "normal", "fast", "at-once"], "table": ["felt", "midnight", "linen", "wood", "slate", "plain"], "faces": ["classic", "large", "four-colour", "contrast", "minimal", "engraved"], "back": ["lattice", "scales", "botanical", "stripes", "waves", "stars", "deco", "rosette", "own"], "scheme": ["system", "light", "dark"], "sheets": ["table", "paper"]});

/** The size of a back that is a picture of the player's own, and the largest ones that are read. */
export const OWN_BACK = Object.freeze({"width": 300, "height": 420, "edge": 21, "bytes": 20000000, "pixels": 50000000});
