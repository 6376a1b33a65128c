import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

export const terminals: t.Definitions = {
  AcpTerminalCreateParams: t.open("Which command is started.", {
    sessionId,
    command: t.string(),
    args: t.maybe(t.list(t.string())),
    env: t.maybe(t.list(t.ref("AcpNamedValue"))),
    cwd: t.maybe(t.string("Absolute.")),
    outputByteLimit: t.maybe(t.integer("More output than this loses its beginning.")),
    _meta: meta,
  }),
  AcpTerminalParams: t.open("Which command is meant.", {
    sessionId,
    terminalId: t.string(),
    _meta: meta,
  }),
  AcpTerminalExit: t.open("How a command ended.", {
    exitCode: t.maybe(t.integer("Null: a signal ended it.")),
    signal: t.maybe(t.string()),
    _meta: meta,
  }),
};
