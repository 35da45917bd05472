/** Actions that load something before they open a dialog: asked for again meanwhile, they open no second one. */

/**
 * @template {unknown[]} Given
 * @param {(...given: Given) => Promise<void>} act
 * @returns {(...given: Given) => Promise<void>} while it runs, another call returns the promise of the first
 */
export function oneAtATime(act) {
    /** @type {Promise<void> | null} */
    let running = null;
    return (...given) => (running ??= act(...given).finally(() => (running = null)));
}
