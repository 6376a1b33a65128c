import type { ExitInput } from "@agentstream/adapter-kit";

/** What an agent printed in one run, and how it ended. */
export interface Sample {
  readonly name: string;
  readonly protocol: string;
  readonly lines: readonly string[];
  readonly stderr: string;
  readonly exit: Omit<ExitInput, "type">;
}
