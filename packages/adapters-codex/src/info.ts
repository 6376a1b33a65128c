import type { AdapterInfo } from "@agentstream/adapter-kit/author";

import { exec } from "./exec/exec-info.ts";
import { testedIn } from "./generated/tested-versions.ts";
import { vendor } from "./vendor.ts";

const appServer: AdapterInfo["protocols"][number] = {
  name: "app-server",
  schema: "native/codex/app-server",
  interactive: true,
  steers: true,
  deltas: true,
  tested: testedIn("codex", "app-server"),
  cannot: [
    "end a command with the turn that began it",
    "report what a sandbox refused at once, or a patch that does not apply",
    "report which decision an answer was, to a client that only watches",
  ],
};

/** Codex CLI. */
export const info: AdapterInfo = { ...vendor, protocols: [exec, appServer] };
