import type { Handler, Lenient, MemberOf, RpcId, TagsOf } from "@agentstream/adapter-kit/author";
import type {
  AcpCall,
  AcpPermissionToolCall,
  AcpToolCall,
  AcpToolCallUpdate,
  AcpUpdate,
} from "@agentstream/schema/native/acp/message";

import type { State } from "./state.ts";

/** What one side asks of the other, and waits for. */
export type AcpRequest = Extract<AcpCall, { id: number | string | null }>;
/** What needs no answer. */
export type AcpNotification = Exclude<AcpCall, { id?: number | string | null }>;

/** A request, and what it is answered by. */
export interface RequestContext {
  readonly id: RpcId;
  readonly state: State;
}

export type RequestHandler<Method extends TagsOf<AcpRequest, "method">> = Handler<
  MemberOf<AcpRequest, "method", Method>,
  RequestContext
>;

export type NotificationHandler<Method extends TagsOf<AcpNotification, "method">> = Handler<
  MemberOf<AcpNotification, "method", Method>,
  State
>;

/** What happens in a session; older agents have another name for the mode. No recording has it. */
export type Update = AcpUpdate | { sessionUpdate: "current_mode_update"; modeId: string };

/** Translates the updates of one kind. */
export type UpdateHandler<Kind extends TagsOf<Update, "sessionUpdate">> = Handler<
  MemberOf<Update, "sessionUpdate", Kind>,
  State
>;

/** What the agent reports of a call. */
export type CallUpdate = Lenient<AcpToolCall | AcpToolCallUpdate | AcpPermissionToolCall>;
