/** A JSON value without lone surrogates, which no other language can hold: each becomes U+FFFD, in keys too. */
export function wellFormed<Value>(value: Value): Value;
export function wellFormed(value: unknown): unknown {
  if (typeof value === "string") return value.toWellFormed();
  if (typeof value !== "object" || value === null) return value;
  if (Array.isArray(value)) return value.map((item: unknown) => wellFormed(item));
  return Object.fromEntries(
    Object.entries(value).map(([key, item]) => [key.toWellFormed(), wellFormed(item)]),
  );
}

const surrogateEscape = /\\u[dD]/;

/** Whether JSON text may give a lone surrogate. Nearly none can; finding that out must cost little beside the parse. */
export const mayBeMalformed = (text: string): boolean =>
  (text.includes("\\u") && surrogateEscape.test(text)) || !text.isWellFormed();
