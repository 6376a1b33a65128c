import type { Attack } from "../attack.ts";
import { expectStatus } from "../attack.ts";
import { installLarge, type Large } from "../install-large.ts";
import type { Target } from "../start-target.ts";

/** In MB: 100 in CI, 1000 in full. */
const size = Number(process.env["ATTACK_MB"] ?? 100);
const deltas = size * 1000;

/** Runs the agent to its end; the log is read as a stream, and counted. */
async function runLarge(target: Target, large: Large): Promise<string> {
  installLarge(target.clis, large);
  const request = { agentType: "claude", prompt: "go", config: { protocol: "stream-json" } };
  const made = await expectStatus(await target.call("POST", "/v1/sessions", request), 201);
  const { id } = Object(JSON.parse(made));
  const response = await target.call("GET", `/v1/sessions/${id}/events`, undefined, {
    accept: "text/event-stream",
  });
  let bytes = 0;
  let last = "";
  for await (const chunk of response.body ?? []) {
    bytes += chunk.length;
    last = (last + Buffer.from(chunk).toString("latin1")).slice(-4000);
  }
  if (!last.includes('"reason":"completed"')) throw new Error(`no end: ${last.slice(-600)}`);
  if (bytes < large.count * large.bytes) throw new Error(`only ${bytes} bytes came`);
  await expectStatus(await target.call("DELETE", `/v1/sessions/${id}`), 204);
  return `${(bytes / 1e6).toFixed(0)} MB, completed, deleted`;
}

/** Much of one thing; memory does not grow with it. */
export const sizeAttacks: readonly Attack[] = [
  {
    name: `a text of ${size} MB in one block`,
    expected: "completed, with bounded memory",
    timeoutMs: size * 10_000,
    run: (target) => runLarge(target, { kind: "text", count: size * 10, bytes: 100_000 }),
  },
  {
    name: `a tool's results of ${size} MB`,
    expected: "completed, with bounded memory",
    timeoutMs: size * 10_000,
    // each result is one line, that is held several times while it is read
    mostGrowth: 112,
    run: (target) => runLarge(target, { kind: "tool", count: size, bytes: 1_000_000 }),
  },
  {
    name: `${deltas} pieces in one block`,
    expected: "completed, with bounded memory",
    timeoutMs: size * 10_000,
    run: (target) => runLarge(target, { kind: "text", count: deltas, bytes: 10 }),
  },
];
