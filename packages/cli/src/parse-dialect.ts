import { dialectSpecs, readDialectSpec, type DialectSpec } from "@agentstream/dialects";
import { InvalidArgumentError } from "commander";

/** Checks the name of a dialect with its parameters, such as `daemon;raw=true`; `others`: further words. */
export const parseDialect =
  (others: readonly string[] = []) =>
  (text: string): string => {
    if (others.includes(text) || readDialectSpec(text) !== undefined) return text;
    throw new InvalidArgumentError(
      `Expected one of ${[...others, ...dialectSpecs].join(", ")}; parameters of one dialect follow each other.`,
    );
  };

/** A dialect that was checked. Its native lines are those of the events: they are wanted there, too. */
export function dialectOf(name: string, raw: boolean): DialectSpec | undefined {
  const spec = readDialectSpec(name);
  return spec && { name: spec.name, options: { raw, ...spec.options } };
}

/** Whether the events must have their native lines. */
export const wantsRaw = (name: string | undefined, raw: boolean): boolean =>
  raw || (name !== undefined && readDialectSpec(name)?.options.raw === true);
