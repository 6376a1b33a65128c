import { read, type Lenient, readForm, writeForm } from "@agentstream/adapter-kit/author";
import type { CodexServerElicitationParams } from "@agentstream/schema/native/codex/app-server";

import type { RequestContext, RequestHandler } from "../line.ts";
import { chosen, optionsOf, type Choice } from "./ask.ts";

type Params = Lenient<CodexServerElicitationParams>;

/** An MCP server asks; or Codex asks in its place whether one of its tools may run. */
export const askElicitation: RequestHandler<"mcpServer/elicitation/request"> = (
  native,
  context,
) => {
  const params = read.fields(native.params);
  const { _meta } = params;
  const { codex_approval_kind } = read.fields(_meta);
  if (read.is(codex_approval_kind, "mcp_tool_call")) askTool(params, context);
  else askForm(params, context);
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

function askTool(params: Params, context: RequestContext): void {
  const { emitter, state, threads, conversation, nativeId, answer } = context;
  const { _meta } = params;
  const { tool_name, tool_params, persist } = read.fields(_meta);
  const server = read.string(params.serverName);
  const toolName = read.string(tool_name) ?? "mcp_tool_call";
  const kept = [read.string(persist) ?? read.strings(persist)].flat();
  const choices = [once, ...lasting.filter(({ optionId }) => kept.includes(optionId)), ...refusals];
  const { owner } = threads.of(read.string(params.threadId));
  emitter.requests.askPermission(
    nativeId,
    {
      toolName,
      toolKind: "mcp",
      toolId: findTool(toolName, server, owner, context),
      arguments: read.toolArguments(tool_params),
      title: server === undefined ? undefined : `${server}: ${toolName}`,
      reason: read.string(params.message),
      options: optionsOf(choices),
      ...owner,
    },
    (decision) => {
      const choice = chosen(choices, decision);
      const { outcome, stop } = decision;
      if (outcome === "allowed")
        return answer({ action: "accept", content: {}, _meta: choice?.native ?? null });
      answer({ action: choice?.native ?? "decline", content: null, _meta: null });
      // to cancel the question does not end the turn
      if (stop !== true) return;
      state.isStoppedByDenial = true;
      conversation.interrupt();
    },
  );
}

/** The request has no id of the call: it is the one of this tool that waits, the newest if there are several. */
function findTool(
  toolName: string,
  server: string | undefined,
  { subagentId }: { readonly subagentId?: string },
  { emitter: { tools }, state, nativeId }: RequestContext,
): string | undefined {
  const key = tools.openIds().findLast((one) => {
    const start = tools.startOf(tools.idOf(one) ?? "");
    const isIts = start?.toolName === toolName && start.server === server;
    return isIts && start.subagentId === subagentId && !state.asked.has(one);
  });
  if (key === undefined) return undefined;
  state.asked.set(key, nativeId);
  return tools.idOf(key);
}

const actions = {
  answered: "accept",
  declined: "decline",
  expired: "cancel",
  cancelled: "cancel",
};

function askForm(params: Params, { emitter, threads, nativeId, answer }: RequestContext): void {
  const { owner } = threads.of(read.string(params.threadId));
  const { requestedSchema } = params;
  const schema = read.object(requestedSchema);
  emitter.requests.askQuestions(
    nativeId,
    {
      questions: readForm(requestedSchema, ["true", "false"]),
      message: read.string(params.message),
      schema: schema === undefined ? undefined : { ...schema },
      url: read.string(params.url),
      server: read.string(params.serverName),
      ...owner,
    },
    ({ outcome, answers }) => {
      const content = outcome === "answered" ? writeForm(requestedSchema, answers) : null;
      answer({ action: actions[outcome], content, _meta: null });
    },
  );
}
