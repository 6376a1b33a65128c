import * as t from "../../../vocabulary.ts";

export const timeSpans: t.Definitions = {
  OpencodeTimeSpan: t.open("A span of time, in milliseconds since 1970.", {
    start: t.optional(t.integer()),
    end: t.optional(t.integer("Absent while it runs.")),
    compacted: t.optional(t.integer("When the output was dropped from the conversation.")),
  }),
};
