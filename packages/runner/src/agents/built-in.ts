import { demo, echo, type Adapter } from "@agentstream/adapter-kit";

import { demoTransport } from "../start/demo-transport.ts";
import { echoTransport } from "../start/echo-transport.ts";
import type { Transport } from "../transport.ts";

/** The agents that need no process. */
export const builtIn: ReadonlyMap<Adapter, Transport> = new Map([
  [echo, echoTransport],
  [demo, demoTransport],
]);

export const isBuiltIn = (adapter: Adapter): boolean => builtIn.has(adapter);
