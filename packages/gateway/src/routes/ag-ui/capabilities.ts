import { json } from "../../api-docs/route-docs.ts";
import type { HttpRoute } from "../../route.ts";

/** What AG-UI's clients can do here, as `AgentCapabilities`. */
export const agUiCapabilities: HttpRoute = {
  method: "GET",
  url: "/v1/ag-ui/capabilities",
  docs: {
    summary: "What AG-UI's clients can do here",
    answers: { 200: json("responses/capabilities") },
  },
  access: "token",
  handle: async ({ context }) => ({
    identity: { name: "agentstream", version: context.version, provider: "Agentstream" },
    transport: { streaming: true, websocket: false, httpBinary: false, resumable: true },
    tools: { supported: true, clientProvided: false, parallelCalls: true },
    state: { snapshots: false, deltas: false, persistentState: true },
    multiAgent: { supported: true, delegation: true },
    reasoning: { supported: true, streaming: true, encrypted: false },
    multimodal: { input: { image: true, file: true } },
    humanInTheLoop: {
      supported: true,
      approvals: true,
      interrupts: true,
      approveWithEdits: true,
    },
    custom: { agents: [...context.sessions.policy.agents.keys()] },
  }),
};
