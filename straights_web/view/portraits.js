/** The portraits and marks of players, and who has which: as in the window, whose portraits these are. */

import { PAGE_FOLDER } from "../page_folder.js";

const FOLDER = new URL("resources/portraits/", PAGE_FOLDER);
const PEOPLE = ["bob", "bun", "curls", "braids", "long", "scarf", "beard", "cap", "moustache", "quiff", "goatee", "beret"];
/** How many of these, from the first on, are women. */
const WOMEN = 6;
/** The portraits of the default computer players. */
const KNOWN = new Map([
    ["Clara", "curls"], ["Diego", "quiff"], ["Hugo", "moustache"],
    ["Mia", "bob"], ["Omar", "beard"], ["Lena", "bun"], ["Nils", "goatee"],
]);

/**
 * The portrait of each player: derived from the name, always the same one unless another player at the table has it. A
 * default computer player always has its own; a free seat, which has no name, takes nobody's.
 * @param {readonly string[]} names
 */
export function portraitsFor(names) {
    /** @type {string[]} */
    const portraits = names.map(() => "");
    const turnOf = (/** @type {string} */ name) => (name === "" ? 2 : Number(!KNOWN.has(name)));
    for (const turn of [0, 1, 2]) {
        names.forEach((name, seat) => {
            if (turnOf(name) !== turn) return;
            const known = KNOWN.get(name);
            const likely = name.endsWith("a") ? WOMEN : PEOPLE.length; // as Anna or María; no rule finds the rest
            const first = known === undefined ? checksum(name) % likely : PEOPLE.indexOf(known);
            const inOrder = [...PEOPLE.slice(first), ...PEOPLE.slice(0, first)];
            portraits[seat] = inOrder.find((each) => !portraits.includes(each)) ?? "";
        });
    }
    return portraits;
}

/** @param {string} portrait */
export function portraitAddress(portrait) {
    return new URL(`${portrait}.webp`, FOLDER).href;
}

/**
 * CRC-32 of a text in UTF-8, as zip files have it.
 * @param {string} text
 */
function checksum(text) {
    let found = 0xffffffff;
    for (const byte of new TextEncoder().encode(text)) {
        found ^= byte;
        for (let bit = 0; bit < 8; bit += 1) found = (found >>> 1) ^ (found & 1 ? 0xedb88320 : 0);
    }
    return (found ^ 0xffffffff) >>> 0;
}
