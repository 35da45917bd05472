/** The default values of the settings, and those that can be chosen; `make translations` writes this. */

export const DEFAULTS = {
    order: "suits",
    speed: "normal",
    pause: "normal",
    table: "felt",
    faces: "classic",
    fourColours: false,
    back: "lattice",
    scheme: "system",
    sheets: "table",
    moreContrast: false,
    language: "",
    isMuted: false,
    callsOnTurn: true,
};

/** @type {Readonly<Record<string, readonly string[]>>} other values are ignored */
export const CHOICES = Object.freeze({
    order: ["dealt", "suits", "ranks"],
    speed: ["slow", "normal", "fast", "at-once"],
    pause: ["slow", "normal", "fast", "at-once"],
    table: ["felt", "midnight", "linen", "wood", "slate", "plain"],
    faces: ["classic", "large", "four-colour", "contrast", "minimal", "engraved"],
    back: ["lattice", "scales", "botanical", "stripes", "waves", "stars", "deco", "rosette"],
    scheme: ["system", "light", "dark"],
    sheets: ["table", "paper"],
});
