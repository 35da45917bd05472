/** Creates HTML and SVG elements of the page. */

/** @typedef {Node | string | null | false} Child null and false create nothing */
/** @typedef {string | number | boolean | null | ((event: any) => void)} Attribute */

const SVG = "http://www.w3.org/2000/svg";

/**
 * Create an HTML element with attributes and children; attributes that are `null` or `false` are omitted. A function is
 * a listener of the event of that name, `--name` a property of the style.
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
 * Create a button, which submits no form.
 * @param {string} kind its classes
 * @param {Record<string, Attribute>} [attributes]
 * @param {Child[]} children
 */
export function pushButton(kind, attributes = {}, ...children) {
    return element("button", { class: kind, type: "button", ...attributes }, ...children);
}

/**
 * Create an SVG element in the same way.
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
        if (typeof value === "function") made.addEventListener(name, value);
        else if (name.startsWith("--")) /** @type {any} */ (made).style.setProperty(name, String(value));
        else setAttribute(made, name, value);
    }
    made.append(...children.filter((child) => child !== null && child !== false));
    return made;
}

/**
 * A bar as long as a part of the whole, beside what says it.
 * @param {number} part
 */
export function meter(part) {
    return element("span", { class: "meter", "aria-hidden": "true", "--part": part });
}

let lastId = 0;

/** A unique element id. */
export function newId() {
    lastId += 1;
    return `element-${lastId}`;
}

/**
 * Set an attribute if it differs; `null` and `false` remove it.
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
 * Set a text if it differs, as screen readers would announce an equal one again.
 * @param {Element} target
 * @param {string} text
 */
export function setText(target, text) {
    if (target.textContent !== text) {
        target.textContent = text;
    }
}

/**
 * Set the children of an element in this order. It moves as few of them as possible, since a reinserted child is laid
 * out and painted again.
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
 * Set a style property of an element if it differs.
 * @param {HTMLElement} target
 * @param {string} name
 * @param {string | number} value
 */
export function setStyle(target, name, value) {
    const text = String(value);
    if (target.style.getPropertyValue(name) !== text) target.style.setProperty(name, text);
}

/**
 * Mark a field whose text cannot be used; "" removes the mark.
 * @param {HTMLInputElement} field
 * @param {string} problem
 */
export function markProblem(field, problem) {
    field.ariaInvalid = String(problem !== "");
}

/**
 * The element of a region of the page.
 * @param {string} name
 * @returns {HTMLElement}
 */
export function region(name) {
    const found = document.querySelector(`[data-region="${name}"]`);
    if (found instanceof HTMLElement) return found;
    throw new Error(`no region ${name}`);
}
