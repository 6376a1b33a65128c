import type { ModelUsage } from "../../generated/scenario.ts";
import { read } from "../../read.ts";
import type { AnswerInfo, AnswerWriter, ModelApi, RefusalForm, VendorCall } from "../model-api.ts";
import type { ModelMessage, ModelRequest } from "../model-request.ts";
import { inPieces, sse } from "../sse.ts";

/** https://platform.openai.com/docs/api-reference/responses, as Codex uses it. */
export const openaiResponses: ModelApi = {
  name: "openai-responses",
  kindOf: (method, path) =>
    method === "POST" && path.startsWith("/v1/responses") ? "answer" : "other",
  read: readRequest,
  stream: createStream,
  error: (status, message) => ({
    error: { message, type: errorTypes[status] ?? "server_error", code: null, param: null },
  }),
  refusals: {
    overloaded: failedResponse("server_is_overloaded", "The server is overloaded."),
    contextOverflow: failedResponse(
      "context_length_exceeded",
      "Your input exceeds the context window of this model.",
    ),
  },
  tokens: {},
};

/** The stream begins, and ends with this. */
function failedResponse(code: string, message: string): RefusalForm {
  const response = { id: "resp_failed", object: "response", status: "failed" };
  return {
    status: 200,
    isStreamed: true,
    body: { type: "response.failed", response: { ...response, error: { code, message } } },
  };
}

const errorTypes: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "invalid_request_error",
  429: "rate_limit_exceeded",
};

function readRequest(body: unknown): ModelRequest {
  const { model, tools, input, stream } = read.fields(body);
  return {
    model: read.string(model) ?? "",
    tools: read.objects(tools).flatMap(namesOf),
    messages: read.objects(input).flatMap(readItem),
    images: read
      .objects(input)
      .flatMap(({ content }) => read.objects(content))
      .filter(({ type }) => type === "input_image").length,
    isStreamed: stream === true,
  };
}

/** The tools of a namespace, such as an MCP server, are called by both names. */
function namesOf({ name, type, tools }: Readonly<Record<string, unknown>>): string[] {
  const own = read.string(name) ?? read.string(type);
  if (own === undefined) return [];
  if (type !== "namespace") return [own];
  return read
    .objects(tools)
    .flatMap(namesOf)
    .map((inner) => `${own}${inner}`);
}

function readItem(item: Readonly<Record<string, unknown>>): ModelMessage[] {
  const id = read.string(item["call_id"]) ?? "";
  switch (item["type"] ?? "message") {
    case "message":
      return [
        {
          role: item["role"] === "assistant" ? "assistant" : "user",
          text: textIn(item["content"]),
        },
      ];
    case "function_call":
    case "custom_tool_call":
      return [{ role: "call", id, name: read.string(item["name"]) ?? "" }];
    case "function_call_output":
    case "custom_tool_call_output":
      return [{ role: "result", id, text: textIn(item["output"]) }];
    default:
      return [];
  }
}

const textIn = (content: unknown): string =>
  read.string(content) ??
  read
    .objects(content)
    .map(({ text }) => read.string(text) ?? "")
    .join("\n");

const usageOf = ({ input, output, cached = 0, reasoning = 0 }: ModelUsage): object => ({
  input_tokens: input,
  input_tokens_details: { cached_tokens: cached },
  output_tokens: output,
  output_tokens_details: { reasoning_tokens: reasoning },
  total_tokens: input + output,
});

const event = (type: string, fields: object): string => sse({ type, ...fields }, type);

/** The frames of an item, which becomes the next one of the output. */
function addItem(
  output: object[],
  begun: object,
  done: object,
  between: readonly [string, object][] = [],
): string {
  const at = { output_index: output.length };
  output.push(done);
  return [
    event("response.output_item.added", { ...at, item: begun }),
    ...between.map(([type, fields]) => event(type, { ...at, ...fields })),
    event("response.output_item.done", { ...at, item: done }),
  ].join("");
}

function createStream({ model, number }: AnswerInfo): AnswerWriter {
  const response = { id: `resp_${number}`, object: "response", model };
  const output: object[] = [];
  return {
    open: () => event("response.created", { response: { ...response, status: "in_progress" } }),
    say(text) {
      const id = `msg_${number}_${output.length}`;
      const message = { type: "message", id, role: "assistant" };
      const content = [{ type: "output_text", text, annotations: [] }];
      return addItem(
        output,
        { ...message, status: "in_progress", content: [] },
        { ...message, status: "completed", content },
        inPieces(text).map((delta) => [
          "response.output_text.delta",
          { item_id: id, content_index: 0, delta },
        ]),
      );
    },
    think(text) {
      const id = `rs_${number}_${output.length}`;
      const reasoning = { type: "reasoning", id, encrypted_content: "c2ltdWxhdGVk" };
      const part = { item_id: id, summary_index: 0 };
      return addItem(
        output,
        { ...reasoning, summary: [] },
        { ...reasoning, summary: [{ type: "summary_text", text }] },
        [
          ["response.reasoning_summary_part.added", part],
          ...inPieces(text).map((delta): [string, object] => [
            "response.reasoning_summary_text.delta",
            { ...part, delta },
          ]),
        ],
      );
    },
    call(call) {
      const id = `fc_${number}_${output.length}`;
      const done = { id, call_id: call.id, status: "completed", ...contentOf(call) };
      return addItem(output, { ...done, status: "in_progress" }, done);
    },
    close: (usage) =>
      event("response.completed", {
        response: { ...response, status: "completed", output, usage: usageOf(usage) },
      }),
  };
}

const contentOf = ({ name, namespace, arguments: given, input }: VendorCall): object =>
  input === undefined
    ? {
        type: "function_call",
        name,
        namespace,
        arguments: JSON.stringify(given),
      }
    : { type: "custom_tool_call", name, input };
