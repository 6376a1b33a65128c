import { ruleFaults } from "../../check/judge.ts";
import type { Answer } from "../../generated/scenario.ts";
import { completedFaults, endFaults, textFaults } from "../judge-session.ts";
import type { LivingCheck, Trial } from "../living-check.ts";
import type { TrialSession } from "../trial-session.ts";

const say = (text: string): Answer => ({ send: [{ do: "say", text }] });
const stall: Answer = { send: [{ do: "stall" }] };

/** Each prompt has a process of its own, which resumes the conversation within seconds. */
const resumedSoon = (
  name: string,
  description: string,
  answers: readonly Answer[],
  run: LivingCheck["run"],
): LivingCheck => ({
  name: `resumed-${name}`,
  description,
  gateway: { lingerMs: 0 },
  answers: () => answers,
  run,
});

const atOnce = resumedSoon(
  "at-once",
  "The second prompt comes as soon as the first one has its answer.",
  ["One.", "Two."].map(say),
  async ({ begin, prompt, modelFaults }) => {
    const session = await begin({ prompt: prompt(1) });
    await session.afterRuns(1);
    await session.prompt(prompt(2));
    const events = await session.afterRuns(2);
    return { faults: [...completedFaults(events, ["One.", "Two."]), ...modelFaults()] };
  },
);

const queued = resumedSoon(
  "queued",
  "The second and the third prompt wait while the first one is answered.",
  ["One.", "Two.", "Three."].map(say),
  async ({ begin, prompt, modelFaults }) => {
    const session = await begin({ prompt: prompt(1) });
    await session.prompt(prompt(2));
    await session.prompt(prompt(3));
    const events = await session.afterRuns(3);
    return { faults: [...completedFaults(events, ["One.", "Two.", "Three."]), ...modelFaults()] };
  },
);

/** The second prompt stalls; then the session is stopped, and the third one is answered. */
async function afterStop(
  { begin, prompt, stalled, modelFaults }: Trial,
  stop: (session: TrialSession) => Promise<unknown>,
) {
  const session = await begin({ prompt: prompt(1) });
  await session.afterRuns(1);
  const silent = stalled();
  await session.prompt(prompt(2));
  await silent;
  await stop(session);
  const events = await session.afterRuns(3);
  return {
    faults: [
      ...ruleFaults(events),
      ...endFaults(events, ["completed", "cancelled", "completed"]),
      ...textFaults(events, ["One.", "", "Three."]),
      ...modelFaults(),
    ],
  };
}

const interrupted = resumedSoon(
  "interrupted",
  "A prompt interrupts the one that is being answered.",
  [say("One."), stall, say("Three.")],
  async (trial) =>
    afterStop(trial, (session) => session.prompt(trial.prompt(3), { ifBusy: "interrupt" })),
);

const cancelled = resumedSoon(
  "cancelled",
  "A prompt comes after the one before it was cancelled.",
  [say("One."), stall, say("Three.")],
  async (trial) =>
    afterStop(trial, async (session) => {
      await session.cancel();
      await session.afterRuns(2);
      await session.prompt(trial.prompt(3));
    }),
);

export const resumedSoonChecks: readonly LivingCheck[] = [atOnce, queued, interrupted, cancelled];
