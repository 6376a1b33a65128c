import type { EventDraft } from "@agentstream/stream";

import type { DraftOf } from "./draft-of.ts";
import type { EventWriter } from "./event-writer.ts";
import { LazyMap } from "./lazy-map.ts";

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
class Jobs {
  readonly #kind: string;
  readonly #open: { has(id: string): boolean };
  readonly #writer: EventWriter;
  readonly #uniqueId: UniqueId;
  readonly #ids: LazyMap<string, string> = new LazyMap();

  constructor(
    kind: string,
    open: { has(id: string): boolean },
    writer: EventWriter,
    uniqueId: UniqueId,
  ) {
    this.#kind = kind;
    this.#open = open;
    this.#writer = writer;
    this.#uniqueId = uniqueId;
  }

  idOf(nativeId: string): string | undefined {
    return this.#ids.get(nativeId);
  }

  /** Emits the start of a job under a fresh id, unless this job is running already. */
  begin(nativeId: string, startOf: (id: string) => EventDraft): void {
    if (this.#isRunning(this.#ids.get(nativeId))) return;
    const id = this.#uniqueId(this.#kind, nativeId);
    this.#ids.set(nativeId, id);
    this.#writer.emit(startOf(id));
  }

  /** Emits an event of a job that is running; else the line does not fit. */
  running(nativeId: string, eventOf: (id: string) => EventDraft): void {
    const id = this.#ids.get(nativeId);
    if (this.#isRunning(id)) this.#writer.emit(eventOf(id));
    else this.#writer.refuse();
  }

  #isRunning(id: string | undefined): id is string {
    return id !== undefined && this.#open.has(id);
  }
}

/** A class, as most runs have no jobs: its methods take no memory in each of them. */
export class WrittenJobs implements JobEmitter {
  readonly #hookNames: ReadonlyMap<string, string>;
  readonly #subagents: Jobs;
  readonly #tasks: Jobs;
  readonly #hooks: Jobs;

  constructor(writer: EventWriter, uniqueId: UniqueId) {
    const { subagents, tasks, hooks } = writer.open;
    this.#hookNames = hooks;
    this.#subagents = new Jobs("subagent", subagents, writer, uniqueId);
    this.#tasks = new Jobs("task", tasks, writer, uniqueId);
    this.#hooks = new Jobs("hook", hooks, writer, uniqueId);
  }

  startSubagent(nativeId: string, start: DraftOf<"subagentStarted", "subagentId">): void {
    this.#subagents.begin(nativeId, (subagentId) => ({
      type: "subagentStarted",
      ...start,
      subagentId,
    }));
  }

  completeSubagent(nativeId: string, end: DraftOf<"subagentCompleted", "subagentId">): void {
    this.#subagents.running(nativeId, (subagentId) => ({
      type: "subagentCompleted",
      ...end,
      subagentId,
    }));
  }

  startTask(nativeId: string, start: DraftOf<"taskStarted", "taskId">): void {
    this.#tasks.begin(nativeId, (taskId) => ({ type: "taskStarted", ...start, taskId }));
  }

  progressTask(nativeId: string, output: string): void {
    this.#tasks.running(nativeId, (taskId) => ({ type: "taskProgress", taskId, output }));
  }

  completeTask(nativeId: string, end: DraftOf<"taskCompleted", "taskId">): void {
    this.#tasks.running(nativeId, (taskId) => ({ type: "taskCompleted", ...end, taskId }));
  }

  startHook(nativeId: string, start: DraftOf<"hookStarted", "hookId">): void {
    this.#hooks.begin(nativeId, (hookId) => ({ type: "hookStarted", ...start, hookId }));
  }

  progressHook(nativeId: string, output: string): void {
    this.#hooks.running(nativeId, (hookId) => ({ type: "hookProgress", hookId, output }));
  }

  completeHook(nativeId: string, end: DraftOf<"hookCompleted", "hookId">): void {
    this.#hooks.running(nativeId, (hookId) => {
      const name = this.#hookNames.get(hookId) ?? end.name;
      return { type: "hookCompleted", ...end, name, hookId };
    });
  }

  subagentId(nativeId: string): string | undefined {
    return this.#subagents.idOf(nativeId);
  }

  taskId(nativeId: string): string | undefined {
    return this.#tasks.idOf(nativeId);
  }
}
