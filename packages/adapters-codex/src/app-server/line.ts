import {
  read,
  type Handler as KitHandler,
  type MemberOf,
  type NativeLine,
  type RpcId,
  type TagsOf,
} from "@agentstream/adapter-kit/author";
import type {
  CodexServerCall,
  CodexServerDeltaParams,
  CodexServerThreadIdParams,
  CodexServerUnknownCall,
} from "@agentstream/schema/native/codex/app-server";

import type { ServerContext } from "./state.ts";

/** A patch or a command of the first versions: they called a thread a conversation. */
interface LegacyParams {
  conversationId: string;
  callId: string;
  reason?: string | null;
}
interface LegacyCommandParams extends LegacyParams {
  command: string[];
  cwd?: string;
}
interface LegacyPatchParams extends LegacyParams {
  fileChanges: { [path: string]: LegacyChange };
  grantRoot?: string | null;
}
export interface LegacyChange {
  type: string;
  content?: string;
  unified_diff?: string;
  move_path?: string | null;
}

interface ThreadSettingsParams {
  threadId: string;
  threadSettings: { model?: string; cwd?: string; approvalPolicy?: unknown };
}

/** What other versions write, and no recording has. */
type UnrecordedCall =
  | { method: "thread/closed" | "thread/compacted"; params: CodexServerThreadIdParams }
  | { method: "thread/settings/updated"; params: ThreadSettingsParams }
  | { method: "item/fileChange/outputDelta"; params: CodexServerDeltaParams }
  | { method: "item/fileChange/patchUpdated"; params: unknown }
  | { method: "execCommandApproval"; params: LegacyCommandParams; id: RpcId }
  | { method: "applyPatchApproval"; params: LegacyPatchParams; id: RpcId };

type Call = Exclude<CodexServerCall, CodexServerUnknownCall> | UnrecordedCall;

/** A line that wants an answer. */
export type Request = Extract<Call, { id: RpcId }>;
export type Notification = Exclude<Call, Request>;

/** Translates the notifications of some methods. */
export type Handler<Method extends TagsOf<Notification, "method">> = KitHandler<
  MemberOf<Notification, "method", Method>,
  ServerContext
>;

export interface RequestContext extends ServerContext {
  readonly nativeId: string;
  readonly answer: (result: unknown) => void;
  readonly refuse: (reason: string) => void;
}

/** Translates the requests of one method. */
export type RequestHandler<Method extends TagsOf<Request, "method">> = KitHandler<
  MemberOf<Request, "method", Method>,
  RequestContext
>;

/** The method of a line; an answer has none. */
export function nameOf(native: NativeLine): string {
  const method = read.string(native["method"]);
  if (method !== undefined && method !== "") return method;
  return "result" in native || "error" in native ? "response" : "untyped";
}
