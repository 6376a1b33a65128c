import {
  read,
  untyped,
  type Field,
  type Lenient,
  type MemberOf,
} from "@agentstream/adapter-kit/author";
import type { CodexOlderMessage } from "@agentstream/schema/native/codex/exec";

type Fields = Readonly<Record<string, unknown>>;
type Message<Type extends "patch_apply_begin" | "patch_apply_end"> = Lenient<
  MemberOf<CodexOlderMessage, "type", Type>
>;

/** The changes of each open patch, by its call: its end does not repeat them. */
export type OpenPatches = Map<string, readonly object[]>;

/** The beginning of a patch as an item of a later version. */
export function beginPatch(message: Message<"patch_apply_begin">, open: OpenPatches): Fields {
  const changes = read.entries(message.changes).map(([path, change]) => changeOf(path, change));
  open.set(keyOf(message.call_id), changes);
  return { type: "file_change", changes };
}

/** The end of a patch as an item of a later version. */
export function endPatch(message: Message<"patch_apply_end">, open: OpenPatches): Fields {
  const { call_id, success, stdout, stderr } = message;
  const changes = open.get(keyOf(call_id));
  open.delete(keyOf(call_id));
  const isApplied = read.boolean(success) === true;
  // what the system does not permit was tried, and failed
  const isRefused = !isApplied && /\breject/i.test(read.string(stderr) ?? "");
  const status = isApplied ? "completed" : isRefused ? "declined" : "failed";
  return { type: "file_change", status, changes, stdout, stderr };
}

const keyOf = (callId: Field): string => untyped.string(callId) ?? "";

/** `{add: {content}}`, `{delete: {content}}`, `{update: {unified_diff, move_path}}`; later the kind is a `type`. */
function changeOf(path: string, change: unknown): Fields {
  const fields = untyped.fields(change);
  const [name, about] = Object.entries(fields)[0] ?? [];
  const type = untyped.string(fields["type"]);
  const { content, unified_diff, move_path } = type === undefined ? untyped.fields(about) : fields;
  const diff = untyped.string(content) ?? untyped.string(unified_diff);
  return { path, kind: { type: type ?? name, move_path }, diff };
}
