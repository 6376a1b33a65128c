import type { Input, Step } from "@agentstream/adapter-kit";
import type { UnifiedEvent } from "@agentstream/schema";
import type { EventDraft } from "@agentstream/stream";

import type { Prepared } from "../prepare-run.ts";
import { createNumbering } from "./create-numbering.ts";
import { createProgress, type Progress } from "./create-progress.ts";
import { createVersionWatch } from "./create-version-watch.ts";

/** What is to be told, what is to be written to the agent, and when to wake the translator. */
export type Taken = Pick<Step, "events" | "writes" | "wakeAt">;

/** Hands inputs to the translator, and makes one stream of its events and the runner's own. */
export interface Teller {
  readonly hand: (input: Input) => Taken;
  readonly tell: (step: Step) => Taken;
  /** Events of the runner's own. */
  readonly add: (drafts: readonly EventDraft[]) => Taken;
  /** The command has told its version. */
  readonly learnVersion: (version: string) => Taken;
  readonly progress: Progress;
}

export function createTeller(prepared: Prepared): Teller {
  const { translator, options, sessionId, now } = prepared;
  const numbering = createNumbering(sessionId, options.run ?? 1, now);
  const versions = createVersionWatch(prepared);
  const progress = createProgress();
  const add = (drafts: readonly EventDraft[]): Taken => ({
    events: drafts.map(numbering.add),
    writes: [],
  });

  function tell(step: Step): Taken {
    const events: UnifiedEvent[] = [];
    for (const event of step.events) {
      events.push(numbering.pass(event));
      progress.follow(event);
      const drafts = versions.follow(event);
      if (drafts.length > 0) events.push(...add(drafts).events);
    }
    progress.setIdle(step.idle);
    return { ...step, events };
  }

  return {
    hand: (input) => tell(translator.handle(input)),
    tell,
    add,
    learnVersion: (version) => add(versions.learn(version)),
    progress,
  };
}

/** Several things that were taken, as one. */
export function joinTaken(parts: readonly Taken[]): Taken {
  const wakeAt = parts.findLast((part) => part.wakeAt !== undefined)?.wakeAt;
  return {
    events: parts.flatMap(({ events }) => events),
    writes: parts.flatMap(({ writes }) => writes),
    ...(wakeAt !== undefined && { wakeAt }),
  };
}
