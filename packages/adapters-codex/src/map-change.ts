import { present, read } from "@agentstream/adapter-kit/author";
import type { FileChangedEvent, ChangeType } from "@agentstream/schema";

import type { CallOf } from "./exec/item.ts";

type NativeChanges = CallOf<"file_change">["changes"];
type NativeChange = ReturnType<typeof read.objects<NonNullable<NativeChanges>>>[number];

export type Change = Pick<
  FileChangedEvent,
  "filePath" | "changeType" | "before" | "after" | "diff" | "movedTo"
>;

const changeTypes = { add: "created", delete: "deleted", update: "modified" } as const;

/** The files of a patch. Flat lines have no kind, but the contents before and after; app-server's have a diff. */
export const readChanges = (native: NativeChanges): Change[] =>
  read.objects(native).flatMap((change) => {
    const filePath = read.string(change.path);
    if (filePath === undefined) return [];
    const { type, move_path } = read.fields(change.kind);
    const known = read.word(change.kind, changeTypes) ?? read.word(type, changeTypes);
    const changeType = known ?? changeTypeOf(change);
    const movedTo = read.string(move_path);
    return [present({ filePath, changeType, ...contentsOf(change, changeType), movedTo })];
  });

type Contents = Partial<Record<"before" | "after" | "diff", string | undefined>>;

/** The diff of a new file is what stands in it, that of a deleted one what stood there. */
const diffFields: Readonly<Record<ChangeType, keyof Contents>> = {
  created: "after",
  deleted: "before",
  modified: "diff",
};

/** The end of a diff that says where a file was moved to. */
const movedTrailer = /\n\nMoved to: [^\n]*\n?$/;

function contentsOf(change: NativeChange, changeType: ChangeType): Contents {
  const before = read.string(change.before);
  const after = read.string(change.after);
  const diff = read.string(change.diff);
  if (diff === undefined) return { before, after };
  const name = diffFields[changeType];
  return { before, after, [name]: name === "diff" ? diff.replace(movedTrailer, "") : diff };
}

function changeTypeOf(change: NativeChange): ChangeType {
  const before = read.string(change.before);
  const after = read.string(change.after);
  if (after !== undefined && before === undefined) return "created";
  return before !== undefined && after === undefined ? "deleted" : "modified";
}
