import type { ChildProcess } from "node:child_process";
import { once } from "node:events";
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { createServer } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { expect, onTestFinished, test, vi } from "vitest";

import { secret, startReceiver } from "../../gateway/test/webhook-receiver.ts";
import { runCli, spawnCli } from "./run-cli.ts";
import { postJson, startServer, tokenIn, type StartedServer } from "./start-server.ts";

const waiting = { timeout: 120_000, interval: 50 };

function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "webhooks-crash-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

const serve = (folder: string, flags: readonly string[]): Promise<StartedServer> =>
  startServer({
    data: join(folder, "data"),
    flags: ["--workspace", folder, ...flags],
    stderr: "ignore",
    spawned: (child: ChildProcess) => onTestFinished(() => void child.kill("SIGKILL")),
  });

/** A port at which nobody listens. */
async function freePort(): Promise<number> {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  await new Promise((resolve) => server.close(resolve));
  return typeof address === "object" && address !== null ? address.port : 0;
}

test("a server that was killed delivers after its restart what it had promised", async () => {
  const folder = makeFolder();
  const secretFile = join(folder, "secret");
  writeFileSync(secretFile, secret, { mode: 0o600 });
  const port = await freePort();
  const url = `http://127.0.0.1:${port}/hook`;
  const flags = ["--webhook", url, "--webhook-secret-file", secretFile];
  const first = await serve(folder, flags);
  const token = tokenIn(join(folder, "data"));
  const work = { agentType: "demo", prompt: "ask rm a.txt => removed" };
  const begun = await postJson(`${first.url}/v1/sessions`, token, work);
  const { id } = Object(await begun.json());
  const authorization = `Bearer ${token}`;
  const pending = async (): Promise<unknown> => {
    const info = await fetch(`${first.url}/v1/info`, { headers: { authorization } });
    return Object(await info.json()).webhooks;
  };
  await vi.waitFor(
    async () => expect(await pending()).toMatchObject([{ pending: 1, state: "failing" }]),
    waiting,
  );
  const exited = once(first.child, "exit");
  first.child.kill("SIGKILL");
  await exited;
  const receiver = await startReceiver(() => 200, port);
  await serve(folder, flags);
  await vi.waitFor(() => expect(receiver.received).toHaveLength(2), waiting);
  expect(receiver.received.map(({ message }) => message.type)).toEqual([
    "permission.requested",
    "run.ended",
  ]);
  const ofSession = receiver.received.map(({ message }) => Object(message).data.sessionId);
  expect(ofSession).toEqual([id, id]);
  const { event } = Object(receiver.received[1]?.message).data;
  expect(event).toMatchObject({ reason: "failed", detail: "gatewayRestart" });
});

test("a secret of its own is made for a webhook; of its URL only the host is printed and logged", async () => {
  const folder = makeFolder();
  const data = join(folder, "data");
  const hook = `http://127.0.0.1:${await freePort()}/a-secret-path?token=another-secret`;
  const flags = ["--workspace", folder, "--webhook", hook, "--log-level", "debug"];
  const child = spawnCli(["serve", "--port", "0", "--data", data, ...flags]);
  onTestFinished(() => void child.kill("SIGKILL"));
  let said = "";
  for (const stream of [child.stdout, child.stderr])
    stream.on("data", (chunk) => (said += String(chunk)));
  await vi.waitFor(() => expect(said).toContain('"driver": "echo"}'), waiting);
  expect(said).toMatch(/webhook [0-9a-f]{16} at 127\.0\.0\.1:\d+, its secret is in \S+\.secret\n/);
  const url = /listens on (\S+)/.exec(said)?.[1] ?? "";
  const work = { agentType: "echo", prompt: "Hello" };
  await postJson(`${url}/v1/sessions`, tokenIn(data), work);
  await vi.waitFor(() => expect(said).toContain('"msg":"webhook attempt failed"'), waiting);
  expect(said).toContain('"reason":"ECONNREFUSED"');
  const file = /its secret is in (\S+)/.exec(said)?.[1] ?? "";
  for (const hidden of ["a-secret-path", "another-secret", readFileSync(file, "utf8").trim()])
    expect(said).not.toContain(hidden);
});

test.each([
  [["--webhook", "nowhere"], "--webhook: expected a URL"],
  [["--webhook", "http://127.0.0.1:9/", "--webhook-secret-file", "/none"], "Cannot read /none"],
])("%j is a wrong usage", async (flags, reason) => {
  const folder = makeFolder();
  const args = ["serve", "--port", "0", "--data", join(folder, "data"), ...flags];
  const { exitCode, stderr } = await runCli(args);
  expect(stderr).toContain(reason);
  expect(exitCode).toBe(2);
});
