import type { Attack } from "../attack.ts";
import { expectStatus } from "../attack.ts";
import { installLarge, type Large } from "../install-large.ts";
import type { Target } from "../start-target.ts";

/** In MB: 100 in CI, 1024 in full. */
const size = Number(process.env["ATTACK_MB"] ?? 100);
/** Another 1,000 of them for each MB. */
const deltas = size * 1000;

const requests = {
  claude: { agentType: "claude", prompt: "go", config: { protocol: "stream-json" } },
  codex: { agentType: "codex", prompt: "go", config: { protocol: "app-server" } },
} as const;

interface LargeRun extends Large {
  readonly name: string;
  readonly agent: keyof typeof requests;
  /** How many bytes the log has at least; absent: those of all pieces. */
  readonly least?: number;
  /** What the last events contain, too. */
  readonly contains?: string;
}

const completed = '"reason":"completed"';

/** Runs the agent to its end; the log is read as a stream, and counted. */
async function runLarge(target: Target, large: LargeRun): Promise<string> {
  const { agent, count, bytes, least = count * bytes, contains = completed } = large;
  installLarge(target.clis, large);
  const made = await expectStatus(await target.call("POST", "/v1/sessions", requests[agent]), 201);
  const { id } = Object(JSON.parse(made));
  const response = await target.call("GET", `/v1/sessions/${id}/events`, undefined, {
    accept: "text/event-stream",
  });
  let read = 0;
  let last = "";
  for await (const chunk of response.body ?? []) {
    read += chunk.length;
    last = (last + Buffer.from(chunk).toString("latin1")).slice(-4000);
  }
  for (const text of [completed, contains])
    if (!last.includes(text)) throw new Error(`expected ${text}, got ${last.slice(-600)}`);
  if (read < least) throw new Error(`expected at least ${least} bytes, got ${read}`);
  return `${(read / 1e6).toFixed(0)} MB of events, completed`;
}

/** The session is there, with its end, and can be deleted. */
async function checkKept(target: Target): Promise<string> {
  const listed = await expectStatus(await target.call("GET", "/v1/sessions"), 200);
  const { id, state, lastSeq } = Object(JSON.parse(listed)).sessions[0];
  if (state !== "done") throw new Error(`expected a session that is done, got ${state}`);
  const path = `/v1/sessions/${id}`;
  const last = await expectStatus(
    await target.call("GET", `${path}/events?after=${lastSeq - 1}`, undefined, {
      accept: "application/json",
    }),
    200,
  );
  if (!last.includes('"type":"sessionEnded"')) throw new Error(`expected its end, got ${last}`);
  await expectStatus(await target.call("DELETE", path), 204);
  return "its end read, deleted";
}

const runs: readonly LargeRun[] = [
  {
    name: `a text of ${size} MB in one block`,
    agent: "claude",
    kind: "text",
    count: size * 10,
    bytes: 100_000,
  },
  {
    name: `results of tools of ${size} MB, 1 MB each`,
    agent: "claude",
    kind: "tools",
    count: size,
    bytes: 1_000_000,
  },
  {
    name: `one result of a tool of ${size} MB, in pieces`,
    agent: "codex",
    kind: "output",
    count: size * 10,
    bytes: 100_000,
    contains: '"type":"toolCompleted"',
  },
  {
    name: `${deltas} pieces in one block`,
    agent: "claude",
    kind: "text",
    count: deltas,
    bytes: 10,
  },
  {
    // over the limit of a line, it can be no more than shown
    name: `one line of ${size} MB`,
    agent: "claude",
    kind: "line",
    count: size * 10,
    bytes: 100_000,
    least: 1 << 20,
    contains: '"truncated":true',
  },
];

/** Much of one thing; memory does not grow with it. */
export const sizeAttacks: readonly Attack[] = runs.map((large) => ({
  name: large.name,
  expected: "completed, with bounded memory",
  timeoutMs: size * 10_000,
  run: (target) => runLarge(target, large),
  restarted: checkKept,
}));
