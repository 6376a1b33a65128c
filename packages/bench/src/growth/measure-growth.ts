import type { Places } from "../gateway/open-gateway.ts";
import { openFedGateway } from "../memory/open-fed-gateway.ts";
import type { Figure, Group, Plot } from "../result.ts";
import { costOfLog } from "./cost-of-log.ts";
import { costOfBlock, costOfLines } from "./cost-of-text.ts";

export interface GrowthOptions extends Places {
  readonly isFull: boolean;
}

type Points = readonly (readonly [x: number, y: number])[];

/** A table of costs over a size: each must stay level, or fall. */
function groupOf(title: string, method: string, plot: Plot, unit: string): Group {
  const figures = Object.entries(plot.lines).flatMap(([name, points]) =>
    points.map(([x, y]): Figure => ({ name: `${name}, ${shown(x)}`, value: y, unit })),
  );
  return { title, method, figures, plot };
}

const shown = (value: number): string =>
  value >= 1e6 ? `${value / 1e6} M` : value >= 1e3 ? `${value / 1e3} k` : String(value);

/** What an event or a byte costs as there is more of it. */
export async function* measureGrowth({ isFull, ...places }: GrowthOptions): AsyncGenerator<Group> {
  const lineSizes = [1e3, 1e4, 1e5, 1e6, 1e7];
  const lines = lineSizes.map((size) => [size, costOfLines(size, isFull ? 1e8 : 2e7)] as const);
  const blockSizes = isFull ? [1e6, 1e7, 1e8] : [1e6, 1e7];
  const blocks = blockSizes.map((size) => [size, costOfBlock(size)] as const);
  yield groupOf(
    "Growth: lines and blocks",
    "split, parse, map and unified validation of Claude's lines, CPU time for each byte",
    { x: "bytes", y: "ns per byte", lines: { "line of": lines, "block of": blocks } },
    "ns per byte",
  );
  const logSizes = isFull ? [1e3, 1e4, 1e5, 1e6] : [1e3, 1e4];
  const logs: Record<string, (readonly [number, number])[]> = {};
  for (const size of logSizes)
    for (const [name, cost] of Object.entries(await costOfLog(places, size)))
      (logs[name] ??= []).push([size, cost]);
  yield groupOf(
    "Growth: log",
    "a session of so many events in a gateway; append and replay: CPU time for each event; pages of 100 events at the end: wall time; a page of a dialect that continues no page before it reads the run from its start",
    { x: "events in the log", y: "µs", lines: logs },
    "µs",
  );
  yield groupOf(
    "Growth: sessions",
    "1,000 events a second in all, CPU time of the gateway for each event; each session prints its own of a second at once: one line of 1,000 sessions is a transaction and a write to a socket for itself",
    { x: "sessions", y: "µs per event", lines: { sessions: await costOfSessions(places, isFull) } },
    "µs per event",
  );
}

async function costOfSessions(places: Places, isFull: boolean): Promise<Points> {
  const points: (readonly [number, number])[] = [];
  const seconds = isFull ? 20 : 5;
  for (const sessions of isFull ? [1, 10, 100, 1000] : [1, 10]) {
    const perSecond = 1000 / sessions;
    const gateway = await openFedGateway(places, sessions);
    await gateway.addSessions(sessions);
    const before = gateway.cpuSeconds();
    await gateway.feed(seconds, perSecond);
    points.push([sessions, ((gateway.cpuSeconds() - before) * 1e6) / (1000 * seconds)]);
    await gateway.stop();
  }
  return points;
}
