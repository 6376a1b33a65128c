import type { Input } from "@agentstream/adapter-kit";

import type { Exited } from "../transport.ts";
import type { Handled } from "./create-inbox.ts";

/** Whatever reaches a run: from its agent, its host and its clocks. */
export type Arrival = Handled &
  (
    | { readonly kind: "stdout" | "stderr"; readonly bytes: Uint8Array }
    | InputArrival
    /** A further prompt that can no longer be written to the agent. */
    | { readonly kind: "latePrompt"; readonly reply: Reply | undefined }
    | { readonly kind: "version"; readonly version: string }
    | { readonly kind: "writeFailed"; readonly error: Error }
    /** No further prompt will come. */
    | { readonly kind: "finish" }
    /** The first events were kept back for long enough. */
    | { readonly kind: "heldLong" }
    | { readonly kind: "exited"; readonly exited: Exited }
  );

/** Called when the input's events were taken; `refused`: why it had no effect. */
export type Reply = (refused: string | undefined) => void;

interface InputArrival {
  readonly kind: "input";
  readonly input: Input;
  readonly isFirst?: true;
  readonly reply?: Reply;
}
