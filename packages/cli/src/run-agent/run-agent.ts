import type { Adapter } from "@agentstream/adapter-kit";
import { RefusedError, startRun, type Run, type RunOptions } from "@agentstream/runner";
import type { RunRequest, UnifiedEvent } from "@agentstream/schema";

import { askAtTerminal } from "../asking/ask-at-terminal.ts";
import { nobody } from "../asking/asker.ts";
import { createPrompt } from "../asking/create-prompt.ts";
import { createPaint } from "../terminal-view/paint.ts";
import type { View } from "../terminal-view/view.ts";
import { createPartWriter } from "../terminal-view/write-parts.ts";
import { hasColours, UsageError, type Terminal } from "../terminal.ts";
import { refusalInWords } from "./build-request.ts";
import { createVerdict, type Verdict } from "./create-verdict.ts";
import { followRun } from "./follow-run.ts";
import type { RunTrace } from "./trace-run.ts";

export interface AgentRun {
  readonly adapter: Adapter;
  readonly request: RunRequest;
  readonly options: RunOptions;
  readonly view: View;
  readonly trace?: RunTrace | undefined;
}

/** Runs an agent to its end at a terminal. */
export async function runAgent(order: AgentRun, terminal: Terminal): Promise<Verdict> {
  const { request, view, trace } = order;
  const run = start(order);
  const verdict = createVerdict();
  const interrupt = createInterrupt(run, terminal);
  const show = createPartWriter(terminal, () => {
    run.cancel();
    run.cancel();
  });
  const asker =
    request.interactive === true
      ? askAtTerminal(
          createPrompt(terminal, interrupt),
          createPaint(hasColours(terminal.stderr, terminal)),
        )
      : nobody;
  const end = (): void => run.cancel();
  terminal.on("SIGINT", interrupt);
  for (const signal of ["SIGTERM", "SIGHUP"] as const) terminal.on(signal, end);
  try {
    await followRun(
      run,
      async (events: readonly UnifiedEvent[]) => {
        for (const event of events) {
          verdict.push(event);
          trace?.push(event);
        }
        await show(events.flatMap((event) => view.push(event)));
      },
      asker,
    );
    await show(view.end());
  } finally {
    terminal.off("SIGINT", interrupt);
    for (const signal of ["SIGTERM", "SIGHUP"] as const) terminal.off(signal, end);
    await trace?.end();
  }
  return verdict;
}

function start({ adapter, request, options, trace }: AgentRun): Run {
  try {
    return startRun(adapter, request, {
      ...options,
      ...trace?.options,
      isUnattended: request.interactive !== true,
    });
  } catch (error) {
    if (error instanceof RefusedError) throw new UsageError(refusalInWords(error.refusals));
    throw error;
  }
}

/** The first Ctrl-C asks the agent to stop, the second ends it. */
function createInterrupt(run: Run, { stderr }: Terminal): () => void {
  let wasAsked = false;
  return () => {
    run.cancel();
    if (!wasAsked)
      stderr.write(
        "\nInterrupted; waiting for the agent to stop. Press Ctrl-C again to end it at once.\n",
      );
    wasAsked = true;
  };
}
