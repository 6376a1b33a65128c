import type { Handler as KitHandler, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { SessionEvent } from "@agentstream/schema/native/claude/session-event";

import type { Context } from "./state.ts";

/** Some servers name the reason, which the schema does not describe. */
interface CancelledWithReason {
  type: "cancelled";
  payload: { message?: string };
}

/** The events of an older server in front of Claude Code. */
export type SessionLine = SessionEvent | CancelledWithReason;

/** Translates the events of one type. */
export type Handler<Type extends TagsOf<SessionLine, "type">> = KitHandler<
  MemberOf<SessionLine, "type", Type>,
  Context
>;
