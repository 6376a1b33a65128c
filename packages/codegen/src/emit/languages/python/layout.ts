import { generatedMark } from "../../../generated-mark.ts";
import { wrapText } from "../wrap-text.ts";

/** As in `clients/python/pyproject.toml`. */
export const lineLength = 100;

/** What a module begins with. */
export const pythonHead = (title: string): string =>
  `# ${generatedMark("schemas/v1")}\n${docstring(title, "")}\n`;

/** Some parts between brackets: on one line if they fit, else one a line. */
export function pythonList(
  open: string,
  parts: readonly string[],
  close: string,
  kind: "list" | "import" = "list",
): string {
  const joined = parts.join(", ");
  // an import that fits has no brackets
  const flat =
    kind === "import" ? `${open.replace(/\($/, "")}${joined}` : `${open}${joined}${close}`;
  if (flat.length <= lineLength) return flat;
  return `${open}\n${parts.map((part) => `    ${part},\n`).join("")}${close}`;
}

/** A text as a docstring, indented. */
export function docstring(text: string, indent: string): string {
  const safe = text.replaceAll("\\", "\\\\").replaceAll('"""', '\\"\\"\\"');
  const closed = safe.endsWith('"') ? `${safe}.` : safe;
  const lines = wrapText(closed, lineLength - indent.length - 6);
  const [first = "", ...more] = lines;
  if (more.length === 0) return `${indent}"""${first}"""`;
  return [`${indent}"""${first}`, ...more.map((line) => `${indent}${line}`), `${indent}"""`].join(
    "\n",
  );
}

/** The order of what is imported, as isort has it. */
export const byImport = (a: string, b: string): number => {
  const [left, right] = [a.toLowerCase(), b.toLowerCase()];
  return left === right ? Number(a > b) - 1 / 2 : left < right ? -1 : 1;
};
