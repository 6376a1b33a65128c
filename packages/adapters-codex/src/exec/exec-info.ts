import type { AdapterInfo } from "@agentstream/adapter-kit/author";

import { testedIn } from "../generated/tested-versions.ts";
import { vendor } from "../vendor.ts";

export const exec: AdapterInfo["protocols"][number] = {
  name: "exec",
  schema: "native/codex/exec",
  interactive: false,
  deltas: false,
  tested: testedIn("codex", "exec"),
  cannot: ["ask for permission: it never asks", "report what a rule or a sandbox refused"],
};

/** Codex CLI, its protocol `exec` alone, for a bundle that speaks no other. */
export const execInfo: AdapterInfo = { ...vendor, protocols: [exec] };
