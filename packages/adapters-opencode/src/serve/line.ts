import type {
  Handler as KitHandler,
  Lenient,
  MemberOf,
  TagsOf,
} from "@agentstream/adapter-kit/author";
import type {
  OpencodePart,
  OpencodePermissionAskedProperties,
  OpencodePermissionV2AskedProperties,
  OpencodeServeEvent,
} from "@agentstream/schema/native/opencode/serve";

import type { ServeState, Session } from "./state.ts";

/** What the server emits beyond what its schema describes, and older forms. No recording has any of it. */
type UnrecordedEvent =
  | { type: "permission.updated"; properties: OlderPermission }
  | { type: "permission.replied"; properties: OlderReply }
  | { type: ServerEvent };

type ServerEvent =
  | "global.disposed"
  | "models-dev.refreshed"
  | "project.updated"
  | "vcs.branch.updated"
  | "lsp.updated"
  | "lsp.client.diagnostics"
  | "mcp.tools.changed"
  | "installation.updated"
  | "installation.update-available";

interface OlderPermission {
  id: string;
  sessionID: string;
  type: string;
  pattern?: string | string[];
  callID?: string;
  title: string;
}

interface OlderReply {
  sessionID: string;
  permissionID: string;
  response: "once" | "always" | "reject";
  message?: string;
}

/** What is asked for, in the newest form and in the older ones. */
export type PermissionRequest = Lenient<
  OpencodePermissionAskedProperties | OpencodePermissionV2AskedProperties | OlderPermission
>;

export type ServeEvent = OpencodeServeEvent | UnrecordedEvent;

/** The session that an event is about, and all others. */
export interface Context {
  readonly session: Session;
  readonly state: ServeState;
}

/** Translates the events of one type. */
export type Handler<Type extends TagsOf<ServeEvent, "type">> = KitHandler<
  MemberOf<ServeEvent, "type", Type>,
  Context
>;

/** Translates the parts of messages of one type. */
export type PartHandler<Type extends TagsOf<OpencodePart, "type">> = KitHandler<
  MemberOf<OpencodePart, "type", Type>,
  Context
>;
