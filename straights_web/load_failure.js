/** Reports that the page cannot be started, with all modules that this needs: the build bundles them in one file. */

import { Updates } from "./controller/menus/updates.js";
import { initialLanguage } from "./controller/play/address.js";
import { showFailure } from "./controller/play/loading.js";
import { Preferences } from "./model/preferences.js";
import { useLanguage } from "./view/text/translate.js";

/** Show the message in the player's language, if that can be loaded. */
export async function tellMissingFile() {
    new Updates().replaceBroken();
    await useLanguage(initialLanguage(new Preferences()));
    showFailure("a file is missing");
}
