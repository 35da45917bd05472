/** The names of players. */

/** The characters that Python's `str.isprintable` refuses: separators other than the space, and control characters. */
const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;

/**
 * Whether a name can be shown on a line.
 * @param {string} name
 */
export function isPrintable(name) {
    return !UNPRINTABLE.test(name);
}
