import type { UnifiedEvent } from "@agentstream/schema";

import type { Part } from "./screen.ts";
import type { View } from "./view.ts";

/** How events become values: as they are, or another format's. */
export interface Values {
  readonly push: (event: UnifiedEvent) => readonly unknown[];
  readonly end: () => readonly unknown[];
}

/** One JSON value a line. */
export function createJsonView(values: Values): View {
  return {
    push: (event) => values.push(event).map(lineOf),
    end: () => values.end().map(lineOf),
  };
}

export const unifiedValues: Values = { push: (event) => [event], end: () => [] };

/** JSON lets through what some terminals obey. */
const unescaped = /[\u007F-\u009F]/g;

const lineOf = (value: unknown): Part => ({
  to: "stdout",
  text: `${JSON.stringify(value).replace(unescaped, escapeCharacter)}\n`,
});

const escapeCharacter = (character: string): string =>
  `\\u${character.charCodeAt(0).toString(16).padStart(4, "0")}`;
