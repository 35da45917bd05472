/** Restores the focus after a review was rebuilt with more rounds. */

/**
 * The element itself if it still exists; otherwise one for the same choice, if possible of the same kind.
 * @param {ParentNode} root
 * @param {HTMLElement} was
 * @returns {HTMLElement | null}
 */
export function sameChoice(root, was) {
    const at = was.getAttribute("data-at");
    if (was.isConnected || at === null) return was;
    const find = (/** @type {string} */ selector) => /** @type {HTMLElement | null} */ (root.querySelector(`${selector}[data-at="${at}"]`));
    return find(`.${was.className.split(" ")[0]}`) ?? find("");
}
