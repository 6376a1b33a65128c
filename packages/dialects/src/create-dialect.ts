import type { OutputEvent, SessionEvent, StreamEvent, UesEvent } from "@agentstream/schema";
import type { AcpSessionUpdateNotification } from "@agentstream/schema/dialects/acp";

import { acp } from "./acp/acp.ts";
import { agUi } from "./ag-ui/ag-ui.ts";
import type { AgUiEvent } from "./ag-ui/run.ts";
import { aiSdk } from "./ai-sdk/ai-sdk.ts";
import type { UiMessageChunk } from "./ai-sdk/run.ts";
import { daemon } from "./daemon/daemon.ts";
import type { DialectName } from "./dialect-names.ts";
import type { Dialect, DialectOptions } from "./dialect.ts";
import { execute } from "./execute/execute.ts";
import { sessionEvent } from "./session-event/session-event.ts";
import { ues } from "./ues/ues.ts";

/** What the values of each dialect are. */
export interface DialectValues {
  readonly execute: OutputEvent;
  readonly ues: UesEvent;
  readonly daemon: StreamEvent;
  readonly "session-event": SessionEvent;
  readonly acp: AcpSessionUpdateNotification;
  readonly "ag-ui": AgUiEvent;
  readonly "ai-sdk": UiMessageChunk;
}

const creators: {
  readonly [Name in DialectName]: (options: DialectOptions) => Dialect<DialectValues[Name]>;
} = {
  execute,
  ues,
  daemon,
  "session-event": sessionEvent,
  acp,
  "ag-ui": agUi,
  "ai-sdk": aiSdk,
};

/**
 * Translates unified events into another wire format, event by event. Dialects are stateful: to resume from a seq,
 * replay the run of that event from its start and drop the earlier values.
 */
export const createDialect = <Name extends DialectName>(
  name: Name,
  options: DialectOptions = {},
): Dialect<DialectValues[Name]> => creators[name](options);
