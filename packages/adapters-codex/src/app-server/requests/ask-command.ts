import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";

import type { RequestCall, RequestHandler, ServerContext } from "../state.ts";
import { chosen, findCall, nativeIdOf, optionsOf, type Choice } from "./ask.ts";
import { legacyChoices, readLegacyCall } from "./legacy.ts";

/** What may be decided of a patch, and of a command where nothing else is said. */
export const commonChoices: readonly Choice[] = [
  { optionId: "accept", kind: "allow", label: "Allow", native: "accept" },
  {
    optionId: "acceptForSession",
    kind: "allowSession",
    label: "Allow in this session",
    native: "acceptForSession",
  },
  { optionId: "decline", kind: "deny", label: "Deny", native: "decline" },
  { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop", native: "cancel" },
];

/** A command that wants to run, or to be written to. */
export const askCommand: RequestHandler = (call, context) => {
  const { params } = call;
  const decisions = read.list(params["availableDecisions"]);
  const listed = decisions.flatMap(readDecision);
  const refusals = commonChoices.filter(({ kind }) => kind === "deny" || kind === "denyAndStop");
  // to say no is always possible, also where only yes is offered
  const missing = refusals.filter(
    ({ optionId }) => !listed.some((one) => one.optionId === optionId),
  );
  const choices = listed.length === 0 ? commonChoices : [...listed, ...missing];
  ask(call, read.string(params["itemId"]), params, choices, context);
};

/** The same in the words of the first versions. */
export const askLegacyCommand: RequestHandler = (call, context) => {
  const command = read.strings(call.params["command"]).join(" ");
  const asked = readLegacyCall(call);
  ask(
    asked,
    read.string(call.params["callId"]),
    { ...call.params, command },
    legacyChoices,
    context,
  );
};

function ask(
  call: RequestCall,
  itemId: string | undefined,
  params: NativeObject,
  choices: readonly Choice[],
  context: ServerContext,
): void {
  const command = read.string(params["command"]);
  const cwd = read.string(params["cwd"]);
  const reason = read.string(params["reason"]);
  const network = params["networkApprovalContext"];
  const begin = { type: "command_execution", fields: { command } };
  const { thread, toolId, start } = findCall(call, itemId, begin, context);
  const known = {
    ...start?.arguments,
    ...(command !== undefined && { command }),
    ...(cwd !== undefined && { cwd }),
    ...(read.isFields(network) && { network }),
  };
  context.emitter.requests.askPermission(
    nativeIdOf(call),
    {
      toolName: start?.toolName ?? "command_execution",
      toolKind: "execute",
      arguments: known,
      ...(toolId !== undefined && { toolId }),
      ...(command !== undefined && { title: command }),
      ...(reason !== undefined && { reason }),
      options: optionsOf(choices),
      ...thread.owner,
    },
    (decision) => call.answer({ decision: chosen(choices, decision)?.native ?? "decline" }),
  );
}

/** A decision that the server offers: a word, or an object whose one key is the word. */
function readDecision(native: unknown, at: number): Choice[] {
  const word = read.string(native);
  const known = commonChoices.find(({ optionId }) => optionId === word);
  if (word !== undefined) return known === undefined ? [] : [known];
  const [name] = Object.keys(read.fields(native));
  if (name === undefined) return [];
  const amendment = read.fields(read.fields(native)[name]);
  const policy = read.fields(amendment["network_policy_amendment"]);
  const isDenial = policy["action"] === "deny";
  const about = read.strings(amendment["execpolicy_amendment"]).join(" ");
  const host = read.string(policy["host"]);
  return [
    {
      // several may have the same name
      optionId: host === undefined ? name : `${name}:${at}`,
      kind: isDenial ? "deny" : "allowRule",
      label: [isDenial ? "Deny, and always deny" : "Allow, and always allow", host ?? about]
        .filter((part) => part !== "")
        .join(" "),
      native,
    },
  ];
}
