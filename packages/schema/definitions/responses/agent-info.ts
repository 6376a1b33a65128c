import { agentType } from "../events/event.ts";
import { versionStatuses } from "../events/session.ts";
import { approvalModes, sandboxModes } from "../values/session-config.ts";
import {
  boolean,
  list,
  listed,
  map,
  open,
  optional,
  ref,
  string,
  type Definitions,
} from "../vocabulary.ts";

export const agentInfoDefinitions: Definitions = {
  AgentList: open("The agents that the gateway knows.", { agents: list(ref("AgentInfo")) }),
  AgentInfo: open("One agent: whether it is here, and what it can do.", {
    agentType: agentType(),
    name: string(),
    installed: boolean(),
    version: optional(string()),
    versionStatus: optional(listed(versionStatuses)),
    tested: list(string(), "The versions that were tested."),
    can: list(string(), "What it can do."),
    cannot: list(string(), "What it cannot do, in words."),
    supports: optional(
      map(ref("AgentSupport"), "By protocol: which fields of a request can be honoured."),
    ),
    modes: optional(map(ref("AgentModes"), "By protocol: what each pair of modes becomes.")),
  }),
  AgentSupport: open("Which fields of a request an agent can honour.", {
    fields: list(string(), "The fields that are taken; their values may still be refused."),
    refused: map(string(), "By field: why it is refused."),
  }),
  AgentModes: open("What the modes of a request become.", {
    own: ref("AgentMode", "Neither mode is asked for: the agent's own settings decide."),
    pairs: map(map(ref("AgentMode")), "By approval mode, then by sandbox mode."),
  }),
  AgentMode: open("What a pair of modes becomes; or why it is refused.", {
    refused: optional(string("Why it is refused; the other fields are absent then.")),
    summary: optional(string("What the agent is started with, in Markdown.")),
    approvalMode: optional(
      listed(approvalModes, "What the run gets, which may be less than it asked for."),
    ),
    sandboxMode: optional(
      listed(sandboxModes, "What the run gets, which may be less than it asked for."),
    ),
    notGuaranteed: optional(list(string(), "What cannot be guaranteed, in words.")),
  }),
};
