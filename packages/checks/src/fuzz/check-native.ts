import { chmodSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { translatable } from "@agentstream/agents";
import { createDialect, dialectNames } from "@agentstream/dialects";
import { validateEvent, type UnifiedEvent } from "@agentstream/schema";
import { isEventPage, validate } from "@agentstream/schema/responses/events";
import { isSession } from "@agentstream/schema/responses/session";
import { verifyStream } from "@agentstream/stream";

import type { Target } from "../attack/start-target.ts";
import { checkProblem } from "./check-answer.ts";
import { explain } from "./explain.ts";
import type { NativeCase } from "./fuzz-case.ts";

/** An agent that prints what lies in its working directory, whatever it is asked. */
const program = `#!/bin/sh
if [ "$1" = --version ]; then echo 2.1.197; exit; fi
[ -e closes-input ] && exec 0<&-
cat printed 2>/dev/null
exit "$(cat exit-code 2>/dev/null || echo 0)"
`;

/** The agents whose command is replaced by such a program. */
export const printingAgents = ["claude", "codex", "gemini", "opencode"] as const;

export function installPrinters({ clis }: Target): void {
  mkdirSync(clis, { recursive: true });
  for (const name of printingAgents) {
    writeFileSync(join(clis, name), program);
    chmodSync(join(clis, name), 0o755);
  }
}

/** A run of the server whose agent prints the case's lines: what is wrong with its stream. */
export async function checkThroughServer(
  target: Target,
  native: NativeCase,
  onOutcome: (outcome: string) => void,
): Promise<string[]> {
  const { agent, protocol, lines, exitCode, closesInput } = native;
  const cwd = mkdtempSync(join(target.workspace, "run-"));
  try {
    writeFileSync(join(cwd, "printed"), lines.map((line) => `${line}\n`).join(""));
    writeFileSync(join(cwd, "exit-code"), String(exitCode));
    if (closesInput === true) writeFileSync(join(cwd, "closes-input"), "");
    const config = { cwd, protocol, approvalMode: "ask" };
    const body = { agentType: agent, prompt: "go", config };
    const response = await target.call("POST", "/v1/sessions", body);
    const session: unknown = await response.json();
    onOutcome(String(response.status));
    // the cap may refuse what the agent cannot guarantee
    if (!isSession(session)) return checkProblem(response.status, session);
    const { id } = session;
    const faults = await checkSession(target, id);
    await target.call("DELETE", `/v1/sessions/${id}`);
    return faults;
  } finally {
    rmSync(cwd, { recursive: true, force: true });
  }
}

/** A run ends by itself: this is for a busy machine. */
const runTimeoutMs = 120_000;

/** Waits until a session has ended; what is wrong with its stream. */
export async function checkSession(target: Target, id: string): Promise<string[]> {
  const end = Date.now() + runTimeoutMs;
  const events: UnifiedEvent[] = [];
  for (;;) {
    const path = `/v1/sessions/${id}/events?limit=1000&wait=20&after=${events.at(-1)?.seq ?? 0}`;
    const response = await target.call("GET", path);
    // somebody else may delete it
    if (response.status === 404) return [];
    // this process may be too busy to send a request in time
    if (response.status === 408 && Date.now() < end) continue;
    if (!response.ok) return [`${response.status} for a page: ${await response.text()}`];
    const page: unknown = await response.json();
    if (!isEventPage(page)) return explain(validate(page));
    events.push(...page.events);
    // `session.create` of /rpc makes a session without a run
    if (page.next === null && events.length === 0) return [];
    if (page.next === null && events.at(-1)?.type === "sessionEnded") return checkEvents(events);
    if (Date.now() > end) return [`a run has not ended: ${JSON.stringify(events.at(-1))}`];
    if (page.events.length === 0) await sleep(20);
  }
}

/** As `translate` does it, into all formats: what is wrong with the stream. */
export function checkTranslation({ agent, protocol, lines, exitCode }: NativeCase): string[] {
  const adapter = translatable.find(({ id }) => id === agent);
  if (adapter === undefined) throw new Error(`no adapter ${agent}`);
  const translator = adapter.translator({ sessionId: "s", now: () => 0, protocol });
  const events = [
    ...lines.flatMap((text) => translator.handle({ type: "line", text }).events),
    ...translator.handle({ type: "exit", code: exitCode }).events,
  ];
  for (const name of dialectNames) {
    const dialect = createDialect(name);
    for (const event of events) dialect.push(event);
    dialect.end();
  }
  return checkEvents(events);
}

const checkEvents = (events: readonly UnifiedEvent[]): string[] => [
  ...verifyStream(events).map(({ clause, reason }) => `rule ${clause}: ${reason}`),
  ...events.flatMap((event) => explain(validateEvent(event)).map((why) => `${event.type}${why}`)),
];
