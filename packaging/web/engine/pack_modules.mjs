// Packs Python modules with Pyodide itself, as bytecode of its Python version:
// node pack_modules.mjs PYODIDE LIBRARY SCRIPT IN OUT
// LIBRARY is the archive of the standard library that Pyodide starts with. SCRIPT is run with the files below IN as /in, and the files that it writes to /out are copied to OUT.
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import path from "node:path";
import { pathToFileURL } from "node:url";

const [pyodideFolder, library, script, input, output] = process.argv.splice(2);
const { loadPyodide } = await import(pathToFileURL(path.join(pyodideFolder, "pyodide.mjs")).href);
// A fixed order of sets, so that the same sources give the same bytes; no columns in tracebacks, which nobody reads.
const env = { PYTHONHASHSEED: "0", PYTHONNODEBUGRANGES: "1" };
const pyodide = await loadPyodide({ indexURL: pyodideFolder, stdLibURL: library, env });

for (const entry of readdirSync(input, { recursive: true, withFileTypes: true }).filter((each) => each.isFile())) {
    const file = path.join(entry.parentPath ?? entry.path, entry.name);
    const place = path.posix.join("/in", ...path.relative(input, file).split(path.sep));
    pyodide.FS.mkdirTree(path.posix.dirname(place));
    pyodide.FS.writeFile(place, readFileSync(file));
}
pyodide.FS.mkdirTree("/out");
pyodide.runPython(readFileSync(script, "utf8"));
mkdirSync(output, { recursive: true });
for (const name of pyodide.FS.readdir("/out").filter((each) => !each.startsWith("."))) {
    writeFileSync(path.join(output, name), pyodide.FS.readFile(`/out/${name}`));
}
