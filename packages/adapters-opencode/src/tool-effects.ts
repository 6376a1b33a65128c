import {
  read,
  untyped,
  type Lenient,
  type Undefinable,
  type Unsure,
  planEntry,
} from "@agentstream/adapter-kit/author";
import type { FileChangedEvent } from "@agentstream/schema";
import type { OpencodeTodo } from "@agentstream/schema/native/opencode/run";
import type { PlanEntry } from "@agentstream/schema/written";

import type { Call, PatchedFile, ToolMetadata } from "./read-call.ts";
import type { State, Thread } from "./thread.ts";

type Change = Undefinable<
  Pick<FileChangedEvent, "filePath" | "changeType" | "diff" | "movedTo" | "inferred">
>;

/** What a tool that succeeded has done in addition to returning. */
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
  // the arguments of a tool are in no schema
  if (isPlan) emitter.plan(readPlan(call.metadata.todos ?? read.line({ ...call.args })["todos"]));
}

function readWrite({ args, metadata }: Call): Change[] {
  const filePath = read.string(metadata.filepath) ?? untyped.string(args?.["filePath"]);
  const exists = read.boolean(metadata.exists);
  if (filePath === undefined) return [];
  return [
    {
      filePath,
      changeType: exists === false ? "created" : "modified",
      diff: diffOf(metadata),
      inferred: exists === undefined ? true : undefined,
    },
  ];
}

function readEdit({ args, metadata }: Call): Change[] {
  const { file, status } = read.fields(metadata.filediff);
  const filePath = read.string(file) ?? untyped.string(args?.["filePath"]);
  if (filePath === undefined) return [];
  const changeType = read.is(status, "added") ? "created" : "modified";
  return [{ filePath, changeType, diff: diffOf(metadata) }];
}

const changeTypes = {
  add: "created",
  added: "created",
  delete: "deleted",
  deleted: "deleted",
} as const;

/** A patch changes several files. */
function readPatch({ metadata }: Call): Change[] {
  return read.list(metadata.files).flatMap((item): Change[] => {
    const { filePath: path, file, type, status, movePath, ...diffs } = read.fields(item);
    // older versions have paths alone
    const filePath = read.string(path) ?? read.string(file) ?? untyped.string(item);
    if (filePath === undefined) return [];
    const changeType = read.word(type ?? status, changeTypes) ?? "modified";
    return [{ filePath, changeType, diff: diffOf(diffs), movedTo: read.string(movePath) }];
  });
}

/** A unified diff, wherever it stands. */
function diffOf({
  diff,
  patch,
  filediff,
}: ToolMetadata | Lenient<PatchedFile>): string | undefined {
  const text = read.string(diff) ?? read.string(patch) ?? read.string(read.fields(filediff).patch);
  return text === "" ? undefined : text;
}

/** The model's list, whole. */
export const readPlan = (todos: Unsure<OpencodeTodo[] | undefined> | undefined): PlanEntry[] =>
  read
    .objects(todos)
    .flatMap(({ content, status, priority }) => planEntry(content, status, priority));
