import { untyped as read } from "@agentstream/adapter-kit";

import type { RequestCall, RequestHandler, ServerContext } from "../state.ts";
import { chosen, nativeIdOf, optionsOf, type Choice } from "./ask.ts";
import { readForm, writeForm } from "./form.ts";

/** An MCP server asks; or Codex asks in its place whether one of its tools may run. */
export const askElicitation: RequestHandler = (call, context) => {
  const kind = read.fields(call.params["_meta"])["codex_approval_kind"];
  if (kind === "mcp_tool_call") askTool(call, context);
  else askForm(call, context);
};

const once: Choice = { optionId: "accept", kind: "allow", label: "Allow", native: null };
const refusals: readonly Choice[] = [
  { optionId: "decline", kind: "deny", label: "Deny", native: "decline" },
  { optionId: "cancel", kind: "denyAndStop", label: "Deny and stop", native: "cancel" },
];

/** How long a permission can be kept, in the server's words. */
const lasting: readonly Choice[] = [
  {
    optionId: "session",
    kind: "allowSession",
    label: "Allow in this session",
    native: { persist: "session" },
  },
  { optionId: "always", kind: "allowRule", label: "Always allow", native: { persist: "always" } },
];

function askTool(call: RequestCall, context: ServerContext): void {
  const { emitter, threads, conversation } = context;
  const meta = read.fields(call.params["_meta"]);
  const server = read.string(call.params["serverName"]);
  const toolName = read.string(meta["tool_name"]) ?? "mcp_tool_call";
  const given = read.toolArguments(meta["tool_params"]);
  const reason = read.string(call.params["message"]);
  const kept = [meta["persist"]].flat();
  const choices = [once, ...lasting.filter(({ optionId }) => kept.includes(optionId)), ...refusals];
  const { owner } = threads.of(read.string(call.params["threadId"]));
  const toolId = findTool(toolName, server, call, context);
  emitter.requests.askPermission(
    nativeIdOf(call),
    {
      toolName,
      toolKind: "mcp",
      ...(toolId !== undefined && { toolId }),
      ...(given !== undefined && { arguments: given }),
      ...(server !== undefined && { title: `${server}: ${toolName}` }),
      ...(reason !== undefined && { reason }),
      options: optionsOf(choices),
      ...owner,
    },
    (decision) => {
      const choice = chosen(choices, decision);
      const { outcome, stop } = decision;
      if (outcome === "allowed")
        return call.answer({ action: "accept", content: {}, _meta: choice?.native ?? null });
      call.answer({ action: choice?.native ?? "decline", content: null, _meta: null });
      // to cancel the question does not end the turn
      if (stop === true) conversation.interrupt();
    },
  );
}

/** The request has no id of the call: it is the one of this tool that waits, the newest if there are several. */
function findTool(
  toolName: string,
  server: string | undefined,
  call: RequestCall,
  { emitter: { tools }, state, threads }: ServerContext,
): string | undefined {
  const { owner } = threads.of(read.string(call.params["threadId"]));
  const key = tools.openIds().findLast((one) => {
    const start = tools.startOf(tools.idOf(one) ?? "");
    const isIts = start?.toolName === toolName && start.server === server;
    return isIts && start.subagentId === owner.subagentId && !state.asked.has(one);
  });
  if (key === undefined) return undefined;
  state.asked.set(key, nativeIdOf(call));
  return tools.idOf(key);
}

function askForm(call: RequestCall, { emitter, threads }: ServerContext): void {
  const { params } = call;
  const { owner } = threads.of(read.string(params["threadId"]));
  const schema = params["requestedSchema"];
  const url = read.string(params["url"]);
  const message = read.string(params["message"]);
  const server = read.string(params["serverName"]);
  emitter.requests.askQuestions(
    nativeIdOf(call),
    {
      questions: readForm(schema),
      ...(message !== undefined && { message }),
      ...(read.isFields(schema) && { schema: { ...schema } }),
      ...(url !== undefined && { url }),
      ...(server !== undefined && { server }),
      ...owner,
    },
    ({ outcome, answers }) => {
      const content = outcome === "answered" ? writeForm(schema, answers) : null;
      const action = {
        answered: "accept",
        declined: "decline",
        expired: "cancel",
        cancelled: "cancel",
      };
      call.answer({ action: action[outcome], content, _meta: null });
    },
  );
}
