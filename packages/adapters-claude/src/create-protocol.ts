import {
  untyped as read,
  type NativeObject,
  type NativeProtocol,
  type Protocol,
  type TranslatorOptions,
} from "@agentstream/adapter-kit";

import { createHost } from "./create-host.ts";
import { endRun } from "./ending.ts";
import { handleAssistant } from "./handlers/assistant.ts";
import { handleControlCancelRequest, handleControlRequest } from "./handlers/control-request.ts";
import { handleControlResponse } from "./handlers/control-response.ts";
import { handleConversationReset, handleRateLimit, handleToolProgress } from "./handlers/other.ts";
import { handleResult } from "./handlers/result.ts";
import { handleStreamEvent } from "./handlers/stream-event.ts";
import { handleSystem } from "./handlers/system.ts";
import { flushEnded } from "./handlers/task.ts";
import { handleUser } from "./handlers/user.ts";
import { isIdle } from "./is-idle.ts";
import { createState, type Context, type Handler } from "./state.ts";

/** Only brackets what it stands beside. */
const nothing: Handler = () => {};

/** What has a meaning; all else is an extension event. */
const handlers: ReadonlyMap<string, Handler> = new Map<string, Handler>([
  ["stream_event", handleStreamEvent],
  ["assistant", handleAssistant],
  ["user", handleUser],
  ["system", handleSystem],
  ["result", handleResult],
  ["rate_limit_event", handleRateLimit],
  ["conversation_reset", handleConversationReset],
  ["tool_progress", handleToolProgress],
  ["control_request", handleControlRequest],
  ["control_response", handleControlResponse],
  ["control_cancel_request", handleControlCancelRequest],
  ["command_lifecycle", nothing],
  ["keep_alive", nothing],
]);

/** The versions of Qwen Code whose lines were seen. */
const qwenTested = ["0.15.10"];

const typeOf = (native: NativeObject): string => read.string(native["type"]) ?? "";

/** The lines that tell of a task's end follow each other. */
const isOfTask = (native: NativeObject): boolean =>
  /^(?:task_|background_tasks_)/.test(read.string(native["subtype"]) ?? "");

/** How many lines of the error output are kept. */
const stderrLimit = 50;

/** The lines that Claude Code, or Qwen Code, prints with `--output-format stream-json`. */
export const streamJson = (
  options: TranslatorOptions,
  tested: readonly string[],
  protocol: string,
): Protocol => {
  const { agentType = "claude" } = options;
  return {
    info: {
      agentType,
      protocol,
      tested: agentType === "qwen" ? qwenTested : tested,
    },
    create(emitter, write) {
      const state = createState(agentType === "qwen");
      if (protocol !== "stream-input") return createNative({ emitter, state, write: undefined });
      const context: Context = { emitter, state, write };
      return { ...createNative(context), host: createHost(context, options) };
    },
  };
};

function createNative(context: Context): NativeProtocol {
  const { emitter, state } = context;
  return {
    line(native) {
      const type = typeOf(native);
      if (state.jobs.ended.size > 0 && !isOfTask(native)) flushEnded(context);
      // by far the most frequent, and so not looked up
      const handler = type === "stream_event" ? handleStreamEvent : handlers.get(type);
      if (handler === undefined) emitter.extension(type || "unknown", native);
      else handler(native, context);
    },
    nameOf: (native) => {
      const type = typeOf(native);
      const subtype = type === "system" ? read.string(native["subtype"]) : undefined;
      return subtype === undefined ? type || "unknown" : `${type}/${subtype}`;
    },
    timeOf: (native) => read.string(native["timestamp"]),
    stderr(line) {
      state.stderr.push(line);
      if (state.stderr.length > stderrLimit) state.stderr.shift();
    },
    end(exit) {
      flushEnded(context);
      return endRun(exit, emitter, state);
    },
    isIdle: () => isIdle(context),
  };
}
