import type { UnifiedEvent } from "@agentstream/schema";

import { isMainThread, type OpenThings } from "../open-things.ts";
import type { Rule } from "./rule.ts";

/** Rule 4: each tool is closed once, at the latest with its turn; no result without a start. */
export function createToolsRule(): Rule {
  const seen = new Set<string>();
  return {
    check(event, open) {
      switch (event.type) {
        case "toolStarted": {
          const repeated = seen.has(event.toolId);
          seen.add(event.toolId);
          return repeated ? `the toolId ${event.toolId} was there before` : undefined;
        }
        case "toolProgress":
        case "toolCompleted":
        case "toolFailed":
          return open.tools.has(event.toolId) ? undefined : `${event.toolId} is not open`;
        case "turnCompleted":
        case "turnFailed":
          return leftOpen(open).map((toolId) => `${toolId} is open at the end of its turn`);
        case "sessionEnded":
          return [...open.tools.keys(), ...open.inputs.keys()].map(
            (toolId) => `${toolId} is open at the end`,
          );
        default:
          return streamsAfterStart(event, seen);
      }
    },
  };
}

const streamsAfterStart = (event: UnifiedEvent, seen: ReadonlySet<string>): string | undefined =>
  event.type === "toolInputChunk" && seen.has(event.toolId)
    ? `input of ${event.toolId}, which has started`
    : undefined;

/** A command may go on past its turn, and so may what a sub-agent runs. */
const leftOpen = ({ tools, inputs }: OpenThings): string[] => [
  ...[...tools]
    .filter(([, tool]) => isMainThread(tool) && tool.toolKind !== "execute")
    .map(([toolId]) => toolId),
  ...[...inputs].filter(([, owner]) => isMainThread(owner)).map(([toolId]) => toolId),
];
