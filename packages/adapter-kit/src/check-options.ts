import { nearestWord } from "@agentstream/schema/core";

/** What a value must be, in words, and whether it is. */
export type OptionCheck = readonly [expected: string, fits: (value: unknown) => boolean];

type OptionKind = "string" | "number" | "boolean" | "function" | "object" | "strings";

export const optionChecks: Readonly<Record<OptionKind, OptionCheck>> = {
  string: ["a string", (value) => typeof value === "string"],
  number: ["a number", (value) => typeof value === "number" && !Number.isNaN(value)],
  boolean: ["true or false", (value) => typeof value === "boolean"],
  function: ["a function", (value) => typeof value === "function"],
  object: ["an object", (value) => typeof value === "object" && value !== null],
  strings: [
    "a list of strings",
    (value) => Array.isArray(value) && value.every((one) => typeof one === "string"),
  ],
};

/**
 * What is wrong with options that came from JavaScript: a misspelt name would be ignored and its wish lost. One
 * sentence for each.
 */
export function optionFaults(
  options: unknown,
  checks: Readonly<Record<string, OptionCheck>>,
): readonly { readonly field: string; readonly reason: string }[] {
  if (typeof options !== "object" || options === null || Array.isArray(options))
    return [{ field: "options", reason: "Expected an object." }];
  return Object.entries(options).flatMap(([field, value]: [string, unknown]) => {
    const check = Object.hasOwn(checks, field) ? checks[field] : undefined;
    if (check === undefined) return [{ field, reason: unknownField(field, Object.keys(checks)) }];
    const [expected, fits] = check;
    return value === undefined || fits(value) ? [] : [{ field, reason: `Expected ${expected}.` }];
  });
}

export function unknownField(field: string, known: readonly string[]): string {
  const near = nearestWord(field, known);
  return near === undefined
    ? `Unknown field ${JSON.stringify(field)}.`
    : `Unknown field ${JSON.stringify(field)}; did you mean ${JSON.stringify(near)}?`;
}
