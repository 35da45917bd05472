/**
 * Reports that main.js or a module that it imports cannot be loaded, in which case none of it runs. The page loads this
 * script before main.js. It is no module, since browsers refuse modules where the page is a file, or in a frame without
 * an origin; it imports modules only on demand.
 */

// Scripts delay `load`, and browsers report their errors at once, perhaps before this script runs.
addEventListener("load", () => {
    if (document.documentElement.dataset["started"] === undefined) void tell();
});

/** Show the message in the player's language, or in English if that cannot be loaded. */
async function tell() {
    try {
        const { tellMissingFile } = await import("./load_failure.js");
        await tellMissingFile();
    } catch {
        const reason = document.querySelector(".loading-reason");
        reason?.replaceChildren(englishReason());
        reason?.removeAttribute("hidden");
        document.querySelector(".loading")?.setAttribute("data-failed", "");
    }
}

function englishReason() {
    if (location.protocol === "file:") {
        return "A browser can’t run this game from a file: it needs a web server. Type “python3 -m http.server” in the folder of this file, and open http://localhost:8000.";
    }
    if (origin === "null") {
        return "The page around this frame doesn’t let the game run. Open the game in a tab of its own.";
    }
    return "The game couldn’t be started: a file is missing. Reload the page to try again."; // and so is a module for this message
}
