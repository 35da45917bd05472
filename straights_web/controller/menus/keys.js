/** Keys for what stands in the menus, where the browser leaves them free. */

/**
 * A key by its code: modifiers in alphabetical order, then the key as `KeyboardEvent.key` names it, such as
 * "ctrl+shift+Z". The command key of a Mac counts as Ctrl; with its Option key, which is Alt, a key types another sign:
 * there the place of the key counts.
 * @param {KeyboardEvent} event
 */
export function keyOf({ key: typed, code, ctrlKey, metaKey, shiftKey, altKey }) {
    const key = altKey && !/^[a-z]$/i.test(typed) && /^Key[A-Z]$/.test(code) ? code.slice("Key".length) : typed;
    const isLetter = /^\p{L}$/u.test(key);
    const modifiers = [
        altKey && "alt",
        (ctrlKey || metaKey) && "ctrl",
        shiftKey && (isLetter || key.length > 1) && "shift",
    ].filter(Boolean);
    return [...modifiers, isLetter ? key.toUpperCase() : key].join("+");
}

/**
 * Run what belongs to each key that is pressed outside dialogs; letters alone not while a text field has the focus.
 *
 * @param {(key: string) => (() => void) | undefined} find
 */
export function listenForKeys(find) {
    document.addEventListener("keydown", (event) => {
        if (event.defaultPrevented || event.repeat || event.isComposing) return;
        if (document.querySelector("dialog[open]") !== null) return;
        const key = keyOf(event);
        if (isTextField(event.target) && !key.includes("+") && !/^F\d/.test(key)) return;
        const run = find(key);
        if (run === undefined) return;
        event.preventDefault();
        run();
    });
}

/** @param {EventTarget | null} target */
function isTextField(target) {
    return target instanceof Element && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}
