import type {
  HookCompletedEvent,
  HookStartedEvent,
  SubagentCompletedEvent,
  SubagentStartedEvent,
  TaskCompletedEvent,
  TaskStartedEvent,
} from "@agentstream/schema";

import type { SessionKeeper } from "./session-keeper.ts";
import type { Sink } from "./sink.ts";

type Fields<T, K extends string> = Omit<T, "type" | "id" | "sessionId" | "timestamp" | K>;

/** What goes on beside the main thread. What is told twice is told once; what ends without a beginning is not told. */
export interface JobKeeper {
  readonly startSubagent: (nativeId: string, start: Fields<SubagentStartedEvent, "subagentId">) => void;
  readonly completeSubagent: (nativeId: string, end: Fields<SubagentCompletedEvent, "subagentId">) => void;
  readonly startTask: (nativeId: string, start: Fields<TaskStartedEvent, "taskId">) => void;
  readonly progressTask: (nativeId: string, output: string) => void;
  readonly completeTask: (nativeId: string, end: Fields<TaskCompletedEvent, "taskId">) => void;
  readonly startHook: (nativeId: string, start: Fields<HookStartedEvent, "hookId">) => void;
  readonly progressHook: (nativeId: string, output: string) => void;
  readonly completeHook: (nativeId: string, end: Fields<HookCompletedEvent, "hookId">) => void;
  /** The subagentId of a sub-agent, if it has begun. */
  readonly subagentId: (nativeId: string) => string | undefined;
  readonly taskId: (nativeId: string) => string | undefined;
}

export function createJobKeeper(
  sink: Sink,
  session: SessionKeeper,
  uniqueId: (kind: string, nativeId: string) => string,
): JobKeeper {
  const { subagents, tasks, hooks } = sink.open;
  const ids = new Map<string, string>();
  const idOf = (kind: string, nativeId: string): string | undefined => ids.get(`${kind} ${nativeId}`);

  /** A fresh id; undefined if this job is running already. */
  function begin(kind: string, nativeId: string, open: { has(id: string): boolean }): string | undefined {
    const running = idOf(kind, nativeId);
    if (running !== undefined && open.has(running)) return undefined;
    session.ensure();
    const id = uniqueId(kind, nativeId);
    ids.set(`${kind} ${nativeId}`, id);
    return id;
  }

  /** The id of a job that is running; else the line does not fit. */
  function running(kind: string, nativeId: string, open: { has(id: string): boolean }): string | undefined {
    const id = idOf(kind, nativeId);
    if (id !== undefined && open.has(id)) return id;
    sink.refuse();
    return undefined;
  }

  return {
    startSubagent(nativeId, start) {
      const subagentId = begin("subagent", nativeId, subagents);
      if (subagentId !== undefined) sink.emit({ type: "subagentStarted", ...start, subagentId });
    },
    completeSubagent(nativeId, end) {
      const subagentId = running("subagent", nativeId, subagents);
      if (subagentId !== undefined) sink.emit({ type: "subagentCompleted", ...end, subagentId });
    },
    startTask(nativeId, start) {
      const taskId = begin("task", nativeId, tasks);
      if (taskId !== undefined) sink.emit({ type: "taskStarted", ...start, taskId });
    },
    progressTask(nativeId, output) {
      const taskId = running("task", nativeId, tasks);
      if (taskId !== undefined) sink.emit({ type: "taskProgress", taskId, output });
    },
    completeTask(nativeId, end) {
      const taskId = running("task", nativeId, tasks);
      if (taskId !== undefined) sink.emit({ type: "taskCompleted", ...end, taskId });
    },
    startHook(nativeId, start) {
      const hookId = begin("hook", nativeId, hooks);
      if (hookId !== undefined) sink.emit({ type: "hookStarted", ...start, hookId });
    },
    progressHook(nativeId, output) {
      const hookId = running("hook", nativeId, hooks);
      if (hookId !== undefined) sink.emit({ type: "hookProgress", hookId, output });
    },
    completeHook(nativeId, end) {
      const hookId = running("hook", nativeId, hooks);
      if (hookId !== undefined) sink.emit({ type: "hookCompleted", ...end, hookId });
    },
    subagentId: (nativeId) => idOf("subagent", nativeId),
    taskId: (nativeId) => idOf("task", nativeId),
  };
}
