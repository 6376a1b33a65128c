import {
  integer,
  nullable,
  open,
  optional,
  string,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

const path = string("Absolute.");

export const files: Definitions = {
  AcpReadTextFileParams: open("Which file is read.", {
    sessionId,
    path,
    line: optional(nullable(integer("The first line that is wanted, from 1."))),
    limit: optional(nullable(integer("How many lines are wanted."))),
    _meta: meta,
  }),
  AcpWriteTextFileParams: open("Which file is written.", {
    sessionId,
    path,
    content: string("All of the text; the file is made where there is none."),
    _meta: meta,
  }),
};
