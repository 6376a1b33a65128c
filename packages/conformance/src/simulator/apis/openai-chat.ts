import type { ModelUsage } from "../../generated/scenario.ts";
import { read } from "../../read.ts";
import type { AnswerInfo, AnswerWriter, ModelApi } from "../model-api.ts";
import type { ModelMessage, ModelRequest } from "../model-request.ts";
import { inPieces, sse } from "../sse.ts";

/** https://platform.openai.com/docs/api-reference/chat, as opencode uses it. */
export const openaiChat: ModelApi = {
  name: "openai-chat",
  kindOf: (method, path) =>
    method === "POST" && path.startsWith("/v1/chat/completions") ? "answer" : "other",
  read: readRequest,
  stream: createStream,
  error: (status, message) => ({ error: { message, type: "simulated", code: status } }),
  refusals: {
    overloaded: {
      status: 503,
      headers: { "retry-after": "1" },
      body: { error: { message: "The server is overloaded.", type: "server_error", code: null } },
    },
    contextOverflow: {
      status: 400,
      body: {
        error: {
          message: "This model's maximum context length is 200000 tokens.",
          type: "invalid_request_error",
          param: "messages",
          code: "context_length_exceeded",
        },
      },
    },
  },
  tokens: {},
};

function readRequest(body: unknown): ModelRequest {
  const { model, tools, messages, stream } = read.fields(body);
  return {
    model: read.string(model) ?? "",
    tools: read
      .objects(tools)
      .flatMap((tool) => read.string(read.fields(tool["function"])["name"]) ?? []),
    messages: read.objects(messages).flatMap(readMessage),
    images: read
      .objects(messages)
      .flatMap(({ content }) => read.objects(content))
      .filter(({ type }) => type === "image_url").length,
    isStreamed: stream === true,
  };
}

function readMessage(message: Readonly<Record<string, unknown>>): ModelMessage[] {
  const text = textIn(message["content"]);
  switch (message["role"]) {
    case "tool":
      return [{ role: "result", id: read.string(message["tool_call_id"]) ?? "", text }];
    case "assistant": {
      const calls = read.objects(message["tool_calls"]).map((call): ModelMessage => ({
        role: "call",
        id: read.string(call["id"]) ?? "",
        name: read.string(read.fields(call["function"])["name"]) ?? "",
      }));
      return text === "" ? calls : [{ role: "assistant", text }, ...calls];
    }
    case "user":
      return [{ role: "user", text }];
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
  prompt_tokens: input,
  completion_tokens: output,
  total_tokens: input + output,
  prompt_tokens_details: { cached_tokens: cached },
  completion_tokens_details: { reasoning_tokens: reasoning },
});

function createStream({ model, number }: AnswerInfo): AnswerWriter {
  const base = {
    id: `chatcmpl-${number}`,
    object: "chat.completion.chunk",
    created: 1_790_000_000,
    model,
  };
  let calls = 0;
  const chunk = (delta: object, finish: string | null = null): string =>
    sse({ ...base, choices: [{ index: 0, delta, finish_reason: finish }] });
  const inChunks = (text: string, field: string): string =>
    inPieces(text)
      .map((piece) => chunk({ [field]: piece }))
      .join("");
  return {
    open: () => chunk({ role: "assistant", content: "" }),
    say: (text) => inChunks(text, "content"),
    think: (text) => inChunks(text, "reasoning_content"),
    call({ id, name, arguments: given }) {
      const index = calls++;
      const [first = "", ...rest] = inPieces(JSON.stringify(given));
      return [
        { index, id, type: "function", function: { name, arguments: first } },
        ...rest.map((piece) => ({ index, function: { arguments: piece } })),
      ]
        .map((call) => chunk({ tool_calls: [call] }))
        .join("");
    },
    close: (usage) =>
      chunk({}, calls > 0 ? "tool_calls" : "stop") +
      sse({ ...base, choices: [], usage: usageOf(usage) }) +
      "data: [DONE]\n\n",
  };
}
