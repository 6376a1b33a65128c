import { wrapText } from "../wrap-text.ts";

/** A text as a documentation comment. */
export const docComment = (text: string, indent = ""): string =>
  wrapText(text.replaceAll("[", "\\["), 76 - indent.length)
    .map((line) => `${indent}/// ${line}`)
    .join("\n");

/** A text as a literal in which nothing is interpolated. */
export const quoted = (text: string): string =>
  `'${text.replaceAll("\\", "\\\\").replaceAll("'", "\\'").replaceAll("$", "\\$")}'`;
