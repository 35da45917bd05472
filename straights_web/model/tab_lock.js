/** Lets one tab play at a time, as two would overwrite each other's game. Closing the tab releases the lock. */

const NAME = "straights-game";

/** Dispatches `lost` when another tab has taken over. */
export class TabLock extends EventTarget {
    /** @param {LockManager | undefined} [locks] undefined without browser support: every tab may play */
    constructor(locks = globalThis.navigator?.locks) {
        super();
        this.locks = locks;
        /** Whether this tab may play and write to the storage. */
        this.isHeld = locks === undefined;
    }

    /** @returns {Promise<boolean>} whether this tab may play: no other tab does */
    acquire() {
        return this.#request({ ifAvailable: true });
    }

    /** Play here; the other tab is notified. */
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
                this.isHeld = !wasHeld; // if the browser refuses locks, play without one
                if (wasHeld) this.dispatchEvent(new CustomEvent("lost"));
                else resolve(true);
            });
        });
    }
}
