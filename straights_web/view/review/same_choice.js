/** Restores the focus after a review was rebuilt with more rounds. */

/**
 * The element itself if it still exists; otherwise one for the same choice, if possible of the same kind.
 * @param {ParentNode} root
 * @param {HTMLElement} was
 * @returns {HTMLElement | null}
 */
export function sameChoice(root, was) {
    if (was.isConnected) return was;
    const at = `[data-at="${was.getAttribute("data-at")}"]`;
    return /** @type {HTMLElement | null} */ (root.querySelector(`.${was.classList[0]}${at}`) ?? root.querySelector(at));
}
