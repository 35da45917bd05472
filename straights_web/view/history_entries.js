/**
 * One entry of the browser's history for each part that covers the table, so that Back closes the uppermost of them
 * instead of leaving the page.
 */

/** @type {(() => void)[]} close the parts that are open, the uppermost last */
const parts = [];
/**
 * How long a browser may take to go back, in ms; it tells nobody when it gives that up for another step or a reload.
 * The step is not repeated, since a slow device may still make the first one, and both would leave the page.
 */
const LONGEST_STEP = 5000;
/** @type {ReturnType<typeof setTimeout> | undefined} runs while the page itself goes back to the entry of what is open */
let step;

/** The address that is added once the page has left all entries of parts, empty for none. */
let added = "";

/** Leave the entries of parts that were open when the page was reloaded: they are no longer. */
export function leaveFormerEntries() {
    addEventListener("popstate", onPopState);
    // WORKAROUND: a reload just after a part has opened may keep its state at an entry below, in Chromium.
    if (!isAboveOwnEntries()) history.replaceState(null, "");
    settle();
}

/**
 * Add an entry for a part that has been opened.
 * @param {() => void} close closes the part when its entry has been left
 * @param {boolean} [isLowest] whether whatever is open lies over it
 * @returns {() => void} to be called when the part has been closed in any way
 */
export function addEntry(close, isLowest = false) {
    if (isLowest) parts.unshift(close);
    else parts.push(close);
    settle();
    return () => {
        const at = parts.indexOf(close);
        if (at < 0) return;
        parts.splice(at, 1);
        setTimeout(settle); // a part that is opened at once, such as a choice of the menu, takes over the entry
    };
}

/**
 * Add an entry with another address, once the page has left those of parts: a step back would undo it.
 * @param {string} address
 */
export function addAddress(address) {
    added = address;
    settle();
}

function onPopState() {
    // Where the page itself has gone back, the parts that have been opened meanwhile stay.
    const closing = step === undefined ? parts.splice(entries()) : [];
    for (const close of closing.reverse()) close();
    endStep();
    settle();
}

function endStep() {
    clearTimeout(step);
    step = undefined;
}

/** Add or leave entries until each part has one. */
function settle() {
    if (step !== undefined) return;
    while (entries() < parts.length) history.pushState({ parts: entries() + 1 }, "");
    if (entries() === 0 && parts.length === 0 && added !== "") {
        history.pushState(null, "", added);
        added = "";
    }
    if (entries() === parts.length) return;
    step = setTimeout(endStep, LONGEST_STEP);
    history.go(parts.length - entries());
}

/** Whether going back by all entries of parts stays in this page; true where the browser does not tell. */
function isAboveOwnEntries() {
    if (!("navigation" in window)) return true;
    const { currentEntry } = navigation;
    const below = navigation.entries()[(currentEntry?.index ?? 0) - entries()];
    return below?.sameDocument ?? false;
}

/** How many entries of parts there are, up to the present one. */
function entries() {
    return Number(history.state?.parts ?? 0);
}
