import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";

/** Jobs next to the main thread. Repeated starts are emitted once; an end without a start is rejected. */
export interface JobEmitter {
  readonly startSubagent: (
    nativeId: string,
    start: DraftOf<"subagentStarted", "subagentId">,
  ) => void;
  readonly completeSubagent: (
    nativeId: string,
    end: DraftOf<"subagentCompleted", "subagentId">,
  ) => void;
  readonly startTask: (nativeId: string, start: DraftOf<"taskStarted", "taskId">) => void;
  readonly progressTask: (nativeId: string, output: string) => void;
  readonly completeTask: (nativeId: string, end: DraftOf<"taskCompleted", "taskId">) => void;
  readonly startHook: (nativeId: string, start: DraftOf<"hookStarted", "hookId">) => void;
  readonly progressHook: (nativeId: string, output: string) => void;
  readonly completeHook: (nativeId: string, end: DraftOf<"hookCompleted", "hookId">) => void;
  /** The subagentId of a sub-agent, if it has begun. */
  readonly subagentId: (nativeId: string) => string | undefined;
  readonly taskId: (nativeId: string) => string | undefined;
}

type UniqueId = (kind: string, nativeId: string) => string;

/** The jobs of one kind: each has one id while it runs. */
function createJobs(
  kind: string,
  open: { has(id: string): boolean },
  writer: EventWriter,
  uniqueId: UniqueId,
) {
  const ids = new Map<string, string>();
  const isRunning = (id: string | undefined): id is string => id !== undefined && open.has(id);
  return {
    idOf: (nativeId: string): string | undefined => ids.get(nativeId),
    /** Calls back with a fresh id, unless this job is running already. */
    begin(nativeId: string, emitWith: (id: string) => void): void {
      if (isRunning(ids.get(nativeId))) return;
      const id = uniqueId(kind, nativeId);
      ids.set(nativeId, id);
      emitWith(id);
    },
    /** Calls back with the id of a job that is running; else the line does not fit. */
    running(nativeId: string, emitWith: (id: string) => void): void {
      const id = ids.get(nativeId);
      if (isRunning(id)) emitWith(id);
      else writer.refuse();
    },
  };
}

export function createJobEmitter(writer: EventWriter, uniqueId: UniqueId): JobEmitter {
  const { emit, open } = writer;
  const subagents = createJobs("subagent", open.subagents, writer, uniqueId);
  const tasks = createJobs("task", open.tasks, writer, uniqueId);
  const hooks = createJobs("hook", open.hooks, writer, uniqueId);
  return {
    startSubagent: (nativeId, start) =>
      subagents.begin(nativeId, (subagentId) =>
        emit({ type: "subagentStarted", ...start, subagentId }),
      ),
    completeSubagent: (nativeId, end) =>
      subagents.running(nativeId, (subagentId) =>
        emit({ type: "subagentCompleted", ...end, subagentId }),
      ),
    startTask: (nativeId, start) =>
      tasks.begin(nativeId, (taskId) => emit({ type: "taskStarted", ...start, taskId })),
    progressTask: (nativeId, output) =>
      tasks.running(nativeId, (taskId) => emit({ type: "taskProgress", taskId, output })),
    completeTask: (nativeId, end) =>
      tasks.running(nativeId, (taskId) => emit({ type: "taskCompleted", ...end, taskId })),
    startHook: (nativeId, start) =>
      hooks.begin(nativeId, (hookId) => emit({ type: "hookStarted", ...start, hookId })),
    progressHook: (nativeId, output) =>
      hooks.running(nativeId, (hookId) => emit({ type: "hookProgress", hookId, output })),
    completeHook: (nativeId, end) =>
      hooks.running(nativeId, (hookId) =>
        emit({ type: "hookCompleted", ...end, name: open.hooks.get(hookId) ?? end.name, hookId }),
      ),
    subagentId: subagents.idOf,
    taskId: tasks.idOf,
  };
}
