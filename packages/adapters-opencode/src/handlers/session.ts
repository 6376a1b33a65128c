import { untyped as read } from "@agentstream/adapter-kit";

import type { ServeHandler } from "../handler.ts";
import type { ServeState, Session } from "../state.ts";
import { modelOf } from "./subagent.ts";

/** A session began: its version is that of the server. */
export const handleSessionCreated: ServeHandler = ({ info }, session, state) =>
  learnSession(info, read.string(read.fields(info)["version"]), session, state);

/** Something about a session changed; also after its turn has ended. */
export const handleSession: ServeHandler = ({ info }, session, state) =>
  learnSession(info, undefined, session, state);

function learnSession(
  info: unknown,
  agentVersion: string | undefined,
  session: Session,
  { emitter, main }: ServeState,
): boolean {
  if (!read.isFields(info)) return false;
  if (session !== main) return true;
  const nativeSessionId = read.string(info["id"]);
  const cwd = read.string(info["directory"]);
  const model = modelOf(info["model"]);
  emitter.session.learn({
    ...(nativeSessionId !== undefined && { nativeSessionId }),
    ...(agentVersion !== undefined && { agentVersion }),
    ...(cwd !== undefined && { cwd }),
    ...(model !== undefined && { model }),
  });
  return true;
}
