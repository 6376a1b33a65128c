import { mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import type { UnifiedEvent } from "@agentstream/schema";
import { onTestFinished } from "vitest";

import {
  createSessions,
  decodeRecord,
  fingerprintOf,
  scopes,
  SessionProblem,
  type Caller,
  type IdempotencyKey,
  type Sessions,
  type SessionsOptions,
} from "../src/index.ts";
import { createFakeRuns, fakeAgents, type FakeRuns } from "../src/testing/fake-runs.ts";
import { createSqliteStore } from "./sqlite-store.ts";

export const owner: Caller = { owner: "default", scopes };

export interface Opened {
  readonly folder: string;
  readonly sessions: Sessions;
  readonly runs: FakeRuns;
}

export function makeFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), "sessions-"));
  onTestFinished(() => rmSync(folder, { recursive: true, force: true }));
  return folder;
}

/** Sessions over runs that do what the test says; closed at its end. */
export async function openSessions(
  options: Partial<SessionsOptions> & { readonly folder?: string } = {},
  runs: FakeRuns = createFakeRuns(),
): Promise<Opened> {
  const { folder = makeFolder(), ...given } = options;
  const kept = given.store === undefined ? createSqliteStore(folder) : undefined;
  const store = given.store ?? kept;
  if (store === undefined) throw new Error("There is no store.");
  const sessions = await createSessions({
    work: kept?.work,
    agents: fakeAgents,
    startRun: runs.startRun,
    workspaces: [folder],
    allowTier: "supervised",
    defaultTier: "supervised",
    ...given,
    store,
  });
  let isClosed = false;
  const close: Sessions["close"] = async (graceMs) => {
    if (isClosed) return;
    isClosed = true;
    await sessions.close(graceMs);
  };
  onTestFinished(() => close(0));
  return { folder, runs, sessions: { ...sessions, close } };
}

/** Everything that a reader is given until the end. */
export async function readAll(
  sessions: Sessions,
  id: string,
  options: Parameters<Sessions["read"]>[2] = {},
): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = [];
  for await (const item of sessions.read(owner, id, options))
    if ("records" in item) events.push(...item.records.map(decodeRecord));
  return events;
}

/** Resolves when it is so. */
export async function until(
  isSo: () => boolean | Promise<boolean>,
  budgetMs = 180_000,
): Promise<void> {
  const end = Date.now() + budgetMs;
  while (!(await isSo())) {
    if (Date.now() > end) throw new Error("It did not become so in time.");
    await new Promise((resolve) => setTimeout(resolve, 5));
  }
}

export const request = { agentType: "echo", prompt: "Hello" };

export const key = (name: string, body: unknown = {}): IdempotencyKey => ({
  key: name,
  fingerprint: fingerprintOf("/", body),
});

/** What became of it: `done`, or the kind of its problem. */
export const kindOf = (work: Promise<unknown>): Promise<unknown> =>
  work.then(
    () => "done",
    (error: unknown) => (error instanceof SessionProblem ? error.kind : error),
  );
