import { read } from "@agentstream/adapter-kit";

import type { Handler } from "../create-protocol.ts";

/** The first line. `model` is the name that was asked for. */
export const handleInit: Handler = ({ session_id, model }, { emitter }) => {
  const nativeSessionId = read.string(session_id);
  const name = read.string(model);
  emitter.session.learn({
    ...(name !== undefined && { model: name }),
    ...(nativeSessionId !== undefined && { nativeSessionId }),
  });
  return true;
};
