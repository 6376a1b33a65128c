import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test } from "vitest";

const bin = fileURLToPath(new URL("../dist/bin.js", import.meta.url));

let folder = "";
let children: ChildProcess[] = [];

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "serve-"));
});

afterEach(() => {
  for (const child of children) child.kill("SIGKILL");
  children = [];
  rmSync(folder, { recursive: true, force: true });
});

interface Served {
  readonly child: ChildProcess;
  readonly said: string;
  readonly url: string;
}

/** Starts a server on a free port; resolves once it has said how to talk to it. */
async function serve(...flags: string[]): Promise<Served> {
  const args = [bin, "serve", "--port", "0", "--data", join(folder, "data"), "--workspace", folder];
  const child = spawn(process.execPath, [...args, ...flags], {
    stdio: ["ignore", "pipe", "inherit"],
  });
  children.push(child);
  let said = "";
  for await (const chunk of child.stdout) {
    said += String(chunk);
    if (said.includes('"driver": "echo"}')) break;
  }
  return { child, said, url: /listens on (\S+)/.exec(said)?.[1] ?? "" };
}

/** What the printed curl line would send. */
const runDemo = (url: string, token: string): Promise<Response> =>
  fetch(`${url}/v1/execute`, {
    method: "POST",
    headers: { "content-type": "application/json", authorization: `Bearer ${token}` },
    body: '{"idempotency_key": "demo-1", "task": "Hello", "driver": "echo"}',
  });

test("it says where it listens, its token once, and which agents it found; the line it prints works", async () => {
  const first = await serve();
  const token = readFileSync(join(folder, "data", "token"), "utf8").trim();
  // its output is a pipe: the token itself is for a terminal alone
  expect(first.said).not.toContain(token);
  expect(first.said).toContain(`token: in ${join(folder, "data", "token")}`);
  expect(first.said).toContain(`Bearer $(cat ${join(folder, "data", "token")})`);
  for (const agent of ["claude", "codex", "gemini", "opencode", "echo: Echo"])
    expect(first.said).toContain(`  ${agent}`);
  const response = await runDemo(first.url, token);
  expect(await response.text()).toMatch(
    /^data: \{"kind":"agent_token","text":"Hello"\}\n\ndata: \{"kind":"session_end","exit_code":0,"duration_ms":\d+\}\n\n$/,
  );
  const ended = once(first.child, "exit");
  first.child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
  const second = await serve();
  expect(second.said).not.toContain(token);
  expect((await runDemo(second.url, token)).status).toBe(200);
});

test.each([
  [["--host", "0.0.0.0"], /AGENTSTREAM_TOKEN or --token-file/],
  [["--agent", "Some Agent"], /Expected name=command/],
  [["--allow-tier", "all"], /dry-run, supervised, autonomous/],
  [["--retain", "long"], /30d/],
  [["--workspace", "/nowhere/at-all"], /The workspace \/nowhere\/at-all is no folder/],
  [["--data", "/dev/null/data"], /Cannot keep anything in \/dev\/null\/data .*--data/],
  [["--agent", "Mine=x"], /name=command/],
  [["--data", "/proc/agentstream"], /Cannot keep anything in \/proc\/agentstream/],
  [["--data", "/"], /belongs to|Other users can read the data folder \/ .*chmod 700/],
  [["--log-level", "loud"], /silent, fatal, error, warn/],
  [["--token-file", "/nope"], /Cannot read \/nope/],
  [["--allow-origin", "app.example"], /expected an origin such as/],
  [["--allow-origin", "https://app.example/"], /expected an origin such as/],
  [["--allow-env", "A=B"], /expected names of variables/],
  [["--max-connections", "0"], /--max-connections/],
])("with %j it does not start, and says why", async (flags, reason) => {
  const args = [bin, "serve", "--port", "0", "--data", join(folder, "data"), ...flags];
  const { AGENTSTREAM_TOKEN: _, ...env } = process.env;
  const child = spawn(process.execPath, args, { env, stdio: ["ignore", "ignore", "pipe"] });
  children.push(child);
  const ended = once(child, "exit");
  let said = "";
  for await (const chunk of child.stderr) said += String(chunk);
  expect(await ended).toEqual([2, null]);
  expect(said).toMatch(reason);
});

test("an agent that its owner registers is one that requests may name", async () => {
  const { url } = await serve("--agent", "mine=my-agent --acp", "--agent-mode", "mine:ask=careful");
  const token = readFileSync(join(folder, "data", "token"), "utf8").trim();
  const response = await fetch(`${url}/v1/agents`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.text()).toContain('"agentType":"mine"');
});
