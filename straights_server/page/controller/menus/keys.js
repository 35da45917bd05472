
export function keyOf({ key: typed, code, ctrlKey, metaKey, shiftKey, altKey }) {
const key = altKey && !/^[a-z]$/i.test(typed) && /^Key[A-Z]$/.test(code) ? code.slice("Key".length) : typed;
const isLetter = /^\p{L}$/u.test(key);
const modifiers = [
altKey && "alt",
(ctrlKey || metaKey) && "ctrl",
shiftKey && (isLetter || key.length > 1) && "shift",
].filter(Boolean);
return [...modifiers, isLetter ? key.toUpperCase() : key].join("+");
}
export function listenForKeys(find) {
document.addEventListener("keydown", (event) => {
if (event.defaultPrevented || event.repeat || event.isComposing) return;
if (document.querySelector("dialog[open]") !== null) return;
const key = keyOf(event);
if (isTextField(event.target) && !key.includes("+") && !/^F\d/.test(key)) return;
const run = find(key);
if (run === undefined) return;
event.preventDefault();
run();
});
}
function isTextField(target) {
return target instanceof Element && target.matches("input:not([type=range]), textarea, select, [contenteditable]");
}
