import type { UnifiedEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";

import type { Prepared } from "../prepare-run.ts";

/** Says once which version the agent has, where it does not say so itself, and whether that is a tested one. */
export interface VersionWatch {
  readonly follow: (event: UnifiedEvent) => readonly EventDraft[];
  /** The command was asked, and has answered after the run began. */
  readonly learn: (version: string) => readonly EventDraft[];
}

const nothing: readonly EventDraft[] = [];

export function createVersionWatch({ adapter, plan }: Prepared): VersionWatch {
  const tested = adapter.protocols.find(({ name }) => name === plan.protocol)?.tested ?? [];
  let known: string | undefined;

  function warn(version: string): readonly EventDraft[] {
    known = version;
    if (tested.length === 0 || tested.includes(version)) return nothing;
    const message = `${adapter.name} ${version} is not among the versions that were tested (${tested.join(", ")}): it may print what is not understood.`;
    return [{ type: "log", level: "warn", message, source: "runner" }];
  }

  return {
    follow(event) {
      if (event.type !== "sessionStarted" && event.type !== "sessionUpdated") return nothing;
      const { agentVersion } = event;
      return known === undefined && typeof agentVersion === "string" ? warn(agentVersion) : nothing;
    },
    learn(agentVersion) {
      if (known !== undefined) return nothing;
      return [{ type: "sessionUpdated", agentVersion }, ...warn(agentVersion)];
    },
  };
}
