"""Lets the engine of a copy of the page stop at the third move of the player."""

from pathlib import Path

FAULTY_WORKER = """
    const {{ instantiate }} = WebAssembly;
    let moves = 0;
    self.addEventListener("message", ({{ data }}) => {{ moves += String(data).includes('"answer"'); }});
    WebAssembly.instantiate = async (code, {{ page, ...others }}) => {{
        let exports;
        const faults = {fault};
        const either = (name, usual) => (...given) => ((moves === 3 && faults[name]) || usual)(...given);
        const known = {{ send: either("send", page.send) }};
        ({{ exports }} = await instantiate(code, {{ page: known, ...others }}));
        const [space, receive] = ["space", "receive"].map((name) => either(name, exports[name]));
        return {{ exports: {{ ...exports, space, receive }} }};
    }};
"""
FAULTS = {
    "an exception of Python": """{
        receive() {
            new Uint8Array(exports.memory.buffer)[exports.space(1)] = 0xff;
            return exports.receive(1);
        },
    }""",
    "a stack that overflows": "{ send: function overflow() { return overflow() + 1; } }",
    "no memory": "{ space: () => exports.space(2 ** 31 - 2) }",
    "an error of the worker": "{ receive: () => void setTimeout(() => { throw new Error('gone'); }) }",
}


def add_fault(page: Path, fault: str) -> None:
    """Let one of the faults happen in the page's worker."""
    worker = page / "connection/engine_worker.js"
    faulty = FAULTY_WORKER.format(fault=fault)
    worker.write_text(faulty + worker.read_text(encoding="utf-8"), encoding="utf-8")
