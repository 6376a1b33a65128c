import { realpathSync } from "node:fs";

import { textOf } from "@agentstream/stream";
import { afterAll, expect, test } from "vitest";

import {
  createFakeAgents,
  recordedConversation,
  recordedOutput,
  type Said,
} from "./fake-agents.ts";
import { recordedEvents } from "./recorded-events.ts";
import { runCli, type CliResult } from "./run-cli.ts";

const fakes = createFakeAgents();
afterAll(() => fakes.remove());

const run = (args: readonly string[], input = ""): Promise<CliResult> =>
  runCli(["run", ...args], input, fakes.folder, fakes.env);
const eventsOf = (stdout: string): Record<string, unknown>[] =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

const recorded = [
  ["claude", "claude/2.1.197/tool-parallel"],
  ["codex", "codex/exec-0.169.0/cmd_parallel"],
  ["gemini", "gemini/0.61.0/tool-parallel"],
] as const;

test.each(recorded)("%s, piped: the answer alone, and nothing else", async (agent, recording) => {
  fakes.add(agent, { says: recordedOutput(recording) });
  const { exitCode, stdout, stderr } = await run([agent, "do it"]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
  expect(stdout.replaceAll(/\s+/g, "")).toBe(
    textOf(recordedEvents(recording)).replaceAll(/\s+/g, ""),
  );
  expect(stdout.endsWith("\n")).toBe(true);
});

test.each(recorded)("%s --format json: a stream that keeps the rules", async (agent, recording) => {
  fakes.add(agent, { says: recordedOutput(recording) });
  const { exitCode, stdout } = await run([agent, "do it", "--format", "json"]);
  expect(exitCode).toBe(0);
  const verdict = await runCli(["verify"], stdout);
  expect(verdict).toMatchObject({ exitCode: 0, stdout: "" });
  expect(eventsOf(stdout).at(-1)).toMatchObject({ type: "sessionEnded", reason: "completed" });
});

test("--format quiet gives the last text alone", async () => {
  fakes.add("claude", { says: recordedOutput("claude/2.1.197/thinking-tool-interleaved") });
  expect(await run(["claude", "do it", "--format", "quiet"])).toEqual({
    exitCode: 0,
    stdout: "It has three lines.\n",
    stderr: "",
  });
});

test("--dialect gives the values of another format, and needs no --format", async () => {
  const { stdout } = await run(["echo", "hi", "--dialect", "execute"]);
  expect(eventsOf(stdout)).toEqual([
    { kind: "agent_token", text: "hi" },
    { kind: "session_end", exit_code: 0, duration_ms: expect.any(Number) },
  ]);
});

test("--raw prints every line", async () => {
  fakes.add("codex", { says: recordedOutput("codex/exec-0.169.0/cmd_parallel") });
  const { stdout } = await run(["codex", "do it", "--raw"]);
  const raw = eventsOf(stdout).flatMap((event) =>
    event["raw"] === undefined ? [] : [event["raw"]],
  );
  const lines = recordedOutput("codex/exec-0.169.0/cmd_parallel").map(({ line }): unknown =>
    JSON.parse(line),
  );
  expect(raw).toEqual(lines);
});

test("the task comes from standard input for - and for nothing", async () => {
  expect(await run(["echo", "-"], "from\nstdin\n")).toMatchObject({
    exitCode: 0,
    stdout: "from\nstdin\n",
  });
  expect((await run(["echo"], "piped")).stdout).toBe("piped\n");
  expect((await run(["echo", "said"], "not read")).stdout).toBe("said\n");
});

test("control sequences of the model do not reach the output", async () => {
  const { stdout } = await run(["echo", "-"], "a\u001B]8;;http://x\u0007b\u001B[2J\rc\u009B1m\n");
  expect(stdout).toBe("ab\nc\n");
});

test("the flags reach the agent as its plan says", async () => {
  fakes.add("claude", { version: "2.1.197", says: recordedOutput("claude/2.1.197/plain-text") });
  const flags =
    "--model opus --max-turns 3 --max-budget 0.5 --resume abc --allowed-tools Read,Grep --tier dry-run".split(
      " ",
    );
  const { exitCode, stdout } = await run([
    "claude",
    "do it",
    "--format",
    "json",
    "--cwd",
    fakes.folder,
    ...flags,
  ]);
  expect(exitCode).toBe(0);
  const [called] = fakes.journal("claude");
  expect(called).toMatchObject({ cwd: realpathSync(fakes.folder) });
  const args = String(called?.["args"]);
  for (const words of ["--model,opus", "--max-turns,3", "--max-budget-usd,0.5", "--resume,abc"])
    expect(args).toContain(words);
  expect(args).toContain("--tools,Read,Grep");
  expect(eventsOf(stdout)[0]).toMatchObject({
    resumed: true,
    config: { permissionTier: "dry-run", maxTurns: 3, allowedTools: ["Read", "Grep"] },
  });
});

test.each(recorded)("%s: a task that looks like a flag is a task", async (agent, recording) => {
  fakes.add(agent, { says: recordedOutput(recording), reads: true });
  const { exitCode } = await run([agent, "--", "--dangerously-skip-permissions"]);
  expect(exitCode).toBe(0);
  const [called, read] = fakes.journal(agent);
  const args = [called?.["args"]].flat();
  const at = args.indexOf("--dangerously-skip-permissions");
  // it is behind what ends the flags, or comes in by itself
  const isBehind = at > 0 && args.slice(0, at).includes("--");
  expect(isBehind || read?.["stdin"] === "--dangerously-skip-permissions").toBe(true);
  expect(at === -1 || isBehind).toBe(true);
});

test("--command is another command, with its first arguments", async () => {
  fakes.add("my-codex", { says: recordedOutput("codex/exec-0.169.0/plain") });
  const { exitCode } = await run(["codex", "do it", "--command", "my-codex --profile 'a b'"]);
  expect(exitCode).toBe(0);
  expect(fakes.journal("my-codex")[0]).toMatchObject({
    args: expect.arrayContaining(["--profile", "a b", "exec"]),
  });
});

test("any agent that speaks ACP is run by its command", async () => {
  fakes.add("my-acp", { says: acpConversation() });
  const { exitCode, stdout, stderr } = await run(["acp", "do it", "--command", "my-acp --fast"]);
  expect({ exitCode, stdout, stderr }).toEqual({ exitCode: 0, stdout: "It was no.\n", stderr: "" });
  const heard = fakes.journal("my-acp").flatMap((entry) => entry["heard"] ?? []);
  // nobody is there, and so the permission was denied at once
  expect(heard.at(-1)).toContain('"optionId":"no"');
});

function acpConversation(): Said[] {
  const host: Said = { by: "host", line: "" };
  const say = (message: object): Said => ({
    by: "agent",
    line: JSON.stringify({ jsonrpc: "2.0", ...message }),
  });
  const update = (change: object): Said =>
    say({ method: "session/update", params: { sessionId: "s", update: change } });
  const call = { toolCallId: "c", title: "rm x", kind: "execute", status: "pending" };
  const options = [
    { optionId: "yes", name: "Yes", kind: "allow_once" },
    { optionId: "no", name: "No", kind: "reject_once" },
  ];
  return [
    host,
    say({ id: 1, result: { protocolVersion: 1, agentCapabilities: {} } }),
    host,
    say({ id: 2, result: { sessionId: "s" } }),
    host,
    update({ sessionUpdate: "tool_call", ...call }),
    say({
      id: 7,
      method: "session/request_permission",
      params: { sessionId: "s", toolCall: call, options },
    }),
    host,
    update({ sessionUpdate: "tool_call_update", toolCallId: "c", status: "failed" }),
    update({
      sessionUpdate: "agent_message_chunk",
      content: { type: "text", text: "It was no." },
    }),
    say({ id: 3, result: { stopReason: "end_turn" } }),
  ];
}

test("two-way protocols are spoken without a terminal when they are asked for", async () => {
  const says = recordedConversation("claude/2.1.197/perm-stdio-deny");
  fakes.add("claude", { says, hangs: "input" });
  const flags = ["--protocol", "stream-input", "--fail-on-denied"];
  const { exitCode, stderr } = await run(["claude", "go", ...flags]);
  expect({ exitCode, stderr }).toEqual({ exitCode: 1, stderr: "" });
  const heard = fakes.journal("claude").flatMap((entry) => entry["heard"] ?? []);
  expect(heard.at(-1)).toContain('"behavior":"deny"');
});
