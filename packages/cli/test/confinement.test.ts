import { execFileSync, spawnSync, type ChildProcess } from "node:child_process";
import {
  chmodSync,
  chownSync,
  copyFileSync,
  mkdirSync,
  mkdtempSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from "node:fs";
import { tmpdir } from "node:os";
import { dirname, join } from "node:path";
import { fileURLToPath } from "node:url";

import { afterEach, expect, test } from "vitest";

import { bin } from "./run-cli.ts";
import { postJson, startServer, tokenIn, type StartedServer } from "./start-server.ts";

const spyAgent = fileURLToPath(new URL("fixtures/spy-agent.cjs", import.meta.url));
const token = "a-token-of-the-owner-0123456789";

let folder = "";
let server: ChildProcess | undefined;

afterEach(() => {
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
});

interface Spied {
  readonly read: readonly string[];
  readonly listed: readonly string[];
  readonly processes: readonly string[];
  readonly wrote: boolean;
  readonly uid: number;
}

/** Starts a server with an agent that spies, and gives what it got. */
async function spyWith(
  flags: readonly string[],
  { uid, env }: { readonly uid?: number; readonly env?: Readonly<Record<string, string>> } = {},
): Promise<Spied> {
  folder = mkdtempSync(join(tmpdir(), "confined-"));
  chmodSync(folder, 0o755);
  const [data, own, other, tools] = ["data", "own", "other", "tools"].map((name) =>
    join(folder, name),
  );
  if (data === undefined || own === undefined || other === undefined || tools === undefined)
    throw new Error();
  for (const path of [own, other]) mkdirSync(path, { mode: 0o700 });
  mkdirSync(tools);
  writeFileSync(join(other, "secret.txt"), "of another session");
  if (uid !== undefined) chownSync(own, uid, uid);
  // the node that runs the agent must be where the agent may read it
  const node = join(tools, "node");
  copyFileSync(process.execPath, node);
  chmodSync(node, 0o755);
  copyFileSync(spyAgent, join(tools, "spy.cjs"));
  const targets = {
    files: [join(data, "token"), join(data, "sessions.db"), join(other, "secret.txt")],
    folders: [data, join(data, "runs"), other],
    secrets: [token],
  };
  writeFileSync(join(tools, "targets.json"), JSON.stringify(targets));
  const agent = `mine=${node} ${join(tools, "spy.cjs")} ${join(tools, "targets.json")}`;
  const more = flags.map((flag) => flag.replaceAll("{tools}", tools));
  const { url } = await startServer({
    data,
    flags: ["--workspace", own, "--workspace", other, "--agent", agent, ...more],
    ...(env !== undefined && { env }),
    spawned: (child) => (server = child),
  });
  const shown = env?.["AGENTSTREAM_TOKEN"] ?? tokenIn(data);
  const work = { idempotency_key: "k", task: "spy", driver: "mine" };
  const response = await postJson(`${url}/v1/execute`, shown, work, { accept: "application/json" });
  const answer = await response.text();
  const { text = "" } = Object(JSON.parse(answer));
  if (text === "") throw new Error(answer);
  return JSON.parse(text);
}

const isRoot = process.getuid?.() === 0;
const onLinux = process.platform === "linux";
const nobodyId = onLinux ? Number(execFileSync("id", ["-u", "nobody"], { encoding: "utf8" })) : 0;
const nobodyGroup = onLinux
  ? Number(execFileSync("id", ["-g", "nobody"], { encoding: "utf8" }))
  : 0;

/** What the page on safety recommends, with the folder of the agent's command, which is not below /usr. */
const safety = readFileSync(new URL("../../../docs/safety.md", import.meta.url), "utf8");
const recommended = /--agent-wrapper "(bwrap [^"]+\{cwd\})"/.exec(safety)?.[1] ?? "";
const bubblewrap = recommended
  .replaceAll(/\\\n */g, "")
  .replace("--ro-bind-try {files}", "--ro-bind {tools} {tools} --ro-bind-try {files}");
const hasBubblewrap =
  onLinux &&
  spawnSync("bwrap", "--unshare-all --ro-bind / / --proc /proc true".split(" ")).status === 0;

const inCi = process.env["CI"] !== undefined;
if (!isRoot) console.log("skipped: --agent-user needs root");
if (!hasBubblewrap) console.log("skipped: bubblewrap is not installed or may not be used here");

const nothing = { read: [], listed: [], processes: [], wrote: true };

test("without confinement an agent of the same user gets the files: the spy is able to", async () => {
  const spied = await spyWith([]);
  expect(spied.read).toHaveLength(3);
  expect(spied.processes).not.toEqual([]);
});

test.runIf(onLinux)("AGENTSTREAM_TOKEN is not in the server's environment in /proc", async () => {
  const spied = await spyWith([], { env: { AGENTSTREAM_TOKEN: token } });
  const environment = readFileSync(`/proc/${server?.pid}/environ`, "latin1");
  expect(environment).toContain("AGENTSTREAM_TOKEN=");
  expect(environment).not.toContain(token);
  expect(spied.wrote).toBe(true);
});

test.runIf(isRoot && onLinux)("with --agent-user a spying agent gets nothing", async () => {
  const env = { AGENTSTREAM_TOKEN: token };
  const options = { uid: nobodyId, env };
  const spied = await spyWith(["--agent-user", "nobody"], options);
  expect(spied).toEqual({ ...nothing, uid: nobodyId });
  expect(nobodyGroup).not.toBe(0);
  // a token that the server made is out of reach too
  server?.kill("SIGKILL");
  rmSync(folder, { recursive: true, force: true });
  expect(await spyWith(["--agent-user", "nobody"], { uid: nobodyId })).toEqual({
    ...nothing,
    uid: nobodyId,
  });
});

test.runIf(hasBubblewrap || inCi)("with bubblewrap a spying agent gets nothing", async () => {
  const env = { AGENTSTREAM_TOKEN: token };
  const spied = await spyWith(["--agent-wrapper", bubblewrap], { env });
  expect(spied).toMatchObject(nothing);
});

test("a wrong user is refused with what to do", () => {
  folder = mkdtempSync(join(tmpdir(), "confined-"));
  const places = ["--data", join(folder, "data"), "--workspace", dirname(folder)];
  const started = spawnSync(
    process.execPath,
    [bin, "serve", "--port", "0", ...places, "--agent-user", "no-such-user"],
    { encoding: "utf8" },
  );
  expect(started.status).toBe(2);
  expect(started.stderr).toMatch(
    isRoot ? /there is no user "no-such-user"; create one/ : /needs a server that root starts/,
  );
});

test("`token hash` leaves only the hash; the token stays good", async () => {
  folder = mkdtempSync(join(tmpdir(), "confined-"));
  const data = join(folder, "data");
  const start = (): Promise<StartedServer> =>
    startServer({
      data,
      flags: ["--workspace", folder],
      spawned: (child) => (server = child),
    });
  await start();
  server?.kill("SIGKILL");
  const hash = (): { status: number | null; stdout: string; stderr: string } =>
    spawnSync(process.execPath, [bin, "token", "hash", "--data", data], { encoding: "utf8" });
  const made = tokenIn(data);
  expect(hash()).toMatchObject({ status: 0, stdout: `${made}\n` });
  expect(readFileSync(join(data, "token"), "utf8")).toMatch(/^sha256:[\da-f]{64}\n$/);
  expect(hash()).toMatchObject({ status: 2, stderr: expect.stringContaining("a hash already") });
  const { said, url } = await start();
  expect(said).toContain("Bearer $AGENTSTREAM_TOKEN");
  const statusOf = async (secret: string): Promise<number> =>
    (await fetch(`${url}/v1/info`, { headers: { authorization: `Bearer ${secret}` } })).status;
  expect(await statusOf(made)).toBe(200);
  expect(await statusOf(readFileSync(join(data, "token"), "utf8").trim())).toBe(401);
});
