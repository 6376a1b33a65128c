import { integer, open, optional, type Definitions } from "../../../vocabulary.ts";

export const timeSpans: Definitions = {
  OpencodeTimeSpan: open("From when to when, in milliseconds since 1970.", {
    start: optional(integer()),
    end: optional(integer("Absent while it runs.")),
    compacted: optional(integer("When the output was dropped from the conversation.")),
  }),
};
