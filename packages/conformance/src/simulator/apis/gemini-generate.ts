import type { ModelUsage } from "../../generated/scenario.ts";
import { read } from "../../read.ts";
import type { AnswerInfo, AnswerWriter, ModelApi, VendorCall } from "../model-api.ts";
import type { ModelMessage, ModelRequest } from "../model-request.ts";
import { inPieces, sse } from "../sse.ts";

const method = /\/models\/([^/:]+):(\w+)/;

const errorTypes: Readonly<Record<number, string>> = {
  400: "INVALID_ARGUMENT",
  401: "UNAUTHENTICATED",
  403: "PERMISSION_DENIED",
  404: "NOT_FOUND",
  429: "RESOURCE_EXHAUSTED",
  503: "UNAVAILABLE",
};

/** https://ai.google.dev/api/generate-content, as Gemini CLI uses it. */
export const geminiGenerate: ModelApi = {
  name: "gemini-generate",
  kindOf(verb, path) {
    const [, , name] = method.exec(path) ?? [];
    if (verb !== "POST") return "other";
    if (name === "countTokens") return "countTokens";
    return name === "generateContent" || name === "streamGenerateContent" ? "answer" : "other";
  },
  read: readRequest,
  stream: createStream,
  whole: createWhole,
  error: errorOf,
  refusals: {
    overloaded: {
      status: 503,
      headers: { "retry-after": "1" },
      body: errorOf(503, "The model is overloaded. Please try again later."),
    },
    contextOverflow: {
      status: 400,
      body: errorOf(
        400,
        "The input token count (1200000) exceeds the maximum number of tokens allowed (1048576).",
      ),
    },
  },
  tokens: { totalTokens: 1000 },
};

function errorOf(status: number, message: string): object {
  return { error: { code: status, message, status: errorTypes[status] ?? "INTERNAL" } };
}

function readRequest(body: unknown, path: string): ModelRequest {
  const { tools, contents } = read.fields(body);
  const [, model = "", name] = method.exec(path) ?? [];
  return {
    model,
    tools: read
      .objects(tools)
      .flatMap((tool) => read.objects(tool["functionDeclarations"]))
      .flatMap((declared) => read.string(declared["name"]) ?? []),
    messages: read.objects(contents).flatMap(readContent),
    images: read
      .objects(contents)
      .flatMap(({ parts }) => read.objects(parts))
      .filter((part) => "inlineData" in part).length,
    isStreamed: name === "streamGenerateContent",
  };
}

function readContent({ role, parts }: Readonly<Record<string, unknown>>): ModelMessage[] {
  return read.objects(parts).flatMap((part): ModelMessage[] => {
    const text = read.string(part["text"]);
    if (text !== undefined)
      return part["thought"] === true
        ? []
        : [{ role: role === "model" ? "assistant" : "user", text }];
    const call = read.object(part["functionCall"]);
    if (call !== undefined) return [{ role: "call", ...idOf(call), name: nameOf(call) }];
    const response = read.object(part["functionResponse"]);
    if (response === undefined) return [];
    return [{ role: "result", ...idOf(response), text: JSON.stringify(response["response"]) }];
  });
}

const nameOf = ({ name }: Readonly<Record<string, unknown>>): string => read.string(name) ?? "";
/** The CLI puts the tool's name before the id of the API. */
const idOf = ({ id }: Readonly<Record<string, unknown>>): { readonly id: string } => ({
  id: (read.string(id) ?? "").replace(/^.*__/, ""),
});

const usageOf = ({ input, output, cached = 0, reasoning = 0 }: ModelUsage): object => ({
  promptTokenCount: input,
  cachedContentTokenCount: cached,
  candidatesTokenCount: output - reasoning,
  thoughtsTokenCount: reasoning,
  totalTokenCount: input + output,
});

const callPart = ({ id, name, arguments: args }: VendorCall): object => ({
  functionCall: { id, name, args },
  thoughtSignature: "c2ltdWxhdGVk",
});

const answerOf = (info: AnswerInfo, parts: readonly object[], rest: object = {}): object => ({
  candidates: [{ content: { role: "model", parts }, index: 0, ...rest }],
  modelVersion: info.model,
  responseId: `response-${info.number}`,
});

function createStream(info: AnswerInfo): AnswerWriter {
  const chunk = (part: object): string => sse(answerOf(info, [part]));
  return {
    open: () => "",
    say: (text) =>
      inPieces(text)
        .map((piece) => chunk({ text: piece }))
        .join(""),
    think: (text) => chunk({ text, thought: true }),
    call: (call) => chunk(callPart(call)),
    close: (usage) =>
      sse({
        ...answerOf(info, [{ text: "" }], { finishReason: "STOP" }),
        usageMetadata: usageOf(usage),
      }),
  };
}

/** The CLI asks its side questions so. */
function createWhole(info: AnswerInfo): AnswerWriter {
  const parts: object[] = [];
  const add = (part: object): string => {
    parts.push(part);
    return "";
  };
  return {
    open: () => "",
    say: (text) => add({ text }),
    think: (text) => add({ text, thought: true }),
    call: (call) => add(callPart(call)),
    close: (usage) =>
      JSON.stringify({
        ...answerOf(info, parts, { finishReason: "STOP" }),
        usageMetadata: usageOf(usage),
      }),
  };
}
