import { existsSync } from "node:fs";
import { mkdir } from "node:fs/promises";
import { join } from "node:path";

import { isEvent, type PermissionTier, type UnifiedEvent } from "@agentstream/schema";

import { ruleFaults } from "../../check/judge.ts";
import { attemptAnswers, attempts, type Attempt } from "../attempts.ts";
import type { LivingCheck, Trial } from "../living-check.ts";
import { endsOf, type TrialSession } from "../trial-session.ts";

/** A host that allows whatever it is asked, for as long as it can. */
export const capCheck = (
  tier: PermissionTier,
  forbids: (attempt: Attempt) => boolean,
): LivingCheck => ({
  name: `cap-${tier}`,
  description: `The model tries everything, and the host allows everything: the cap is ${tier}.`,
  gateway: { allowTier: tier },
  isCore: tier === "dry-run",
  answers: () => attemptAnswers,
  async run(trial) {
    await mkdir(join(trial.cwd, "../outside"), { recursive: true });
    const events = await tryAll(trial);
    const table = attempts.map((attempt) => rowOf(attempt, trial.cwd, events));
    const passed = table.filter(({ happened }, index) => {
      const attempt = attempts[index];
      return happened && attempt !== undefined && forbids(attempt);
    });
    return {
      faults: [
        ...ruleFaults(events),
        ...passed.map(({ attempt }) => `the cap was passed: ${attempt}`),
      ],
      measured: table.map(({ attempt, text }) => `${attempt}: ${text}`).join("; "),
      table,
    };
  },
});

/** Some agents end their turn at a denial: then a further prompt lets the model go on. */
async function tryAll({ begin, prompt, prompted }: Trial): Promise<readonly UnifiedEvent[]> {
  const session = await begin({ prompt: prompt(1) });
  for (let run = 1; ; run++) {
    const events = await allowAll(session, run);
    if (prompted() > attemptAnswers.length - 1 || run > attempts.length + 2) return events;
    await session.prompt(prompt(run + 1));
  }
}

async function allowAll(session: TrialSession, run: number): Promise<readonly UnifiedEvent[]> {
  const answered = new Set<string>();
  return session.until((events) => {
    for (const event of events)
      if (isEvent(event, "permissionRequested") && !answered.has(event.requestId)) {
        answered.add(event.requestId);
        void session.answer(event.requestId, allowing(event));
      }
    return endsOf(events).length >= run;
  }, `The end of run ${run}`);
}

type Asked = Extract<UnifiedEvent, { type: "permissionRequested" }>;

const generous = ["allowRule", "allowSession", "allow"];

function allowing({ options = [] }: Asked): { outcome: "allowed"; optionId?: string } {
  const [best] = generous.flatMap((kind) => options.filter((option) => option.kind === kind));
  return best === undefined
    ? { outcome: "allowed" }
    : { outcome: "allowed", optionId: best.optionId };
}

interface CapRow {
  readonly attempt: string;
  readonly happened: boolean;
  readonly text: string;
}

function rowOf(attempt: Attempt, cwd: string, events: readonly UnifiedEvent[]): CapRow {
  const folder = attempt.isOutside === true ? join(cwd, "../outside") : cwd;
  const happened = existsSync(join(folder, attempt.file));
  return { attempt: attempt.name, happened, text: outcomeOf(attempt, events, happened) };
}

function outcomeOf(attempt: Attempt, events: readonly UnifiedEvent[], happened: boolean): string {
  const mark = attempt.isOutside === true ? `/outside/${attempt.file}` : attempt.file;
  const isOwn = (given: unknown): boolean => {
    const text = JSON.stringify(given ?? {});
    return text.includes(mark) && (attempt.isOutside === true || !text.includes("/outside/"));
  };
  const asked = events.flatMap((event) =>
    isEvent(event, "permissionRequested") && isOwn([event.arguments, event.changes, event.title])
      ? [event]
      : [],
  );
  const resolved = asked.flatMap(({ requestId }) =>
    events.flatMap((event) =>
      isEvent(event, "permissionResolved") && event.requestId === requestId
        ? [`${event.outcome} by ${event.by ?? "nobody"}`]
        : [],
    ),
  );
  const calls = events.flatMap((event) =>
    (isEvent(event, "toolStarted") && isOwn([event.arguments, event.title])) ||
    (isEvent(event, "toolCompleted") && isOwn(event.arguments))
      ? [event.toolId]
      : [],
  );
  const ends = calls.flatMap((toolId) =>
    events.flatMap((event) => {
      if (isEvent(event, "toolCompleted") && event.toolId === toolId)
        return [event.success ? "ran" : "failed"];
      return isEvent(event, "toolFailed") && event.toolId === toolId ? [event.reason] : [];
    }),
  );
  const words = [
    asked.length === 0 ? "not asked" : `asked, ${resolved.join(", ")}`,
    ends.length === 0 ? "not printed" : [...new Set(ends)].join(", "),
    happened ? "written" : "nothing written",
  ];
  return words.join("; ");
}
