import * as t from "../../../vocabulary.ts";

const timestamp = t.optional(
  t.string(
    "UTC, ISO 8601 with milliseconds. All results of a turn are printed together after its last tool, so this is not the end of a single tool.",
  ),
);

/** The lines of `gemini --output-format stream-json`. */
export const line = t.tagged("type", "Gemini*", { timestamp });
