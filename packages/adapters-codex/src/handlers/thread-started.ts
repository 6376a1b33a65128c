import { untyped as read } from "@agentstream/adapter-kit";

import type { Handler } from "../state.ts";

/** `thread.started`, and `session.created` of the first versions: the id that resumes the thread. */
export const handleThreadStarted: Handler = (native, { emitter }) => {
  const nativeSessionId = read.string(native["thread_id"]) ?? read.string(native["session_id"]);
  emitter.session.learn(nativeSessionId === undefined ? {} : { nativeSessionId });
};
