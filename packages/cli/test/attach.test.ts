import type { ChildProcess } from "node:child_process";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { createAgentClient, type AgentClient, type AgentSession } from "@agentstream/client";
import { afterAll, afterEach, beforeAll, expect, test } from "vitest";

import { hasTerminals, openTerminal, type OpenTerminal } from "./open-terminal.ts";
import { bin, resultOf, runCli, spawnCli, type Environment } from "./run-cli.ts";
import { startServer, tokenIn } from "./start-server.ts";

const folder = mkdtempSync(join(tmpdir(), "attach-"));
const data = join(folder, "data");
const tokenFile = join(data, "token");
const children: ChildProcess[] = [];
const terminals: OpenTerminal[] = [];
let url = "";
let client: AgentClient;

beforeAll(async () => {
  ({ url } = await startServer({
    data,
    flags: ["--workspace", folder],
    spawned: (child) => children.push(child),
  }));
  client = createAgentClient({ url, token: tokenIn(data), agentType: "demo" });
});

afterEach(() => {
  for (const terminal of terminals.splice(0)) terminal.close();
});

afterAll(() => {
  for (const child of children) child.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

const env: Environment = { PATH: process.env["PATH"] ?? "", HOME: folder, NO_COLOR: "1" };

const argsFor = ({ id }: AgentSession, ...more: string[]): string[] => [
  "attach",
  id,
  "--url",
  url,
  "--token-file",
  tokenFile,
  ...more,
];

function open(session: AgentSession): OpenTerminal {
  const terminal = openTerminal([bin, ...argsFor(session)], env);
  terminals.push(terminal);
  return terminal;
}

const stateOf = async (session: AgentSession): Promise<string> => (await session.get()).state;

test("the text of a session comes out, and its exit code is that of its run", async () => {
  const session = await client.createSession({ prompt: "say Hello.\nsay Bye." });
  const done = await runCli(argsFor(session), "", folder, env);
  expect(done).toMatchObject({ exitCode: 0, stdout: expect.stringContaining("Hello.") });
  const failed = await client.createSession({ prompt: "fail It broke." });
  const result = await runCli(argsFor(failed), "", folder, env);
  expect(result).toMatchObject({ exitCode: 1, stderr: expect.stringContaining("It broke.") });
});

test("events as JSON, from a place on, with the token of the environment", async () => {
  const session = await client.createSession({ prompt: "say Hello." });
  const args = ["attach", session.id, "--url", url, "--format", "json", "--after", "1"];
  const withToken = { ...env, AGENTSTREAM_TOKEN: tokenIn(data) };
  const { stdout, exitCode } = await runCli(args, "", folder, withToken);
  const events = stdout
    .trim()
    .split("\n")
    .map((line): { seq: number; type: string } => JSON.parse(line));
  expect([exitCode, events[0]?.seq, events.at(-1)?.type]).toEqual([0, 2, "sessionEnded"]);
});

test.each([
  [["attach", "none"], "No session of this id", 1],
  [["attach", "none", "--token-file", "/nope"], "--token-file: cannot read /nope", 2],
  [["attach", "none", "--after", "x"], "Expected a whole number", 2],
  [["attach", "none", "--url", "here"], "--url: Expected the address of a gateway", 2],
])("%j is refused, and says why", async (args, reason, exitCode) => {
  const own = args.includes("--url") ? [] : ["--url", url];
  const token = args.includes("--token-file") ? [] : ["--token-file", tokenFile];
  const result = await runCli([...args, ...own, ...token], "", folder, env);
  expect(result).toMatchObject({ exitCode, stderr: expect.stringContaining(reason) });
});

test("a wrong token, and a file that has none", async () => {
  const wrong = join(folder, "wrong");
  writeFileSync(wrong, "a-wrong-token-0123456789\n");
  const refused = await runCli(
    ["attach", "x", "--url", url, "--token-file", wrong],
    "",
    folder,
    env,
  );
  expect(refused.exitCode).toBe(1);
  writeFileSync(wrong, "[1, 2]");
  const list = await runCli(["attach", "x", "--url", url, "--token-file", wrong], "", folder, env);
  expect(list).toMatchObject({
    exitCode: 2,
    stderr: expect.stringContaining("expected one token"),
  });
});

test("a signal to leave ends the view alone", async () => {
  const session = await client.createSession({ prompt: "say Hello.\nwait 600s" });
  const child = spawnCli(argsFor(session, "--format", "json"), env);
  const result = resultOf(child);
  await new Promise((resolve) => child.stdout.once("data", resolve));
  child.kill("SIGTERM");
  expect((await result).exitCode).toBe(0);
  expect(await stateOf(session)).toBe("running");
  await session.cancel();
});

test.skipIf(!hasTerminals)("a permission is answered there", async () => {
  const prompt = "say First.\nask rm a.txt => removed\nask rm b.txt => removed\nsay Done.";
  const session = await client.createSession({ prompt });
  // the first request is of the past, and must not be asked again
  for await (const event of session.events) {
    if (event.type !== "permissionRequested") continue;
    await session.answerPermission(event.requestId, { outcome: "allowed" });
    break;
  }
  await expect
    .poll(async () => (await session.get()).lastSeq, { timeout: 60_000 })
    .toBeGreaterThan(8);
  const terminal = open(session);
  await terminal.sees("rm b.txt");
  await terminal.sees("> ");
  expect(terminal.screen().match(/May it use/g)?.length).toBe(1);
  terminal.type("y\r");
  await terminal.sees("completed");
  expect(await terminal.exitCode).toBe(0);
});

test.skipIf(!hasTerminals)("what another one answers is no longer asked", async () => {
  const session = await client.createSession({ prompt: "ask rm a.txt => removed\nsay Done." });
  const terminal = open(session);
  await terminal.sees("> ");
  for await (const event of session.events)
    if (event.type === "permissionRequested")
      await session.answerPermission(event.requestId, { outcome: "denied" });
  await terminal.sees("completed");
  expect(await terminal.exitCode).toBe(0);
});

test.skipIf(!hasTerminals)("Ctrl-C leaves the session, and its agent goes on", async () => {
  const session = await client.createSession({ prompt: "say Hello.\nask rm a.txt => removed" });
  const terminal = open(session);
  await terminal.sees("> ");
  terminal.type("\u0003");
  await terminal.sees("Detaching; the agent goes on.");
  expect(await terminal.exitCode).toBe(0);
  expect(await stateOf(session)).toBe("running");
  await session.cancel();
});

test.skipIf(!hasTerminals)("Ctrl-C twice cancels the run", async () => {
  const session = await client.createSession({ prompt: "say Hello.\nwait 600s" });
  const terminal = open(session);
  await terminal.sees("Hello.");
  terminal.type("\u0003");
  await terminal.sees("Press Ctrl-C again to cancel");
  terminal.type("\u0003");
  await terminal.sees("was cancelled");
  expect(await terminal.exitCode).toBe(130);
  expect(await stateOf(session)).toBe("cancelled");
});
