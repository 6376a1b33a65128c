import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { SessionDetail } from "@agentstream/schema";

import type { NoticeType } from "../line.ts";
import { endBlocks, type State } from "../state.ts";

/** What stops the agent, as the CLI's core names it: in words, and the `detail` of the end of the run. */
const notices: Readonly<Record<NoticeType, readonly [words: string, detail?: SessionDetail]>> = {
  loop_detected: ["Loop detected, stopping execution", "loop"],
  max_session_turns: ["Maximum session turns exceeded", "maxTurns"],
  agent_execution_stopped: ["Agent execution stopped", "hookStopped"],
  agent_execution_blocked: ["Agent execution blocked", "hookStopped"],
  context_window_will_overflow: ["The context window would overflow"],
  invalid_stream: ["The model's answer was not valid"],
};

export function handleNotice(
  { type, value }: Lenient<{ type: NoticeType; value?: { reason?: string } }>,
  state: State,
): boolean {
  const notice = read.word(type, notices);
  if (notice === undefined) return false;
  const [words, detail] = notice;
  const reason = read.string(read.fields(value).reason);
  endBlocks(state);
  state.stopped = detail;
  state.emitter.log("warn", reason === undefined ? words : `${words}: ${reason}`, "agent");
  return true;
}
