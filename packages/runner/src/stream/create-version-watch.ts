import { testedWords } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";

import type { Prepared } from "../prepare-run.ts";

/** Reports the agent's version once, where the agent does not, and warns of one that was not tested. */
export interface VersionWatch {
  readonly follow: (event: UnifiedEvent) => readonly EventDraft[];
  /** The command printed its version after the run started. */
  readonly learn: (version: string) => readonly EventDraft[];
}

const nothing: readonly EventDraft[] = [];

export function createVersionWatch({ adapter, plan }: Prepared): VersionWatch {
  const tested = adapter.protocols.find(({ name }) => name === plan.protocol)?.tested ?? [];
  let known: string | undefined;

  function warn(version: string): readonly EventDraft[] {
    known = version;
    if (tested.length === 0 || tested.includes(version)) return nothing;
    const message = `${adapter.name} ${version} is not a tested version (${testedWords(tested)}); some of its output may come as extension events.`;
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
