/** The designs of cards and table: drawings and style sheets, loaded when they are chosen. */

import { PAGE_FOLDER } from "../page_folder.js";
import { element } from "./elements.js";

const RESOURCES = new URL("resources/", PAGE_FOLDER);
export const CLASSIC = "classic";

/** @type {Record<"cards" | "table", string>} in use, or being loaded */
const wanted = { cards: "", table: "" };

/**
 * Show the faces of a design, once they are loaded.
 * @param {string} name
 */
export function useCards(name) {
    return use("cards", name, async () => {
        const [sprite, style] = await Promise.all([
            loadDrawings(`cards-${name}.svg`),
            name === CLASSIC ? null : loadStyle(new URL(`cards-${name}.css`, RESOURCES), "not all"),
        ]);
        return style === null ? [sprite] : [sprite, style];
    });
}

/**
 * Show a table, once it is loaded.
 * @param {string} name
 */
export function useTable(name) {
    return use("table", name, async () => [await loadStyle(new URL(`tables/${name}.css`, RESOURCES), "not all")]);
}

/** @param {string} name of a back, or the address of a picture of the player's own */
export function useBack(name) {
    const { href } = name.startsWith("data:") ? new URL(name) : new URL(`backs/${name}.svg`, RESOURCES);
    document.documentElement.style.setProperty("--back", `url("${href}")`);
}

/**
 * Replace the elements of the former design, unless another one has been chosen meanwhile.
 * @param {"cards" | "table"} kind
 * @param {string} name
 * @param {() => Promise<Element[]>} load elements that have no effect yet
 */
async function use(kind, name, load) {
    if (wanted[kind] === name) return;
    const before = wanted[kind];
    wanted[kind] = name;
    const loaded = await load().catch((error) => {
        if (wanted[kind] === name) wanted[kind] = before;
        throw error;
    });
    if (wanted[kind] !== name) {
        for (const each of loaded) each.remove();
        return;
    }
    for (const each of document.querySelectorAll(`[data-design="${kind}"]`)) each.remove();
    for (const each of loaded) {
        each.setAttribute("data-design", kind);
        each.removeAttribute("media");
        if (!each.isConnected) document.body.append(each);
    }
}

/** @param {string} place */
async function loadDrawings(place) {
    const answer = await fetch(new URL(place, RESOURCES));
    if (!answer.ok) throw new Error(`${place}: ${answer.status}`);
    const drawings = new DOMParser().parseFromString(await answer.text(), "image/svg+xml").documentElement;
    return document.importNode(drawings, true);
}

/**
 * Resolves once the style sheet is there.
 * @param {URL} address
 * @param {string} [media] "not all" for a sheet that does not apply yet
 * @returns {Promise<Element>}
 */
export function loadStyle(address, media = "all") {
    return new Promise((resolve, reject) => {
        const load = () => resolve(link);
        const error = () => {
            link.remove();
            reject(new Error(`${address} could not be loaded`));
        };
        const link = element("link", { rel: "stylesheet", media, href: address.href, load, error });
        document.head.append(link);
    });
}
