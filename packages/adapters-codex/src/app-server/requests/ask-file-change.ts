import { present, read, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type { CodexServerFileApprovalParams } from "@agentstream/schema/native/codex/app-server";
import type { ProposedChange } from "@agentstream/schema/written";

import type { CallOf } from "../../exec/item.ts";
import { readChanges, type Change } from "../../map-change.ts";
import { startFileChange } from "../../map-tool.ts";
import type { LegacyChange, RequestContext, RequestHandler } from "../line.ts";
import { commonChoices, decide, findCall, legacyChoices, optionsOf, type Choice } from "./ask.ts";

/** A patch that wants to be applied. What it changes is in the item before it. */
export const askFileChange: RequestHandler<"item/fileChange/requestApproval"> = (
  { params },
  context,
) => ask(read.fields(params), {}, commonChoices, context);

/** The same in the words of the first versions, where the changes are in the request. */
export const askLegacyPatch: RequestHandler<"applyPatchApproval"> = (native, context) => {
  const { conversationId, callId, fileChanges, reason, grantRoot } = read.fields(native.params);
  const changes = read.entries(fileChanges).map(readLegacyChange);
  const params = { threadId: conversationId, itemId: callId, reason, grantRoot };
  ask(read.line(params), read.line({ changes }), legacyChoices, context);
};

function ask(
  params: Lenient<CodexServerFileApprovalParams>,
  patch: CallOf<"file_change">,
  choices: readonly Choice[],
  context: RequestContext,
): void {
  const { emitter, nativeId, answer } = context;
  const { thread, toolId, start } = findCall(params, startFileChange(patch), context);
  const begun: CallOf<"file_change"> = read.line(start?.arguments ?? {});
  const intended = readChanges(begun.changes ?? patch.changes).map(proposed);
  const grantRoot = read.string(params.grantRoot);
  emitter.requests.askPermission(
    nativeId,
    {
      toolName: "apply_patch",
      toolKind: "edit",
      arguments: present({ ...start?.arguments, grantRoot }),
      toolId,
      title: start?.title,
      locations: start?.locations,
      changes: intended.length > 0 ? intended : undefined,
      reason: read.string(params.reason),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => answer({ decision: decide(choices, decision, context) ?? "decline" }),
  );
}

/** What a patch intends, without what only a change that was made has. */
const proposed = ({ filePath, changeType, before, after, diff }: Change): ProposedChange =>
  present({ filePath, changeType, before, after, diff });

function readLegacyChange([path, native]: readonly [string, Unsure<LegacyChange>]): object {
  const { type, content, unified_diff, move_path } = read.fields(native);
  return { path, kind: { type, move_path }, diff: content ?? unified_diff };
}
