import type { UnifiedEvent } from "@agentstream/schema";

import type { Clause } from "../clauses.ts";
import { leftOpen, noFaults, type Fault, type Rule } from "./rule.ts";

/** Rule 6: each sub-agent, task and hook is completed once, before the end of its run. */
export function createBackgroundRule(): Rule {
  const subagents = createIds("6.11", "subagentId");
  const tasks = createIds("6.15", "taskId");
  const hooks = createIds("6.18", "hookId");
  const own = (event: UnifiedEvent, open: Parameters<Rule["check"]>[1]): readonly Fault[] => {
    switch (event.type) {
      case "subagentStarted":
        return subagents.add(event.subagentId);
      case "subagentCompleted":
        return notOpen("6.12", event.subagentId, open.subagents);
      case "taskStarted":
        return tasks.add(event.taskId);
      case "taskProgress":
      case "taskCompleted":
        return notOpen("6.16", event.taskId, open.tasks);
      case "hookStarted":
        return hooks.add(event.hookId);
      case "hookProgress":
        return notOpen("6.19", event.hookId, open.hooks);
      case "hookCompleted": {
        const name = open.hooks.get(event.hookId);
        return name === undefined || name === event.name
          ? notOpen("6.19", event.hookId, open.hooks)
          : [["6.21", `${event.hookId} was started as ${name}, not as ${event.name}`]];
      }
      case "sessionEnded":
        return [
          ...leftOpen("6.13", open.subagents, "the run"),
          ...leftOpen("6.17", open.tasks, "the run"),
          ...leftOpen("6.20", open.hooks.keys(), "the run"),
        ];
      default:
        return noFaults;
    }
  };
  return {
    check(event, open) {
      const isKnown =
        event.subagentId === undefined ||
        event.type === "subagentCompleted" ||
        event.type === "subagentStarted" ||
        subagents.has(event.subagentId);
      const faults = own(event, open);
      return isKnown
        ? faults
        : [...faults, ["6.14", `the subagentId ${event.subagentId} has not started`]];
    },
  };
}

function createIds(clause: Clause, field: string) {
  const seen = new Set<string>();
  return {
    has: (id: string): boolean => seen.has(id),
    add(id: string): readonly Fault[] {
      const isRepeated = seen.has(id);
      seen.add(id);
      return isRepeated ? [[clause, `the ${field} ${id} was used before`]] : noFaults;
    },
  };
}

const notOpen = (
  clause: Clause,
  id: string,
  open: { readonly has: (id: string) => boolean },
): readonly Fault[] => (open.has(id) ? noFaults : [[clause, `${id} is not open`]]);
