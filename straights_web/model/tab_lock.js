/** One tab plays: two would overwrite each other's game. The lock goes with its tab, however that ends. */

const NAME = "straights-game";

/** Dispatches `lost` when another tab has taken over. */
export class TabLock extends EventTarget {
    /** @param {LockManager | undefined} [locks] undefined where the browser has none: every tab may play */
    constructor(locks = globalThis.navigator?.locks) {
        super();
        this.locks = locks;
        /** Whether this tab may play, and so may write what is kept. */
        this.isHeld = locks === undefined;
    }

    /** @returns {Promise<boolean>} whether this tab may play: no other does */
    acquire() {
        return this.#request({ ifAvailable: true });
    }

    /** Play here; the tab that has played until now is told. */
    async takeOver() {
        await this.#request({ steal: true });
    }

    /**
     * @param {LockOptions} options
     * @returns {Promise<boolean>}
     */
    #request(options) {
        const { locks } = this;
        if (locks === undefined) return Promise.resolve(true);
        return new Promise((resolve) => {
            let isHeld = false;
            const held = locks.request(NAME, options, (lock) => {
                isHeld = lock !== null;
                this.isHeld = isHeld;
                resolve(isHeld);
                return isHeld ? new Promise(() => {}) : undefined;
            });
            held.catch(() => {
                const wasHeld = isHeld;
                this.isHeld = !wasHeld; // locks that are refused here are nothing to respect
                if (wasHeld) this.dispatchEvent(new CustomEvent("lost"));
                else resolve(true);
            });
        });
    }
}
