import type { Refusal } from "@agentstream/adapter-kit";

/** A request that cannot be run as it asks. Nothing was started. */
export class RefusedError extends Error {
  override readonly name = "RefusedError";
  readonly refusals: Refusal["refusals"];

  constructor(refusals: Refusal["refusals"]) {
    super(refusals.map(({ field, reason }) => `${field}: ${reason}`).join("\n"));
    this.refusals = refusals;
  }
}
