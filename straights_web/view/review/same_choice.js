/** Restores the focus after a review was rebuilt with more rounds. */

/**
 * The element itself if it still exists; otherwise one for the same choice, if possible of the same kind.
 * @param {ParentNode} root
 * @param {HTMLElement} was
 * @returns {HTMLElement | null}
 */
export function sameChoice(root, was) {
    if (was.isConnected) return was;
    const at = was.getAttribute("data-at");
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (root.querySelector(selector));
    if (at === null) return find(was.localName); // there is only one table of choices, with one title
    return find(`.${was.className}[data-at="${at}"]`) ?? find(`[data-at="${at}"]`);
}
