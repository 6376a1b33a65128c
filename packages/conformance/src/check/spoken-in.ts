import { findProtocol, type Spoken } from "@agentstream/agents";

/** Who speaks in a recording; an agent that speaks another one's protocol has a word of its own. */
export const spokenIn = (from: string): Spoken | undefined =>
  findProtocol(from) ?? findProtocol(from.split(":")[0] ?? "");
