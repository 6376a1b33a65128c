import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { ProposedChange } from "@agentstream/schema/written";

import { readChanges, type Change } from "../../map-tool.ts";
import type { RequestCall, RequestHandler, ServerContext } from "../state.ts";
import { commonChoices } from "./ask-command.ts";
import { chosen, findCall, nativeIdOf, optionsOf, type Choice } from "./ask.ts";
import { legacyChoices, readLegacyCall } from "./legacy.ts";

/** A patch that wants to be applied. What it changes stands in the item before it. */
export const askFileChange: RequestHandler = (call, context) =>
  ask(call, read.string(call.params["itemId"]), undefined, commonChoices, context);

/** The same in the words of the first versions, where the changes stand in the request. */
export const askLegacyPatch: RequestHandler = (call, context) => {
  const changes = Object.entries(read.fields(call.params["fileChanges"])).map(([path, native]) =>
    readLegacyChange(path, read.fields(native)),
  );
  const asked = readLegacyCall(call);
  ask(asked, read.string(call.params["callId"]), changes, legacyChoices, context);
};

function ask(
  call: RequestCall,
  itemId: string | undefined,
  changes: readonly NativeObject[] | undefined,
  choices: readonly Choice[],
  context: ServerContext,
): void {
  const reason = read.string(call.params["reason"]);
  const grantRoot = read.string(call.params["grantRoot"]);
  const begin = { type: "file_change", fields: { changes } };
  const { thread, toolId, start } = findCall(call, itemId, begin, context);
  const intended = readChanges(read.list(start?.arguments?.["changes"] ?? changes));
  const known = { ...start?.arguments, ...(grantRoot !== undefined && { grantRoot }) };
  context.emitter.requests.askPermission(
    nativeIdOf(call),
    {
      toolName: "apply_patch",
      toolKind: "edit",
      arguments: known,
      ...(toolId !== undefined && { toolId }),
      ...(start?.title !== undefined && { title: start.title }),
      ...(start?.locations !== undefined && { locations: start.locations }),
      ...(intended.length > 0 && {
        changes: intended.map(proposed),
      }),
      ...(reason !== undefined && { reason }),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => call.answer({ decision: chosen(choices, decision)?.native ?? "decline" }),
  );
}

/** What a patch intends, without what only a change that was made has. */
const proposed = ({ filePath, changeType, before, after, diff }: Change): ProposedChange => ({
  filePath,
  changeType,
  ...(before !== undefined && { before }),
  ...(after !== undefined && { after }),
  ...(diff !== undefined && { diff }),
});

function readLegacyChange(path: string, native: NativeObject): NativeObject {
  const { type, content, unified_diff, move_path } = native;
  return { path, kind: { type, move_path }, diff: content ?? unified_diff };
}
