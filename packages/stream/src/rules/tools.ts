import type { ToolCompletedEvent, UnifiedEvent } from "@agentstream/schema";

import { isMainThread, type OpenThings, type Owner } from "../open-things.ts";
import { leftOpen, noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 4: each tool call is closed once, at the latest with its turn, as what it was started; no result without a start. */
export function createToolsRule(): Rule {
  const starts = new Map<string, Owner>();
  return {
    check(event, open) {
      switch (event.type) {
        case "toolStarted": {
          const isRepeated = starts.has(event.toolId);
          starts.set(event.toolId, event);
          return isRepeated ? [["4.1", `the toolId ${event.toolId} was used before`]] : noFaults;
        }
        case "toolInputChunk":
          return starts.has(event.toolId)
            ? [["4.3", `input of ${event.toolId}, which has started`]]
            : noFaults;
        case "toolProgress":
          return ofOpen(event, open, starts);
        case "toolCompleted":
          return [...ofOpen(event, open, starts), ...ofResult(event)];
        case "toolFailed":
          return ofOpen(event, open, starts);
        case "turnCompleted":
        case "turnFailed":
          return atTurnEnd(open);
        case "sessionEnded":
          return leftOpen("4.6", [...open.tools.keys(), ...open.inputs.keys()], "the run");
        default:
          return noFaults;
      }
    },
  };
}

/** A later event of a call must fit its start. */
function ofOpen(
  event: Owner & { readonly toolId: string },
  { tools }: OpenThings,
  starts: ReadonlyMap<string, Owner>,
): Fault[] {
  const { toolId } = event;
  const start = starts.get(toolId);
  if (start === undefined || !tools.has(toolId)) return [["4.2", `${toolId} is not open`]];
  return isSameOwner(event, start) ? [] : [["4.10", `${toolId} has another owner than its start`]];
}

export const isSameOwner = (left: Owner, right: Owner): boolean =>
  left.parentToolId === right.parentToolId && left.subagentId === right.subagentId;

function ofResult({ toolId, success, exitCode = 0, error }: ToolCompletedEvent): Fault[] {
  if (!success) return [];
  const faults: Fault[] = [];
  if (exitCode !== 0) faults.push(["4.8", `${toolId} succeeded with the exit code ${exitCode}`]);
  if (error !== undefined) faults.push(["4.9", `${toolId} succeeded with an error`]);
  return faults;
}

/** A command may run past its turn, and so may what a sub-agent runs. */
const atTurnEnd = ({ tools, inputs }: OpenThings): Fault[] => [
  ...leftOpen(
    "4.4",
    [...tools]
      .filter(([, tool]) => isMainThread(tool) && tool.toolKind !== "execute")
      .map(([toolId]) => toolId),
    "the turn",
  ),
  ...leftOpen(
    "4.5",
    [...inputs].filter(([, owner]) => isMainThread(owner)).map(([toolId]) => toolId),
    "the turn",
  ),
];

/** What refers to a tool call; for some the call must be open. */
const referring: Readonly<Record<string, "started" | "open">> = {
  permissionRequested: "open",
  questionAsked: "open",
  fileChanged: "open",
  subagentStarted: "started",
  taskStarted: "started",
};

/** Rule 4: what refers to a tool call refers to one that has started. */
export function createToolReferencesRule(): Rule {
  const started = new Set<string>();
  return {
    check(event, { tools }) {
      if (event.type === "toolStarted") started.add(event.toolId);
      const faults: Fault[] = [];
      const wanted = referring[event.type];
      const toolId = wanted === undefined ? undefined : toolIdOf(event);
      if (toolId !== undefined && !started.has(toolId))
        faults.push(["4.11", `${event.type} refers to ${toolId}, which has not started`]);
      else if (toolId !== undefined && wanted === "open" && !tools.has(toolId))
        faults.push(["4.12", `${event.type} refers to ${toolId}, which has ended`]);
      return faults;
    },
  };
}

const toolIdOf = (event: UnifiedEvent): string | undefined =>
  event.type === "permissionRequested" ||
  event.type === "questionAsked" ||
  event.type === "fileChanged" ||
  event.type === "subagentStarted" ||
  event.type === "taskStarted"
    ? event.toolId
    : undefined;

/** Rule 4: a tool call whose latest permission was denied, or has expired, does not complete. */
export function createDenialsRule(): Rule {
  const denied = new Set<string>();
  return {
    check(event, { permissions }) {
      if (event.type === "toolCompleted" && denied.has(event.toolId))
        return [["4.7", `${event.toolId} was denied and completes`]];
      if (event.type !== "permissionResolved") return noFaults;
      const toolId = permissions.get(event.requestId)?.toolId;
      if (toolId === undefined) return noFaults;
      if (event.outcome === "denied" || event.outcome === "expired") denied.add(toolId);
      else denied.delete(toolId);
      return noFaults;
    },
  };
}
