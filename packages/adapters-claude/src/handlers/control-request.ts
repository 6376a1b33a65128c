import { read, type NativeObject } from "@agentstream/adapter-kit";
import type { PermissionOption, Question } from "@agentstream/schema";

import { mapTool } from "../map-tool.ts";
import type { Context, Handler } from "../state.ts";
import { ownerOf } from "../thread.ts";
import { startCall } from "./assistant-block.ts";

/** The CLI asks its host something; it waits for the answer. */
export const handleControlRequest: Handler = (native, context) => {
  const request = read.fields(native["request"]);
  const id = read.string(native["request_id"]) ?? "";
  const handler = handlers.get(read.string(request["subtype"]) ?? "");
  if (handler !== undefined) return handler(id, request, context);
  refuse(id, context);
  context.keeper.extension("control_request", native);
};

type RequestHandler = (id: string, request: NativeObject, context: Context) => void;

const handlers: ReadonlyMap<string, RequestHandler> = new Map<string, RequestHandler>([
  ["can_use_tool", askPermission],
  ["elicitation", askElicitation],
  ["hook_callback", refuseAloud],
  ["mcp_message", refuseAloud],
]);

/** The CLI takes its question back. */
export const handleControlCancelRequest: Handler = (native, { keeper, state }) => {
  const id = read.string(native["request_id"]) ?? "";
  state.requests.delete(id);
  if (!keeper.requests.isOpen(id)) return keeper.extension("control_cancel_request", native);
  keeper.requests.resolve(id, { outcome: "cancelled" });
  keeper.requests.answer(id, { outcome: "cancelled" });
};

const questionTools = new Set(["AskUserQuestion", "ask_user_question"]);

function askPermission(id: string, request: NativeObject, context: Context): void {
  const { keeper, state } = context;
  const toolName = read.string(request["tool_name"]) ?? "";
  const call = read.string(request["tool_use_id"]) ?? id;
  const input = request["input"];
  const agent = read.string(request["agent_id"]);
  const thread = (agent === undefined ? undefined : state.jobs.callByTask.get(agent)) ?? "";
  if (!keeper.tools.isOpen(call)) {
    // the question may come before the call's own line
    state.tools.early.add(call);
    startCall(call, toolName, input, thread, context);
  }
  const toolId = keeper.tools.idOf(call) ?? call;
  state.requests.set(id, call);
  const owner = ownerOf(thread, context);
  if (questionTools.has(toolName)) {
    keeper.requests.askQuestions(id, { questions: questionsIn(input), toolId, ...owner });
    return;
  }
  const reason = read.string(request["decision_reason"]);
  const title = read.string(request["description"]);
  const plan = read.string(read.fields(input)["plan"]);
  keeper.requests.askPermission(id, {
    toolName,
    toolId,
    options: optionsOf(request),
    ...argumentsOf(input),
    ...mapTool(toolName, input),
    ...(title !== undefined && { title }),
    ...(reason !== undefined && { reason }),
    ...(plan !== undefined && toolName === "ExitPlanMode" && { plan }),
    ...owner,
  });
}

function argumentsOf(input: unknown): { arguments?: Record<string, unknown> } {
  const given = read.toolArguments(input);
  return given === undefined ? {} : { arguments: given };
}

/** What it suggests to remember is one more way to answer. */
const optionsOf = (request: NativeObject): PermissionOption[] => [
  { optionId: "allow", kind: "allow" },
  ...(read.list(request["permission_suggestions"]).length > 0
    ? [{ optionId: "allowRule", kind: "allowRule" } satisfies PermissionOption]
    : []),
  { optionId: "deny", kind: "deny" },
  { optionId: "denyAndStop", kind: "denyAndStop" },
];

/** Answers are given by the text of the question, so that is its id. */
const questionsIn = (input: unknown): Question[] =>
  read.list(read.fields(input)["questions"]).map((one) => {
    const native = read.fields(one);
    const question = read.string(native["question"]) ?? "";
    const header = read.string(native["header"]);
    return {
      id: question,
      question,
      allowOther: true,
      multiSelect: native["multiSelect"] === true,
      options: read.list(native["options"]).map((option) => {
        const { label, description } = read.fields(option);
        return {
          label: read.string(label) ?? "",
          ...(typeof description === "string" && { description }),
        };
      }),
      ...(header !== undefined && { header }),
    };
  });

/** An MCP server asks: a form to be filled in, or a page to be visited. */
function askElicitation(id: string, request: NativeObject, { keeper }: Context): void {
  const message = read.string(request["message"]);
  const server = read.string(request["mcp_server_name"]);
  const url = read.string(request["url"]);
  const schema = request["requested_schema"];
  keeper.requests.askQuestions(read.string(request["elicitation_id"]) ?? id, {
    questions: [],
    ...(message !== undefined && { message }),
    ...(server !== undefined && { server }),
    ...(url !== undefined && { url }),
    ...(read.isFields(schema) && { schema: { ...schema } }),
  });
}

/** Nobody claimed it: an error, so that the CLI does not wait for ever. */
function refuseAloud(id: string, request: NativeObject, context: Context): void {
  refuse(id, context);
  context.keeper.log(
    "debug",
    `The CLI asked its host for ${read.string(request["subtype"]) ?? "something"}.`,
    "agent",
  );
}

function refuse(id: string, { write }: Context): void {
  const response = { subtype: "error", request_id: id, error: "Not supported." };
  write?.(JSON.stringify({ type: "control_response", response }));
}
