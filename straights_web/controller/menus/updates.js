/** The service worker: the page starts offline, and a new version is offered, never forced on a game that runs. */

import { PAGE_FOLDER } from "../../page_folder.js";
import { translate } from "../../view/text/translate.js";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const WORKER = new URL("service_worker.js", PAGE_FOLDER);

/** For how long nobody may have used the page before all of it is kept for playing offline, in milliseconds. */
const QUIET = 2000;
const USES = ["click", "keydown"];

export class Updates {
    /** @type {ServiceWorker | null} the new version, once it is there whole */
    #waiting = null;
    /** @type {(() => void) | null} tells the player of it */
    #offer = null;
    #isBroken = false;
    #isReloading = false;
    /** @type {Promise<void> | null} */
    #installation = null;

    /**
     * @param {ServiceWorkerContainer | undefined} [container] undefined where the page cannot be kept
     * @param {() => void} [reload]
     */
    constructor(container = allowedContainer(), reload = () => location.reload()) {
        this.container = container;
        this.reloadPage = reload;
        this.isKept = Boolean(container?.controller);
        container?.addEventListener("controllerchange", () => this.#onChanged());
        // At the first visit the network is left to the page itself.
        if (this.isKept) void this.install();
    }

    /** Keep the page for playing offline, and look for a new version. */
    install() {
        return (this.#installation ??= this.#register());
    }

    /** Install as soon as nobody plays for a moment: keeping all files takes a processor for a while. */
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
     * Offer a new version as soon as there is one.
     * @param {import("../../view/panels/notices.js").Notices} notices
     */
    offerIn(notices) {
        this.#offer = () =>
            notices.show(translate("Web", "A new version is ready."), {
                action: { label: translate("Web", "Reload"), click: () => this.reload() },
            });
        if (this.#waiting !== null) this.#offer();
    }

    /** Load the page again: a new version that waits is taken. */
    reload() {
        if (this.#waiting?.state !== "installed") {
            this.reloadPage();
            return;
        }
        this.#isReloading = true; // when the new version answers
        this.#waiting.postMessage("activate");
    }

    /** This version does not start: nobody can accept another, so it is taken as soon as it is there. */
    replaceBroken() {
        this.#isBroken = true;
        if (this.#waiting !== null) this.reload();
    }

    async #register() {
        try {
            const registration = await this.container?.register(WORKER, { updateViaCache: "none" });
            if (registration !== undefined) this.#watch(registration);
        } catch {
            // Refused, as in a private window, or there is no network: the page works as it is.
        }
    }

    /** @param {ServiceWorkerRegistration} registration */
    #watch(registration) {
        const follow = (/** @type {ServiceWorker | null} */ fresh) =>
            fresh?.addEventListener("statechange", () => this.#onInstalled(fresh));
        follow(registration.installing); // it may have been found before anybody listened
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

    /** Another version answers: this tab has asked for it, or another tab has. */
    #onChanged() {
        const isFirst = !this.isKept;
        this.isKept = true;
        if (this.#isReloading) this.reloadPage();
        else if (!isFirst) this.#offer?.();
    }
}

/** @returns {ServiceWorkerContainer | undefined} */
function allowedContainer() {
    const isAllowed = location.protocol === "https:" || LOCAL.has(location.hostname);
    return isAllowed && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}
