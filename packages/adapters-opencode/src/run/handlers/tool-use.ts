import { read } from "@agentstream/adapter-kit/author";

import { stopsAgent } from "../../map-error.ts";
import { readCall } from "../../read-call.ts";
import { endCall, startCall } from "../../tool.ts";
import type { Handler } from "../line.ts";

/** A call is printed once, at its end: in the order in which they end. */
export const handleToolUse: Handler<"tool_use"> = ({ part }, state) => {
  const call = readCall(read.fields(part));
  const isEnd = call?.status === "completed" || call?.status === "error";
  if (call === undefined || !isEnd || state.parts.has(call.partId)) return false;
  state.parts.set(call.partId, "");
  startCall(call, state.main, state);
  const outcome = endCall(call, state.main, state);
  // each of these has a line on the error output, too
  if ("failed" in outcome && stopsAgent(outcome.error ?? "")) state.rejections++;
};
