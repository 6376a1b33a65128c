import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";
import { endBlocks, type Detail } from "../state.ts";

/** What stops the agent, as the CLI's core names it: in words, and what the end of the run is to say of it. */
const notices: ReadonlyMap<string, readonly [string, Detail?]> = new Map<
  string,
  readonly [string, Detail?]
>([
  ["loop_detected", ["Loop detected, stopping execution", "loop"]],
  ["max_session_turns", ["Maximum session turns exceeded", "maxTurns"]],
  ["agent_execution_stopped", ["Agent execution stopped", "hookStopped"]],
  ["agent_execution_blocked", ["Agent execution blocked", "hookStopped"]],
  ["context_window_will_overflow", ["The context window would overflow"]],
  ["invalid_stream", ["The model's answer was not valid"]],
]);

export const noticeTypes: readonly string[] = [...notices.keys()];

export const handleNotice: Handler = ({ type, value }, state) => {
  const notice = notices.get(read.string(type) ?? "");
  if (notice === undefined) return false;
  const [words, detail] = notice;
  const reason = read.string(read.fields(value)["reason"]);
  endBlocks(state);
  state.stopped = detail;
  state.emitter.log("warn", reason === undefined ? words : `${words}: ${reason}`, "agent");
  return true;
};
