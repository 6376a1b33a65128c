import { runRequestFields, type RunRequest } from "@agentstream/schema/core";
import { validate } from "@agentstream/schema/requests/run";

import type { Plan, PlanOptions, Refusal } from "./adapter.ts";
import { unknownField } from "./check-options.ts";

/**
 * A plan that first refuses what is not a request: a field that is misspelt, or of another type, must not be
 * ignored. TypeScript finds these; a caller from JavaScript has nothing else.
 */
export const checkedPlan =
  (plan: PlanFunction): PlanFunction =>
  (request, options) => {
    const refusals = requestFaults(request);
    return refusals.length > 0 ? { refusals } : plan(request, options);
  };

type PlanFunction = (request: RunRequest, options?: PlanOptions) => Plan | Refusal;

function requestFaults(request: unknown): Refusal["refusals"] {
  const result = validate(request);
  if (result.ok) return [];
  return result.errors.map(({ path, message }) => {
    const field = path.slice(1).replaceAll("/", ".");
    const isUnknown = !field.includes(".") && field !== "" && !runRequestFields.includes(field);
    return {
      field: field === "" ? "request" : field,
      reason: isUnknown ? unknownField(field, runRequestFields) : `It ${message}.`,
    };
  });
}
