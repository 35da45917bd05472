/** The message if there is no review; the cause, in English, is only logged. */

import { translate } from "../text/translate.js";

export function failureText() {
    return translate("Web", "No review is available at the moment. Close the review and open it again to retry.");
}
