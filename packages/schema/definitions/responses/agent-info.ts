import { agentType } from "../events/event.ts";
import { versionStatuses } from "../events/session.ts";
import { approvalModes, sandboxModes } from "../values/session-config.ts";
import * as t from "../vocabulary.ts";

export const agentInfoDefinitions: t.Definitions = {
  AgentList: t.open("The agents that the gateway knows.", { agents: t.list(t.ref("AgentInfo")) }),
  AgentInfo: t.open("One agent: whether it is here, and what it can do.", {
    agentType: agentType(),
    name: t.string(),
    installed: t.boolean(),
    version: t.optional(t.string()),
    versionStatus: t.optional(t.listed(versionStatuses)),
    tested: t.list(t.string(), "The versions that were tested."),
    can: t.list(t.string(), "What it can do."),
    cannot: t.list(t.string(), "What it cannot do, in words."),
    supports: t.optional(
      t.map(t.ref("AgentSupport"), "By protocol: which fields of a request can be honoured."),
    ),
    modes: t.optional(t.map(t.ref("AgentModes"), "By protocol: what each pair of modes becomes.")),
  }),
  AgentSupport: t.open("Which fields of a request an agent can honour.", {
    fields: t.list(t.string(), "The fields that are taken; their values may still be refused."),
    refused: t.map(t.string(), "By field: why it is refused."),
  }),
  AgentModes: t.open("What the modes of a request become.", {
    own: t.ref("AgentMode", "Neither mode is asked for: the agent's own settings decide."),
    pairs: t.map(t.map(t.ref("AgentMode")), "By approval mode, then by sandbox mode."),
  }),
  AgentMode: t.open("What a pair of modes becomes; or why it is refused.", {
    refused: t.optional(t.string("Why it is refused; the other fields are absent then.")),
    summary: t.optional(t.string("What the agent is started with, in Markdown.")),
    approvalMode: t.optional(
      t.listed(approvalModes, "What the run gets, which may be less than it asked for."),
    ),
    sandboxMode: t.optional(
      t.listed(sandboxModes, "What the run gets, which may be less than it asked for."),
    ),
    notGuaranteed: t.optional(t.list(t.string(), "What cannot be guaranteed, in words.")),
  }),
};
