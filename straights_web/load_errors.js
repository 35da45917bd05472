/**
 * Tells the player where main.js, or a module that it imports, cannot be loaded: nothing of it runs then. The page
 * names this module by itself, before main.js, and it imports nothing before it is needed.
 */

const FAILED = "The game could not be started: a file is missing. Reload the page to try again.";

addEventListener(
    "error",
    (event) => {
        if (document.documentElement.dataset["state"] !== "loading") return;
        const isMissing = event.target instanceof HTMLScriptElement;
        const isUnreadable = event instanceof ErrorEvent && event.error instanceof SyntaxError;
        if (isMissing || isUnreadable) void tell();
    },
    { capture: true }, // what happens to a script does not bubble
);

/** Say it in the player's language, or in English where that cannot be loaded. */
async function tell() {
    try {
        const [{ showFailure }, { loadLanguage }, { Preferences }, { Updates }] = await Promise.all([
            import("./controller/play/loading.js"),
            import("./controller/play/language.js"),
            import("./model/preferences.js"),
            import("./controller/menus/updates.js"),
        ]);
        new Updates().replaceBroken();
        await loadLanguage(new Preferences());
        showFailure("a file is missing");
    } catch {
        // One of these is missing, too.
        const reason = document.querySelector(".loading-reason");
        reason?.replaceChildren(FAILED);
        reason?.removeAttribute("hidden");
        document.querySelector(".loading")?.setAttribute("data-failed", "");
    }
}

export {};
