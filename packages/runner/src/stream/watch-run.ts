import { setMaxListeners } from "node:events";

import { askVersion } from "../agents/read-version.ts";
import { versionCommandOf } from "../agents/version-command.ts";
import type { RunState } from "./run-batches.ts";

/** What may stop a run: its signal and its total timeout. Asks the command for its version, too. */
export function watchRun(state: RunState): void {
  const { prepared, stopper, process, cleanUp } = state;
  const { signal, totalTimeoutMs } = prepared.options;
  void process.connection.exited.then(() => stopper.done());
  const onAbort = (): void => stopper.stop({ sent: "interrupt" });
  if (signal?.aborted === true) onAbort();
  else if (signal !== undefined) {
    // one signal may end any number of runs; each takes its listener away itself
    setMaxListeners(0, signal);
    signal.addEventListener("abort", onAbort, { once: true });
  }
  cleanUp.push(() => signal?.removeEventListener("abort", onAbort));
  if (totalTimeoutMs !== undefined) {
    const timer = setTimeout(
      () => stopper.stop({ sent: "timeout", limit: "totalTimeout" }),
      totalTimeoutMs,
    );
    cleanUp.push(() => clearTimeout(timer));
  }
  watchVersion(state);
}

function watchVersion({ prepared, process, cleanUp }: RunState): void {
  const { inbox, connection } = process;
  const { options, plan, agentVersion } = prepared;
  const { transport } = options;
  // a confined command must not run outside of its confinement
  const isKnown =
    agentVersion !== undefined || transport !== undefined || options.confinement !== undefined;
  if (isKnown || connection.pid === undefined) return;
  const command = versionCommandOf(plan, options.command);
  if (command === undefined) return;
  const { answer, giveUp } = askVersion(command);
  cleanUp.push(giveUp);
  void answer.then(({ version }) => {
    if (version !== undefined) inbox.put({ kind: "version", version });
  });
}
