import { untyped as read } from "@agentstream/adapter-kit";

import { emitWhole, type Handler } from "../state.ts";

/** Codex's own reviewer has decided: nobody is asked. A call that it refuses says so itself. */
export const handleAutoApprovalReview: Handler = (call, context) => {
  const { status, riskLevel, rationale } = read.fields(call.params["review"]);
  const verdict = read.string(status);
  if (verdict === undefined) return emitWhole(call, context);
  const risk = read.string(riskLevel);
  const why = read.string(rationale);
  const message = [
    `The reviewer's verdict: ${verdict}`,
    ...(risk === undefined ? [] : [` (risk: ${risk})`]),
    ...(why === undefined ? [] : [`: ${why}`]),
  ].join("");
  context.emitter.log(verdict === "approved" ? "info" : "warn", message, "reviewer");
};
