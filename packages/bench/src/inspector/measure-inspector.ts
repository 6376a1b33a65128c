import { askChecks } from "../ask-checks.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";

export interface InspectorOptions {
  readonly events: number;
  readonly rounds: number;
}

/** What `packages/checks/scripts/measure-page.ts` writes. */
interface Written {
  /** What to install, where there is no browser. */
  readonly missing?: string;
  readonly rounds: readonly Round[];
}

interface Round {
  readonly firstRowMs: number;
  readonly allEventsMs: number;
  readonly frames: number;
  /** Frames that came more than half a frame late. */
  readonly late: number;
  /** Of as many frames without scrolling. */
  readonly lateAtRest: number;
  readonly mostRows: number;
  readonly heapMB: number;
}

/** A long recording in the inspector's page, in a headless Chromium. */
export function measureInspector(root: string, { events, rounds }: InspectorOptions): Group {
  const args = ["--events", String(events), "--rounds", String(rounds)];
  const written: Written = JSON.parse(askChecks(root, "measure-page", args));
  const group = {
    title: "Inspector",
    method: `a recording of ${events} events dropped on the page, in a headless Chromium; wall time, ${rounds} rounds`,
  };
  return written.missing === undefined
    ? { ...group, figures: figuresOf(written.rounds) }
    : { ...group, figures: [], skipped: { "frames late while scrolling": written.missing } };
}

function figuresOf(rounds: readonly Round[]): Figure[] {
  const figure = (name: string, unit: string, of: (round: Round) => number): Figure => {
    const values = rounds.map(of);
    const spread = [Math.min(...values), Math.max(...values)] as const;
    return { name, value: medianOf(values), spread, unit };
  };
  return [
    figure("first row shown", "ms", ({ firstRowMs }) => firstRowMs),
    figure("all events counted", "ms", ({ allEventsMs }) => allEventsMs),
    figure("frames late while scrolling", "%", ({ late, frames }) => (late / frames) * 100),
    figure("frames late at rest", "%", ({ lateAtRest, frames }) => (lateAtRest / frames) * 100),
    figure("rows in the page at most", "rows", ({ mostRows }) => mostRows),
    figure("JavaScript heap", "MB", ({ heapMB }) => heapMB),
  ];
}
