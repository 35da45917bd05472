
const FAILED = "The game could not be started: a file is missing. Reload the page to try again.";
addEventListener("load", () => {
if (document.documentElement.dataset["started"] === undefined) void tell();
});
async function tell() {
try {
const { tellMissingFile } = await import("./load_failure.js");
await tellMissingFile();
} catch {
const reason = document.querySelector(".loading-reason");
reason?.replaceChildren(FAILED);
reason?.removeAttribute("hidden");
document.querySelector(".loading")?.setAttribute("data-failed", "");
}
}
export {};
