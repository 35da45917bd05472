/** The names of players. */

/** The characters that Python's `str.isprintable` refuses: separators other than the space, and control characters. */
const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;
const BLANK = /[\u034f\u115f\u1160\u17b4\u17b5\u2800\u3164\uffa0]/;
const JOINER = /[\u200c\u200d]/;

/**
 * Whether a name can be shown on a line, as `is_printable` of the engine decides it: joiners, which many scripts and
 * emoji need, may stand between visible characters.
 * @param {string} name
 */
export function isPrintable(name) {
    const parts = name.split(JOINER);
    const areBetween = parts.slice(1).every((right, at) => /[^ ]$/.test(parts[at] ?? "") && /^[^ ]/.test(right));
    return areBetween && !BLANK.test(name) && !parts.some((part) => UNPRINTABLE.test(part));
}
