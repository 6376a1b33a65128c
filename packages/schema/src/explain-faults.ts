import { nearestWord } from "./nearest-word.ts";
import type { Fault, ValidationError } from "./validation.ts";

type Explanation = Pick<ValidationError, "message" | "expected"> & { readonly below?: string };

/** As many faults as anybody reads. */
const mostFaults = 20;

/** The first faults in words, each once, the path of a missing or unknown field being that field's own. */
export function explainFaults(value: unknown, faults: readonly Fault[]): ValidationError[] {
  const errors = new Map<string, ValidationError>();
  for (const fault of faults) {
    if (errors.size === mostFaults) break;
    const at = valueAt(value, fault.instancePath);
    const { below, ...explanation } = explain(fault, at);
    const path =
      below === undefined ? fault.instancePath : `${fault.instancePath}/${escape(below)}`;
    const got = below === undefined ? at : valueAt(at, `/${escape(below)}`);
    errors.set(`${path} ${explanation.message}`, { path, ...explanation, got });
  }
  return [...errors.values()];
}

function explain({ keyword, params }: Fault, got: unknown): Explanation {
  return (
    explainers[keyword]?.(params, got) ?? {
      message: `breaks the rule \`${keyword}\``,
      expected: keyword,
    }
  );
}

type Explainer = (params: Fault["params"], got: unknown) => Explanation;

const explainers: Readonly<Record<string, Explainer>> = {
  required: ({ missingProperty }) => ({
    below: String(missingProperty),
    message: "is required",
    expected: "a value",
  }),
  additionalProperties: ({ additionalProperty }) => ({
    below: String(additionalProperty),
    message: "is not a known field",
    expected: "nothing",
  }),
  absent: ({ keys }) => ({
    message: `must not have ${String(keys)}`,
    expected: `no ${String(keys)}`,
  }),
  type: ({ type }, got) => mustBe(String(type), got),
  dispatchType: ({ allowed }, got) => mustBe(split(allowed).join(" or "), got),
  const: ({ allowedValue }) => ({
    message: `must be ${JSON.stringify(allowedValue)}`,
    expected: JSON.stringify(allowedValue),
  }),
  nonEmpty: () => ({ message: "must not be empty", expected: "a word" }),
  enum: ({ allowedValues }, got) =>
    mustBeWord(Array.isArray(allowedValues) ? allowedValues.map(String) : [], got),
  not: () => ({ message: "is a known tag in a place for unknown ones", expected: "another word" }),
  dispatchTag: ({ property, allowed }, got) => {
    const below = String(property);
    const tag = valueAt(got, `/${escape(below)}`);
    const explanation = mustBeWord(split(allowed), tag);
    // it is missing more often than misspelt, and the list of all of them is long
    return tag === undefined
      ? { ...explanation, message: "is required", below }
      : { ...explanation, below };
  },
  dispatchKey: ({ allowed }) => {
    const keys = split(allowed).map((key) => `\`${key}\``);
    return { message: `must have ${keys.join(" or ")}`, expected: keys.join(" or ") };
  },
  pattern: ({ pattern }) => ({
    message: String(pattern).startsWith("^[0-9]{4}-")
      ? "must be a UTC time such as 2026-01-31T09:15:27.412Z"
      : `must match ${String(pattern)}`,
    expected: String(pattern),
  }),
  maxLength: ({ limit }) => limited("must have at most", limit, " characters"),
  minItems: ({ limit }) => limited("must have at least", limit, " items"),
  minimum: ({ limit }) => limited("must be at least", limit),
  maximum: ({ limit }) => limited("must be at most", limit),
  exclusiveMinimum: ({ limit }) => limited("must be more than", limit),
};

const split = (words: unknown): string[] => String(words).split("|");

function mustBe(expected: string, got: unknown): Explanation {
  const article = /^[aeio]/.test(expected) ? "an" : "a";
  const what = expected === "null" ? "null" : `${article} ${expected}`;
  const isNumeric = expected === "integer" || expected === "number";
  const given = isNumeric && typeof got === "number" ? numberFault(got) : jsonType(got);
  return { message: `must be ${what}, not ${given}`, expected };
}

function mustBeWord(words: readonly string[], got: unknown): Explanation {
  const quoted = words.map((word) => JSON.stringify(word));
  const near = typeof got === "string" ? nearestWord(got, words) : undefined;
  const hint = near === undefined ? "" : `; did you mean ${JSON.stringify(near)}?`;
  return { message: `must be one of ${quoted.join(", ")}${hint}`, expected: quoted.join(" | ") };
}

function limited(words: string, limit: unknown, unit = ""): Explanation {
  const expected = `${String(limit)}${unit}`;
  return { message: `${words} ${expected}`, expected };
}

function jsonType(value: unknown): string {
  if (value === null) return "null";
  if (value === undefined) return "nothing";
  if (Array.isArray(value)) return "an array";
  return typeof value === "object" ? "an object" : `a ${typeof value}`;
}

/** A number where one is expected: what is wrong with it. */
const numberFault = (value: number): string =>
  Number.isFinite(value) ? "a fraction" : "a number beyond 1.8e308";

const escape = (key: string): string => key.replaceAll("~", "~0").replaceAll("/", "~1");
const unescape = (key: string): string => key.replaceAll("~1", "/").replaceAll("~0", "~");

function valueAt(value: unknown, pointer: string): unknown {
  let at = value;
  for (const key of pointer.split("/").slice(1)) {
    if (typeof at !== "object" || at === null) return undefined;
    at = Object.getOwnPropertyDescriptor(at, unescape(key))?.value;
  }
  return at;
}
