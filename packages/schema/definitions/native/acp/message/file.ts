import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const path = t.string("Absolute.");

export const files: t.Definitions = {
  AcpReadTextFileParams: t.open("The file to read.", {
    sessionId,
    path,
    line: t.maybe(t.integer("The first line to read, from 1.")),
    limit: t.maybe(t.integer("How many lines to read.")),
    _meta: meta,
  }),
  AcpWriteTextFileParams: t.open("The file to write.", {
    sessionId,
    path,
    content: t.string("The whole text; the file is created if it does not exist."),
    _meta: meta,
  }),
};
