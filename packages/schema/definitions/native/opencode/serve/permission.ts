import {
  anything,
  list,
  map,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import type { Events } from "./event.ts";

const replied = {
  sessionID: string(),
  requestID: string("The `id` of the request."),
  reply: words(["once", "always", "reject"]),
};

export const permissionEvents: Events = {
  "permission.asked": {
    description: "A tool waits for permission; sent before the tool is first `running`.",
    properties: {
      id: string("What the answer must name."),
      sessionID: string(),
      permission: string("What is asked: most often the name of the tool."),
      patterns: optional(list(string(), "What it is asked for: commands, paths, …")),
      metadata: optional(map(anything(), "What the tool shows of itself, as `command`.")),
      always: optional(list(string(), "The patterns that the answer `always` would allow.")),
      tool: optional(ref("OpencodeToolCall")),
    },
  },
  "permission.replied": {
    description: "A permission request was answered, by whomever.",
    properties: replied,
  },
  "permission.v2.asked": {
    description: "A permission request, in the newer interface.",
    properties: {
      id: string("What the answer must name."),
      sessionID: string(),
      action: string("What is asked: most often the name of the tool."),
      resources: optional(list(string(), "What it is asked for: commands, paths, …")),
      save: optional(list(string(), "The patterns that the answer `always` would allow.")),
      metadata: optional(map(anything())),
      source: optional(ref("OpencodePermissionSource")),
    },
  },
  "permission.v2.replied": {
    description: "A permission request of the newer interface was answered.",
    properties: replied,
  },
};

export const permissions: Definitions = {
  OpencodeToolCall: open("The tool call that waits.", {
    messageID: optional(string()),
    callID: string(),
  }),
  OpencodePermissionSource: open("Who asks.", {
    type: optional(words(["tool"])),
    messageID: optional(string()),
    callID: optional(string("The tool call that waits.")),
  }),
  OpencodePermissionRule: open("What a session may do without asking.", {
    permission: optional(string()),
    pattern: optional(string()),
    action: optional(words(["allow", "deny", "ask"])),
  }),
};
