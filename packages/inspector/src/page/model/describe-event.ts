import type { UnifiedEvent } from "@agentstream/schema";

const common = new Set(
  "id sessionId timestamp type seq run agentType origin raw schemaVersion blockId messageId".split(
    " ",
  ),
);
const mostCharacters = 200;

/** The fields of an event that are its own, in one short line. */
export function describeEvent(event: UnifiedEvent): string {
  const parts: string[] = [];
  let length = 0;
  for (const [name, value] of Object.entries(event)) {
    if (common.has(name)) continue;
    const text: string = typeof value === "string" ? value : JSON.stringify(value);
    parts.push(name === "content" ? text : `${name}: ${text.slice(0, mostCharacters)}`);
    length += text.length;
    if (length > mostCharacters) break;
  }
  return parts.join("  ").replaceAll("\n", "⏎").slice(0, mostCharacters);
}
