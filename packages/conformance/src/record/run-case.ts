import { startRun, type Run, type RunOptions, type StopTimeouts } from "@agentstream/runner";
import type { RunRequest, UnifiedEvent } from "@agentstream/schema";

import type { InstalledCli } from "../clis/installed-cli.ts";
import { permissionAnswerOf, questionAnswerOf } from "../host/host-answers.ts";
import { positionAfter } from "../host/position-after.ts";
import type { Case } from "../scenario/expectation.ts";
import { promptOf, requestOf } from "../scenario/request-of.ts";
import type { Simulator } from "../simulator/start-simulator.ts";
import { interruptWhen } from "./interrupt-when.ts";
import { planFor } from "./plan-for.ts";
import type { Recorder } from "./recording-transport.ts";

interface Setting {
  readonly cli: InstalledCli;
  readonly limitMs: number;
  readonly recorder: Recorder;
  readonly simulator: Simulator;
  readonly cwd: string;
}

export const timeouts: StopTimeouts = {
  interruptMs: 5000,
  terminateMs: 5000,
  killMs: 5000,
  lingerMs: 20_000,
};

/** Runs the case as a host of the project would, with the turn before it, and returns all events. */
export async function runCase(one: Case, setting: Setting): Promise<readonly UnifiedEvent[]> {
  const stop = new AbortController();
  const done = new AbortController();
  interruptWhen(one, setting, stop, done.signal);
  try {
    return await runTurns(one, setting, optionsOf(one, setting, stop.signal));
  } finally {
    done.abort();
  }
}

async function runTurns(
  one: Case,
  { cwd, cli }: Setting,
  options: RunOptions,
): Promise<readonly UnifiedEvent[]> {
  const { vendor, scenario } = one;
  const { earlier } = scenario;
  const start = (request: RunRequest, more: RunOptions = {}): Run => {
    const { plan } = planFor(vendor.adapter, request, cli.version);
    return startRun(vendor.adapter, request, { ...options, ...more, plan });
  };
  if (earlier === undefined) return eventsOf(start(requestOf(one, cwd)));
  const keep = earlier.process === "same";
  const first = start(requestOf(one, cwd, { isEarlier: true }), { keep });
  const before = await eventsOf(first);
  const { nativeSessionId: resume, ...position } = positionAfter(before);
  if (!keep) {
    const next = start(requestOf(one, cwd, { resume }), {
      position: { ...position, resumed: true },
    });
    return [...before, ...(await eventsOf(next))];
  }
  const kept = first.kept();
  if (kept === undefined) return before;
  const { run, firstSeq, firstTurn } = position;
  const next = kept.startRun(promptOf(one), {
    position: { run, firstSeq, firstTurn },
    keep: false,
  });
  return [...before, ...(await eventsOf(next))];
}

function optionsOf(
  one: Case,
  { cli, limitMs, recorder, cwd }: Setting,
  signal: AbortSignal,
): RunOptions {
  const { scenario, direction } = one;
  const isTwoWay = direction === "twoWay";
  const permission = permissionAnswerOf(one, cwd);
  const { reply, idleTimeoutMs } = scenario;
  return {
    transport: recorder.transport,
    command: cli.command,
    agentVersion: cli.version,
    totalTimeoutMs: limitMs,
    idleTimeoutMs,
    stopTimeouts: timeouts,
    signal,
    onPermission: isTwoWay && permission ? () => Promise.resolve(permission) : undefined,
    onQuestion:
      isTwoWay && reply !== undefined
        ? (event) => Promise.resolve(questionAnswerOf(one, event) ?? { answers: {} })
        : undefined,
    isUnattended: isTwoWay && permission === undefined && reply === undefined,
  };
}

async function eventsOf({ batches }: Run): Promise<UnifiedEvent[]> {
  const events: UnifiedEvent[] = [];
  for await (const batch of batches) events.push(...batch);
  return events;
}
