import type { Timeline } from "./create-timeline.ts";

/** What has happened. */
export interface Chronicle {
  /** Notes it, where the history is kept. */
  readonly report: (what: () => string) => void;
  readonly history: readonly string[];
  /** Something happened that must not; the first counts. */
  readonly fail: (message: string) => void;
  readonly violation: () => string | undefined;
  readonly count: (what: CountName) => void;
  readonly counts: Readonly<Record<CountName, number>>;
}

/** What a test wants to know that it happened. */
type CountName = "runs" | "lost" | "refused" | "answers" | "readers";

export function createChronicle({ now }: Timeline, keepsHistory: boolean): Chronicle {
  const history: string[] = [];
  const start = now();
  const counts = { runs: 0, lost: 0, refused: 0, answers: 0, readers: 0 };
  let violation: string | undefined;
  const report = (what: () => string): void => {
    if (keepsHistory) history.push(`${String(now() - start).padStart(6)} ${what()}`);
  };
  return {
    report,
    history,
    fail(message) {
      violation ??= message;
      report(() => `VIOLATION ${message}`);
    },
    violation: () => violation,
    count: (what) => void counts[what]++,
    counts,
  };
}
