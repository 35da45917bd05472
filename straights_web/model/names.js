/** The names of players. */

/** Everything that `str.isprintable` of the engine refuses: what is no letter, sign or plain space. */
const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;

/**
 * Whether a name can be shown on a line.
 * @param {string} name
 */
export function isPrintable(name) {
    return !UNPRINTABLE.test(name);
}
