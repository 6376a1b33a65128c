import { read, untyped } from "@agentstream/adapter-kit/author";
import type { PermissionOption, ProposedChange } from "@agentstream/schema/written";

import { mapTool } from "../../map-tool.ts";
import type { Handler, PermissionRequest } from "../line.ts";
import { ownerOf } from "../session-owner.ts";
import { startWaiting } from "../waiting-call.ts";

/** `always` holds until the server ends; a refusal without words stops the agent. */
const options: PermissionOption[] = [
  { optionId: "once", kind: "allow", label: "Allow once" },
  { optionId: "always", kind: "allowSession", label: "Always allow" },
  { optionId: "reject", kind: "denyAndStop", label: "Reject" },
];

/** A tool waits for leave. The newer and the older interface have other names for the same things. */
export const handlePermissionAsked: Handler<
  "permission.asked" | "permission.updated" | "permission.v2.asked"
> = ({ properties }, { session, state }) => {
  const asked = read.fields(properties);
  const { emitter } = state;
  const id = read.string(asked.id);
  const permission = read.string(asked.permission ?? asked.action ?? asked.type);
  if (id === undefined || permission === undefined) return false;
  if (emitter.requests.isOpen(id)) return true;
  const owner = ownerOf(session, state);
  const waiting = startWaiting(callIdOf(asked), permission, session, state);
  const toolName = waiting?.toolName ?? permission;
  const metadata = untyped.fields(asked.metadata);
  const changes = changesOf(metadata);
  emitter.requests.askPermission(id, {
    toolName,
    toolKind: mapTool(toolName, undefined).toolKind ?? "other",
    arguments: Object.keys(metadata).length > 0 ? { ...metadata } : undefined,
    toolId: waiting?.toolId,
    title: titleOf(asked),
    reason: toolName === permission ? undefined : `It needs the permission ${permission}.`,
    changes: changes.length > 0 ? changes : undefined,
    options: [...options],
    ...owner,
  });
};

const callIdOf = ({ tool, source, callID }: PermissionRequest): string | undefined =>
  read.string(read.fields(tool).callID) ??
  read.string(read.fields(source).callID) ??
  read.string(callID);

function titleOf({ title, patterns, resources, pattern }: PermissionRequest): string | undefined {
  // older forms have one pattern without a list
  const words = untyped.strings([patterns ?? resources ?? pattern].flat());
  const text = read.string(title) ?? words.join(", ");
  return text === "" ? undefined : text;
}

/** What a tool that writes shows of itself; its form is in no schema. */
function changesOf({ filepath, diff }: Readonly<Record<string, unknown>>): ProposedChange[] {
  const filePath = untyped.string(filepath);
  const text = untyped.string(diff);
  if (filePath === undefined || text === undefined) return [];
  return [{ filePath, changeType: "modified", diff: text }];
}

/** Versions may have more of these words: `reject_always`. */
const outcomeOf = (reply: string): "allowed" | "denied" | "unknown" =>
  /^(?:once|always|allow)/.test(reply)
    ? "allowed"
    : /^(?:reject|deny)/.test(reply)
      ? "denied"
      : "unknown";

export const handlePermissionReplied: Handler<"permission.replied" | "permission.v2.replied"> = (
  { properties },
  { state: { emitter } },
) => {
  const replied = read.fields(properties);
  const id = read.string(replied.requestID ?? replied.permissionID);
  const optionId = read.string(replied.reply ?? replied.response);
  if (id === undefined || optionId === undefined || !emitter.requests.isOpen(id)) return false;
  emitter.requests.resolve(id, {
    outcome: outcomeOf(optionId),
    optionId,
    message: read.string(replied.message),
  });
};
