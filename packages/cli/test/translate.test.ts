import { once } from "node:events";
import { mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { dialects } from "@agentstream/dialects";
import { readRecordings } from "@agentstream/recordings";
import { afterAll, expect, test } from "vitest";

import { runCli, runHere, spawnCli } from "./run-cli.ts";

const folder = mkdtempSync(join(tmpdir(), "agentstream-translate-"));
afterAll(() => rmSync(folder, { recursive: true, force: true }));

const steps = readRecordings().flatMap((recording) => recording.steps);
const outputOf = (name: string): string => {
  const step = steps.find((one) => one.name === name);
  if (step === undefined) throw new Error(`no recording ${name}`);
  return new TextDecoder().decode(step.output);
};
const fixed = ["--session-id", "s", "--now", "2026-03-02T09:15:27.412Z"];
const translate = (args: readonly string[], input: string): ReturnType<typeof runHere> =>
  runHere(["translate", ...args], input);
const parse = (stdout: string): Record<string, unknown>[] =>
  stdout
    .split("\n")
    .filter((line) => line !== "")
    .map((line) => JSON.parse(line));

const samples = [
  ["claude", "claude/2.1.197/tool-parallel"],
  ["codex", "codex/exec-0.169.0/cmd_parallel"],
  ["gemini", "gemini/0.61.0/tool-parallel"],
  ["codex:app-server", "codex/app-server-0.169.0/cmd_parallel"],
  ["gemini:acp", "gemini/0.61.0/acp-todos"],
  ["opencode", "opencode/1.18.33/parallelmix"],
  ["opencode:serve", "opencode/1.18.33/serve-task"],
] as const;

test.each(samples)(
  "%s: what comes out keeps the rules, and is the same of the built command",
  async (agent, recording) => {
    const input = outputOf(recording);
    const first = await translate(["--from", agent, ...fixed], input);
    expect(first).toMatchObject({ exitCode: 0, stderr: "" });
    const built = await runCli(["translate", "--from", agent, ...fixed], input);
    expect(built).toEqual(first);
    const verdict = await runHere(["verify"], first.stdout);
    expect(verdict).toMatchObject({ exitCode: 0, stdout: "" });
    expect(parse(first.stdout).at(-1)).toMatchObject({
      type: "sessionEnded",
      reason: "completed",
      sessionId: "s",
    });
  },
);

test.each(samples)("%s: --from auto finds out whose lines they are", async (agent, recording) => {
  const input = outputOf(recording);
  const known = await translate(["--from", agent, ...fixed], input);
  expect((await translate(["--from", "auto", ...fixed], input)).stdout).toBe(known.stdout);
});

const sessionEvent = (type: string, payload: object): string =>
  `${JSON.stringify({ id: "e", sessionId: "n", type, payload, timestamp: "2025-12-03T10:00:01.234Z" })}\n`;

test("claude:session is translated by the table of its seed", async () => {
  const input =
    sessionEvent("log", { line: "hello" }) +
    sessionEvent("action", { tool: "Edit", args: { a: 1 } }) +
    sessionEvent("toolResult", { tool: "Edit", success: true });
  const { stdout } = await translate(["--from", "claude:session", ...fixed], input);
  const types = parse(stdout).map(({ type }) => type);
  for (const type of ["textChunk", "toolStarted", "toolCompleted"]) expect(types).toContain(type);
  expect((await runHere(["verify"], stdout)).exitCode).toBe(0);
});

test("each event leaves before the input ends", async () => {
  const child = spawnCli(["translate", "--from", "codex"]);
  child.stdin?.write('{"type":"thread.started","thread_id":"t"}\n');
  const [first] = await once(child.stdout ?? child, "data");
  expect(String(first)).toContain('"type":"sessionStarted"');
  child.stdin?.end();
  const [exitCode] = await once(child, "close");
  expect(exitCode).toBe(0);
});

test.each([
  ["no input", ""],
  ["what is no JSON", "hello\n\u0000\n[1]\n"],
  [
    "an input cut in the middle of a line",
    '{"type":"thread.started","thread_id":"t"}\n{"type":"turn.sta',
  ],
  [
    "a line of 20 MB",
    `${JSON.stringify({ type: "item.completed", item: { id: "i", type: "agent_message", text: "x".repeat(20_000_000) } })}\n`,
  ],
])("%s gives a stream that keeps the rules", async (_, input) => {
  const { stdout, exitCode } = await translate(["--from", "codex"], input);
  expect(exitCode).toBe(0);
  expect(await runHere(["verify"], stdout)).toMatchObject({ exitCode: 0, stdout: "" });
});

test("invalid UTF-8 is no reason to stop", async () => {
  const child = spawnCli(["translate", "--from", "gemini"]);
  child.stdin?.end(Buffer.of(0x7b, 0xff, 0xfe, 0x0a));
  const chunks: Buffer[] = [];
  child.stdout?.on("data", (chunk: Buffer) => chunks.push(chunk));
  const [exitCode] = await once(child, "close");
  expect(exitCode).toBe(0);
  expect(Buffer.concat(chunks).toString()).toContain('"type":"rawOutput"');
});

test("with --raw every line is emitted once", async () => {
  const input = outputOf("codex/exec-0.169.0/cmd_parallel");
  const { stdout } = await translate(["--from", "codex", "--raw"], input);
  const raws = parse(stdout).flatMap(({ raw }) => (raw === undefined ? [] : [raw]));
  expect(raws).toEqual(parse(input));
});

test("flags say how the agent ended", async () => {
  const input = '{"type":"thread.started","thread_id":"t"}\n{"type":"turn.started"}\n';
  const last = async (...flags: string[]): Promise<unknown> =>
    parse((await translate(["--from", "codex", ...flags], input)).stdout).at(-1);
  expect(await last("--exit-code", "1")).toMatchObject({ reason: "failed", exitCode: 1 });
  expect(await last("--signal", "SIGTERM")).toMatchObject({
    reason: "cancelled",
    signal: "SIGTERM",
  });
  expect(await last("--sent", "timeout", "--signal", "SIGKILL")).toMatchObject({
    reason: "timeout",
  });
});

test("--stderr is what says why nothing came", async () => {
  const file = join(folder, "stderr.txt");
  writeFileSync(file, "Error: the configuration is bad\n");
  const { stdout } = await translate(["--from", "codex", "--exit-code", "1", "--stderr", file], "");
  expect(parse(stdout).at(-1)).toMatchObject({ reason: "failed", detail: "startup" });
  expect(stdout).toContain("the configuration is bad");
});

test("--prompt stands in the turn", async () => {
  const input = '{"type":"thread.started","thread_id":"t"}\n{"type":"turn.started"}\n';
  const { stdout } = await translate(["--from", "codex", "--prompt", "do it"], input);
  expect(parse(stdout)).toContainEqual(
    expect.objectContaining({ type: "turnStarted", prompt: "do it" }),
  );
});

test("--stats counts on stderr", async () => {
  const { stdout, stderr } = await translate(
    ["--from", "codex", "--stats"],
    '{"type":"thread.started","thread_id":"t"}\nno\n',
  );
  const stats = JSON.parse(stderr);
  expect(stats).toMatchObject({ lines: 2, rawOutput: 1, extension: 0, invalid: 0 });
  expect(stats.events).toBe(parse(stdout).length);
  expect(stats.byType.sessionEnded).toBe(1);
});

test.each(dialects)(
  "--to %s: the same from an agent's lines and from its events",
  async ({ name, schema }) => {
    const input = outputOf("claude/2.1.197/tool-parallel");
    const direct = await translate(["--from", "claude", ...fixed, "--to", name], input);
    const unified = await translate(["--from", "claude", ...fixed], input);
    const after = await translate(["--from", "unified", "--to", name], unified.stdout);
    expect(direct).toMatchObject({ exitCode: 0, stderr: "" });
    expect(after).toEqual(direct);
    expect(parse(direct.stdout).length).toBeGreaterThan(3);
    if (schema === undefined) return;
    expect((await runHere(["validate", schema], direct.stdout)).exitCode).toBe(0);
  },
);

test("--from unified names each line that is no event, and leaves it out", async () => {
  const unified = await translate(["--from", "codex", ...fixed], '{"type":"turn.started"}\n');
  const { stdout, stderr, exitCode } = await translate(
    ["--from", "unified"],
    `${unified.stdout}{"type":"textChunk"}\nno\n`,
  );
  expect(stdout).toBe(unified.stdout);
  expect(stderr).toMatch(/^stdin:\d+: \/id is required\n/);
  expect(stderr).toContain("is not JSON");
  expect(exitCode).toBe(1);
});

test.each<[string, readonly string[], string]>([
  [
    "a dialect that there is not",
    ["--from", "codex", "--to", "xml"],
    "Expected one of unified, otlp, execute",
  ],
  [
    "an unknown agent",
    ["--from", "cursor"],
    "--from: unknown agent `cursor`; expected one of claude, codex,",
  ],
  ["no agent", [], "--from"],
  ["a time that is none", ["--from", "codex", "--now", "today"], "Expected a time such as"],
  ["an exit code that is none", ["--from", "codex", "--exit-code", "-1"], "exit-code"],
  ["a file that is not there", ["--from", "codex", "--stderr", "nowhere"], "cannot read nowhere"],
  ["lines that tell nothing", ["--from", "auto"], "pass --from"],
])("%s is wrong usage, and is named", async (_, args, words) => {
  const { exitCode, stderr } = await translate(args, "hello\n");
  expect(exitCode).toBe(2);
  expect(stderr).toContain(words);
});

test("verify names the line, the rule and the reason", async () => {
  const event = (seq: number, type: string, more: object): string =>
    `${JSON.stringify({ id: `s.${seq}`, sessionId: "s", seq, run: 1, agentType: "codex", timestamp: "2026-03-02T09:15:27.412Z", type, ...more })}\n`;
  const input = `${event(1, "sessionStarted", { schemaVersion: "1.0" })}no json\n${event(3, "sessionEnded", { reason: "done" })}`;
  const { stdout, stderr, exitCode } = await runHere(["verify"], input);
  expect(stdout.split("\n")).toEqual([
    expect.stringMatching(/^stdin:2:1: is not JSON/),
    expect.stringMatching(/^stdin:3: \/reason must be one of/),
    "stdin: rule 1.4: the run has no sessionEnded",
    "",
  ]);
  expect(stderr).toMatch(/^1 events, 3 violations\nThe rules: https:.*\/stream\.md\n$/);
  expect(exitCode).toBe(1);
});

test("verify --tail takes a stream without its first events", async () => {
  const event = {
    id: "s.7",
    sessionId: "s",
    seq: 7,
    run: 2,
    timestamp: "2026-03-02T09:15:27.412Z",
    agentType: "codex",
    type: "toolCompleted",
    toolId: "t",
    success: true,
  };
  const line = `${JSON.stringify(event)}\n`;
  const whole = await runHere(["verify"], line);
  expect(whole.stdout).toMatch(
    /^stdin:1: rule 1\.2: .*\nstdin:1: rule 2\.2: expected seq 1, got 7\n/,
  );
  expect(await runHere(["verify", "--tail"], line)).toEqual({
    stdout: "",
    stderr: "1 events, 0 violations\n",
    exitCode: 0,
  });
});

test.each(samples)(
  "--explain of %s: each line, what it becomes, and its events",
  async (from, name) => {
    const input = outputOf(name);
    const lines = input.split("\n").filter((line) => line !== "");
    const args = ["translate", "--from", from, "--explain", ...fixed];
    const { exitCode, stdout, stderr } = await runHere(args, input, { COLUMNS: "60" });
    expect({ exitCode, stderr }).toEqual({ exitCode: 0, stderr: "" });
    const shown = stdout.split("\n").filter((line) => line !== "");
    expect(shown.filter((line) => Array.from(line).length > 60)).toEqual([]);
    const heads = shown.filter((line) => /^\d+ /.test(line));
    expect(heads.length).toBe(lines.length);
    expect(heads[0]?.slice(0, 20)).toBe(`1 ${lines[0]}`.slice(0, 20));
    // the same events as without it
    const types = parse((await translate(["--from", from, ...fixed], input)).stdout).map(
      ({ type }) => type,
    );
    const explained = shown.flatMap((line) => /^ {3}\+ (\S+)/.exec(line)?.[1] ?? []);
    expect(explained).toEqual(types.map((type) => String(type)));
  },
);

test("--explain names the row of the handler table and its handler", async () => {
  const { stdout } = await translate(
    ["--from", "gemini", "--explain", ...fixed],
    outputOf("gemini/0.61.0/tool-parallel"),
  );
  expect(stdout).toMatch(/^ {3}init → `sessionStarted`.*\(\w+\)$/m);
  expect(stdout).toMatch(/^exit$/m);
  const refused = await translate(["--from", "unified", "--explain"], "");
  expect(refused).toMatchObject({ exitCode: 2, stdout: "" });
  expect(refused.stderr).toContain("--explain shows native lines");
});
