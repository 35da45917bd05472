/**
 * Reports that main.js or a module that it imports cannot be loaded, in which case none of it runs. The page loads this
 * module before main.js, and it imports other modules only on demand.
 */

const FAILED = "The game could not be started: a file is missing. Reload the page to try again.";

// Scripts delay `load`, and browsers report their errors at once, perhaps before this module runs.
addEventListener("load", () => {
    if (document.documentElement.dataset["started"] === undefined) void tell();
});

/** Show the message in the player's language, or in English if that cannot be loaded. */
async function tell() {
    try {
        const { tellMissingFile } = await import("./load_failure.js");
        await tellMissingFile();
    } catch {
        // A module for this message is missing, too.
        const reason = document.querySelector(".loading-reason");
        reason?.replaceChildren(FAILED);
        reason?.removeAttribute("hidden");
        document.querySelector(".loading")?.setAttribute("data-failed", "");
    }
}

export {};
