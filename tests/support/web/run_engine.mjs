// Runs Python in the built engine under Node: node run_engine.mjs ENGINE REPOSITORY MODULE FUNCTION ARGUMENTS
// Calls a function of a module of the repository with arguments from JSON, and prints what it returns.
import { copyFileSync, mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import path from "node:path";
import { pathToFileURL } from "node:url";

// Taken off, or Python would read them as its own.
const [engine, repository, module, name, given] = process.argv.splice(2);
const HOME = "/straights";
const ARCHIVE = `${HOME}/engine.zip`;

// Node before 22 reads a .js file as a module only beside a package.json that says so.
const modules = mkdtempSync(path.join(tmpdir(), "engine-"));
const imported = async (/** @type {string} */ name) => {
    const module = path.join(modules, name.replace(/js$/, "mjs"));
    copyFileSync(path.join(engine, name), module);
    return import(pathToFileURL(module).href);
};
const { loadPyodide } = await imported("pyodide.js");
const { default: createPyodideModule } = await imported("pyodide.asm.js");
rmSync(modules, { recursive: true });
const pyodide = await loadPyodide({
    indexURL: engine,
    createPyodideModule,
    lockFileContents: {
        info: { abi_version: "2026_0", arch: "wasm32", platform: "emscripten_5_0_3", python: "3.14.2" },
        packages: {},
    },
    // The engine of the archive comes before that of the repository, where its tests are.
    env: { HOME, PYTHONPATH: `${ARCHIVE}:/repository`, PYTHONDONTWRITEBYTECODE: "1" },
    fsInit: async (/** @type {any} */ files) => {
        files.mkdirTree(HOME);
        files.writeFile(ARCHIVE, readFileSync(path.join(engine, "engine.zip")));
        files.mkdirTree("/repository");
        files.mount(files.filesystems.NODEFS, { root: repository }, "/repository");
    },
});
pyodide.pyimport("engine_start").use_compiled_playouts(ARCHIVE, `${HOME}/playouts`);
const result = pyodide.pyimport(module)[name](...JSON.parse(given));
process.stdout.write(String(result));
