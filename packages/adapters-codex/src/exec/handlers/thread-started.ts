import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** The id that resumes the thread; first versions called a thread a session. */
export const handleThreadStarted: Handler<"thread.started" | "session.created"> = (
  { thread_id, session_id },
  { emitter },
) => {
  emitter.session.learn({ nativeSessionId: read.string(thread_id) ?? read.string(session_id) });
};
