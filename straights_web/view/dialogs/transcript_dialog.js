/** The game as input and output of the console. */

import { element } from "../elements.js";
import { translate } from "../text/translate.js";
import { Sheet } from "./sheet.js";
import { labelled } from "./fields.js";

/** @typedef {{input: string, output: string, arguments: string}} Transcript */
/**
 * @typedef {object} TranscriptActions
 * @property {(text: string) => void} copy
 * @property {(transcript: Transcript) => void} save
 */

const PROGRAM = "straights";

/**
 * @param {Transcript} transcript
 * @param {TranscriptActions} actions
 */
export function openTranscriptDialog(transcript, { copy, save }) {
    const command = element("input", { type: "text", class: "code", readonly: true });
    command.value = `${PROGRAM} ${transcript.arguments}`.trim();
    const dialog = new Sheet({
        title: translate("ConsoleDialog", "Export for console"),
        kind: "wide",
        body: [
            labelled(translate("ConsoleDialog", "C&ommand"), command),
            labelled(translate("ConsoleDialog", "&Input"), area(transcript.input, 4)),
            labelled(translate("ConsoleDialog", "Expected out&put"), area(transcript.output, 10)),
        ],
        buttons: [
            { label: translate("ConsoleDialog", "Copy input"), click: () => copy(transcript.input) },
            { label: translate("ConsoleDialog", "Copy output"), click: () => copy(transcript.output) },
            { label: translate("ConsoleDialog", "&Save…"), click: () => save(transcript) },
            { label: translate("CloseButton", "Close"), kind: "main" },
        ],
    });
    return dialog.open();
}

/**
 * @param {string} text
 * @param {number} rows
 */
function area(text, rows) {
    return element("textarea", { class: "code", readonly: true, rows, spellcheck: "false" }, text);
}
