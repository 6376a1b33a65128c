import type { Places } from "../gateway/open-gateway.ts";
import { medianOf } from "../measure.ts";
import type { Figure, Group } from "../result.ts";
import { feedSessions } from "./feed-sessions.ts";

export interface MemoryOptions extends Places {
  readonly sessions: number;
  readonly seconds: number;
}

/** Sessions that print an event a second each, with a reader each. */
export async function measureMemory(options: MemoryOptions): Promise<Group> {
  const { sessions, seconds } = options;
  const fed = await feedSessions({ ...options, perSecond: 1 });
  const perSession = (medianOf(fed.residentBytes.slice(-5)) - fed.idleBytes) / sessions;
  const figure = (name: string, value: number, unit: string): Figure => ({ name, value, unit });
  return {
    title: "Gateway: memory",
    method: `${sessions} sessions at an event a second for ${seconds} s, each with a reader`,
    figures: [
      figure("RSS idle", fed.idleBytes / 1e6, "MB"),
      figure("RSS per session", perSession / 1e3, "kB"),
      figure("CPU per event", (fed.cpuSeconds * 1e6) / (sessions * seconds), "µs"),
    ],
  };
}
