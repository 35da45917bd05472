
import { Updates } from "./controller/menus/updates.js";
import { loadLanguage } from "./controller/play/language.js";
import { showFailure } from "./controller/play/loading.js";
import { Preferences } from "./model/preferences.js";
export async function tellMissingFile() {
new Updates().replaceBroken();
await loadLanguage(new Preferences());
showFailure("a file is missing");
}
