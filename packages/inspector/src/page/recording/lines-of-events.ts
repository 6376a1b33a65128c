import type { UnifiedEvent } from "@agentstream/schema";

export const linesOfEvents = (events: readonly UnifiedEvent[]): string =>
  events.map((event) => `${JSON.stringify(event)}\n`).join("");
