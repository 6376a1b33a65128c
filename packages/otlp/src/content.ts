/** How much of a text an attribute holds: collectors refuse large ones. */
const mostUnits = 32_768;

/** A value for an attribute: text as it is, anything else as JSON; undefined stays undefined. */
export function contentOf(value: unknown): string | undefined {
  if (value === undefined) return undefined;
  const text = typeof value === "string" ? value : JSON.stringify(value);
  return text.length > mostUnits ? `${text.slice(0, mostUnits)}… (cut)` : text;
}

/** A message in the form of the conventions. */
export const messageOf = (role: "user" | "assistant", content: string): string =>
  JSON.stringify([{ role, parts: [{ type: "text", content: contentOf(content) }] }]);
