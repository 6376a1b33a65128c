import { closeSync, mkdtempSync, openSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test } from "vitest";

import { postJson, startServer, tokenIn, type StartedServer } from "./start-server.ts";

interface Logged {
  readonly server: StartedServer;
  readonly token: string;
  /** What was logged until now. */
  readonly read: () => string;
}

async function start(flags: readonly string[]): Promise<Logged> {
  const folder = mkdtempSync(join(tmpdir(), "serve-logs-"));
  const data = join(folder, "data");
  const file = join(folder, "stderr");
  const stderr = openSync(file, "a");
  onTestFinished(() => {
    closeSync(stderr);
    rmSync(folder, { recursive: true, force: true });
  });
  const server = await startServer({
    data,
    flags: ["--workspace", folder, ...flags],
    stderr,
    spawned: (child) => onTestFinished(() => void child.kill("SIGKILL")),
  });
  return { server, token: tokenIn(data), read: () => readFileSync(file, "utf8") };
}

const task = { idempotency_key: "one", task: "a secret prompt", driver: "echo" };

test("there is one line for each request, and two for each run, without tokens and prompts", async () => {
  const { server, token, read } = await start(["--log-level", "info"]);
  const url = `${server.url}/v1/execute`;
  await (await postJson(url, token, task)).text();
  await (await fetch(`${server.url}/v1/info?after=wrong-query`)).text();
  await (await fetch(`${server.url}/secret/address`)).text();
  const linesOf = (msg: string): unknown[] =>
    read()
      .split("\n")
      .filter((line) => line.includes(`"msg":"${msg}"`))
      .map((line): unknown => JSON.parse(line));
  await expect.poll(() => linesOf("request").length, { timeout: 60_000 }).toBe(3);
  const requestId = expect.stringMatching(/^[0-9a-f]{8}-\d+$/);
  const ms = expect.any(Number);
  expect(linesOf("request")).toMatchObject([
    { method: "POST", route: "/v1/execute", status: 200, ms, owner: "default", requestId },
    { method: "GET", route: "/v1/info", status: 401, ms, requestId },
    { method: "GET", route: "none", status: 404, ms, requestId },
  ]);
  expect(linesOf("run started")).toMatchObject([{ run: 1, agentType: "echo" }]);
  expect(linesOf("run ended")).toMatchObject([
    { run: 1, agentType: "echo", status: "completed", durationMs: expect.any(Number) },
  ]);
  // a server in a process of its own is held to the API documents, too
  const watched = readFileSync(process.env["AGENTSTREAM_TEST_SEEN"] ?? "", "utf8");
  expect(watched.trimEnd().split("\n").length).toBe(3);
  for (const secret of [token, "a secret prompt", "wrong-query", "/secret/address"])
    expect(read()).not.toContain(secret);
});

test("at the usual level nothing is logged of requests that went well", async () => {
  const { server, token, read } = await start([]);
  await (await postJson(`${server.url}/v1/execute`, token, task)).text();
  expect(read()).not.toContain('"msg"');
});

test("--audit writes lines to a file, and refuses one that it cannot open", async () => {
  const folder = mkdtempSync(join(tmpdir(), "serve-audit-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  const file = join(folder, "audit.jsonl");
  const { server, token } = await start(["--audit", file]);
  await (await postJson(`${server.url}/v1/execute`, token, task)).text();
  expect(JSON.parse(readFileSync(file, "utf8"))).toMatchObject({
    action: "sessionCreated",
    outcome: "done",
    owner: "default",
    route: "/v1/execute",
  });
  const wrong = await start(["--audit", join(folder, "none", "audit")]);
  expect(wrong.server.url).toBe("");
  expect(wrong.read()).toContain("--audit: cannot write");
});
