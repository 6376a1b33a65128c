import { read } from "@agentstream/adapter-kit";

import { tellWhole, type Handler } from "../state.ts";

export const handleWarning: Handler = (call, context) => {
  const message = read.string(call.params["message"]);
  if (message === undefined) return tellWhole(call, context);
  context.keeper.log("warn", message, "agent");
};

export const handleNotice: Handler = (call, context) => {
  const summary = read.string(call.params["summary"]);
  const details = read.string(call.params["details"]);
  if (summary === undefined) return tellWhole(call, context);
  context.keeper.log("warn", details === undefined ? summary : `${summary}\n${details}`, "agent");
};
