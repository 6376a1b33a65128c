import { present, read, type Lenient } from "@agentstream/adapter-kit/author";
import type { CodexServerCommandApprovalParams } from "@agentstream/schema/native/codex/app-server";

import { startCommand } from "../../map-tool.ts";
import type { RequestContext, RequestHandler } from "../line.ts";
import { commonChoices, decide, findCall, legacyChoices, optionsOf, type Choice } from "./ask.ts";
import { readDecision } from "./read-decision.ts";

/** A command that wants to run, or to be written to. */
export const askCommand: RequestHandler<"item/commandExecution/requestApproval"> = (
  native,
  context,
) => {
  const params = read.fields(native.params);
  const listed = read.list(params.availableDecisions).flatMap(readDecision);
  const refusals = commonChoices.filter(({ kind }) => kind === "deny" || kind === "denyAndStop");
  // a refusal is always possible, also where only an approval is offered
  const missing = refusals.filter(
    ({ optionId }) => !listed.some((one) => one.optionId === optionId),
  );
  ask(params, listed.length === 0 ? commonChoices : [...listed, ...missing], context);
};

/** The same in the words of the first versions. */
export const askLegacyCommand: RequestHandler<"execCommandApproval"> = (native, context) => {
  const { conversationId, callId, command, cwd, reason } = read.fields(native.params);
  const words = read.strings(command).join(" ");
  const params = { threadId: conversationId, itemId: callId, command: words, cwd, reason };
  ask(read.line(params), legacyChoices, context);
};

function ask(
  params: Lenient<CodexServerCommandApprovalParams>,
  choices: readonly Choice[],
  context: RequestContext,
): void {
  const { emitter, nativeId, answer } = context;
  const command = read.string(params.command);
  const begin = startCommand(read.line({ command }));
  const { thread, toolId, start } = findCall(params, begin, context);
  const asked = present({
    command,
    cwd: read.string(params.cwd),
    network: read.object(params.networkApprovalContext),
  });
  emitter.requests.askPermission(
    nativeId,
    {
      toolName: start?.toolName ?? "command_execution",
      toolKind: "execute",
      arguments: { ...start?.arguments, ...asked },
      toolId,
      title: command,
      reason: read.string(params.reason),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => answer({ decision: decide(choices, decision, context) ?? "decline" }),
  );
}
