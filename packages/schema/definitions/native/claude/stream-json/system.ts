import type { TProperties } from "typebox";

import { pascal } from "../../../names.ts";
import { literal, open, type Definitions } from "../../../vocabulary.ts";
import { line } from "./line.ts";

/** The definition of one system line: `task_started` is defined as `ClaudeSystemTaskStarted`. */
export const system = (
  subtype: string,
  description: string,
  properties: TProperties,
): Definitions => ({
  [`ClaudeSystem${pascal(subtype)}`]: open(description, {
    type: literal("system"),
    subtype: literal(subtype),
    ...line,
    ...properties,
  }),
});
