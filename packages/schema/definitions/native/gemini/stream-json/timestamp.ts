import * as t from "../../../vocabulary.ts";

export const timestamp = t.optional(
  t.string(
    "UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so it is not when a tool ended.",
  ),
);
