import { generatedMark } from "../../../generated-mark.ts";
import { wrapText } from "../wrap-text.ts";

/** As rustfmt has it. */
const lineLength = 100;

/** What a module begins with. */
export const rustHead = (title: string): string =>
  `// ${generatedMark("schemas/v1")}\n//! ${title}\n`;

/** A text as a doc comment. What rustdoc would take for HTML or for a link is escaped. */
export function docComment(text: string, indent: string): string {
  const safe = text
    .split(/(`[^`]*`)/)
    .map((part) => (part.startsWith("`") ? part : part.replaceAll(/[<>[\]]/g, "\\$&")))
    .join("");
  return wrapText(safe, lineLength - indent.length - 4)
    .map((line) => `${indent}/// ${line}\n`)
    .join("");
}

/** The head of a function: on one line if it fits, else a line for each parameter. */
export function functionHead(name: string, parameters: readonly string[], result: string): string {
  const flat = `    pub fn ${name}(${parameters.join(", ")}) -> ${result} {`;
  if (flat.length <= lineLength) return flat;
  const lines = parameters.map((one) => `        ${one},\n`).join("");
  return `    pub fn ${name}(\n${lines}    ) -> ${result} {`;
}

/** A text as a literal, without escapes where it has backslashes. */
export const rustString = (text: string): string =>
  text.includes("\\") && !text.includes('"') ? `r"${text}"` : JSON.stringify(text);
