import { read } from "@agentstream/adapter-kit/author";

import type { Handler } from "../line.ts";

/** A server that starts or is ready gives no event; one that does not start is a warning. */
export const handleMcpStartup: Handler<"mcpServer/startupStatus/updated"> = (
  { params },
  { emitter },
) => {
  const { status, error, name } = read.fields(params);
  if (!read.is(status, "failed") && !read.is(status, "cancelled")) return;
  const why = read.string(error);
  const words = `The MCP server "${read.string(name) ?? ""}" did not start`;
  emitter.log("warn", why === undefined ? `${words}.` : `${words}: ${why}`, "mcp");
};

/** Codex's own reviewer has decided: nobody is asked. A call that it refuses has its own line. */
export const handleAutoApprovalReview: Handler<"item/autoApprovalReview/completed"> = (
  { params },
  { emitter },
) => {
  const { status, riskLevel, rationale } = read.fields(read.fields(params).review);
  const verdict = read.string(status);
  if (verdict === undefined) return false;
  const risk = read.string(riskLevel);
  const why = read.string(rationale);
  const message = [
    `The reviewer's verdict: ${verdict}`,
    risk === undefined ? "" : ` (risk: ${risk})`,
    why === undefined ? "" : `: ${why}`,
  ].join("");
  emitter.log(verdict === "approved" ? "info" : "warn", message, "reviewer");
};

export const handleModelRerouted: Handler<"model/rerouted"> = ({ params }, context) => {
  const { toModel, threadId, reason } = read.fields(params);
  const model = read.string(toModel);
  const thread = context.threads.of(read.string(threadId));
  if (model === undefined || !thread.isMain) return false;
  context.emitter.session.learn({ model }, { reason: read.string(reason) });
};
