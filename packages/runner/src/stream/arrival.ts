import type { Input } from "@agentstream/adapter-kit";

import type { Exited } from "../transport.ts";

/** What a run hears of: from its agent, its host, and its clocks. */
export type Arrival =
  | { readonly kind: "stdout" | "stderr"; readonly bytes: Uint8Array }
  | { readonly kind: "input"; readonly input: Input; readonly isFirst?: true }
  /** A further prompt, which the agent can be told no more. */
  | { readonly kind: "latePrompt" }
  | { readonly kind: "version"; readonly version: string }
  | { readonly kind: "writeFailed"; readonly error: Error }
  /** No further prompt will come. */
  | { readonly kind: "finish" }
  | { readonly kind: "exited"; readonly exited: Exited };
