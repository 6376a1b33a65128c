import { firstLine, shortPath } from "./format.ts";
import type { ToolItem } from "./item.ts";

const descriptive = [
  "command",
  "file_path",
  "filePath",
  "path",
  "pattern",
  "query",
  "url",
  "prompt",
];

/** One line about a call: its title, or the argument that says most. */
export function toolSummary({ title, arguments: given = {}, toolName }: ToolItem): string {
  if (title !== undefined && title !== "" && title !== toolName) return firstLine(title);
  for (const name of descriptive) {
    const value = given[name];
    const text = Array.isArray(value) ? value.join(" ") : value;
    if (typeof text === "string" && text !== "")
      return /path/i.test(name) ? shortPath(text) : firstLine(text);
  }
  const [first] = Object.values(given);
  return typeof first === "string" ? firstLine(first) : "";
}

/** What a call returned, as text. */
export function toolOutput({ result, output, error }: ToolItem): string {
  const text = textOfResult(result);
  const shown = text === "" ? output : text;
  return [shown, error === shown ? undefined : error].filter(Boolean).join("\n");
}

function textOfResult(result: unknown): string {
  if (result === undefined || result === null) return "";
  if (typeof result === "string") return result;
  if (Array.isArray(result) && result.every(isTextPart))
    return result.map(({ text }) => text).join("\n");
  return JSON.stringify(result, undefined, 2);
}

const isTextPart = (part: unknown): part is { readonly text: string } =>
  typeof part === "object" && part !== null && "text" in part && typeof part.text === "string";
