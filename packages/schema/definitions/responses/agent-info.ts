import { agentType } from "../events/event.ts";
import { versionStatuses } from "../events/session.ts";
import { approvalModes, sandboxModes } from "../values/session-config.ts";
import * as t from "../vocabulary.ts";

export const agentInfoDefinitions: t.Definitions = {
  AgentList: t.open("The agents that the gateway knows.", { agents: t.list(t.ref("AgentInfo")) }),
  AgentInfo: t.open("One agent: whether it is installed, and what it supports.", {
    agentType: agentType(),
    name: t.string(),
    installed: t.boolean(),
    version: t.optional(t.string()),
    versionStatus: t.optional(t.listed(versionStatuses)),
    problem: t.optional(
      t.string("Why a command that is installed has no version: its exit code and error output."),
    ),
    tested: t.list(t.string(), "The versions that were tested."),
    can: t.list(t.string(), "The supported features."),
    cannot: t.list(t.string(), "The unsupported features, in words."),
    supports: t.optional(
      t.map(t.ref("AgentSupport"), "By protocol: the supported fields of a request."),
    ),
    modes: t.optional(t.map(t.ref("AgentModes"), "By protocol: the effect of each pair of modes.")),
  }),
  AgentSupport: t.open("The fields of a request that an agent supports.", {
    fields: t.list(t.string(), "The supported fields; their values may still be refused."),
    refused: t.map(t.string(), "By unsupported field: why it is refused."),
  }),
  AgentModes: t.open("The effect of the modes of a request.", {
    own: t.ref("AgentMode", "Neither mode is requested: the agent's own settings decide."),
    pairs: t.map(t.map(t.ref("AgentMode")), "By approval mode, then by sandbox mode."),
  }),
  AgentMode: t.open("The effect of a pair of modes; or why it is refused.", {
    refused: t.optional(t.string("Why it is refused; then the other fields are absent.")),
    summary: t.optional(t.string("How the agent is started, in Markdown.")),
    approvalMode: t.optional(
      t.listed(approvalModes, "The granted mode, which may be stricter than the requested one."),
    ),
    sandboxMode: t.optional(
      t.listed(sandboxModes, "The granted mode, which may be stricter than the requested one."),
    ),
    notGuaranteed: t.optional(t.list(t.string(), "The missing guarantees, in words.")),
  }),
};
