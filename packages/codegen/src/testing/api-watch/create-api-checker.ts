import { createMessageCheck } from "./check-message.ts";
import { createResponseCheck } from "./check-response.ts";
import { createValidator } from "./create-validator.ts";
import type { Seen } from "./seen.ts";

/** Holds what a gateway sent to its OpenAPI and AsyncAPI documents. */
export interface ApiChecker {
  /** What is wrong; undefined: nothing. */
  readonly check: (seen: Seen) => string | undefined;
}

export function createApiChecker(): ApiChecker {
  const validate = createValidator();
  const checkResponse = createResponseCheck(validate);
  const checkMessage = createMessageCheck(validate);
  return {
    check(seen) {
      const fault = seen.kind === "message" ? checkMessage(seen) : checkResponse(seen);
      const what = seen.kind === "message" ? "WS" : `${seen.method} (${seen.status})`;
      return fault && `${what} ${seen.path}: ${fault}`;
    },
  };
}
