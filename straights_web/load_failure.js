/** Reports that the page cannot be started, with all modules that this needs: the build bundles them in one file. */

import { Updates } from "./controller/menus/updates.js";
import { loadLanguage } from "./controller/play/language.js";
import { showFailure } from "./controller/play/loading.js";
import { Preferences } from "./model/preferences.js";

/** Show the message in the player's language, if that can be loaded. */
export async function tellMissingFile() {
    new Updates().replaceBroken();
    await loadLanguage(new Preferences());
    showFailure("a file is missing");
}
