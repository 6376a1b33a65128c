import { execFileSync } from "node:child_process";
import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { readRecordings } from "@agentstream/recordings";
import { expect, test } from "vitest";

import {
  agents,
  createTranslateStream,
  runAgent,
  startGateway,
  textOf,
  translate,
  verifyStream,
  type UnifiedEvent,
} from "../src/index.ts";

async function collect(events: AsyncIterable<UnifiedEvent>): Promise<UnifiedEvent[]> {
  const all: UnifiedEvent[] = [];
  for await (const event of events) all.push(event);
  return all;
}

const samples = [
  ["claude", "claude/2.1.197/tool-parallel"],
  ["codex", "codex/exec-0.169.0/cmd_parallel"],
  ["codex:app-server", "codex/app-server-0.169.0/cmd_parallel"],
  ["gemini", "gemini/0.61.0/tool-parallel"],
  ["gemini:acp", "gemini/0.61.0/acp-todos"],
  ["opencode", "opencode/1.18.33/parallelmix"],
] as const;
const recordings = readRecordings();

test.each(samples)("translate(%j, …) and its stream: a recording", async (agent, name) => {
  const step = recordings.find((one) => one.name === name)?.steps.at(-1);
  if (step === undefined) throw new Error(`no recording ${name}`);
  const options = { sessionId: "s", now: () => 0 };
  const events = await collect(translate(agent, step.output, options));
  expect(events.length).toBeGreaterThan(5);
  expect(verifyStream(events)).toEqual([]);
  const stream = new Blob([Buffer.from(step.output)])
    .stream()
    .pipeThrough(createTranslateStream(agent, options));
  expect(await collect(stream)).toEqual(events);
});

test("an agent that is not known is a TypeError with those that are", () => {
  expect(() => translate("nobody", "")).toThrow("agent: Expected one of claude, ");
  expect(() => createTranslateStream("nobody")).toThrow('got "nobody"');
});

test("an agent that ships here is run by its name, and by its adapter", async () => {
  expect(await runAgent("echo", "Hello").text()).toBe("Hello");
  const [first] = agents.filter(({ id }) => id === "echo");
  if (first === undefined) throw new Error("echo is not in the list");
  expect(textOf(await collect(runAgent(first, "Hello")))).toBe("Hello");
  await expect(runAgent("nobody", "Hello").result).rejects.toThrow("No adapter");
});

test("a server by one call", async () => {
  const folder = mkdtempSync(join(tmpdir(), "library-"));
  const gateway = await startGateway({ port: 0, data: join(folder, "data"), logLevel: "silent" });
  try {
    expect((await fetch(`${gateway.url}/healthz`)).status).toBe(200);
  } finally {
    await gateway.close(0);
    rmSync(folder, { recursive: true, force: true });
  }
});

test("the import loads no server, no store and no command line", () => {
  const index = new URL("../dist/index.js", import.meta.url).href;
  const hook = `export async function load(url, context, next) { process._rawDebug(url); return next(url, context); }`;
  const register = `import { register } from "node:module"; register(${JSON.stringify(`data:text/javascript,${encodeURIComponent(hook)}`)});`;
  const code = `import { spawnSync } from "node:child_process"; const { stderr } = spawnSync(process.execPath, ["--import", ${JSON.stringify(`data:text/javascript,${encodeURIComponent(register)}`)}, ${JSON.stringify(fileURLToPath(index))}], { encoding: "utf8" }); process.stdout.write(stderr);`;
  const loaded = execFileSync(process.execPath, ["--input-type=module", "-e", code], {
    encoding: "utf8",
  });
  expect(loaded).toContain("/adapters-codex/dist/");
  expect(loaded.match(/fastify|libsql|gateway\/|sessions\/|commander|store-sqlite/g)).toBe(null);
});
