/** The parts of the page's address that name no game: `?speed=0&lang=en`. */

/**
 * The factor of durations in the address, null for none.
 * @param {{search: string}} address
 */
export function speedOfAddress({ search }) {
    const text = new URLSearchParams(search).get("speed");
    const speed = text === null || text === "" ? Number.NaN : Number(text);
    return speed >= 0 && speed <= 10 ? speed : null;
}

/**
 * The language in the address.
 * @param {{search: string}} address
 */
export function languageOfAddress({ search }) {
    return new URLSearchParams(search).get("lang");
}

/**
 * The day in the address as `2026-11-25`, null for none.
 * @param {{search: string}} address
 */
export function dayOfAddress({ search }) {
    const text = new URLSearchParams(search).get("today") ?? "";
    return /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) ? text : null;
}
