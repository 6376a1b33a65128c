import {
  integer,
  list,
  nullable,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

export const terminals: Definitions = {
  AcpTerminalCreateParams: open("Which command is started.", {
    sessionId,
    command: string(),
    args: optional(nullable(list(string()))),
    env: optional(nullable(list(ref("AcpNamedValue")))),
    cwd: optional(nullable(string("Absolute."))),
    outputByteLimit: optional(nullable(integer("More output than this loses its beginning."))),
    _meta: meta,
  }),
  AcpTerminalParams: open("Which command is meant.", {
    sessionId,
    terminalId: string(),
    _meta: meta,
  }),
  AcpTerminalExit: open("How a command ended.", {
    exitCode: optional(nullable(integer("Null: a signal ended it."))),
    signal: optional(nullable(string())),
    _meta: meta,
  }),
};
