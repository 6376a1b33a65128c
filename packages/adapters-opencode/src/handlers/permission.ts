import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { PermissionOption, ProposedChange } from "@agentstream/schema/written";

import type { ServeHandler } from "../handler.ts";
import { mapTool } from "../map-tool.ts";
import { ownerOf } from "./session-owner.ts";
import { startWaiting } from "./waiting-call.ts";

/** `always` holds until the server ends; a refusal without words stops the agent. */
const options: PermissionOption[] = [
  { optionId: "once", kind: "allow", label: "Allow once" },
  { optionId: "always", kind: "allowSession", label: "Always allow" },
  { optionId: "reject", kind: "denyAndStop", label: "Reject" },
];

/** A tool waits for leave. The newer and the older interface name the same things otherwise. */
export const handlePermissionAsked: ServeHandler = (asked, session, state) => {
  const { emitter } = state;
  const id = read.string(asked["id"]);
  const permission = read.string(asked["permission"] ?? asked["action"] ?? asked["type"]);
  if (id === undefined || permission === undefined) return false;
  if (emitter.requests.isOpen(id)) return true;
  const owner = ownerOf(session, state);
  const waiting = startWaiting(callIdOf(asked), permission, session, state);
  const patterns = read.strings(
    [asked["patterns"] ?? asked["resources"] ?? asked["pattern"]].flat(),
  );
  const metadata = read.fields(asked["metadata"]);
  const { toolKind = "other" } = mapTool(waiting?.toolName ?? permission, undefined);
  const title = read.string(asked["title"]) ?? patterns.join(", ");
  const changes = changesOf(metadata);
  emitter.requests.askPermission(id, {
    toolName: waiting?.toolName ?? permission,
    toolKind,
    ...(Object.keys(metadata).length > 0 && { arguments: { ...metadata } }),
    ...(waiting?.toolId !== undefined && { toolId: waiting.toolId }),
    ...(title !== "" && { title }),
    ...(waiting !== undefined &&
      waiting.toolName !== permission && { reason: `It needs the permission ${permission}.` }),
    ...(changes.length > 0 && { changes }),
    options: [...options],
    ...owner,
  });
  return true;
};

const callIdOf = ({ tool, source, callID }: NativeObject): string | undefined =>
  read.string(read.fields(tool)["callID"]) ??
  read.string(read.fields(source)["callID"]) ??
  read.string(callID);

/** What a tool that writes shows of itself. */
function changesOf({ filepath, diff }: NativeObject): ProposedChange[] {
  const filePath = read.string(filepath);
  const text = read.string(diff);
  if (filePath === undefined || text === undefined) return [];
  return [{ filePath, changeType: "modified", diff: text }];
}

const outcomes: ReadonlyMap<string, "allowed" | "denied"> = new Map<string, "allowed" | "denied">([
  ["once", "allowed"],
  ["always", "allowed"],
  ["reject", "denied"],
]);

export const handlePermissionReplied: ServeHandler = (replied, _, { emitter }) => {
  const id = read.string(replied["requestID"] ?? replied["permissionID"]);
  const reply = read.string(replied["reply"] ?? replied["response"]);
  if (id === undefined || reply === undefined || !emitter.requests.isOpen(id)) return false;
  const message = read.string(replied["message"]);
  emitter.requests.resolve(id, {
    outcome: outcomes.get(reply) ?? "unknown",
    optionId: reply,
    ...(message !== undefined && { message }),
  });
  return true;
};
