import type { TSchema } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";

/** What a method means and which definition its `params` have. */
export type Methods = Record<string, { readonly description: string; readonly params: string }>;

/** `item/agentMessage/delta` is defined as `CodexServerItemAgentMessageDelta`. */
export const methodName = (method: string): string => `CodexServer${pascal(method)}`;

export const requestId = (description?: string): TSchema =>
  t.either([t.string(), t.integer()], description);

export const emittedAtMs = t.optional(t.integer("When it was written: Unix time in milliseconds."));

/** One definition for each method; a request also has an `id`, which its answer repeats. */
export const lines = (methods: Methods, id?: TSchema): t.Definitions =>
  Object.fromEntries(
    Object.entries(methods).map(([method, { description, params }]) => [
      methodName(method),
      t.open(description, {
        method: t.literal(method),
        params: t.ref(params),
        ...(id === undefined ? { emittedAtMs } : { id }),
      }),
    ]),
  );
