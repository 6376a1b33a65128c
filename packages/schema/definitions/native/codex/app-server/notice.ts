import {
  anything,
  boolean,
  nullable,
  number,
  open,
  optional,
  ref,
  string,
  words,
  type Definitions,
} from "../../../vocabulary.ts";
import { requestId, type Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = optional(nullable(string()));

export const noticeMethods: Methods = {
  warning: { description: "A message for the user.", params: "CodexServerWarningParams" },
  guardianWarning: {
    description: "The decision of the automatic reviewer, for the user.",
    params: "CodexServerWarningParams",
  },
  configWarning: {
    description: "Something is wrong with the configuration or the machine; at the start.",
    params: "CodexServerNoticeParams",
  },
  deprecationNotice: {
    description: "The host used something that will go away.",
    params: "CodexServerNoticeParams",
  },
  "serverRequest/resolved": {
    description:
      "A request of the server is settled, by an answer or otherwise. May come after the turn's end.",
    params: "CodexServerResolvedParams",
  },
  "model/rerouted": {
    description: "Another model than the one asked for answers.",
    params: "CodexServerReroutedParams",
  },
  "account/rateLimits/updated": {
    description: "How much of the account's limits is used.",
    params: "CodexServerRateLimitsParams",
  },
  "mcpServer/startupStatus/updated": {
    description: "An MCP server starts, is ready, or failed to start.",
    params: "CodexServerMcpStartupParams",
  },
  "remoteControl/status/changed": {
    description: "Whether the server can be controlled from elsewhere.",
    params: "CodexServerRemoteControlParams",
  },
};

const messages: Definitions = {
  CodexServerWarningParams: open("A warning.", {
    message: string(),
    threadId: optional(nullable(string())),
  }),
  CodexServerNoticeParams: open("A notice that belongs to no thread.", {
    summary: string(),
    details: text,
  }),
  CodexServerResolvedParams: open("Which request is settled.", {
    threadId,
    requestId: requestId("The `id` of the server's request."),
  }),
  CodexServerReroutedParams: open("Which model answers instead of which.", {
    threadId,
    turnId: optional(nullable(string())),
    fromModel: string(),
    toModel: string(),
    reason: text,
  }),
  CodexServerMcpStartupParams: open("How an MCP server is doing.", {
    name: string(),
    status: words(["starting", "ready", "failed", "cancelled"]),
    error: optional(nullable(string("Why it failed."))),
    failureReason: text,
    threadId: text,
  }),
  CodexServerRemoteControlParams: open("The state of remote control.", {
    status: words(["disabled"]),
    serverName: text,
    installationId: text,
    environmentId: text,
  }),
};

const limits: Definitions = {
  CodexServerRateLimitsParams: open("The limits of the account.", {
    rateLimits: ref("CodexServerRateLimits"),
  }),
  CodexServerRateLimits: open("One set of limits; all null if the provider reports none.", {
    limitId: text,
    limitName: text,
    primary: optional(nullable(ref("CodexServerRateLimitWindow"), "The shorter window.")),
    secondary: optional(nullable(ref("CodexServerRateLimitWindow"), "The longer window.")),
    credits: optional(nullable(ref("CodexServerCredits"))),
    planType: text,
    rateLimitReachedType: optional(nullable(string("Which limit was reached."))),
    normalModelSlug: text,
    individualLimit: optional(anything()),
    spendControlReached: optional(anything()),
  }),
  CodexServerRateLimitWindow: open("How much of a limit is used in a span of time.", {
    usedPercent: number("0 to 100."),
    windowDurationMins: optional(nullable(number())),
    resetsAt: optional(nullable(number("Unix time in seconds."))),
  }),
  CodexServerCredits: open("What the account may spend beyond its limits.", {
    hasCredits: boolean(),
    unlimited: optional(nullable(boolean())),
    balance: text,
  }),
};

export const notices: Definitions = { ...messages, ...limits };
