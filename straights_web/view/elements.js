/** Changes elements of the page where they differ, and finds its regions. */

/**
 * Set an attribute where it differs; `null` and `false` remove it.
 * @param {Element} target
 * @param {string} name
 * @param {string | number | boolean | null} value
 */
export function setAttribute(target, name, value) {
    if (value === null || value === false) {
        target.removeAttribute(name);
        return;
    }
    const text = value === true ? "" : String(value);
    if (target.getAttribute(name) !== text) {
        target.setAttribute(name, text);
    }
}

/**
 * Set a text where it differs: screen readers would read an equal one again.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
    if (target.textContent !== text) {
        target.textContent = text;
    }
}

/**
 * The element of a page's region.
 * @param {string} name
 * @param {ParentNode} [root]
 * @returns {HTMLElement}
 */
export function region(name, root = document) {
    const found = root.querySelector(`[data-region="${name}"]`);
    if (!(found instanceof HTMLElement)) {
        throw new Error(`no region ${name}`);
    }
    return found;
}
