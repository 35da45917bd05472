
const leaving = ( (self));
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
