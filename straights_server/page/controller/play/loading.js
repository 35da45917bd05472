
import { region } from "../../view/elements.js";
import { fill, translate } from "../../view/text/translate.js";
export function showLoading(client, onBroken = () => {}) {
const screen = region("loading");
client.addEventListener("progress", (event) => {
const progress = screen.querySelector("progress");
if (progress !== null) {
progress.value = (event).detail;
}
});
const onFailed = ( event) => {
showFailure( (event).detail);
onBroken();
};
client.addEventListener("failed", onFailed);
return new Promise((resolve) => {
const onHello = () => {
if (client.hello !== null) {
screen.hidden = screen.dataset["failed"] === undefined;
client.removeEventListener("failed", onFailed);
resolve(client.hello);
}
};
client.addEventListener("hello", onHello);
onHello();
});
}
export function showFailure(cause) {
const screen = region("loading");
const text = translate("Web", "The game could not be started: {reason}. Reload the page to try again.");
const reason = screen.querySelector(".loading-reason");
if (reason instanceof HTMLElement) {
reason.textContent = fill(text, { reason: cause });
reason.hidden = false;
}
screen.dataset["failed"] = "";
screen.hidden = false;
}
