import type { NativeObject } from "@agentstream/adapter-kit";

import type { RunState, ServeState, Session } from "./state.ts";

/** Translates a line of `run`; false if it has no meaning among ours. */
export type RunHandler = (native: NativeObject, part: NativeObject, state: RunState) => boolean;

/** Translates an event of a session; false if it has no meaning among ours. */
export type ServeHandler = (
  properties: NativeObject,
  session: Session,
  state: ServeState,
) => boolean;
