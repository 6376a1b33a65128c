import { untyped as read } from "@agentstream/adapter-kit";

import { emitWhole, type Handler } from "../state.ts";

export const handleWarning: Handler = (call, context) => {
  const message = read.string(call.params["message"]);
  if (message === undefined) return emitWhole(call, context);
  context.emitter.log("warn", message, "agent");
};

export const handleNotice: Handler = (call, context) => {
  const summary = read.string(call.params["summary"]);
  const details = read.string(call.params["details"]);
  if (summary === undefined) return emitWhole(call, context);
  context.emitter.log("warn", details === undefined ? summary : `${summary}\n${details}`, "agent");
};
