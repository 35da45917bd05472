/** Finds what had the focus again, where a review has been built again with more rounds. */

/**
 * The element itself while it is there; else the one of its kind, or of any kind, for the same choice.
 * @param {ParentNode} root
 * @param {HTMLElement} was
 * @returns {HTMLElement | null}
 */
export function sameChoice(root, was) {
    if (was.isConnected) return was;
    const at = was.getAttribute("data-at");
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (root.querySelector(selector));
    if (at === null) return find(was.localName); // there is one table of choices, with one title
    return find(`.${was.className}[data-at="${at}"]`) ?? find(`[data-at="${at}"]`);
}
