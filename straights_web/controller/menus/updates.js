/** The service worker: the page starts offline, and a new version is offered, never forced. */

import { translate } from "../../view/text/translate.js";

const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);

/** @param {import("../../view/panels/notices.js").Notices} notices */
export async function installForOffline(notices) {
    const isAllowed = location.protocol === "https:" || LOCAL.has(location.hostname);
    if (!isAllowed || !("serviceWorker" in navigator)) return;
    try {
        const address = new URL("../../service_worker.js", import.meta.url);
        const registration = await navigator.serviceWorker.register(address, { updateViaCache: "none" });
        watch(registration, notices);
    } catch {
        // Refused, as in a private window, or there is no network: the page works as it is.
    }
}

/**
 * @param {ServiceWorkerRegistration} registration
 * @param {import("../../view/panels/notices.js").Notices} notices
 */
function watch(registration, notices) {
    const offer = (/** @type {ServiceWorker} */ waiting) => {
        const click = () => {
            navigator.serviceWorker.addEventListener("controllerchange", () => location.reload(), { once: true });
            waiting.postMessage("activate");
        };
        notices.show(translate("Web", "A new version is ready."), {
            action: { label: translate("Web", "Reload"), click },
        });
    };
    if (registration.waiting !== null && navigator.serviceWorker.controller !== null) offer(registration.waiting);
    registration.addEventListener("updatefound", () => {
        const fresh = registration.installing;
        fresh?.addEventListener("statechange", () => {
            const isUpdate = navigator.serviceWorker.controller !== null;
            if (fresh.state === "installed" && isUpdate) offer(fresh);
        });
    });
}
