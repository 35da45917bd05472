/** The sheet with all actions; on a phone some are in sight, and the others come with a touch. */

import { element } from "../elements.js";
import { menuButton } from "../panels/menu_bar.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";

/** @import { Item, Menu } from "../panels/toolbar.js" */

const TOUCH = "(pointer: coarse)";
const PHONE = `${TOUCH} and (width < 620px), ${TOUCH} and (height < 480px)`;

/** @param {Menu[]} menus */
export async function openMenu(menus) {
    const items = menus.flatMap((menu) => menu.items);
    const list = (/** @type {Item[]} */ shown) =>
        element("ul", {}, ...shown.map((item) => element("li", {}, menuButton(item, () => sheet.close(item.id)))));
    const groups = (/** @type {(item: Item) => boolean} */ isShown) =>
        menus
            .map(({ title, items: all }) => ({ title, shown: all.filter(isShown) }))
            .filter(({ shown }) => shown.length > 0)
            .map(({ title, shown }) => element("section", { class: "menu-group" }, element("h3", {}, title), list(shown)));
    const onPhone = () => [
        list(items.filter(({ phone }) => phone === "first")),
        element("details", {}, element("summary", { class: "menu-item" }, translate("Bar", "More")), ...groups(({ phone }) => phone === "")),
    ];
    const isTouched = matchMedia(TOUCH).matches;
    const sheet = new Sheet({
        title: translate("Web", "Menu"),
        name: "menu",
        kind: "menu",
        body: matchMedia(PHONE).matches ? onPhone() : groups(({ phone }) => !isTouched || phone !== "nowhere"),
    });
    const chosen = await sheet.open();
    items.find(({ id }) => id === chosen)?.run();
}
