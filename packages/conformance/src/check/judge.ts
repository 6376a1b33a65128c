import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";

import { expectationOf, type Case } from "../scenario/expectation.ts";
import { summarise } from "./summarise.ts";
import { unlike } from "./unlike.ts";

/** What is wrong with any stream: broken rules, and events that are not valid. */
export function ruleFaults(events: readonly UnifiedEvent[]): string[] {
  return [
    ...verifyStream(events).map(({ clause, reason }) => `rule ${clause}: ${reason}`),
    ...events.flatMap((event) => {
      const result = validateEvent(event);
      return result.ok
        ? []
        : result.errors.map(({ path, message }) => `${event.type}${path} ${message}`);
    }),
  ];
}

/** Where the stream is otherwise than the scenario expects of this vendor. */
export const differences = (one: Case, events: readonly UnifiedEvent[]): string[] =>
  unlike(summarise(events, one.vendor, one.scenario), expectationOf(one), one.direction).map(
    ({ what, got, expected }) => `${what}: got ${got}, expected ${expected}`,
  );

/** Files that are otherwise after the run. */
export function fileDifferences(
  one: Case,
  files: Readonly<Record<string, string | null>>,
): string[] {
  return Object.entries(expectationOf(one).files ?? {})
    .filter(([path, content]) => (files[path] ?? null) !== content)
    .map(
      ([path, content]) =>
        `file ${path}: got ${JSON.stringify(files[path] ?? null)}, expected ${JSON.stringify(content)}`,
    );
}
