/**
 * Lets the page start offline. The files of a version are cached completely or not at all, separately from other
 * versions; a new version waits until the player accepts it, or until the page is opened the next time.
 */

const VERSION = "development";
/**
 * The files of this version by their paths in the page, each with the hash of its contents.
 * @type {Record<string, string>}
 */
const FILES = {};

const START = "index.html";
const scope = /** @type {ServiceWorkerGlobalScope} */ (/** @type {unknown} */ (self));
const home = scope.registration.scope;
// Caches belong to the origin: a copy of the page in another folder has its own.
const PREFIX = `straights ${home} `;
const CACHE = PREFIX + VERSION;

scope.addEventListener("install", (event) => {
    event.waitUntil(keepAll());
    answerWithoutStarting(event);
});
scope.addEventListener("activate", (event) => event.waitUntil(forgetOthers()));
scope.addEventListener("message", (event) => {
    if (event.data === "activate") void scope.skipWaiting();
});
scope.addEventListener("fetch", (event) => {
    const file = fileAt(event.request.url);
    if (event.request.method === "GET" && file !== null) event.respondWith(answer(event.request, file));
});

/**
 * Cache all files. Fails, and with it the installation, if a file is missing or of another version, as during an
 * upload; the browser retries at the next visit.
 */
async function keepAll() {
    const cache = await caches.open(CACHE);
    try {
        // Revalidates each file with the host, but does not download again what the page has just loaded.
        await cache.addAll(
            Object.entries(FILES).map(([file, integrity]) => new Request(home + file, { cache: "no-cache", integrity })),
        );
    } catch (error) {
        await caches.delete(CACHE);
        throw error;
    }
}

/**
 * Let the browser answer from the cache directly if it can, without starting this worker. Addresses with a query, such
 * as that of a game, are left to `answer`; so is the start page.
 * @param {ExtendableEvent & {addRoutes?: (routes: object[]) => Promise<void>}} event of the installation
 */
function answerWithoutStarting(event) {
    const { pathname } = new URL(home);
    const files = [...new Set(Object.keys(FILES).map((file) => file.slice(file.lastIndexOf("."))))];
    const kinds = files.filter((ending) => ending !== ".html").map((ending) => ending.slice(1));
    const urlPattern = { pathname: `${pathname}*.(${kinds.join("|")})`, search: "", baseURL: home };
    const routes = [{ condition: { urlPattern, requestMethod: "get" }, source: { cacheName: CACHE } }];
    event.addRoutes?.(routes).catch(() => {}); // without them, this worker answers
}

async function forgetOthers() {
    const names = await caches.keys();
    await Promise.all(names.filter((name) => name.startsWith(PREFIX) && name !== CACHE).map((name) => caches.delete(name)));
    await scope.clients.claim();
}

/**
 * The cached file of an address; null for all others, which the browser loads as usual.
 * @param {string} address
 */
function fileAt(address) {
    const { origin, pathname } = new URL(address);
    const place = origin + pathname;
    if (place === home) return START;
    const file = place.startsWith(home) ? place.slice(home.length) : "";
    return Object.hasOwn(FILES, file) ? file : null;
}

/**
 * The cached file, or the file from the network if the browser has evicted it.
 * @param {Request} request
 * @param {string} file
 */
async function answer(request, file) {
    const cache = await caches.open(CACHE);
    return (await cache.match(home + file)) ?? fetch(request);
}
