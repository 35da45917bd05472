/** Makes elements of the page: HTML and SVG. */

/** @typedef {Node | string | null | false} Child nothing is made of null and false */
/** @typedef {string | number | boolean | null | ((event: any) => void)} Attribute */

const SVG = "http://www.w3.org/2000/svg";

/**
 * An element with attributes, of which `null` and `false` ones are left out, and children. An attribute that is a
 * function listens to the event of that name.
 * @template {keyof HTMLElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {Child[]} children
 * @returns {HTMLElementTagNameMap[Tag]}
 */
export function element(tag, attributes = {}, ...children) {
    return complete(document.createElement(tag), attributes, children);
}

/**
 * An SVG element, in the same way.
 * @template {keyof SVGElementTagNameMap} Tag
 * @param {Tag} tag
 * @param {Record<string, Attribute>} [attributes]
 * @param {Child[]} children
 * @returns {SVGElementTagNameMap[Tag]}
 */
export function svg(tag, attributes = {}, ...children) {
    return complete(document.createElementNS(SVG, tag), attributes, children);
}

/**
 * @template {Element} Kind
 * @param {Kind} made
 * @param {Record<string, Attribute>} attributes
 * @param {Child[]} children
 * @returns {Kind}
 */
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

/** An id that no other element has. */
export function newId() {
    lastId += 1;
    return `element-${lastId}`;
}

/**
 * Set an attribute where it differs; `null` and `false` remove it.
 * @param {Element} target
 * @param {string} name
 * @param {string | number | boolean | null} value
 */
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

/**
 * Set a text where it differs: screen readers would read an equal one again.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
    if (target.textContent !== text) {
        target.textContent = text;
    }
}

/**
 * Let an element have these children, in this order: only those move or go that have to, since one that is put in
 * again is laid out and painted again.
 * @param {Element} target
 * @param {readonly Element[]} wanted
 */
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

/**
 * Set a property of an element's style where it differs.
 * @param {HTMLElement} target
 * @param {string} name
 * @param {string | number} value
 */
export function setStyle(target, name, value) {
    const text = String(value);
    if (target.style.getPropertyValue(name) !== text) target.style.setProperty(name, text);
}

/**
 * The element of a page's region.
 * @param {string} name
 * @param {ParentNode} [root]
 * @returns {HTMLElement}
 */
export function region(name, root = document) {
    const found = root.querySelector(`[data-region="${name}"]`);
    if (!(found instanceof HTMLElement)) {
        throw new Error(`no region ${name}`);
    }
    return found;
}
