import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** The first line. `model` is the name that was asked for. */
export const handleInit: Handler<"init"> = ({ session_id, model }, state) => {
  state.expectsResult = true;
  const facts = { model: read.string(model), nativeSessionId: read.string(session_id) };
  state.emitter.session.learn(facts);
};
