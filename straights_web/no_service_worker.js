/**
 * Replaces, on a server, the service worker of a page that starts offline: it removes a page cached under the same
 * address, so that nobody sees an older page than the server's own.
 */

const leaving = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

leaving.addEventListener("install", () => void leaving.skipWaiting());
leaving.addEventListener("activate", (event) => event.waitUntil(leave()));

async function leave() {
    const prefix = `straights ${leaving.registration.scope} `;
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(prefix)).map((name) => caches.delete(name)));
    await leaving.registration.unregister();
    const pages = await leaving.clients.matchAll({ type: "window" });
    await Promise.all(pages.map((page) => page.navigate(page.url)));
}
