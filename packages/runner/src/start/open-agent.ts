import { builtIn } from "../agents/built-in.ts";
import type { Prepared } from "../prepare-run.ts";
import type { StopTimeouts } from "../run.ts";
import { defaultRecordFolder } from "../stop/run-records.ts";
import { sweepOnce } from "../stop/sweep-once.ts";
import type { Connection, Transport } from "../transport.ts";
import { buildEnvironment } from "./build-environment.ts";
import { environmentOf, wrapPlan } from "./confine.ts";
import { createProcessTransport } from "./create-process-transport.ts";
import { checkFolderUnchanged } from "./open-folder.ts";
import { withoutProcess } from "./without-process.ts";
import { writePlanFiles } from "./write-plan-files.ts";

/** An agent that was started. */
export interface OpenedAgent {
  readonly connection: Connection;
  /** Removes the files of the plan. */
  readonly removeFiles: () => void;
}

export function openAgent(prepared: Prepared, timeouts: StopTimeouts): OpenedAgent {
  const { adapter, options, cwd, tag, plan: planned } = prepared;
  const {
    passEnv = [],
    recordFolder = defaultRecordFolder(),
    cwdIsResolved,
    confinement = {},
  } = options;
  // an agent without a process uses the path
  if (cwd !== undefined && cwdIsResolved === true && builtIn.has(adapter))
    checkFolderUnchanged(cwd);
  const own = (): Transport =>
    builtIn.get(adapter) ??
    createProcessTransport({ timeouts, recordFolder, install: adapter.command?.install });
  const transport = options.transport ?? own();
  if (options.transport === undefined) sweepOnce(recordFolder);
  const { user } = confinement;
  const { plan, remove } = writePlanFiles(planned, tag, user);
  const env = buildEnvironment({
    environment: adapter.environment,
    host: process.env,
    passEnv,
    additions: { ...traceOf(prepared), ...plan.env },
    tag,
  });
  try {
    const connection = transport.open(wrapPlan(plan, confinement, { cwd, tag }), {
      cwd,
      cwdIsResolved,
      user,
      env: environmentOf(env, confinement),
      tag,
    });
    return { connection, removeFiles: remove };
  } catch (error) {
    remove();
    throw error;
  }
}

function traceOf({ options, sessionId }: Prepared): Readonly<Record<string, string>> {
  const { traceparentOf, position } = options;
  return traceparentOf === undefined
    ? {}
    : { TRACEPARENT: traceparentOf(sessionId, position?.run ?? 1) };
}

/** It was aborted before it began. */
export const notStarted = (): OpenedAgent => ({
  connection: withoutProcess(Promise.resolve({ code: null, signal: null })),
  removeFiles: () => {},
});
