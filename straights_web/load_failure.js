/** What says that the page cannot be started, with all that it needs for it: the build makes one file of it. */

import { Updates } from "./controller/menus/updates.js";
import { loadLanguage } from "./controller/play/language.js";
import { showFailure } from "./controller/play/loading.js";
import { Preferences } from "./model/preferences.js";

/** Say it in the player's language, where that can be loaded. */
export async function tellMissingFile() {
    new Updates().replaceBroken();
    await loadLanguage(new Preferences());
    showFailure("a file is missing");
}
