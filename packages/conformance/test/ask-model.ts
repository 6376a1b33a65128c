import { read, type Fields } from "../src/read.ts";

/** A request as a CLI makes it. */
export interface Asked {
  readonly model: string;
  readonly tools: readonly string[];
  readonly prompt: string;
  /** What the model said before. */
  readonly earlier?: string;
  readonly result?: { readonly id: string; readonly text: string };
}

export interface Answered {
  readonly status: number;
  readonly retryAfter: string | null;
  readonly body: string;
  readonly text: string;
  readonly thinking: string;
  readonly calls: readonly {
    readonly id: unknown;
    readonly name: unknown;
    readonly command: unknown;
  }[];
  readonly tokens: { readonly input: unknown; readonly output: unknown };
}

interface Language {
  readonly path: (model: string) => string;
  readonly body: (asked: Asked) => object;
  readonly read: (
    events: readonly Fields[],
  ) => Pick<Answered, "text" | "thinking" | "calls" | "tokens">;
}

const join = (parts: readonly unknown[]): string =>
  parts.filter((part) => typeof part === "string").join("");

const commandIn = (json: unknown): unknown => {
  const given = read.fields(typeof json === "string" && json !== "" ? JSON.parse(json) : json);
  return given["command"] ?? given["cmd"];
};

const anthropic: Language = {
  path: () => "/v1/messages?beta=true",
  body: ({ model, tools, prompt, earlier, result }) => ({
    model,
    stream: true,
    tools: tools.map((name) => ({ name })),
    messages: [
      { role: "user", content: [{ type: "text", text: prompt }] },
      ...(earlier === undefined
        ? []
        : [
            {
              role: "assistant",
              content: [
                { type: "text", text: earlier },
                { type: "tool_use", id: result?.id, name: tools[0], input: {} },
              ],
            },
          ]),
      ...(result === undefined
        ? []
        : [
            {
              role: "user",
              content: [{ type: "tool_result", tool_use_id: result.id, content: result.text }],
            },
          ]),
    ],
  }),
  read(events) {
    const deltas = events.map(({ delta }) => read.fields(delta));
    const input = join(deltas.map(({ partial_json: part }) => part));
    const usage = read.fields(events.find(({ type }) => type === "message_delta")?.["usage"]);
    return {
      text: join(deltas.map(({ text }) => text)),
      thinking: join(deltas.map(({ thinking }) => thinking)),
      calls: events
        .map(({ content_block: block }) => read.fields(block))
        .filter(({ type }) => type === "tool_use")
        .map(({ id, name }) => ({ id, name, command: commandIn(input) })),
      tokens: {
        input: Number(usage["input_tokens"]) + Number(usage["cache_read_input_tokens"]),
        output: usage["output_tokens"],
      },
    };
  },
};

const responses: Language = {
  path: () => "/v1/responses",
  body: ({ model, tools, prompt, earlier, result }) => ({
    model,
    stream: true,
    tools: tools.map((name) => ({ type: "function", name })),
    input: [
      { type: "message", role: "user", content: [{ type: "input_text", text: prompt }] },
      ...(earlier === undefined
        ? []
        : [
            {
              type: "message",
              role: "assistant",
              content: [{ type: "output_text", text: earlier }],
            },
            { type: "function_call", call_id: result?.id, name: tools[0], arguments: "{}" },
          ]),
      ...(result === undefined
        ? []
        : [{ type: "function_call_output", call_id: result.id, output: result.text }]),
    ],
  }),
  read(events) {
    const done = events
      .filter(({ type }) => type === "response.output_item.done")
      .map(({ item }) => read.fields(item));
    const last = read.fields(events.at(-1)?.["response"]);
    const usage = read.fields(last["usage"]);
    const deltas = (kind: string): string =>
      join(events.filter(({ type }) => type === kind).map(({ delta }) => delta));
    return {
      text: deltas("response.output_text.delta"),
      thinking: deltas("response.reasoning_summary_text.delta"),
      calls: done
        .filter(({ type }) => type === "function_call")
        .map(({ call_id: id, name, arguments: given }) => ({
          id,
          name,
          command: commandIn(given),
        })),
      tokens: { input: usage["input_tokens"], output: usage["output_tokens"] },
    };
  },
};

const chat: Language = {
  path: () => "/v1/chat/completions",
  body: ({ model, tools, prompt, earlier, result }) => ({
    model: model.split("/").at(-1),
    stream: true,
    tools: tools.map((name) => ({ type: "function", function: { name } })),
    messages: [
      { role: "user", content: prompt },
      ...(earlier === undefined
        ? []
        : [
            {
              role: "assistant",
              content: earlier,
              tool_calls: [
                { id: result?.id, type: "function", function: { name: tools[0], arguments: "{}" } },
              ],
            },
          ]),
      ...(result === undefined
        ? []
        : [{ role: "tool", tool_call_id: result.id, content: result.text }]),
    ],
  }),
  read(events) {
    const deltas = events.flatMap(({ choices }) =>
      read.objects(choices).map(({ delta }) => read.fields(delta)),
    );
    const calls = deltas.flatMap(({ tool_calls: some }) => read.objects(some));
    const functions = calls.map((call) => read.fields(call["function"]));
    const usage = read.fields(events.findLast((event) => "usage" in event)?.["usage"]);
    return {
      text: join(deltas.map(({ content }) => content)),
      thinking: join(deltas.map(({ reasoning_content: part }) => part)),
      calls: calls
        .filter(({ id }) => id !== undefined)
        .map((call) => ({
          id: call["id"],
          name: read.fields(call["function"])["name"],
          command: commandIn(join(functions.map((one) => one["arguments"]))),
        })),
      tokens: { input: usage["prompt_tokens"], output: usage["completion_tokens"] },
    };
  },
};

const gemini: Language = {
  path: (model) => `/v1beta/models/${model}:streamGenerateContent?alt=sse`,
  body: ({ tools, prompt, earlier, result }) => ({
    tools: [{ functionDeclarations: tools.map((name) => ({ name })) }],
    contents: [
      { role: "user", parts: [{ text: prompt }] },
      ...(earlier === undefined
        ? []
        : [
            {
              role: "model",
              parts: [
                { text: earlier },
                { functionCall: { id: result?.id, name: tools[0], args: {} } },
              ],
            },
          ]),
      ...(result === undefined
        ? []
        : [
            {
              role: "user",
              parts: [
                {
                  functionResponse: {
                    id: `run_shell_command__${result.id}`,
                    name: tools[0],
                    response: { output: result.text },
                  },
                },
              ],
            },
          ]),
    ],
  }),
  read(events) {
    const parts = events
      .flatMap(({ candidates }) => read.objects(candidates))
      .flatMap(({ content }) => read.objects(read.fields(content)["parts"]));
    const usage = read.fields(events.at(-1)?.["usageMetadata"]);
    return {
      text: join(parts.filter(({ thought }) => thought !== true).map(({ text }) => text)),
      thinking: join(parts.filter(({ thought }) => thought === true).map(({ text }) => text)),
      calls: parts
        .flatMap(({ functionCall: call }) => (call === undefined ? [] : [read.fields(call)]))
        .map(({ id, name, args }) => ({ id, name, command: commandIn(args) })),
      tokens: {
        input: usage["promptTokenCount"],
        output: Number(usage["candidatesTokenCount"]) + Number(usage["thoughtsTokenCount"]),
      },
    };
  },
};

const languages: Readonly<Record<string, Language>> = {
  claude: anthropic,
  codex: responses,
  opencode: chat,
  gemini,
};

/** Asks a simulator as the vendor's CLI does, and reads the stream that it answers. */
export async function askModel(agent: string, url: string, asked: Asked): Promise<Answered> {
  const language = languages[agent];
  if (language === undefined) throw new Error(`no language of ${agent}`);
  const response = await fetch(`${url}${language.path(asked.model)}`, {
    method: "POST",
    headers: { "content-type": "application/json" },
    body: JSON.stringify(language.body(asked)),
  });
  const body = await response.text();
  const events = body
    .split("\n")
    .filter((line) => line.startsWith("data: {"))
    .map((line) => read.fields(JSON.parse(line.slice(6))));
  return {
    status: response.status,
    retryAfter: response.headers.get("retry-after"),
    body,
    ...language.read(events),
  };
}
