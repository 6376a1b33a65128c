import * as t from "../../../vocabulary.ts";
import { event } from "./event.ts";

const replied = {
  sessionID: t.string(),
  requestID: t.string("The `id` of the request."),
  reply: t.words(["once", "always", "reject"]),
};

export const permissionEvents: t.Definitions = {
  ...event(
    "permission.asked",
    "A tool waits for permission; sent before the tool is first `running`.",
    {
      id: t.string("The id that the answer must contain."),
      sessionID: t.string(),
      permission: t.string("The permission, usually the name of the tool."),
      patterns: t.optional(t.list(t.string(), "The objects of the permission: commands, paths, …")),
      metadata: t.optional(t.map(t.anything(), "Details of the tool, as `command`.")),
      always: t.optional(t.list(t.string(), "The patterns that the answer `always` would allow.")),
      tool: t.optional(t.ref("OpencodeToolCall")),
    },
  ),
  ...event("permission.replied", "A permission request was answered.", replied),
  ...event("permission.v2.asked", "A permission request, in the newer interface.", {
    id: t.string("The id that the answer must contain."),
    sessionID: t.string(),
    action: t.string("The permission, usually the name of the tool."),
    resources: t.optional(t.list(t.string(), "The objects of the permission: commands, paths, …")),
    save: t.optional(t.list(t.string(), "The patterns that the answer `always` would allow.")),
    metadata: t.optional(t.map(t.anything())),
    source: t.optional(t.ref("OpencodePermissionSource")),
  }),
  ...event(
    "permission.v2.replied",
    "A permission request of the newer interface was answered.",
    replied,
  ),
};

export const permissions: t.Definitions = {
  OpencodeToolCall: t.open("The tool call that waits.", {
    messageID: t.optional(t.string()),
    callID: t.string(),
  }),
  OpencodePermissionSource: t.open("The origin of a permission request.", {
    type: t.optional(t.words(["tool"])),
    messageID: t.optional(t.string()),
    callID: t.optional(t.string("The tool call that waits.")),
  }),
  OpencodePermissionRule: t.open("A rule for what a session may do without asking.", {
    permission: t.optional(t.string()),
    pattern: t.optional(t.string()),
    action: t.optional(t.words(["allow", "deny", "ask"])),
  }),
};
