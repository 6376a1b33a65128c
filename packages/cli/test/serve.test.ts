import { spawn, type ChildProcess } from "node:child_process";
import { once } from "node:events";
import {
  chmodSync,
  existsSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  statSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, beforeEach, expect, test } from "vitest";

import { bin } from "./run-cli.ts";
import { postJson, startServer, tokenIn, type StartedServer } from "./start-server.ts";

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

/** Starts a server; it ends with the test. */
const serve = (...flags: string[]): Promise<StartedServer> =>
  startServer({
    data: join(folder, "data"),
    flags: ["--workspace", folder, ...flags],
    spawned: (child) => children.push(child),
  });

/** What the printed curl line would send. */
const runDemo = (url: string, token: string): Promise<Response> =>
  postJson(`${url}/v1/execute`, token, {
    idempotency_key: "demo-1",
    task: "Hello",
    driver: "echo",
  });

test("it says where it listens, its token once, and which agents it found; the line it prints works", async () => {
  const first = await serve();
  const token = tokenIn(join(folder, "data"));
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

test("a server whose output nobody reads any more ends at a signal", async () => {
  const { child } = await startServer({
    data: join(folder, "data"),
    flags: ["--workspace", folder],
    stderr: "pipe",
    spawned: (started) => children.push(started),
  });
  // as in `serve 2>&1 | head -1`
  child.stdout?.destroy();
  child.stderr?.destroy();
  const ended = once(child, "exit");
  child.kill("SIGTERM");
  expect(await ended).toEqual([0, null]);
});

test("--open gives the browser a file that leads to the link, and no argument that has the token", async () => {
  const [browser, opened] = [join(folder, "browser"), join(folder, "opened")];
  // under its own name only once it is whole
  writeFileSync(
    browser,
    `#!/bin/sh\nprintf '%s' "$*" > ${opened}.part && mv ${opened}.part ${opened}\n`,
  );
  chmodSync(browser, 0o755);
  const { url } = await startServer({
    data: join(folder, "data"),
    flags: ["--workspace", folder, "--open"],
    env: { BROWSER: browser },
    spawned: (child) => children.push(child),
  });
  await expect.poll(() => existsSync(opened)).toBe(true);
  const token = tokenIn(join(folder, "data"));
  const target = readFileSync(opened, "utf8");
  expect(target).not.toContain(token);
  const page = fileURLToPath(target);
  expect(readFileSync(page, "utf8")).toContain(`location.replace("${url}/#token=${token}")`);
  expect(statSync(page).mode & 0o077).toBe(0);
});

test.each([
  [["--host", "0.0.0.0"], /AGENTSTREAM_TOKEN or --token-file/],
  [["--agent", "Some Agent"], /Expected name=command/],
  [["--allow-tier", "all"], /dry-run, supervised, autonomous/],
  [["--retain", "long"], /30d/],
  [["--workspace", "/nowhere/at-all"], /The workspace \/nowhere\/at-all is not a folder/],
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

test.each([
  ["sessions.db", (path: string) => writeFileSync(path, "not a database\n".repeat(100))],
  ["sessions.db", (path: string) => mkdirSync(path)],
  ["lock", (path: string) => mkdirSync(path)],
] as const)(
  "a data folder with another thing in the place of %s is refused with what to do",
  async (name, make) => {
    const data = join(folder, "data");
    mkdirSync(data, { mode: 0o700 });
    make(join(data, name));
    const { AGENTSTREAM_TOKEN: _, ...env } = process.env;
    const child = spawn(process.execPath, [bin, "serve", "--port", "0", "--data", data], {
      env,
      stdio: ["ignore", "ignore", "pipe"],
    });
    children.push(child);
    const ended = once(child, "exit");
    let said = "";
    for await (const chunk of child.stderr) said += String(chunk);
    expect(await ended).toEqual([2, null]);
    expect(said).toContain(data);
    expect(said).toContain("--data");
  },
);

test("an agent that its owner registers is one that requests may name", async () => {
  const { url } = await serve("--agent", "mine=my-agent --acp", "--agent-mode", "mine:ask=careful");
  const token = tokenIn(join(folder, "data"));
  const response = await fetch(`${url}/v1/agents`, {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(await response.text()).toContain('"agentType":"mine"');
});

test("/rpc is open to this machine and names a version only by its flags", async () => {
  const health = (url: string): Promise<Response> =>
    fetch(`${url}/rpc`, {
      method: "POST",
      headers: { "content-type": "application/json" },
      body: '{"method": "health.check"}',
    });
  const closed = await serve();
  expect((await health(closed.url)).status).toBe(401);
  const ended = once(closed.child, "exit");
  closed.child.kill("SIGTERM");
  await ended;
  const { url } = await serve("--open-rpc-on-loopback", "--rpc-version", "0.3.2");
  const answer: unknown = await (await health(url)).json();
  expect(answer).toMatchObject({ result: { ok: true, version: "0.3.2" } });
});
