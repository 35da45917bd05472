/** What is said where there is no review: why is told to developers alone, and in English. */

import { translate } from "../text/translate.js";

export function failureText() {
    return translate("Web", "No review is available at the moment. Close the review and open it again to retry.");
}
