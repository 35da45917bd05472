
import { PAGE_FOLDER } from "../../page_folder.js";
import { translate } from "../../view/text/translate.js";
const LOCAL = new Set(["localhost", "127.0.0.1", "[::1]"]);
const WORKER = new URL("service_worker.js", PAGE_FOLDER);
export class Updates {
#waiting = null;
#offer = null;
#isBroken = false;
#isReloading = false;
#installation = null;
constructor(container = allowedContainer(), reload = () => location.reload()) {
this.container = container;
this.reloadPage = reload;
this.isKept = Boolean(container?.controller);
container?.addEventListener("controllerchange", () => this.#onChanged());
if (this.isKept) void this.install();
}
install() {
return (this.#installation ??= this.#register());
}
offerIn(notices) {
this.#offer = () =>
notices.show(translate("Web", "A new version is ready."), {
action: { label: translate("Web", "Reload"), click: () => this.reload() },
});
if (this.#waiting !== null) this.#offer();
}
reload() {
if (this.#waiting?.state !== "installed") {
this.reloadPage();
return;
}
this.#isReloading = true;
this.#waiting.postMessage("activate");
}
replaceBroken() {
this.#isBroken = true;
if (this.#waiting !== null) this.reload();
}
async #register() {
try {
const registration = await this.container?.register(WORKER, { updateViaCache: "none" });
if (registration !== undefined) this.#watch(registration);
} catch {
}
}
#watch(registration) {
const follow = ( fresh) =>
fresh?.addEventListener("statechange", () => this.#onInstalled(fresh));
follow(registration.installing);
registration.addEventListener("updatefound", () => follow(registration.installing));
if (registration.waiting !== null) this.#onInstalled(registration.waiting);
}
#onInstalled(fresh) {
if (fresh.state !== "installed" || !this.container?.controller) return;
this.#waiting = fresh;
if (this.#isBroken) this.reload();
else this.#offer?.();
}
#onChanged() {
const isFirst = !this.isKept;
this.isKept = true;
if (this.#isReloading) this.reloadPage();
else if (!isFirst) this.#offer?.();
}
}
function allowedContainer() {
const isAllowed = location.protocol === "https:" || LOCAL.has(location.hostname);
return isAllowed && "serviceWorker" in navigator ? navigator.serviceWorker : undefined;
}
