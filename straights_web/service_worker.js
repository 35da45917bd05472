/**
 * Lets the page start without a network. A version's files are kept whole or not at all, apart from those of every
 * other version; a new version waits until the player wants it, or until the page is opened anew.
 */

const VERSION = "development";
const FILES = /** @type {string[]} */ ([]);

const PREFIX = "straights-";
const CACHE = PREFIX + VERSION;
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));

scope.addEventListener("install", (event) => event.waitUntil(keepAll()));
scope.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
scope.addEventListener("message", (event) => {
    if (event.data === "activate") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
    if (event.request.method === "GET" && new URL(event.request.url).origin === scope.location.origin) {
        event.respondWith(answer(event.request));
    }
});

/** Fails, and so does the installation, where a single file cannot be had. */
async function keepAll() {
    const cache = await caches.open(CACHE);
    try {
        // Past the browser's own cache, which may mix versions.
        await cache.addAll(FILES.map((file) => new Request(file, { cache: "reload" })));
    } catch (error) {
        await caches.delete(CACHE);
        throw error;
    }
}

async function forgetOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
    await scope.clients.claim();
}

/**
 * The kept file; what is not kept comes from the network.
 * @param {Request} request
 */
async function answer(request) {
    const cache = await caches.open(CACHE);
    const address = request.mode === "navigate" ? new URL("index.html", scope.registration.scope).href : request.url;
    const kept = await cache.match(address, { ignoreSearch: true });
    return kept ?? fetch(request);
}
