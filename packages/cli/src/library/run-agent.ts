import type { Adapter } from "@agentstream/adapter-kit";
import { findAgent } from "@agentstream/agents";
import { runAgent as run, type AgentOptions, type AgentRun } from "@agentstream/runner";
import type { RunRequest } from "@agentstream/schema";

/** `runAgent` of `@agentstream/runner`, which finds the agents that ship here wherever they are installed. */
export const runAgent = (
  agent: string | Adapter,
  prompt: RunRequest["prompt"],
  options?: AgentOptions,
): AgentRun => run((typeof agent === "string" && findAgent(agent)) || agent, prompt, options);
