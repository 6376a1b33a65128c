import type { UnifiedEvent } from "@agentstream/schema";

import type { JobItem } from "../item.ts";
import type { TimelineParts } from "../timeline.ts";
import type { HandlersOf } from "./handlers-of.ts";

type JobEvent =
  | "subagentStarted"
  | "subagentCompleted"
  | "taskStarted"
  | "taskProgress"
  | "taskCompleted"
  | "hookStarted"
  | "hookProgress"
  | "hookCompleted";

/** Things that run next to the main thread. */
export const jobHandlers: HandlersOf<JobEvent> = {
  subagentStarted: (event, parts, place) =>
    change(parts, event, place, {
      kind: "subagent",
      id: event.subagentId,
      toolId: event.toolId,
      title: event.label,
    }),
  subagentCompleted: (event, parts, place) =>
    change(parts, event, place, {
      kind: "subagent",
      id: event.subagentId,
      output: event.summary,
      success: event.success,
    }),
  taskStarted: (event, parts, place) =>
    change(parts, event, place, {
      kind: "task",
      id: event.taskId,
      toolId: event.toolId,
      title: event.title ?? event.kind,
    }),
  taskProgress: (event, parts, place) =>
    change(parts, event, place, { kind: "task", id: event.taskId, output: event.output }),
  taskCompleted: (event, parts, place) =>
    change(parts, event, place, { kind: "task", id: event.taskId, success: event.success }),
  hookStarted: (event, parts, place) =>
    change(parts, event, place, { kind: "hook", id: event.hookId, title: event.name }),
  hookProgress: (event, parts, place) =>
    change(parts, event, place, { kind: "hook", id: event.hookId, output: event.output }),
  hookCompleted: (event, parts, place) =>
    change(parts, event, place, {
      kind: "hook",
      id: event.hookId,
      title: event.name,
      output: event.output,
      success: event.success,
    }),
};

interface JobNews {
  readonly kind: JobItem["kind"];
  readonly id: string;
  readonly toolId?: string | undefined;
  readonly title?: string | undefined;
  readonly output?: string | undefined;
  readonly success?: boolean | undefined;
}

function change(
  { items }: TimelineParts,
  event: UnifiedEvent,
  place: number,
  { kind, id, toolId, title, output = "", success }: JobNews,
): string {
  const key = `${kind}:${id}`;
  const isKnown = items.change(key, [kind], place, (job) => ({
    title: title ?? job.title,
    output: job.output + output,
    state: stateOf(success),
  }));
  if (!isKnown) {
    const state = stateOf(success);
    items.add(key, { kind, id, toolId, title: title ?? id, output, state }, event, place);
  }
  return key;
}

function stateOf(success: boolean | undefined): JobItem["state"] {
  if (success === undefined) return "running";
  return success ? "succeeded" : "failed";
}
