import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { OpencodeSession } from "@agentstream/schema/native/opencode/serve";

import { modelName } from "../../model-name.ts";
import { readPlan } from "../../tool-effects.ts";
import type { Context, Handler } from "../line.ts";

/** A session began: its version is that of the server. */
export const handleSessionCreated: Handler<"session.created"> = ({ properties }, context) => {
  const info = read.object(read.fields(properties).info);
  return info !== undefined && learnSession(info, read.string(info.version), context);
};

/** Something about a session changed; also after its turn has ended. */
export const handleSessionUpdated: Handler<"session.updated"> = ({ properties }, context) => {
  const info = read.object(read.fields(properties).info);
  return info !== undefined && learnSession(info, undefined, context);
};

function learnSession(
  info: Lenient<OpencodeSession>,
  agentVersion: string | undefined,
  { session, state: { emitter, main } }: Context,
): true {
  if (session !== main) return true;
  const { providerID, id } = read.fields(info.model);
  emitter.session.learn({
    nativeSessionId: read.string(info.id),
    agentVersion,
    cwd: read.string(info.directory),
    model: modelName(read.string(providerID), read.string(id)),
  });
  return true;
}

export const handleSessionCompacted: Handler<"session.compacted"> = (
  _,
  { session: { owner }, state: { emitter } },
) => {
  emitter.emit({ type: "contextCompacted", phase: "completed", ...owner });
};

/** The model's list changed: the tool that has changed it has the same list. */
export const handleTodoUpdated: Handler<"todo.updated"> = (
  { properties },
  { session, state: { emitter, main } },
) => {
  const { todos } = read.fields(properties);
  if (session !== main || !Array.isArray(todos)) return false;
  emitter.plan(readPlan(todos));
};
