import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import * as t from "../../../vocabulary.ts";
import { line } from "./line.ts";

/** The definition of one system line: `task_started` is defined as `ClaudeSystemTaskStarted`. */
export const system = (
  subtype: string,
  description: string,
  properties: TProperties,
): t.Definitions => ({
  [`ClaudeSystem${pascal(subtype)}`]: t.open(description, {
    type: t.literal("system"),
    subtype: t.literal(subtype),
    ...line,
    ...properties,
  }),
});
