
import { fill } from "../../view/text/translate.js";
const LARGEST_FILE = 2_000_000;
export async function readText(file) {
if (file.size > LARGEST_FILE) return null;
try {
return await file.text();
} catch {
return null;
}
}
export function download(name, text, type = "text/plain") {
const address = URL.createObjectURL(new Blob([text], { type: `${type};charset=utf-8` }));
const link = document.createElement("a");
link.href = address;
link.download = name;
document.body.append(link);
link.click();
link.remove();
setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
export async function copy(text) {
try {
await navigator.clipboard.writeText(text);
return true;
} catch {
return copyOldWay(text);
}
}
export async function share(address, notices, texts) {
const isPhone = matchMedia("(pointer: coarse)").matches;
if (isPhone && typeof navigator.share === "function") {
try {
await navigator.share({ title: "Straights", url: address });
return;
} catch (error) {
if (error instanceof DOMException && error.name === "AbortError") return;
}
}
const isCopied = await copy(address);
notices.show(isCopied ? texts.copied : fill(texts.failed, { link: address }), { stays: !isCopied });
}
export function acceptDroppedFiles(open) {
const hasFiles = ( event) => event.dataTransfer?.types.includes("Files") ?? false;
document.addEventListener("dragover", (event) => {
if (hasFiles(event)) event.preventDefault();
});
document.addEventListener("drop", (event) => {
const file = event.dataTransfer?.files[0];
if (!hasFiles(event)) return;
event.preventDefault();
if (file !== undefined && document.querySelector("dialog[open]") === null) open(file);
});
}
function copyOldWay(text) {
const field = document.createElement("textarea");
field.value = text;
field.className = "for-screen-readers";
const place = document.querySelector("dialog[open]") ?? document.body;
place.append(field);
field.select();
try {
return document.execCommand("copy");
} catch {
return false;
} finally {
field.remove();
}
}
