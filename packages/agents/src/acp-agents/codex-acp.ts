import type { Adapter } from "@agentstream/adapter-kit";
import { present, untyped } from "@agentstream/adapter-kit/author";
import { createAcpAgent } from "@agentstream/adapters-acp";
import { codex, errorCodeOf as codexErrorCode } from "@agentstream/adapters-codex";

import { testedIn } from "../generated/tested-versions.ts";

/** Codex behind ACP: `@agentclientprotocol/codex-acp`. */
export const codexAcp: Adapter = createAcpAgent({
  id: "codex-acp",
  name: "Codex by ACP",
  command: "codex-acp",
  setup: {
    install: "npm install -g @agentclientprotocol/codex-acp",
    login: "run `codex login`, or configure a provider in ~/.codex/config.toml",
  },
  ...present({ environment: codex.environment }),
  names: { provider: "openai" },
  // its other modes run commands unasked; what it asks for in this one may be allowed, so it is none that changes nothing
  modes: { ask: "read-only", autoAll: "agent-full-access" },
  quirks: {
    // a title is not the tool's name; before 2.0 commands have none either
    nameOfKind: new Map([
      ["edit", "apply_patch"],
      ["execute", "exec_command"],
    ]),
    // its errors come as text; but the state of the thread is the server's own word
    hasFailed: (update) => {
      const { _meta } = untyped.fields(update);
      const { threadStatus } = untyped.fields(untyped.fields(_meta)["codex"]);
      const status = untyped.string(untyped.fields(threadStatus)["type"]);
      return status === undefined ? undefined : status === "systemError";
    },
    errorCodeOf: codexErrorCode,
  },
  tested: testedIn("codex-acp", "acp"),
});
