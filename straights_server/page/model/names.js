
const UNPRINTABLE = /(?! )[\p{C}\p{Z}]/u;
export function isPrintable(name) {
return !UNPRINTABLE.test(name);
}
