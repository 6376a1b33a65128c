import { readFileSync } from "node:fs";

import { Ajv2020, type ValidateFunction } from "ajv/dist/2020.js";

/** Checks a value against the schema at a place of a document. Returns what is wrong; undefined: nothing. */
export type Validate = (pointer: string, value: unknown, text: string) => string | undefined;

type DocumentName = "openapi" | "asyncapi";

export const readDocument = (name: DocumentName): string =>
  readFileSync(new URL(`../../../../../docs/api/${name}.json`, import.meta.url), "utf8");

/** Streams are replayed often: what was right once is not looked at again. */
const mostKnown = 50_000;
const longestKnown = 2000;

export function createValidator(): Validate {
  const ajv = new Ajv2020({ strict: false, validateFormats: false });
  for (const name of ["openapi", "asyncapi"] as const)
    ajv.addSchema(JSON.parse(readDocument(name)), name, false, false);
  const compiled = new Map<string, ValidateFunction>();
  const known = new Set<string>();
  return (pointer, value, text) => {
    const key = `${pointer} ${text}`;
    if (known.has(key)) return undefined;
    const accepts = compiled.get(pointer) ?? ajv.compile({ $ref: pointer });
    compiled.set(pointer, accepts);
    if (!accepts(value)) return ajv.errorsText(accepts.errors?.slice(0, 3));
    if (known.size < mostKnown && text.length < longestKnown) known.add(key);
    return undefined;
  };
}

export const pointerTo = (document: DocumentName, parts: readonly string[]): string =>
  `${document}#/${parts.map((part) => encodeURIComponent(part.replaceAll("~", "~0").replaceAll("/", "~1"))).join("/")}`;

/** The paths that a template stands for. */
export const patternOf = (template: string): RegExp =>
  new RegExp(
    `^${template
      .replaceAll(/[.*+?^$()|[\]\\]/g, String.raw`\$&`)
      .replaceAll("{rest}", ".*")
      .replaceAll(/\{\w+\}/g, "[^/]+")}$`,
  );

export function parse(text: string): unknown {
  try {
    const value: unknown = JSON.parse(text);
    return value;
  } catch {
    return undefined;
  }
}
