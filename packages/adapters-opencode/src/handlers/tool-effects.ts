import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { FileChangedEvent } from "@agentstream/schema";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Call } from "../read-call.ts";
import type { State, Thread } from "../state.ts";

type Change = Pick<FileChangedEvent, "filePath" | "changeType" | "diff" | "movedTo" | "inferred">;

/** What a tool that succeeded has done besides returning. */
const effects: ReadonlyMap<string, (call: Call) => Change[]> = new Map([
  ["write", readWrite],
  ["edit", readEdit],
  ["multiedit", readEdit],
  ["apply_patch", readPatch],
  ["patch", readPatch],
]);

export function emitEffects(call: Call, toolId: string, thread: Thread, state: State): void {
  const { emitter, main } = state;
  for (const change of effects.get(call.toolName)?.(call) ?? []) {
    emitter.emit({ type: "fileChanged", ...change, toolId, ...thread.owner });
  }
  const isPlan = call.toolName === "todowrite" && thread === main;
  if (isPlan) emitter.plan(readPlan(call.metadata["todos"] ?? call.args?.["todos"]));
}

function readWrite({ args, metadata }: Call): Change[] {
  const filePath = read.string(metadata["filepath"]) ?? read.string(args?.["filePath"]);
  const exists = read.boolean(metadata["exists"]);
  if (filePath === undefined) return [];
  return [
    {
      filePath,
      changeType: exists === false ? "created" : "modified",
      ...diffOf(metadata),
      ...(exists === undefined && { inferred: true }),
    },
  ];
}

function readEdit({ args, metadata }: Call): Change[] {
  const diff = read.fields(metadata["filediff"]);
  const filePath = read.string(diff["file"]) ?? read.string(args?.["filePath"]);
  if (filePath === undefined) return [];
  const changeType = diff["status"] === "added" ? "created" : "modified";
  return [{ filePath, changeType, ...diffOf(metadata) }];
}

const changeTypes: ReadonlyMap<unknown, FileChangedEvent["changeType"]> = new Map([
  ["add", "created"],
  ["added", "created"],
  ["delete", "deleted"],
  ["deleted", "deleted"],
]);

/** A patch changes several files. */
function readPatch({ metadata }: Call): Change[] {
  return read.list(metadata["files"]).flatMap((file): Change[] => {
    const fields = read.fields(file);
    const filePath =
      read.string(fields["filePath"]) ?? read.string(fields["file"]) ?? read.string(file);
    const movedTo = read.string(fields["movePath"]);
    if (filePath === undefined) return [];
    const changeType = changeTypes.get(fields["type"] ?? fields["status"]) ?? "modified";
    return [{ filePath, changeType, ...diffOf(fields), ...(movedTo !== undefined && { movedTo }) }];
  });
}

/** A unified diff, wherever it stands. */
function diffOf(fields: NativeObject): { diff?: string } {
  const diff =
    read.string(fields["diff"]) ??
    read.string(fields["patch"]) ??
    read.string(read.fields(fields["filediff"])["patch"]);
  return diff === undefined || diff === "" ? {} : { diff };
}

const planStatuses: ReadonlyMap<unknown, PlanEntry["status"]> = new Map([
  ["pending", "pending"],
  ["in_progress", "inProgress"],
  ["completed", "completed"],
  ["cancelled", "cancelled"],
]);

const priorities: ReadonlyMap<unknown, NonNullable<PlanEntry["priority"]>> = new Map([
  ["high", "high"],
  ["medium", "medium"],
  ["low", "low"],
]);

/** The model's list, whole. */
export const readPlan = (todos: unknown): PlanEntry[] =>
  read.list(todos).flatMap((todo): PlanEntry[] => {
    const { content, status, priority } = read.fields(todo);
    const words = read.string(content);
    const rank = priorities.get(priority);
    if (words === undefined) return [];
    return [
      {
        content: words,
        status: planStatuses.get(status) ?? "pending",
        ...(rank !== undefined && { priority: rank }),
      },
    ];
  });
