
import { PAGE_FOLDER } from "../../page_folder.js";
const NAME = /^[0-9a-z]{1,20}$/;
const TOKEN = /^[\w-]{1,64}$/;
export function readTableAddress({ search, hash }) {
const table = (new URLSearchParams(search).get("table") ?? "").trim().toLowerCase();
const secrets = new URLSearchParams(hash.slice(1));
const secret = ( name) => {
const text = secrets.get(name) ?? "";
return TOKEN.test(text) ? text : "";
};
return { table: NAME.test(table) ? table : "", token: secret("token"), invitation: secret("invitation") };
}
export function tableLink(table, invitation = "") {
const address = new URL(".", PAGE_FOLDER);
if (table !== "") address.searchParams.set("table", table);
if (invitation !== "") address.hash = `invitation=${invitation}`;
return address.href;
}
