import { dialectNames, isDialectName, type DialectName } from "./dialect-names.ts";
import type { DialectOptions } from "./dialect.ts";

/** A dialect with its parameters, as `ai-sdk;version=7` in a query or a flag. */
export interface DialectSpec {
  readonly name: DialectName;
  readonly options: DialectOptions;
}

type Parameters = Readonly<Record<string, DialectOptions>>;

/** The parameters of each dialect, as they are written. */
const parameters: Partial<Record<DialectName, Parameters>> = {
  daemon: {
    "raw=true": { raw: true },
    "partial_json=true": { partialJson: true },
    "questions=list": { questionForm: "list" },
    "questions=object": { questionForm: "object" },
  },
  "ai-sdk": { "version=6": { version: 6 }, "version=7": { version: 7 } },
};

/** Every way to write a dialect with at most one parameter; with several they follow each other. */
export const dialectSpecs: readonly string[] = dialectNames.flatMap((name) => [
  name,
  ...Object.keys(parameters[name] ?? {}).map((parameter) => `${name};${parameter}`),
]);

/** Reads a dialect and its parameters; undefined: there is no such dialect, or no such parameter of it. */
export function readDialectSpec(text: string): DialectSpec | undefined {
  const [name = "", ...given] = text.split(";");
  if (!isDialectName(name)) return undefined;
  const known = parameters[name] ?? {};
  let options: DialectOptions = {};
  for (const parameter of given) {
    if (!Object.hasOwn(known, parameter)) return undefined;
    options = { ...options, ...known[parameter] };
  }
  return { name, options };
}
