import { mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync, symlinkSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expectStatus, type Attack } from "../attack.ts";
import type { Target } from "../start-target.ts";

/** An agent that reads, and never answers. */
const silent = `silent=${process.execPath} -e process.stdin.resume()`;

async function begin({ call }: Target, body: object): Promise<string> {
  const text = await expectStatus(await call("POST", "/v1/sessions", body), 201);
  const { id }: { id: string } = JSON.parse(text);
  return id;
}

/** All events of a session, up to its end. */
const eventsOf = async ({ call }: Target, id: string): Promise<string> =>
  expectStatus(
    await call("GET", `/v1/sessions/${id}/events`, undefined, { accept: "text/event-stream" }),
    200,
  );

function expectText(text: string, pattern: RegExp): void {
  if (!pattern.test(text)) throw new Error(`expected ${pattern}, got ${text.slice(-300)}`);
}

/** Agents, and what they hold. */
export const agentAttacks: readonly Attack[] = [
  {
    name: "an agent that is not installed",
    expected: "424 at once",
    flags: ["--agent", "missing=/nowhere/agent"],
    async run({ call }) {
      const body = { agentType: "missing", prompt: "go" };
      await expectStatus(await call("POST", "/v1/sessions", body), 424);
      return "424";
    },
  },
  {
    name: "an agent that is silent for ever",
    expected: "its run is stopped by the limit",
    flags: ["--agent", silent, "--idle-timeout", "1s"],
    async run(target) {
      const id = await begin(target, { agentType: "silent", prompt: "go" });
      expectText(await eventsOf(target, id), /"reason":"timeout"/);
      return "stopped after a second";
    },
  },
  {
    name: "a permission that nobody answers",
    expected: "it expires",
    flags: ["--answer-timeout", "1s"],
    async run(target) {
      const id = await begin(target, { agentType: "demo", prompt: "ask rm a => removed" });
      expectText(await eventsOf(target, id), /"outcome":"expired"/);
      return "expired after a second";
    },
  },
  {
    name: "100 runs of one owner at once",
    expected: "429 with Retry-After beyond the limit",
    flags: ["--max-sessions", "1", "--owner-waiting", "10"],
    async run({ call }) {
      const statuses = await Promise.all(
        Array.from({ length: 100 }, async () => {
          const body = { agentType: "demo", prompt: "wait 60s" };
          const response = await call("POST", "/v1/sessions", body);
          await expectStatus(response, 201, 429);
          const isReported = response.headers.get("retry-after") !== null;
          if (response.status === 429 && !isReported) throw new Error("429 without Retry-After");
          return response.status;
        }),
      );
      const accepted = statuses.filter((status) => status === 201).length;
      if (accepted !== 11) throw new Error(`${accepted} were accepted`);
      return "11 accepted, 89 × 429";
    },
  },
  {
    name: "2,000 requests in a minute",
    expected: "429 beyond the limit",
    flags: ["--owner-requests", "100"],
    async run({ call }) {
      let refused = 0;
      for (let count = 0; count < 2000; count++) {
        const response = await call("GET", "/v1/info");
        await expectStatus(response, 200, 429);
        if (response.status === 429) refused++;
      }
      if (refused < 1500) throw new Error(`only ${refused} were refused`);
      return `${refused} refused`;
    },
  },
  {
    name: "a folder that becomes a link while its run waits",
    expected: "the run fails, and nothing starts elsewhere",
    flags: ["--max-sessions", "1"],
    async run(target) {
      const folder = join(target.workspace, "sub");
      mkdirSync(folder);
      await begin(target, { agentType: "demo", prompt: "wait 2s" });
      const prompt = "write stolen.txt text";
      const config = { cwd: "sub", approvalMode: "autoEdit" };
      const id = await begin(target, { agentType: "demo", prompt, config });
      renameSync(folder, `${folder}-old`);
      const outside = mkdtempSync(join(tmpdir(), "outside-"));
      try {
        symlinkSync(outside, folder);
        // where a run begins is found out and checked anew when it begins
        expectText(await eventsOf(target, id), /workspace|changed since it was checked/);
        if (readdirSync(outside).length > 0) throw new Error("it ran outside of the workspace");
      } finally {
        rmSync(outside, { recursive: true });
      }
      return "refused";
    },
  },
];
