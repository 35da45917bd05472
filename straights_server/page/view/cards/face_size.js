
const SIMPLE_BELOW = 60;
const SIMPLE_ON_TABLE_BELOW = 100;
const LARGE_BELOW = 56;
export function faceSize(width, { isOnTable }) {
if (isOnTable && width < LARGE_BELOW) {
return "-large";
}
return width < (isOnTable ? SIMPLE_ON_TABLE_BELOW : SIMPLE_BELOW) ? "-small" : "";
}
export function useFaces(root, size) {
if (root.dataset["faces"] === size) {
return;
}
root.dataset["faces"] = size;
for (const card of root.querySelectorAll("[data-card]")) {
card.querySelector("use")?.setAttribute("href", `#${card.getAttribute("data-card")}${size}`);
}
}
export function facesOf(root) {
const size = root.dataset["faces"];
return size === "-small" || size === "-large" ? size : "";
}
