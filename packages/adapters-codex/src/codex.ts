import type { AdapterInfo } from "@agentstream/adapter-kit";

/** Codex CLI. */
export const codex: AdapterInfo = {
  contractVersion: 1,
  id: "codex",
  name: "Codex CLI",
  protocols: [
    {
      name: "exec",
      schema: "native/codex/exec",
      interactive: false,
      deltas: false,
      tested: ["0.169.0"],
      cannot: ["ask for permission: it never asks", "tell what was refused by a rule or a sandbox"],
    },
    {
      name: "app-server",
      schema: "native/codex/app-server",
      interactive: true,
      deltas: true,
      tested: ["0.169.0"],
      cannot: ["tell of commands that a sandbox refused at once"],
    },
  ],
};
