import { expectStatus, type Attack } from "../attack.ts";
import type { Target } from "../start-target.ts";

/** The doors of chat front ends: what a message is there, and the rest of a body. */
const doors = {
  "/v1/chat": (messages: readonly unknown[]) => ({ id: "c", agentType: "echo", messages }),
  "/v1/ag-ui": (messages: readonly unknown[]) => ({
    threadId: "t",
    runId: "r",
    messages,
    forwardedProps: { agentType: "echo" },
  }),
} as const;

const bodies = Object.entries(doors);

/** Posts a body to each; each must be refused in few words. */
async function refuseAll(
  { call }: Target,
  messages: readonly unknown[],
  ...statuses: number[]
): Promise<string> {
  let largest = 0;
  for (const [path, bodyOf] of bodies) {
    const answer = await expectStatus(await call("POST", path, bodyOf(messages)), ...statuses);
    largest = Math.max(largest, answer.length);
  }
  if (largest > 60_000) throw new Error(`an answer of ${largest} characters`);
  return `refused ${bodies.length} times, in at most ${largest} characters`;
}

const textOf = (text: string): object => ({
  id: "m",
  role: "user",
  content: text,
  parts: [{ type: "text", text }],
});

/** What is answered as a whole, of a run with much text. */
async function askForAll({ call }: Target): Promise<string> {
  const prompt = "long 100000000";
  const made = await call("POST", "/v1/chat", {
    id: "long",
    agentType: "demo",
    messages: [{ id: "m", role: "user", parts: [{ type: "text", text: prompt }] }],
  });
  for await (const _ of made.body ?? []);
  const answers = [
    await call("GET", "/v1/chat/long/messages"),
    await call("POST", "/v1/ag-ui", { threadId: "long", runId: "r", messages: [] }),
    await call(
      "POST",
      "/v1/execute",
      { idempotency_key: "k", task: prompt, driver: "demo" },
      { accept: "application/json" },
    ),
  ];
  for (const answer of answers) await expectStatus(answer, 413);
  return `413, ${answers.length} times`;
}

/** Conversations as front ends send them, with every message. */
export const chatAttacks: readonly Attack[] = [
  {
    name: "a chat's message of 90,000 wrong parts",
    expected: "400, small",
    run: (target) => {
      const parts = Array.from({ length: 45_000 }, () => ({ type: 1 }));
      return refuseAll(target, [{ id: "m", role: "user", parts, content: parts }], 400);
    },
  },
  {
    name: "a chat of 10 MB",
    // a body takes four times its size while it is parsed
    expected: "200: the last message counts",
    async run({ call }) {
      const before = Array.from({ length: 20 }, () => textOf("x".repeat(250_000)));
      for (const [path, bodyOf] of bodies) {
        const answer = await call("POST", path, bodyOf([...before, textOf("Hello")]));
        const text = await expectStatus(answer, 200);
        if (!text.includes("Hello")) throw new Error(`${path}: ${text.slice(0, 200)}`);
      }
      return `200, ${bodies.length} times`;
    },
  },
  {
    name: "a chat of 40 MB",
    expected: "413, or the connection is ended before all is sent",
    run: (target) =>
      refuseAll(target, [textOf("x".repeat(20_000_000))], 413).catch((error: unknown) => {
        if (!(error instanceof TypeError)) throw error;
        return "the connection was ended";
      }),
  },
  {
    name: "100 MB of text in one answer that is no stream",
    expected: "413: it can be read as a stream or by pages",
    timeoutMs: 600_000,
    run: askForAll,
  },
  {
    name: "files by address in a chat",
    expected: "400: nothing is fetched",
    run: (target) =>
      refuseAll(
        target,
        [
          {
            id: "m",
            role: "user",
            parts: [{ type: "file", mediaType: "text/plain", url: `${target.url}/v1/info` }],
            content: [
              { type: "document", source: { type: "url", value: `${target.url}/v1/info` } },
            ],
          },
        ],
        400,
      ),
  },
];
