/** The service worker: the page starts offline, and new versions are offered, never forced on a running game. */

import { PAGE_FOLDER } from "../../page_folder.js";
import { translate } from "../../view/text/translate.js";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const WORKER = new URL("service_worker.js", PAGE_FOLDER);

/** The idle time before the page is cached for offline use, in milliseconds. */
const QUIET = 2000;
const USES = ["click", "keydown"];

export class Updates {
    /** @type {ServiceWorker | null} the new version, once it is completely downloaded */
    #waiting = null;
    /** @type {(() => void) | null} offers it to the player */
    #offer = null;
    #isBroken = false;
    #isReloading = false;
    /** @type {Promise<void> | null} */
    #installation = null;

    /**
     * @param {ServiceWorkerContainer | undefined} [container] undefined if the page cannot be cached
     * @param {() => void} [reload]
     */
    constructor(container = allowedContainer(), reload = () => location.reload()) {
        this.container = container;
        this.reloadPage = reload;
        this.isKept = Boolean(container?.controller);
        // Another version is active, which this tab or another one has requested.
        container?.addEventListener("controllerchange", () => {
            const isFirst = !this.isKept;
            this.isKept = true;
            if (this.#isReloading) this.reloadPage();
            else if (!isFirst) this.#offer?.();
        });
        // On the first visit, the page itself has the network to itself.
        if (this.isKept) void this.install();
    }

    /** Cache the page for offline use, and look for a new version. */
    install() {
        return (this.#installation ??= this.#register());
    }

    /** Install when the page has been idle for a moment, as caching all files keeps a processor busy. */
    installWhenQuiet() {
        /** @type {ReturnType<typeof setTimeout> | undefined} */
        let timer = undefined;
        const wait = () => {
            clearTimeout(timer);
            timer = setTimeout(end, QUIET);
        };
        const end = () => {
            for (const kind of USES) removeEventListener(kind, wait);
            void this.install();
        };
        for (const kind of USES) addEventListener(kind, wait);
        wait();
    }

    /**
     * Offer a new version as soon as it is available.
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    offerIn(notices) {
        this.#offer = () =>
            notices.show(translate("Web", "A new version is ready."), {
                action: { label: translate("Web", "Reload"), click: () => this.reload() },
            });
        if (this.#waiting !== null) this.#offer();
    }

    /** Reload the page, with the new version if one is waiting. */
    reload() {
        if (this.#waiting?.state !== "installed") {
            this.reloadPage();
            return;
        }
        this.#isReloading = true; // reload when the new version is active
        this.#waiting.postMessage("activate");
    }

    /** Activate the next version as soon as it is there: this one does not start, so that nobody can accept it. */
    replaceBroken() {
        this.#isBroken = true;
        if (this.#waiting !== null) this.reload();
    }

    async #register() {
        try {
            const registration = await this.container?.register(WORKER, { updateViaCache: "none" });
            if (registration !== undefined) this.#watch(registration);
        } catch {
            // Refused, as in a private window, or offline: the page works without it.
        }
    }

    /** @param {ServiceWorkerRegistration} registration */
    #watch(registration) {
        const follow = (/** @type {ServiceWorker | null} */ fresh) =>
            fresh?.addEventListener("statechange", () => this.#onInstalled(fresh));
        follow(registration.installing); // it may have been found before the listener was added
        registration.addEventListener("updatefound", () => follow(registration.installing));
        if (registration.waiting !== null) this.#onInstalled(registration.waiting);
    }

    /** @param {ServiceWorker} fresh */
    #onInstalled(fresh) {
        if (fresh.state !== "installed" || !this.container?.controller) return;
        this.#waiting = fresh;
        if (this.#isBroken) this.reload();
        else this.#offer?.();
    }
}

/** @returns {ServiceWorkerContainer | undefined} */
function allowedContainer() {
    const isAllowed = location.protocol === "https:" || LOCAL.has(location.hostname);
    return isAllowed && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}
