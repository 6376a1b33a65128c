import * as t from "../../../vocabulary.ts";
import { requestId, type Methods } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.optional(t.nullable(t.string()));

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

const messages: t.Definitions = {
  CodexServerWarningParams: t.open("A warning.", {
    message: t.string(),
    threadId: t.optional(t.nullable(t.string())),
  }),
  CodexServerNoticeParams: t.open("A notice that belongs to no thread.", {
    summary: t.string(),
    details: text,
  }),
  CodexServerResolvedParams: t.open("Which request is settled.", {
    threadId,
    requestId: requestId("The `id` of the server's request."),
  }),
  CodexServerReroutedParams: t.open("Which model answers instead of which.", {
    threadId,
    turnId: t.optional(t.nullable(t.string())),
    fromModel: t.string(),
    toModel: t.string(),
    reason: text,
  }),
  CodexServerMcpStartupParams: t.open("How an MCP server is doing.", {
    name: t.string(),
    status: t.words(["starting", "ready", "failed", "cancelled"]),
    error: t.optional(t.nullable(t.string("Why it failed."))),
    failureReason: text,
    threadId: text,
  }),
  CodexServerRemoteControlParams: t.open("The state of remote control.", {
    status: t.words(["disabled"]),
    serverName: text,
    installationId: text,
    environmentId: text,
  }),
};

const limits: t.Definitions = {
  CodexServerRateLimitsParams: t.open("The limits of the account.", {
    rateLimits: t.ref("CodexServerRateLimits"),
  }),
  CodexServerRateLimits: t.open("One set of limits; all null if the provider reports none.", {
    limitId: text,
    limitName: text,
    primary: t.optional(t.nullable(t.ref("CodexServerRateLimitWindow"), "The shorter window.")),
    secondary: t.optional(t.nullable(t.ref("CodexServerRateLimitWindow"), "The longer window.")),
    credits: t.optional(t.nullable(t.ref("CodexServerCredits"))),
    planType: text,
    rateLimitReachedType: t.optional(t.nullable(t.string("Which limit was reached."))),
    normalModelSlug: text,
    individualLimit: t.optional(t.anything()),
    spendControlReached: t.optional(t.anything()),
  }),
  CodexServerRateLimitWindow: t.open("How much of a limit is used in a span of time.", {
    usedPercent: t.number("0 to 100."),
    windowDurationMins: t.optional(t.nullable(t.number())),
    resetsAt: t.optional(t.nullable(t.number("Unix time in seconds."))),
  }),
  CodexServerCredits: t.open("What the account may spend beyond its limits.", {
    hasCredits: t.boolean(),
    unlimited: t.optional(t.nullable(t.boolean())),
    balance: text,
  }),
};

export const notices: t.Definitions = { ...messages, ...limits };
