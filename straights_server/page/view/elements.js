
const SVG = "http://www.w3.org/2000/svg";
export function element(tag, attributes = {}, ...children) {
return complete(document.createElement(tag), attributes, children);
}
export function svg(tag, attributes = {}, ...children) {
return complete(document.createElementNS(SVG, tag), attributes, children);
}
function complete(made, attributes, children) {
for (const [name, value] of Object.entries(attributes)) {
if (typeof value === "function") {
made.addEventListener(name, value);
} else {
setAttribute(made, name, value);
}
}
made.append(...children.filter((child) => child !== null && child !== false));
return made;
}
let lastId = 0;
export function newId() {
lastId += 1;
return `element-${lastId}`;
}
export function setAttribute(target, name, value) {
if (value === null || value === false) {
target.removeAttribute(name);
return;
}
const text = value === true ? "" : String(value);
if (target.getAttribute(name) !== text) {
target.setAttribute(name, text);
}
}
export function setText(target, text) {
if (target.textContent !== text) {
target.textContent = text;
}
}
export function setChildren(target, wanted) {
const staying = new Set(wanted);
for (const child of [...target.children]) {
if (!staying.has(child)) child.remove();
}
wanted.forEach((child, index) => {
const there = target.children[index] ?? null;
if (there !== child) target.insertBefore(child, there);
});
}
export function setStyle(target, name, value) {
const text = String(value);
if (target.style.getPropertyValue(name) !== text) target.style.setProperty(name, text);
}
export function region(name, root = document) {
const found = root.querySelector(`[data-region="${name}"]`);
if (!(found instanceof HTMLElement)) {
throw new Error(`no region ${name}`);
}
return found;
}
