import { spawn, spawnSync } from "node:child_process";
import { once } from "node:events";
import { createRequire } from "node:module";
import { fileURLToPath } from "node:url";

import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { verifyStream } from "@agentstream/stream";
import { expect, onTestFinished, test } from "vitest";

import {
  burstRequest,
  headers,
  idOf,
  installBurst,
  makeFolder,
  post,
  readStream,
  spawnGateway,
  until,
} from "./gateway-kit.ts";

/** A file system of 20 MB, that nobody but gateways sees; gives the words that start a program there. */
async function mount(data: string): Promise<string[]> {
  const script =
    'mount -t tmpfs -o size=20m,mode=700 tmpfs "$0" && echo mounted && exec sleep 3600';
  const holder = spawn("unshare", ["-rm", "sh", "-c", script, data]);
  onTestFinished(() => void holder.kill());
  await once(holder.stdout, "data");
  return ["nsenter", "-t", String(holder.pid), "-U", "-m", "--preserve-credentials"];
}

/** Runs one session after another, until one is refused; gives its answer. */
async function fillUp(url: string): Promise<Response> {
  for (let count = 0; count < 20; count++) {
    const response = await post(url, "/v1/sessions", burstRequest);
    if (response.status !== 201) return response;
    await readStream(url, await idOf(response), 0);
  }
  throw new Error("Expected the disk to be full after 20 sessions.");
}

/** Moves what is in the write-ahead log into the database: else there may be room in the log itself. */
const libsql = createRequire(import.meta.resolve("@agentstream/store-sqlite")).resolve("libsql");
const checkpoint = `new (require(${JSON.stringify(libsql)}))(process.argv[1]).pragma("wal_checkpoint(TRUNCATE)")`;

const canMount = spawnSync("unshare", ["-rm", "true"]).status === 0;

test.skipIf(!canMount)(
  "on a full disk nothing begins, what runs has an honest end, and it goes on once there is room",
  async () => {
    const clis = makeFolder();
    installBurst({ folder: clis, events: 100_000, eventsPerChunk: 200, pauseMs: 5 });
    const data = makeFolder();
    const within = await mount(data);
    const { url } = await spawnGateway(data, clis, clis, { wrapper: within });
    const ids = await Promise.all(
      Array.from({ length: 4 }, async () => idOf(await post(url, "/v1/sessions", burstRequest))),
    );
    const logs = await Promise.all(ids.map((id) => readStream(url, id, 0)));
    for (const [index, id] of ids.entries()) {
      const events = (logs[index]?.data ?? []).map((line): UnifiedEvent => JSON.parse(line));
      expect(verifyStream(events)).toEqual([]);
      expect(events.every((event) => validateEvent(event).ok)).toBe(true);
      expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "failed" });
      expect((await readStream(url, id, 0)).data).toEqual(logs[index]?.data);
    }
    // what closed the runs may have left some room
    const refused = await fillUp(url);
    expect(refused.status).toBe(503);
    expect(refused.headers.get("retry-after")).toBe("30");
    expect(await refused.text()).toContain("problems/storage-full");
    for (const id of ids)
      expect(
        (
          await fetch(`${url}/v1/sessions/${id}`, {
            method: "DELETE",
            headers: { authorization: headers.authorization },
          })
        ).status,
      ).toBe(204);
    // it looks for room now and then
    let accepted = refused;
    await until(async () => {
      accepted = await post(url, "/v1/sessions", { agentType: "echo", prompt: "go" });
      return accepted.status !== 503;
    });
    const id = await idOf(accepted);
    expect((await readStream(url, id, 0)).data.at(-1)).toContain('"reason":"completed"');
  },
);

test.skipIf(!canMount)(
  "on a full disk it starts, says that it is full, serves what is there, and closes what was open once there is room",
  async () => {
    const clis = makeFolder();
    installBurst({ folder: clis, events: 1_000_000, eventsPerChunk: 200, pauseMs: 20 });
    const data = makeFolder();
    const within = await mount(data);
    const run = (...words: string[]): void =>
      expect(spawnSync(within[0] ?? "", [...within.slice(1), ...words]).status).toBe(0);
    const first = await spawnGateway(data, clis, clis, { wrapper: within });
    const id = await idOf(await post(first.url, "/v1/sessions", burstRequest));
    await readStream(first.url, id, 0, (frames) => frames > 100);
    await first.kill();
    run(process.execPath, "-e", checkpoint, `${data}/sessions.db`);
    // all that is left, and what was kept free
    run("sh", "-c", `rm ${data}/reserve; dd if=/dev/zero of=${data}/other bs=4k 2>/dev/null; true`);
    const second = await spawnGateway(data, clis, clis, { wrapper: within });
    const ready = await fetch(`${second.url}/readyz`);
    expect([ready.status, await ready.json()]).toEqual([
      503,
      { ok: false, reason: expect.stringContaining("disk is full") },
    ]);
    expect((await fetch(`${second.url}/healthz`)).status).toBe(200);
    const stateOf = async (): Promise<unknown> =>
      Object(await (await fetch(`${second.url}/v1/sessions/${id}`, { headers })).json()).state;
    expect(await stateOf()).toBe("running");
    expect((await post(second.url, "/v1/sessions", burstRequest)).status).toBe(503);
    run("rm", `${data}/other`);
    await expect.poll(stateOf, { timeout: 60_000 }).toBe("failed");
    const events = (await readStream(second.url, id, 0)).data.map((line): UnifiedEvent =>
      JSON.parse(line),
    );
    expect(verifyStream(events)).toEqual([]);
    expect(events.at(-1)).toMatchObject({ type: "sessionEnded", detail: "gatewayRestart" });
    await expect
      .poll(async () => (await fetch(`${second.url}/readyz`)).status, { timeout: 60_000 })
      .toBe(200);
  },
);

const bin = fileURLToPath(new URL("../../cli/bin/agentstream.js", import.meta.url));

/** The built command; resolves once it listens, or with what it said at its end. */
async function serve(within: readonly string[], data: string) {
  const words = [...within, process.execPath, bin, "serve", "--port", "0", "--data", data];
  const { AGENTSTREAM_TOKEN: _, ...env } = process.env;
  const child = spawn(words[0] ?? "", words.slice(1), {
    env,
    stdio: ["ignore", "pipe", "pipe"],
  });
  onTestFinished(() => void child.kill("SIGKILL"));
  const exited = once(child, "exit");
  let said = "";
  child.stderr.on("data", (chunk) => (said += String(chunk)));
  await Promise.race([once(child.stdout, "data"), exited]);
  return { child, exited, said: () => said };
}

test.skipIf(!canMount)(
  "on a full disk the command ends and starts again, with its token",
  async () => {
    const data = makeFolder();
    const within = await mount(data);
    const first = await serve(within, data);
    const fill = `dd if=/dev/zero of=${data}/other bs=1k 2>/dev/null; true`;
    expect(spawnSync(within[0] ?? "", [...within.slice(1), "sh", "-c", fill]).status).toBe(0);
    first.child.kill("SIGTERM");
    expect([await first.exited, first.said()]).toEqual([
      [0, null],
      expect.not.stringContaining("Error"),
    ]);
    const second = await serve(within, data);
    expect(second.said()).toBe("");
    expect(second.child.exitCode).toBeNull();
  },
);
