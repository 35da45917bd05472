
import { PAGE_FOLDER } from "../../page_folder.js";
import { openAboutDialog } from "../../view/dialogs/about_dialog.js";
import { openRulesDialog } from "../../view/dialogs/rules_dialog.js";
import { openShortcutsDialog } from "../../view/dialogs/shortcuts_dialog.js";
import { translate } from "../../view/text/translate.js";
const LICENCES = new URL("LICENCES.txt", PAGE_FOLDER);
export class HelpMenu {
constructor(client, copy, privacy = ownPrivacy) {
this.client = client;
this.privacy = privacy;
this.copy = copy;
}
showRules() {
const { state, hello } = this.client;
return openRulesDialog(state?.observation.score_limit ?? (hello).score_limit);
}
offerRules(notices) {
const open = () => {
close();
void this.showRules();
};
const action = { label: translate("Actions", "&Rules"), click: open };
const close = notices.show(translate("Web", "New to Straights?"), { action });
const onEvents = ( event) => {
const isOwnMove = (event).detail.n !== undefined;
if (!isOwnMove) return;
close();
this.client.removeEventListener("events", onEvents);
};
this.client.addEventListener("events", onEvents);
}
showShortcuts(actions) {
return openShortcutsDialog(actions);
}
async showAbout() {
const licences = await readLicences();
await openAboutDialog({ program: this.client.hello?.program ?? "", licences, privacy: this.privacy(), copy: this.copy });
}
}
function ownPrivacy() {
return translate("Web", "Everything runs on this device. The page sends nothing to anybody and sets no cookies.");
}
async function readLicences() {
try {
const answer = await fetch(LICENCES);
return answer.ok ? await answer.text() : "";
} catch {
return "";
}
}
