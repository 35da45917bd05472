/** The sheets that a page has from the start, filled with its own values. */

import { SHEETS } from "./fixed_sheets.js";

/**
 * @param {string} name
 * @param {Record<string, import("../../connection/protocol.js").SentenceValue>} [values] what stands in the places that the sheet leaves open
 * @returns {import("../../connection/protocol.js").Sheet}
 */
export function fixedSheet(name, values = {}) {
    return JSON.parse(JSON.stringify(SHEETS[name]), (_key, part) =>
        part?.template === undefined ? part : { ...part, values: { ...values, ...part.values } },
    );
}
