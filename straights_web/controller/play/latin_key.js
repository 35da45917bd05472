/** The key of shortcuts and typed cards on keyboards of every script. */

const PHYSICAL = /^(?:Key|Digit)(.)$/;

/**
 * What a key types, or what its place types on a Latin keyboard if it types a letter or digit of another script.
 * @param {Pick<KeyboardEvent, "key" | "code">} event
 */
export function latinKey({ key, code }) {
    const isForeign = /^[\p{L}\p{Nd}]$/u.test(key) && !/^[\p{Script=Latin}\d]$/u.test(key);
    if (!isForeign) return key;
    return code === "Comma" ? "," : (PHYSICAL.exec(code)?.[1] ?? key);
}
