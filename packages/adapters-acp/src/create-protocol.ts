import { acpProtocol, type Quirks } from "@agentstream/acp";
import type { Protocol } from "@agentstream/adapter-kit";

import { readModes, type AgentModes } from "./permissions.ts";

interface Speaker {
  readonly modes?: AgentModes;
  readonly quirks?: Quirks;
}

/** What an agent speaks: the protocol, with the modes and the differences that were registered with it. */
export const createProtocol = (info: Protocol["info"], { modes, quirks }: Speaker): Protocol =>
  acpProtocol(info, { takesAnswers: true, modes: readModes(modes), ...quirks });
