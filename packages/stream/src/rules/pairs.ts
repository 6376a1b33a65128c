import type { UnifiedEvent } from "@agentstream/schema";

import type { OpenThings } from "../open-things.ts";
import type { Rule } from "./rule.ts";

/** What begins a thing, and what its id is; what goes on with it or ends it. */
const begins: Readonly<Record<string, (event: UnifiedEvent) => string | undefined>> = {
  permissionRequested: requestId,
  questionAsked: requestId,
  subagentStarted: (event) => (event.type === "subagentStarted" ? event.subagentId : undefined),
  taskStarted: (event) => (event.type === "taskStarted" ? event.taskId : undefined),
  hookStarted: (event) => (event.type === "hookStarted" ? event.hookId : undefined),
};

function requestId(event: UnifiedEvent): string | undefined {
  return event.type === "permissionRequested" || event.type === "questionAsked"
    ? event.requestId
    : undefined;
}

/** Rule 6: each request is resolved once, each hook, task and sub-agent completed once, before the end. */
export function createPairsRule(): Rule {
  const seen = new Set<string>();
  return {
    check(event, open) {
      const id = begins[event.type]?.(event);
      if (id !== undefined) {
        const key = `${event.type} ${id}`;
        const repeated = seen.has(key);
        seen.add(key);
        return repeated ? `${key} was there before` : undefined;
      }
      return event.type === "sessionEnded" ? left(open) : unopened(event, open);
    },
  };
}

/** What an event goes on with or ends, if that is not open. */
function unopened(event: UnifiedEvent, open: OpenThings): string | undefined {
  switch (event.type) {
    case "permissionResolved":
      return open.permissions.has(event.requestId) ? undefined : `${event.requestId} is not asked`;
    case "questionAnswered":
      return open.questions.has(event.requestId) ? undefined : `${event.requestId} is not asked`;
    case "subagentCompleted":
      return open.subagents.has(event.subagentId) ? undefined : `${event.subagentId} is not open`;
    case "taskProgress":
    case "taskCompleted":
      return open.tasks.has(event.taskId) ? undefined : `${event.taskId} is not open`;
    case "hookProgress":
    case "hookCompleted":
      return open.hooks.has(event.hookId) ? undefined : `${event.hookId} is not open`;
    default:
      return undefined;
  }
}

const left = ({ permissions, questions, subagents, tasks, hooks }: OpenThings): string[] =>
  [...permissions, ...questions, ...subagents, ...tasks, ...hooks.keys()].map(
    (id) => `${id} is open at the end`,
  );
