/** Keyboard shortcuts of the menus, as far as browsers leave them free. */

import { latinKey } from "../play/latin_key.js";

/**
 * The code of a key: modifiers in alphabetical order, then the key as in `KeyboardEvent.key`, such as "Ctrl+Shift+Z".
 * The command key of a Mac counts as Ctrl. As its Option key (Alt) changes the typed character, the physical key is
 * used there.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key: character, code, ctrlKey, metaKey, shiftKey, altKey }) {
    const typed = latinKey({ key: character, code });
    const key = altKey && !/^[a-z]$/i.test(typed) && /^Key[A-Z]$/.test(code) ? code.slice("Key".length) : typed;
    const isLetter = /^\p{L}$/u.test(key);
    const modifiers = [
        altKey && "Alt",
        (ctrlKey || metaKey) && "Ctrl",
        shiftKey && (isLetter || key.length > 1) && "Shift",
    ].filter(Boolean);
    return [...modifiers, isLetter ? key.toUpperCase() : key].join("+");
}

/**
 * Run the action of each key pressed outside dialogs; single letters not while a text field has the focus.
 * @param {(key: string) => (() => void) | undefined} find
 */
export function listenForKeys(find) {
    document.addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.repeat || event.isComposing) return;
        if (document.querySelector("dialog[open]") !== null) return;
        const { target } = event;
        const key = keyOf(event);
        const isTextField = target instanceof Element && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
        if (isTextField && !key.includes("+") && !/^F\d/.test(key)) return;
        const run = find(key);
        if (run === undefined) return;
        event.preventDefault();
        run();
    });
}

/**
 * Close what covers the table, or stands beside it, when Escape is pressed and nothing over it takes the key.
 * @param {() => boolean} isShown
 * @param {() => void} close
 */
export function closeOnEscape(isShown, close) {
    document.addEventListener("keydown", (event) => {
        const isHere = isShown() && !event.defaultPrevented && document.querySelector("dialog[open]") === null;
        if (!isHere || event.key !== "Escape") return;
        event.preventDefault();
        close();
    });
}
