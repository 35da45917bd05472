/** The reason why there is no game in a browser without WebAssembly, which the page of a server does not need. */

import { translate } from "../../view/text/translate.js";
import { showReason } from "./loading.js";

/** Show what a browser without WebAssembly has to allow. */
export function showMissingWebAssembly() {
    showReason(
        translate(
            "Web",
            "The game needs WebAssembly, which this browser doesn’t allow. On an iPhone, iPad or Mac in Lockdown Mode, turn Lockdown Mode off for this page in Safari’s website settings; elsewhere, allow WebAssembly in the browser’s security settings. Then reload the page.",
        ),
    );
}
