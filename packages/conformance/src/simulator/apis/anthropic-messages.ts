import type { ModelUsage } from "../../generated/scenario.ts";
import { read } from "../../read.ts";
import type { AnswerInfo, AnswerWriter, ModelApi, VendorCall } from "../model-api.ts";
import type { ModelMessage, ModelRequest } from "../model-request.ts";
import { inPieces, sse } from "../sse.ts";

const errorTypes: Readonly<Record<number, string>> = {
  400: "invalid_request_error",
  401: "authentication_error",
  403: "permission_error",
  404: "not_found_error",
  413: "request_too_large",
  429: "rate_limit_error",
  529: "overloaded_error",
};

/** https://docs.anthropic.com/en/api/messages, as Claude Code uses it. */
export const anthropicMessages: ModelApi = {
  name: "anthropic-messages",
  kindOf(method, path) {
    if (method !== "POST") return "other";
    if (path.startsWith("/v1/messages/count_tokens")) return "countTokens";
    return path.startsWith("/v1/messages") ? "answer" : "other";
  },
  read: readRequest,
  stream: createStream,
  whole: createWhole,
  error: errorOf,
  refusals: {
    overloaded: { status: 529, headers: { "retry-after": "1" }, body: errorOf(529, "Overloaded") },
    contextOverflow: {
      status: 400,
      body: errorOf(400, "prompt is too long: 210000 tokens > 200000 maximum"),
    },
  },
  tokens: { input_tokens: 1000 },
};

function errorOf(status: number, message: string): object {
  return {
    type: "error",
    error: { type: errorTypes[status] ?? "api_error", message },
    request_id: "req_simulated",
  };
}

function readRequest(body: unknown): ModelRequest {
  const { model, tools, messages, stream } = read.fields(body);
  return {
    model: read.string(model) ?? "",
    tools: read.objects(tools).flatMap(({ name }) => read.string(name) ?? []),
    messages: read.objects(messages).flatMap(readMessage),
    images: read
      .objects(messages)
      .flatMap(({ content }) => read.objects(content))
      .filter(({ type }) => type === "image").length,
    isStreamed: stream === true,
  };
}

function readMessage({ role, content }: Readonly<Record<string, unknown>>): ModelMessage[] {
  const by = role === "assistant" ? "assistant" : "user";
  const text = read.string(content);
  if (text !== undefined) return [{ role: by, text }];
  return read.objects(content).flatMap((block): ModelMessage[] => {
    switch (block["type"]) {
      case "text":
        return [{ role: by, text: read.string(block["text"]) ?? "" }];
      case "tool_use":
        return [{ role: "call", id: idIn(block["id"]), name: idIn(block["name"]) }];
      case "tool_result":
        return [{ role: "result", id: idIn(block["tool_use_id"]), text: textIn(block["content"]) }];
      default:
        return [];
    }
  });
}

const idIn = (value: unknown): string => read.string(value) ?? "";

const textIn = (content: unknown): string =>
  read.string(content) ??
  read
    .objects(content)
    .map(({ text }) => read.string(text) ?? "")
    .join("\n");

const usageOf = ({ input, output, cached = 0 }: ModelUsage): object => ({
  input_tokens: input - cached,
  cache_creation_input_tokens: 0,
  cache_read_input_tokens: cached,
  output_tokens: output,
});

const messageOf = ({ model, number }: AnswerInfo): object => ({
  id: `msg_${String(number).padStart(24, "0")}`,
  type: "message",
  role: "assistant",
  model,
});

const event = (type: string, fields: object): string => sse({ type, ...fields }, type);

function createStream(info: AnswerInfo): AnswerWriter {
  let index = 0;
  let hasCall = false;
  const block = (start: object, deltas: readonly object[]): string => {
    const at = { index: index++ };
    return [
      event("content_block_start", { ...at, content_block: start }),
      ...deltas.map((delta) => event("content_block_delta", { ...at, delta })),
      event("content_block_stop", at),
    ].join("");
  };
  return {
    open: () =>
      event("message_start", {
        message: {
          ...messageOf(info),
          content: [],
          stop_reason: null,
          stop_sequence: null,
          usage: usageOf({ input: 1000, output: 1 }),
        },
      }),
    say: (text) =>
      block(
        { type: "text", text: "" },
        inPieces(text).map((piece) => ({ type: "text_delta", text: piece })),
      ),
    think: (text) =>
      block({ type: "thinking", thinking: "", signature: "" }, [
        ...inPieces(text).map((piece) => ({ type: "thinking_delta", thinking: piece })),
        { type: "signature_delta", signature: "c2ltdWxhdGVk" },
      ]),
    call({ id, name, arguments: input }) {
      hasCall = true;
      const pieces = inPieces(JSON.stringify(input));
      return block(
        { type: "tool_use", id, name, input: {} },
        pieces.map((piece) => ({ type: "input_json_delta", partial_json: piece })),
      );
    },
    close: (usage) =>
      event("message_delta", {
        delta: { stop_reason: hasCall ? "tool_use" : "end_turn", stop_sequence: null },
        usage: usageOf(usage),
      }) + event("message_stop", {}),
  };
}

/** Claude Code asks for a whole answer where a stream broke. */
function createWhole(info: AnswerInfo): AnswerWriter {
  const content: object[] = [];
  const add = (block: object): string => {
    content.push(block);
    return "";
  };
  const isCall = (block: object): boolean => "type" in block && block.type === "tool_use";
  return {
    open: () => "",
    say: (text) => add({ type: "text", text }),
    think: (thinking) => add({ type: "thinking", thinking, signature: "c2ltdWxhdGVk" }),
    call: ({ id, name, arguments: input }: VendorCall) =>
      add({ type: "tool_use", id, name, input }),
    close: (usage) =>
      JSON.stringify({
        ...messageOf(info),
        content,
        stop_reason: content.some(isCall) ? "tool_use" : "end_turn",
        stop_sequence: null,
        usage: usageOf(usage),
      }),
  };
}
