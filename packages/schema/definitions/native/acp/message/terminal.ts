import * as t from "../../../vocabulary.ts";
import { meta, sessionId } from "./envelope.ts";

export const terminals: t.Definitions = {
  AcpTerminalCreateParams: t.open("The command to start.", {
    sessionId,
    command: t.string(),
    args: t.maybe(t.list(t.string())),
    env: t.maybe(t.list(t.ref("AcpNamedValue"))),
    cwd: t.maybe(t.string("Absolute.")),
    outputByteLimit: t.maybe(t.integer("The beginning of a longer output is dropped.")),
    _meta: meta,
  }),
  AcpTerminalParams: t.open("The command.", {
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
