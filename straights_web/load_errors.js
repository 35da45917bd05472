/**
 * Tells the player where main.js, or a module that it imports, cannot be loaded: nothing of it runs then. The page
 * names this module by itself, before main.js, and it imports nothing before it is needed.
 */

const FAILED = "The game could not be started: a file is missing. Reload the page to try again.";

// Scripts delay `load`, and browsers tell their errors as soon as they know them: perhaps before this module runs.
addEventListener("load", () => {
    if (document.documentElement.dataset["started"] === undefined) void tell();
});

/** Say it in the player's language, or in English where that cannot be loaded. */
async function tell() {
    try {
        const { tellMissingFile } = await import("./load_failure.js");
        await tellMissingFile();
    } catch {
        // Something that this needs is missing, too.
        const reason = document.querySelector(".loading-reason");
        reason?.replaceChildren(FAILED);
        reason?.removeAttribute("hidden");
        document.querySelector(".loading")?.setAttribute("data-failed", "");
    }
}

export {};
