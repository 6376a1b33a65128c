import type { ConnectionEvent } from "@agentstream/schema";

import { AgentError } from "../agent-error.ts";
import type { Arrival } from "../transport.ts";
import { parseJson } from "./http.ts";

/** A message of a stream of unified events: an event has a seq, everything else is about the connection. */
export function readMessage(text: string): Arrival {
  const value = parseJson(text);
  const seq = seqOf(value);
  if (seq !== undefined) return { value, seq };
  if (isNotice(value)) return { notice: value };
  throw new AgentError("protocolError", "Expected an event or a notice, got something else.", {
    nativeError: text.slice(0, 1000),
  });
}

export function seqOf(value: unknown): number | undefined {
  if (typeof value !== "object" || value === null || !("seq" in value)) return undefined;
  return typeof value.seq === "number" ? value.seq : undefined;
}

/** Checked as far as it is used: notices are open. */
const isNotice = (value: unknown): value is ConnectionEvent =>
  typeof value === "object" && value !== null && "type" in value && typeof value.type === "string";
