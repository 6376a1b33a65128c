import {
  createDispatcher,
  read,
  untyped,
  type Dispatcher,
  type Field,
  type Lenient,
  type Row,
} from "@agentstream/adapter-kit/author";
import type { PermissionOptionKind } from "@agentstream/schema";
import type {
  ClaudeCanUseToolRequest,
  ClaudeControlRequestBody,
} from "@agentstream/schema/native/claude/stream-json";
import type { PermissionOption } from "@agentstream/schema/written";

import { mapTool } from "../../map-tool.ts";
import {
  answerPermission,
  answerQuestions,
  refuseAndLog,
  refuseUnknown,
  replyOf,
  type PermissionRequest,
  type RequestContext,
} from "../answer-request.ts";
import type { Handler } from "../line.ts";
import { readQuestions } from "../read-questions.ts";
import { readSuggestions } from "../read-suggestions.ts";
import { ownerOf } from "../thread.ts";
import { startCall } from "./assistant-block.ts";
import { askElicitation } from "./elicitation.ts";

const refused = { becomes: "`log`; an error is the answer", handle: refuseAndLog };
const unknown: Row<unknown, RequestContext> = {
  becomes: "an extension event; an error is the answer",
  handle: refuseUnknown,
};

/** What becomes of each question of the CLI to its host. */
export const controlRequests: Dispatcher<ClaudeControlRequestBody, RequestContext> =
  createDispatcher(
    "subtype",
    {
      can_use_tool: {
        becomes: "`permissionRequested`, `questionAsked`; before it `toolStarted`",
        handle: askPermission,
      },
      elicitation: { becomes: "`questionAsked`", handle: askElicitation },
      hook_callback: refused,
      mcp_message: refused,
    },
    { untagged: unknown, unknown },
  );

/** The CLI asks its host something and waits for the answer. */
export const handleControlRequest: Handler<"control_request"> = (native, context) => {
  const { emitter, state, write } = context;
  const id = read.string(native.request_id) ?? "";
  // the CLI sends what nobody has answered once more: it waits for one answer
  if (emitter.requests.isOpen(id)) return false;
  return controlRequests.dispatch(read.fields(native.request), { emitter, state, write, id });
};

/** The CLI withdraws its question. */
export const handleControlCancelRequest: Handler<"control_cancel_request"> = (
  native,
  { emitter, state },
) => {
  const id = read.string(native.request_id) ?? "";
  state.requests.delete(id);
  if (!emitter.requests.isOpen(id)) return false;
  emitter.requests.resolve(id, { outcome: "cancelled" });
  emitter.requests.answer(id, { outcome: "cancelled" });
};

const questionTools = new Set(["AskUserQuestion", "ask_user_question"]);

/** The CLI asks whether a tool may run. Some tools ask the user something themselves. */
function askPermission(native: Lenient<ClaudeCanUseToolRequest>, context: RequestContext): void {
  const { emitter, state, id } = context;
  const toolName = read.string(native.tool_name) ?? "";
  const { input } = native;
  const call = read.string(native.tool_use_id) ?? findCall(toolName, input, context) ?? id;
  const agent = read.string(native.agent_id);
  const thread = (agent === undefined ? undefined : state.jobs.callByTask.get(agent)) ?? "";
  if (!emitter.tools.isOpen(call)) {
    // the question may come before the call's own line
    state.tools.early.add(call);
    startCall(call, toolName, input, thread, context);
  }
  const toolId = emitter.tools.idOf(call) ?? call;
  state.requests.set(id, call);
  const owner = ownerOf(thread, context);
  const suggestions = readSuggestions(native.permission_suggestions);
  const request: PermissionRequest = { id, call, input, suggestions };
  if (questionTools.has(toolName)) {
    const questions = readQuestions(input);
    emitter.requests.askQuestions(
      id,
      { questions, toolId, ...owner },
      replyOf((decision) => answerQuestions(request, decision, context), context),
    );
    return;
  }
  const options = optionsFor(request, context);
  emitter.requests.askPermission(
    id,
    {
      toolName,
      toolId,
      options,
      canChangeArguments: true,
      ...aboutCall(toolName, native),
      ...owner,
    },
    replyOf((decision) => answerPermission(request, decision, context), context),
  );
}

/** Older versions do not say which call they ask about: it is the one with this name and these arguments. */
function findCall(
  toolName: string,
  input: Field,
  { emitter: { tools }, state }: RequestContext,
): string | undefined {
  const asked = new Set(state.requests.values());
  const wanted = JSON.stringify(read.toolArguments(input));
  return tools.openIds().find((id) => {
    const start = tools.startOf(tools.idOf(id) ?? "");
    const isSame = start?.toolName === toolName && JSON.stringify(start.arguments) === wanted;
    return isSame && !asked.has(id);
  });
}

/** What a question about a call has in addition to its name. */
function aboutCall(toolName: string, native: Lenient<ClaudeCanUseToolRequest>) {
  const { input, description, decision_reason } = native;
  const about = mapTool(toolName, input);
  // the arguments of the tool that leaves plan mode
  const plan = untyped.string(untyped.fields(input)["plan"]);
  return {
    arguments: read.toolArguments(input),
    ...about,
    title: read.string(description) ?? about.title,
    reason: read.string(decision_reason),
    plan: toolName === "ExitPlanMode" ? plan : undefined,
  };
}

/** Changes that the CLI suggests are one more way to answer; a host can limit them to the session. */
function optionsFor(
  { suggestions }: PermissionRequest,
  { write }: RequestContext,
): PermissionOption[] {
  const isLasting = suggestions.some(({ destination }) => read.string(destination) !== "session");
  const isForHost = write !== undefined && suggestions.length > 0;
  const kinds: PermissionOptionKind[] = ["allow"];
  if (isForHost) kinds.push("allowSession");
  if (isLasting) kinds.push("allowRule");
  kinds.push("deny", "denyAndStop");
  return kinds.map((kind) => ({ optionId: kind, kind }));
}
