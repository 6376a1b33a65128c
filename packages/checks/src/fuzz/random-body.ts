import { arbitrariesOf, mutantsOf, readExamples, loadModels } from "@agentstream/codegen/testing";
import fc, { type Arbitrary } from "fast-check";

import { fixtureNames } from "./fixtures.ts";
import { acpMessages } from "./random-acp.ts";

/** JSON values of a definition: written examples, valid ones, and such with one fault. */
export type RandomValues = (definition: string) => Arbitrary<unknown>;

export async function createRandomValues(): Promise<RandomValues> {
  const models = await loadModels();
  const definitions = new Map(models.flatMap((model) => [...model.definitions]));
  const arbitraries = arbitrariesOf(definitions);
  const examples = await readExamples();
  return (name) => {
    const made = arbitraries[name];
    if (made === undefined) throw new Error(`no definition ${name}`);
    const written = examples.filter(({ definition }) => definition === name);
    const valid = fc
      .oneof(fc.constantFrom(...written.map(({ value }) => value)), made)
      .chain(withKnownWords);
    return fc.oneof(
      { weight: 2, arbitrary: valid },
      { weight: 2, arbitrary: valid.chain(mutantOf(name)) },
      { weight: 3, arbitrary: plainValues[name] ?? valid },
    );
  };

  function mutantOf(name: string) {
    return (value: unknown): Arbitrary<unknown> => {
      const mutants = mutantsOf(definitions, name, value);
      if (mutants.length === 0) return fc.constant(value);
      return fc.nat({ max: mutants.length - 1 }).map((index) => mutants[index]?.value);
    };
  }
}

/** Made values name agents and sessions that are not here: often they get those that are. */
const withKnownWords = (value: unknown): Arbitrary<unknown> => {
  if (typeof value !== "object" || value === null || Array.isArray(value))
    return fc.constant(value);
  const known = Object.fromEntries(
    Object.keys(value).flatMap((name) => {
      const words = knownWords[name];
      return words === undefined ? [] : [[name, fc.option(words, { nil: undefined, freq: 5 })]];
    }),
  );
  return fc.record(known).map((words) => ({
    ...value,
    ...Object.fromEntries(Object.entries(words).filter(([, word]) => word !== undefined)),
  }));
};

const agent = fc.constantFrom("echo", "demo", "claude", "codex", "gemini", "opencode", "nobody");
const step = fc.constantFrom(
  "say Hello, you.",
  "think Well.",
  "run ls => a.txt",
  "run false =1> no",
  "ask rm a.txt => removed",
  "question Which? | one | two",
  "write a.txt text",
  "plan [x] done | [>] doing | to do",
  "subagent helper: Done.",
  "usage 10 5",
  "long 20000",
  "stderr a line",
  "wait 20ms",
  "fail It failed.",
  "exit 3",
  "cut",
  "thnk nothing",
);
const prompt = fc.oneof(
  fc.array(step, { minLength: 1, maxLength: 5 }).map((steps) => steps.join("\n")),
  fc.string({ unit: "binary", maxLength: 40 }),
);

const knownWords: Readonly<Record<string, Arbitrary<unknown>>> = {
  agentType: agent,
  driver: agent,
  prompt,
  task: prompt,
  idempotency_key: fc.constantFrom("{new}", "{new}", "the same"),
  auth_token: fc.constant("{token}"),
  token: fc.constant("{token}"),
  sessionId: fc.constantFrom("{ended}", "{waiting}"),
  session_id: fc.constantFrom("{ended}", "{waiting}"),
  requestId: fc.constantFrom("{permission}", "{question}"),
  config: fc.constantFrom({}, { cwd: "{workspace}" }, { cwd: "/etc" }, { approvalMode: "ask" }),
};

const wordsOf = (...names: readonly string[]): Arbitrary<unknown> =>
  fc.record(Object.fromEntries(names.map((name) => [name, knownWords[name] ?? fc.constant(1)])));

const chat = fc.record({
  id: fc.constantFrom("chat-1", "chat-2", "{new}"),
  agentType: agent,
  messages: fc
    .record({ type: fc.constant("text"), text: prompt })
    .map((part) => [{ id: "u1", role: "user", parts: [part] }]),
});

const agUiRun = fc.record({
  threadId: fc.constantFrom("thread-1", "thread-2", "{new}"),
  runId: fc.constant("{new}"),
  messages: prompt.map((content) => [{ id: "u1", role: "user", content }]),
  forwardedProps: wordsOf("agentType"),
});

const rpcSession = fc.constantFrom("{ended}", "{waiting}", "{asked}");
const rpcCall = fc.oneof(
  fc.record({
    method: fc.constant("session.create"),
    params: fc.record({ path: fc.constant("{workspace}"), cli_type: agent }),
  }),
  fc.record({
    method: fc.constant("session.send"),
    params: fc.record({ sessionId: rpcSession, message: prompt }),
  }),
  fc.record({
    method: fc.constantFrom(
      "session.resume",
      "session.destroy",
      "session.interrupt",
      "session.queue_stats",
      "session.reconnect",
    ),
    params: fc.record({ sessionId: rpcSession }),
  }),
  fc.record({ method: fc.constantFrom("session.list", "health.check", "monitor.sessions") }),
);

/** Such as the server mostly accepts: what was made by chance seldom gets as far as a run. */
const plainValues: Readonly<Record<string, Arbitrary<unknown>>> = {
  SessionRequest: wordsOf("agentType", "prompt"),
  ExecuteRequest: wordsOf("idempotency_key", "task", "driver", "auth_token"),
  TurnRequest: wordsOf("prompt"),
  LoginRequest: wordsOf("token"),
  ChatRequest: chat,
  AgUiRunRequest: agUiRun,
  RpcRequest: rpcCall,
  AcpMessage: acpMessages(prompt),
  ApiSessionRequest: fc.record({ agentId: agent, projectId: fc.constant("{project}"), prompt }),
};

/** The bytes of a JSON value, often not as they should be. */
export const damaged = (value: Arbitrary<unknown>): Arbitrary<string> =>
  fc.oneof(
    { weight: 6, arbitrary: value.map((one) => JSON.stringify(one) ?? "") },
    { weight: 1, arbitrary: fc.tuple(value, fc.nat(), fc.nat({ max: 255 })).map(corrupt) },
    { weight: 1, arbitrary: fc.tuple(value, fc.nat()).map(cut) },
    { weight: 1, arbitrary: fc.oneof(odd, fc.json(), fc.string({ unit: "binary" })) },
  );

const corrupt = ([value, at, code]: [unknown, number, number]): string => {
  const text = JSON.stringify(value) ?? "";
  const place = at % (text.length + 1);
  return text.slice(0, place) + String.fromCharCode(code) + text.slice(place + 1);
};

const cut = ([value, at]: [unknown, number]): string => {
  const text = JSON.stringify(value) ?? "";
  return text.slice(0, at % (text.length + 1));
};

const nested = ([piece, times]: [string, number]): string =>
  `${piece.repeat(times)}1${(piece === "[" ? "]" : "}").repeat(times)}`;

const many = ([count, item]: [number, string]): string =>
  `{"agentType":"echo","prompt":[${Array.from({ length: count }, () => item).join()}]}`;

const odd: Arbitrary<string> = fc.oneof(
  fc.constantFrom(
    "",
    "null",
    "[]",
    '"text"',
    "1e999",
    "\uFEFF{}",
    '{"__proto__": {"a": 1}}',
    '{"constructor": {"prototype": {"a": 1}}}',
    '{"agentType": "echo", "agentType": "demo", "prompt": "\\ud800"}',
    '{"prompt": "\\u0000", "agentType": "echo"}',
    '{"agentType": "echo", "prompt": -0}',
  ),
  fc
    .tuple(
      fc.constantFrom("[", '{"a":', '{"prompt":[', '{"config":{"env":'),
      fc.nat({ max: 30_000 }),
    )
    .map(([piece, times]) => piece.repeat(times)),
  fc.tuple(fc.constantFrom("[", '{"a":'), fc.nat({ max: 3000 })).map(nested),
  fc.tuple(fc.constantFrom(0, 99, 5000, 40_000), fc.constantFrom("1", "{}", '"x"')).map(many),
  fc
    .constantFrom(1, 99_999, 100_001, 770_000, 2_097_000, 2_200_000)
    .map((length) => JSON.stringify({ agentType: "echo", prompt: "x".repeat(length) })),
);

/** Names of fixtures, and texts that stand for nothing. */
export const word: Arbitrary<string> = fc.oneof(
  { weight: 4, arbitrary: fc.constantFrom(...fixtureNames.map((name) => `{${name}}`)) },
  {
    weight: 1,
    arbitrary: fc.constantFrom("none", "%", "%00", "%ff", "..", "%2e%2e%2f", "*", "__proto__"),
  },
  {
    weight: 1,
    arbitrary: fc.string({ maxLength: 20 }).map((text) => encodeURIComponent(text.toWellFormed())),
  },
  { weight: 1, arbitrary: fc.constantFrom(299, 301, 9000).map((length) => "x".repeat(length)) },
);
