/** The sheet with all actions. */

import { element } from "../elements.js";
import { menuButton } from "../panels/menu_button.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** @param {import("../panels/toolbar.js").Menu[]} menus */
export async function openMenu(menus) {
    const sheet = new Sheet({
        title: translate("Web", "Menu"),
        name: "menu",
        kind: "menu",
        body: menus.map(({ title, items }) =>
            element(
                "section",
                { class: "menu-group" },
                element("h3", {}, title),
                element("ul", {}, ...items.map((item) => element("li", {}, menuButton(item, () => sheet.close(item.id))))),
            ),
        ),
    });
    const chosen = await sheet.open();
    menus.flatMap(({ items }) => items).find(({ id }) => id === chosen)?.run();
}
