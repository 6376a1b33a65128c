import type { TSchema } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";

export const requestId = (description?: string): TSchema =>
  t.either([t.string(), t.integer()], description);

export const emittedAtMs = t.optional(t.integer("When it was written: Unix time in milliseconds."));

/** `item/agentMessage/delta` is defined as `CodexServerItemAgentMessageDelta`. */
export const notification = (
  method: string,
  description: string,
  params: string,
): t.Definitions => ({
  [`CodexServer${pascal(method)}`]: t.open(description, {
    method: t.literal(method),
    params: t.ref(params),
    emittedAtMs,
  }),
});

const id = requestId("The answer must repeat it. The server counts from 0.");

/** Waits for an answer. */
export const request = (method: string, description: string, params: string): t.Definitions => ({
  [`CodexServer${pascal(method)}`]: t.open(description, {
    method: t.literal(method),
    params: t.ref(params),
    id,
  }),
});
