import type { Adapter } from "@agentstream/adapter-kit";
import { createAcpAgent } from "@agentstream/adapters-acp";

import { testedIn } from "../generated/tested-versions.ts";

const modes = "https://agentclientprotocol.com/protocol/session-modes";

/** GitHub Copilot CLI, `copilot --acp`. */
export const copilot: Adapter = createAcpAgent({
  id: "copilot",
  name: "GitHub Copilot CLI",
  command: "copilot",
  args: ["--acp", "--no-auto-update"],
  setup: {
    install: "npm install -g @github/copilot",
    login: "run `copilot login`, or set COPILOT_PROVIDER_BASE_URL for a provider of your own",
  },
  environment: {
    passes: ["COPILOT_*", "GITHUB_COPILOT_*", "GH_HOST"],
    clears: [],
    keys: ["COPILOT_GITHUB_TOKEN", "COPILOT_PROVIDER_API_KEY"],
  },
  modes: { ask: `${modes}#agent`, autoAll: `${modes}#autopilot` },
  quirks: {
    // each comes as one piece, after its attempts
    errorText:
      /^Error: (?:([45]\d\d) .+|[^\n]+ provider at \S+ \(HTTP (\d{3})\)\..*|Failed to get response from the AI model; retried \d+ times .*Last error: (?:([45]\d\d)\b)?.*)$/s,
    // what has no status got no answer
    errorCodeOf: (message) =>
      /^Error: Failed to get response(?!.* Last error: \d{3}\b)/s.test(message)
        ? "connectionFailed"
        : undefined,
    stopsAtDenial: true,
    denialText: /^Info: Operation cancelled by user$/,
    retryText:
      /^Info: (?:Request failed due to a transient API|Response was interrupted due to a server) error\. Retrying\.\.\.$/,
    endMark: /^Task completion$/,
  },
  tested: testedIn("copilot", "acp"),
});
