import { present, read, untyped, type Lenient, type Unsure } from "@agentstream/adapter-kit/author";
import type {
  CodexServerCommandApprovalParams,
  CodexServerDecision,
} from "@agentstream/schema/native/codex/app-server";

import { startCommand } from "../../map-tool.ts";
import type { RequestContext, RequestHandler } from "../line.ts";
import { chosen, commonChoices, findCall, legacyChoices, optionsOf, type Choice } from "./ask.ts";

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
    (decision) => answer({ decision: chosen(choices, decision)?.native ?? "decline" }),
  );
}

interface Amendment {
  execpolicy_amendment?: string[];
  network_policy_amendment?: { action?: string; host?: string };
}

/** A decision that the server offers: a word, or an object whose one key is the word. */
function readDecision(native: Unsure<string | CodexServerDecision>, at: number): Choice[] {
  const word = read.string(native);
  const known = commonChoices.find(({ optionId }) => optionId === word);
  if (word !== undefined) return known === undefined ? [] : [known];
  const [entry] = Object.entries(read.fields(native));
  if (entry === undefined) return [];
  const [name, about] = entry;
  const amendment: Lenient<Amendment> = read.line(untyped.fields(about));
  const policy = read.fields(amendment.network_policy_amendment);
  const isDenial = read.string(policy.action) === "deny";
  const rule = read.strings(amendment.execpolicy_amendment).join(" ");
  const host = read.string(policy.host);
  const label = isDenial ? "Deny, and always deny" : "Allow, and always allow";
  return [
    {
      // several may have the same name
      optionId: host === undefined ? name : `${name}:${at}`,
      kind: isDenial ? "deny" : "allowRule",
      label: [label, host ?? rule].filter((part) => part !== "").join(" "),
      native,
    },
  ];
}
