import * as t from "../../../vocabulary.ts";
import { notification, requestId } from "./method.ts";
import { threadId } from "./thread.ts";

const text = t.maybe(t.string());

export const noticeMethods: t.Definitions = {
  ...notification("warning", "A message for the user.", "CodexServerWarningParams"),
  ...notification(
    "guardianWarning",
    "The decision of the automatic reviewer, for the user.",
    "CodexServerWarningParams",
  ),
  ...notification(
    "configWarning",
    "Something is wrong with the configuration or the machine; at the start.",
    "CodexServerNoticeParams",
  ),
  ...notification(
    "deprecationNotice",
    "The host used a deprecated feature.",
    "CodexServerNoticeParams",
  ),
  ...notification(
    "serverRequest/resolved",
    "A request of the server is resolved, by an answer or otherwise. May come after the turn's end.",
    "CodexServerResolvedParams",
  ),
  ...notification(
    "model/rerouted",
    "Another model answers than the requested one.",
    "CodexServerReroutedParams",
  ),
  ...notification(
    "account/rateLimits/updated",
    "How much of the account's limits is used.",
    "CodexServerRateLimitsParams",
  ),
  ...notification(
    "mcpServer/startupStatus/updated",
    "An MCP server starts, is ready, or failed to start.",
    "CodexServerMcpStartupParams",
  ),
  ...notification(
    "remoteControl/status/changed",
    "Whether the server can be controlled from elsewhere.",
    "CodexServerRemoteControlParams",
  ),
};

const messages: t.Definitions = {
  CodexServerWarningParams: t.open("A warning.", {
    message: t.string(),
    threadId: t.maybe(t.string()),
  }),
  CodexServerNoticeParams: t.open("A notice that belongs to no thread.", {
    summary: t.string(),
    details: text,
  }),
  CodexServerResolvedParams: t.open("The request that is resolved.", {
    threadId,
    requestId: requestId("The `id` of the server's request."),
  }),
  CodexServerReroutedParams: t.open("The requested model and the one that answers.", {
    threadId,
    turnId: t.maybe(t.string()),
    fromModel: t.string(),
    toModel: t.string(),
    reason: text,
  }),
  CodexServerMcpStartupParams: t.open("The state of an MCP server.", {
    name: t.string(),
    status: t.words(["starting", "ready", "failed", "cancelled"]),
    error: t.maybe(t.string("Why it failed.")),
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
    primary: t.maybe(t.ref("CodexServerRateLimitWindow"), "The shorter window."),
    secondary: t.maybe(t.ref("CodexServerRateLimitWindow"), "The longer window."),
    credits: t.maybe(t.ref("CodexServerCredits")),
    planType: text,
    rateLimitReachedType: t.maybe(t.string("Which limit was reached.")),
    normalModelSlug: text,
    individualLimit: t.optional(t.anything()),
    spendControlReached: t.optional(t.anything()),
  }),
  CodexServerRateLimitWindow: t.open("How much of a limit is used in a span of time.", {
    usedPercent: t.number("0 to 100."),
    windowDurationMins: t.maybe(t.number()),
    resetsAt: t.maybe(t.number("Unix time in seconds.")),
  }),
  CodexServerCredits: t.open("The credits of the account beyond its limits.", {
    hasCredits: t.boolean(),
    unlimited: t.maybe(t.boolean()),
    balance: text,
  }),
};

export const notices: t.Definitions = { ...messages, ...limits };
