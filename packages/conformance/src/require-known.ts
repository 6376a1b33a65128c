import { UsageError } from "./usage-error.ts";

/** Throws if a name is none of those that are known. */
export function requireKnown(
  what: string,
  names: readonly string[],
  known: readonly string[],
): void {
  const unknown = names.filter((name) => !known.includes(name));
  if (unknown.length > 0)
    throw new UsageError(
      `unknown ${what} ${unknown.join(", ")}; expected some of ${known.join(", ")}`,
    );
}
