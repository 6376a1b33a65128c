import { untyped as read, type NativeObject } from "@agentstream/adapter-kit";
import type { PermissionOption } from "@agentstream/schema/written";

import { answerPermission, answerQuestions, refuse, type AskedCall } from "../answer-request.ts";
import { mapTool } from "../map-tool.ts";
import { readQuestions } from "../read-questions.ts";
import { readSuggestions } from "../read-suggestions.ts";
import type { Context, Handler } from "../state.ts";
import { ownerOf } from "../thread.ts";
import { startCall } from "./assistant-block.ts";
import { askElicitation } from "./elicitation.ts";

/** The CLI asks its host something; it waits for the answer. */
export const handleControlRequest: Handler = (native, context) => {
  const request = read.fields(native["request"]);
  const id = read.string(native["request_id"]) ?? "";
  const handler = handlers.get(read.string(request["subtype"]) ?? "");
  if (handler !== undefined) return handler(id, request, context);
  refuse(id, context);
  context.emitter.extension("control_request", native);
};

type RequestHandler = (id: string, request: NativeObject, context: Context) => void;

const handlers: ReadonlyMap<string, RequestHandler> = new Map<string, RequestHandler>([
  ["can_use_tool", askPermission],
  ["elicitation", askElicitation],
  ["hook_callback", refuseAloud],
  ["mcp_message", refuseAloud],
]);

/** The CLI takes its question back. */
export const handleControlCancelRequest: Handler = (native, { emitter, state }) => {
  const id = read.string(native["request_id"]) ?? "";
  state.requests.delete(id);
  if (!emitter.requests.isOpen(id)) return emitter.extension("control_cancel_request", native);
  emitter.requests.resolve(id, { outcome: "cancelled" });
  emitter.requests.answer(id, { outcome: "cancelled" });
};

const questionTools = new Set(["AskUserQuestion", "ask_user_question"]);

function askPermission(id: string, request: NativeObject, context: Context): void {
  const { emitter, state } = context;
  const toolName = read.string(request["tool_name"]) ?? "";
  const call = read.string(request["tool_use_id"]) ?? id;
  const input = request["input"];
  const agent = read.string(request["agent_id"]);
  const thread = (agent === undefined ? undefined : state.jobs.callByTask.get(agent)) ?? "";
  if (!emitter.tools.isOpen(call)) {
    // the question may come before the call's own line
    state.tools.early.add(call);
    startCall(call, toolName, input, thread, context);
  }
  const toolId = emitter.tools.idOf(call) ?? call;
  state.requests.set(id, call);
  const owner = ownerOf(thread, context);
  const suggestions = readSuggestions(request["permission_suggestions"]);
  const asked: AskedCall = { id, call, input, suggestions };
  if (questionTools.has(toolName)) {
    const questions = readQuestions(input);
    emitter.requests.askQuestions(id, { questions, toolId, ...owner }, (decision) =>
      answerQuestions(asked, decision, context),
    );
    return;
  }
  emitter.requests.askPermission(
    id,
    {
      toolName,
      toolId,
      options: optionsFor(asked, context),
      canChangeArguments: true,
      ...aboutCall(toolName, request),
      ...owner,
    },
    (decision) => answerPermission(asked, decision, context),
  );
}

/** What is known of a call that waits, besides what it is. */
function aboutCall(toolName: string, request: NativeObject) {
  const { input } = request;
  const given = read.toolArguments(input);
  const reason = read.string(request["decision_reason"]);
  const title = read.string(request["description"]);
  const plan = read.string(read.fields(input)["plan"]);
  return {
    ...(given !== undefined && { arguments: given }),
    ...mapTool(toolName, input),
    ...(title !== undefined && { title }),
    ...(reason !== undefined && { reason }),
    ...(plan !== undefined && toolName === "ExitPlanMode" && { plan }),
  };
}

/** What it suggests to remember is one more way to answer; of it a host can make one for the session alone. */
function optionsFor({ suggestions }: AskedCall, { write }: Context): PermissionOption[] {
  const isLasting = suggestions.some(({ destination }) => destination !== "session");
  const isForHost = write !== undefined && suggestions.length > 0;
  const kinds: PermissionOption["kind"][] = [
    "allow",
    ...(isForHost ? (["allowSession"] as const) : []),
    ...(isLasting ? (["allowRule"] as const) : []),
    "deny",
    "denyAndStop",
  ];
  return kinds.map((kind) => ({ optionId: kind, kind }));
}

/** Nobody claimed it. */
function refuseAloud(id: string, request: NativeObject, context: Context): void {
  refuse(id, context);
  context.emitter.log(
    "debug",
    `The CLI asked its host for ${read.string(request["subtype"]) ?? "something"}.`,
    "agent",
  );
}
