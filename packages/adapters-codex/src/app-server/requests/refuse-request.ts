import { read, type Handler } from "@agentstream/adapter-kit/author";

import { nameOf, type RequestContext } from "../line.ts";

/** What no host does for the agent is refused at once, so that it never waits. */
export const refuseRequest: Handler<unknown, RequestContext> = (native, { emitter, refuse }) => {
  const method = nameOf(read.line(native));
  refuse(`${method} is not supported.`);
  emitter.log("warn", `The agent asked for ${method}, which this host does not support.`, "host");
};
