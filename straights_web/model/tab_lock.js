/** Lets one tab play at a time, as two would overwrite each other's game. Closing the tab releases the lock. */

/** @typedef {Pick<BroadcastChannel, "postMessage"> & {onmessage: ((event: any) => void) | null}} Channel */

/** Dispatches `lost` when another tab has taken over, `taken` when this one has. */
export class TabLock extends EventTarget {
    /** @type {Channel | null} */
    #channel = null;

    /**
     * @param {string} name of what is played
     * @param {LockManager | undefined} [locks] undefined on plain http: then the tab that was opened last plays
     * @param {(name: string) => Channel} [open]
     */
    constructor(name, locks = globalThis.navigator?.locks, open = (name) => new BroadcastChannel(name)) {
        super();
        this.name = name;
        this.locks = locks;
        this.open = open;
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
        this.dispatchEvent(new CustomEvent("taken"));
    }

    /** Play here without a lock; the other tab gives way. */
    #take() {
        this.#channel ??= this.open(this.name);
        this.#channel.onmessage = () => {
            if (!this.isHeld) return;
            this.isHeld = false;
            this.dispatchEvent(new CustomEvent("lost"));
        };
        this.isHeld = true;
        this.#channel.postMessage("taken");
    }

    /**
     * @param {LockOptions} options
     * @returns {Promise<boolean>}
     */
    #request(options) {
        const { locks } = this;
        if (locks === undefined) {
            this.#take();
            return Promise.resolve(true);
        }
        return new Promise((resolve) => {
            let isHeld = false;
            const held = locks.request(this.name, options, (lock) => {
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
