import { chmodSync, existsSync, readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { fileURLToPath } from "node:url";

import type { StartedGateway } from "@agentstream/gateway";
import type { UnifiedEvent } from "@agentstream/schema";
import { isEventPage } from "@agentstream/schema/responses/events";
import { verifyStream } from "@agentstream/stream";
import { afterEach, beforeEach, expect, test } from "vitest";

import { idOf, makeFolder, token, until } from "./gateway-kit.ts";
import { startTestGateway } from "./gateway-of-fakes.ts";

/** Agents of which one process serves many prompts. */
const living = ["claude", "codex", "gemini", "opencode"] as const;

const program = fileURLToPath(new URL("living-cli.mjs", import.meta.url));
const path = process.env["PATH"] ?? "";
let folder = "";
let gateway: StartedGateway;

async function start(options: Parameters<typeof startTestGateway>[0] = {}): Promise<void> {
  gateway = await startTestGateway({ workspaces: [folder], allowTier: "autonomous", ...options });
  isClosed = false;
}

beforeEach(async () => {
  folder = makeFolder();
  for (const name of living) {
    const file = join(folder, name);
    writeFileSync(file, `#!/bin/sh\nexec "${process.execPath}" "${program}" "$@"\n`);
    chmodSync(file, 0o755);
  }
  process.env["PATH"] = `${folder}:${path}`;
});
let isClosed = false;
async function close(): Promise<void> {
  if (!isClosed) await gateway.close(0);
  isClosed = true;
}
afterEach(async () => {
  await close();
  process.env["PATH"] = path;
  rmSync(folder, { recursive: true, force: true });
});

const journal = (): string => join(folder, "journal");
/** The processes that were started, in their order. */
const started = (): number[] =>
  !existsSync(journal())
    ? []
    : readFileSync(journal(), "utf8")
        .split("\n")
        .filter((line) => line !== "")
        .map((line) => Number(line.split(" ")[0]));

async function send(method: string, path_: string, body?: unknown): Promise<Response> {
  return fetch(`${gateway.url}${path_}`, {
    method,
    headers: {
      authorization: `Bearer ${token}`,
      ...(body !== undefined && { "content-type": "application/json" }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  });
}

const env = (): Record<string, string> => ({ LIVING_JOURNAL: journal() });

async function begin(agentType: string, prompt = "one"): Promise<string> {
  const response = await send("POST", "/v1/sessions", { agentType, prompt, env: env() });
  expect(response.status, await response.clone().text()).toBe(201);
  return idOf(response);
}

async function eventsOf(id: string): Promise<UnifiedEvent[]> {
  const response = await send("GET", `/v1/sessions/${id}/events?limit=1000`);
  const page: unknown = await response.json();
  expect(isEventPage(page), JSON.stringify(page)).toBe(true);
  return isEventPage(page) ? page.events : [];
}

/** The events of a session, once that many of its runs have ended. */
async function afterRuns(id: string, runs: number): Promise<UnifiedEvent[]> {
  for (;;) {
    const events = await eventsOf(id);
    if (events.filter(({ type }) => type === "sessionEnded").length === runs) return events;
    await new Promise((resolve) => setTimeout(resolve, 50));
  }
}

const textsOf = (events: readonly UnifiedEvent[]): string[] =>
  events.flatMap((event) => (event.type === "textChunk" ? [event.content] : []));

const isAlive = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return true;
  } catch {
    return false;
  }
};

const prompt = (id: string, text: string, more: object = {}): Promise<Response> =>
  send("POST", `/v1/sessions/${id}/turns`, { prompt: text, ...more });

const gone = (pid: number): Promise<void> => until(() => !isAlive(pid));

test.each(living)("ten prompts of a session start one process of %s", async (agent) => {
  await start();
  const id = await begin(agent);
  let events = await afterRuns(id, 1);
  for (let run = 2; run <= 10; run++) {
    expect((await prompt(id, `prompt ${run}`)).status).toBe(202);
    events = await afterRuns(id, run);
  }
  const pids = started();
  expect(pids).toHaveLength(1);
  expect(textsOf(events).filter((text) => text !== "")).toEqual(
    Array.from({ length: 10 }, (_, index) => `prompt ${index + 1} of ${pids[0]}`),
  );
  expect(verifyStream(events)).toEqual([]);
  const starts = events.filter((event) => event.type === "sessionStarted");
  expect(starts).toHaveLength(10);
  expect(starts.slice(1).every((event) => event.resumed === true)).toBe(true);
  const ends = events.filter((event) => event.type === "sessionEnded");
  expect(ends.every(({ reason }) => reason === "completed")).toBe(true);
  await close();
  expect(pids.filter(isAlive)).toEqual([]);
});

test("an agent that was killed between two prompts is replaced, and nothing is lost", async () => {
  await start();
  for (const agent of living) {
    const before = started().length;
    const id = await begin(agent);
    await afterRuns(id, 1);
    const [pid = 0] = started().slice(before);
    process.kill(pid, "SIGKILL");
    expect((await prompt(id, "two")).status).toBe(202);
    const events = await afterRuns(id, 2);
    const [, second] = started().slice(before);
    expect(started().slice(before)).toHaveLength(2);
    expect(
      textsOf(events).filter((text) => text !== ""),
      JSON.stringify(events.slice(3), undefined, 1),
    ).toEqual([`prompt 1 of ${pid}`, `prompt 1 of ${second}`]);
    expect(verifyStream(events), agent).toEqual([]);
    const ends = events.filter((event) => event.type === "sessionEnded");
    expect(ends.map(({ reason }) => reason)).toEqual(["completed", "completed"]);
  }
});

test.each(living)("%s that ends at its next prompt is replaced, too", async (agent) => {
  await start();
  const id = await begin(agent);
  await afterRuns(id, 1);
  expect((await prompt(id, "leave")).status).toBe(202);
  const events = await afterRuns(id, 2);
  const [first, second] = started();
  expect(started()).toHaveLength(2);
  expect(textsOf(events).filter((text) => text !== "")).toEqual([
    `prompt 1 of ${first}`,
    `prompt 1 of ${second}`,
  ]);
  expect(verifyStream(events)).toEqual([]);
  expect(events.filter(({ type }) => type === "sessionStarted")).toHaveLength(2);
  const ends = events.filter((event) => event.type === "sessionEnded");
  expect(ends.map(({ reason }) => reason)).toEqual(["completed", "completed"]);
  // the new one is kept as the first was
  await prompt(id, "three");
  expect(textsOf(await afterRuns(id, 3))).toContain(`prompt 2 of ${second}`);
});

test("the start of a run is seen though its agent says nothing, and the run can be cancelled", async () => {
  await start();
  const id = await begin("codex");
  await afterRuns(id, 1);
  await prompt(id, "wait");
  await until(async () => {
    const events = await eventsOf(id);
    return events.filter(({ type }) => type === "sessionStarted").length === 2;
  });
  expect((await send("POST", `/v1/sessions/${id}/cancel`)).status).toBe(202);
  const events = await afterRuns(id, 2);
  expect(started()).toHaveLength(1);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "cancelled" });
});

test("a run that is cancelled before its agent has said anything is not started anew", async () => {
  await start();
  const id = await begin("codex");
  await afterRuns(id, 1);
  await prompt(id, "wait");
  expect((await send("POST", `/v1/sessions/${id}/cancel`)).status).toBe(202);
  const events = await afterRuns(id, 2);
  expect(started()).toHaveLength(1);
  expect(verifyStream(events)).toEqual([]);
  expect(events.at(-1)).toMatchObject({ type: "sessionEnded", reason: "cancelled" });
});

test("fifty agents that no prompt comes for end after their time, and leave no process", async () => {
  await start({ lingerMs: 1000, maxWarm: 50 });
  const ids = await Promise.all(Array.from({ length: 50 }, () => begin("codex")));
  await Promise.all(ids.map((id) => afterRuns(id, 1)));
  expect(started()).toHaveLength(50);
  await Promise.all(started().map(gone));
});

test.each(living)(
  "a session without a prompt starts %s, which serves its first prompt",
  async (agent) => {
    await start();
    const response = await send("POST", "/v1/sessions", { agentType: agent, env: env() });
    expect(response.status, await response.clone().text()).toBe(201);
    const id = await idOf(response);
    await until(() => started().length === 1);
    expect(await eventsOf(id)).toEqual([]);
    await prompt(id, "one");
    const events = await afterRuns(id, 1);
    const [pid] = started();
    expect(started()).toHaveLength(1);
    expect(textsOf(events).filter((text) => text !== "")).toEqual([`prompt 1 of ${pid}`]);
    expect(verifyStream(events)).toEqual([]);
    expect(events[0]).toMatchObject({ type: "sessionStarted", run: 1, seq: 1 });
    expect(events[0]).not.toHaveProperty("resumed");
  },
);

test("an agent that waits for its first prompt ends after its time, with its session, and with the server", async () => {
  await start({ lingerMs: 2000 });
  const prepare = async (): Promise<string> =>
    idOf(await send("POST", "/v1/sessions", { agentType: "codex", env: env() }));
  await prepare();
  await until(() => started().length === 1);
  await gone(started()[0] ?? 0);
  const id = await prepare();
  await until(() => started().length === 2);
  expect((await send("DELETE", `/v1/sessions/${id}`)).status).toBe(204);
  await gone(started()[1] ?? 0);
  await prepare();
  await until(() => started().length === 3);
  await close();
  expect(started().filter(isAlive)).toEqual([]);
});

test("of more agents than may wait, the one that has waited longest ends", async () => {
  await start({ maxWarm: 2 });
  for (let count = 0; count < 3; count++) await afterRuns(await begin("codex"), 1);
  const [first = 0, ...others] = started();
  await gone(first);
  expect(others.filter(isAlive)).toHaveLength(2);
});

test("without lingering each prompt starts a process of its own", async () => {
  await start({ lingerMs: 0 });
  const id = await begin("codex");
  await afterRuns(id, 1);
  await prompt(id, "two");
  await afterRuns(id, 2);
  expect(started()).toHaveLength(2);
});

test("another model needs another process", async () => {
  await start();
  const id = await begin("codex");
  await afterRuns(id, 1);
  const changed = await send("POST", `/v1/sessions/${id}/turns`, {
    prompt: "two",
    config: { model: "other" },
  });
  expect(changed.status).toBe(400);
});

test("who ends a session ends its agent", async () => {
  await start();
  for (const [method, path_, status] of [
    ["POST", "/cancel", 200],
    ["DELETE", "", 204],
  ] as const) {
    const before = started().length;
    const id = await begin("gemini");
    await afterRuns(id, 1);
    const [pid = 0] = started().slice(before);
    expect(isAlive(pid)).toBe(true);
    expect((await send(method, `/v1/sessions/${id}${path_}`)).status).toBe(status);
    await gone(pid);
  }
});
