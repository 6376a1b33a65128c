import { untyped as read } from "@agentstream/adapter-kit";

import { emitWhole, type Handler } from "../state.ts";

export const handleModelRerouted: Handler = (call, context) => {
  const model = read.string(call.params["toModel"]);
  const thread = context.threads.of(read.string(call.params["threadId"]));
  if (model === undefined || !thread.isMain) return emitWhole(call, context);
  const reason = read.string(call.params["reason"]);
  context.emitter.session.learn({ model }, reason === undefined ? {} : { reason });
};
