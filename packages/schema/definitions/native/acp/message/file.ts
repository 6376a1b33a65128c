import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const path = t.string("Absolute.");

export const files: t.Definitions = {
  AcpReadTextFileParams: t.open("Which file is read.", {
    sessionId,
    path,
    line: t.maybe(t.integer("The first line that is wanted, from 1.")),
    limit: t.maybe(t.integer("How many lines are wanted.")),
    _meta: meta,
  }),
  AcpWriteTextFileParams: t.open("Which file is written.", {
    sessionId,
    path,
    content: t.string("All of the text; the file is made where there is none."),
    _meta: meta,
  }),
};
