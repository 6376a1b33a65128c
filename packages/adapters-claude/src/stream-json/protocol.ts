import {
  createLineParser,
  read,
  type NativeLine,
  type NativeProtocol,
  type Protocol,
} from "@agentstream/adapter-kit/author";

import { endRun } from "./ending.ts";
import { handlers } from "./handlers.ts";
import { flushCompaction } from "./handlers/status.ts";
import { flushEnded } from "./handlers/task.ts";
import { createHost } from "./host.ts";
import type { LineOf } from "./line.ts";
import { createState, forgetRun, type Context } from "./state.ts";
import { variantOf } from "./variants.ts";

/**
 * The lines that Claude Code, or Qwen Code, prints with `--output-format stream-json`; with a host that writes if the
 * protocol is `stream-input`.
 */
export function streamJson({ agentType, protocol }: Protocol["info"]): Protocol {
  const variant = variantOf(agentType);
  return {
    info: { agentType, protocol, tested: variant.testedIn(protocol) },
    create(emitter, write, options) {
      const state = createState(variant);
      if (protocol !== "stream-input") return createNative({ emitter, state, write: undefined });
      const context: Context = { emitter, state, write };
      return {
        ...createNative(context),
        host: createHost(context, options),
        furtherRuns: {
          // before its first turn it is ready when it has answered the first request
          arePossible: () =>
            emitter.turns.verdict() !== undefined ||
            (state.host.isStarted && state.host.requests.size === 0 && !emitter.turns.isOpen()),
          forgetLast: () => forgetRun(state),
        },
      };
    },
  };
}

/** How many lines of the error output are kept. */
const stderrLimit = 50;

function createNative(context: Context): NativeProtocol {
  const { emitter, state } = context;
  return {
    line(native) {
      if (state.jobs.ended.size > 0 && !isOfTask(native)) flushEnded(context);
      return handlers.dispatch(native, context);
    },
    parser: createLineParser(isDelta),
    nameOf,
    timeOf: ({ timestamp }) => read.string(timestamp),
    stderr(line) {
      state.stderr.push(line);
      if (state.stderr.length > stderrLimit) state.stderr.shift();
    },
    end(exit) {
      flushEnded(context);
      flushCompaction(context);
      return endRun(exit, emitter, state);
    },
    isIdle: () => isIdle(context),
  };
}

function nameOf({ type, subtype }: NativeLine): string {
  const name = read.string(type) || "unknown";
  const more = name === "system" ? read.string(subtype) : undefined;
  return more === undefined ? name : `${name}/${more}`;
}

/** Of the pieces of a message only their text is kept. */
const isDelta = ({ type, event }: LineOf<"stream_event">): boolean =>
  read.is(type, "stream_event") && read.is(read.fields(event).type, "content_block_delta");

/** The lines about a task's end follow each other. */
const isOfTask = ({ subtype }: NativeLine): boolean =>
  /^(?:task_|background_tasks_)/.test(read.string(subtype) ?? "");

/** Whether nothing runs, nothing is queued, and nothing is asked: only then may the input be closed. */
function isIdle({ emitter, state }: Context): boolean {
  const { host, jobs } = state;
  if (emitter.turns.isOpen() || host.prompts.length > 0) return false;
  const { tasks, subagents, permissions, questions } = emitter.open;
  const isOpen = tasks.size + subagents.size + permissions.size + questions.size > 0;
  // where the CLI prints its state, a task that ended wakes it a moment later
  const isQuiet = host.sessionState === "idle" && !jobs.hasWoken;
  return !isOpen && (host.sessionState === undefined || isQuiet);
}
