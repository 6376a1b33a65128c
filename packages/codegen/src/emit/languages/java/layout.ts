import { generatedMark } from "../../../generated-mark.ts";
import { wrapText } from "../wrap-text.ts";

/** As google-java-format has it. */
export const lineLength = 100;

/** Lines, each with so many spaces before it; empty lines stay empty. */
export const indented = (text: string, spaces = 2): string =>
  text
    .split("\n")
    .map((line) => (line === "" ? line : `${" ".repeat(spaces)}${line}`))
    .join("\n");

/**
 * Some parts between brackets, on one line if they fit; else on the next line if they fit there; else
 * one a line, or filled lines of short ones. `indent` is what stands before the first line.
 */
export function bracketed(
  open: string,
  parts: readonly string[],
  close: string,
  indent: number,
): string {
  const joined = parts.join(", ");
  if (indent + open.length + joined.length + close.length <= lineLength)
    return `${open}${joined}${close}`;
  if (indent + 4 + joined.length + close.length <= lineLength && !joined.includes("\n"))
    return `${open}\n    ${joined}${close}`;
  const lines = parts.every(isShort) ? filled(parts, lineLength - indent - 4) : parts;
  return `${open}\n${lines.map((line) => `    ${line}`).join(",\n")}${close}`;
}

/** google-java-format fills lines with arguments where each of them is shorter than ten characters. */
const isShort = (part: string): boolean => /^\w{1,9}$/.test(part);

/** As many parts in a line as fit, with the comma or bracket after the last one. */
function filled(parts: readonly string[], width: number): string[] {
  const lines: string[] = [];
  for (const part of parts) {
    const line = lines.at(-1);
    const longer = line === undefined ? part : `${line}, ${part}`;
    if (line !== undefined && longer.length + 1 <= width) lines[lines.length - 1] = longer;
    else lines.push(part);
  }
  return lines;
}

/** An assignment: what does not fit on one line begins on the next. */
export function assigned(
  head: string,
  open: string,
  parts: readonly string[],
  close: string,
  indent: number,
): string {
  const flat = `${head} ${open}${parts.join(", ")}${close}`;
  if (indent + flat.length <= lineLength) return flat;
  return `${head}\n${indented(bracketed(open, parts, close, indent + 4), 4)}`;
}

/** A statement that may break after its `=`, `->` or `return`. */
export function broken(head: string, tail: string, indent: number): string {
  const flat = `${head} ${tail}`;
  return indent + flat.length <= lineLength ? flat : `${head}\n    ${tail}`;
}

/** A text as a documentation comment, with a paragraph for each parameter. */
export function javadoc(
  text: string,
  indent: number,
  parameters: readonly (readonly [name: string, text: string])[] = [],
): string {
  const width = lineLength - indent - 3;
  const flat = `/** ${safe(text)} */`;
  if (parameters.length === 0 && indent + flat.length <= lineLength) return flat;
  const lines = [
    ...wrapText(safe(text), width),
    ...(parameters.length === 0 ? [] : [""]),
    ...parameters.flatMap(([name, description]) =>
      hanging(`@param ${name} ${safe(description)}`, width),
    ),
  ];
  return ["/**", ...lines.map((line) => (line === "" ? " *" : ` * ${line}`)), " */"].join("\n");
}

/** A paragraph whose lines after the first are set in. */
function hanging(text: string, width: number): string[] {
  const [first = ""] = wrapText(text, width);
  const rest = text.slice(first.length).trim();
  return [first, ...wrapText(rest, width - 4).map((line) => `    ${line}`)];
}

const safe = (text: string): string =>
  text
    .replaceAll("&", "&amp;")
    .replaceAll("<", "&lt;")
    .replaceAll(">", "&gt;")
    .replaceAll("@", "{@literal @}")
    .replaceAll("*/", "*&#47;");

/** A class file: `imports` are those that its body uses. */
export const javaFile = (home: string, imports: readonly string[], body: string): string =>
  [
    `// ${generatedMark("schemas/v1")}`,
    `package ${home};`,
    "",
    ...imports.map((name) => `import ${name};`),
    ...(imports.length === 0 ? [] : [""]),
    body,
    "",
  ].join("\n");
