import { setTimeout as sleep } from "node:timers/promises";

import { sessionStates } from "@agentstream/schema";
import { isSessionPage, validate } from "@agentstream/schema/responses/sessions";

import type { Target } from "../attack/start-target.ts";
import { checkSession } from "./check-native.ts";
import { explain } from "./explain.ts";
import type { Fixtures } from "./fixtures.ts";

export interface Reaper {
  /** Waits until no run is left; how many there were, and what was wrong with them. */
  readonly finish: () => Promise<{ readonly runs: number; readonly faults: readonly string[] }>;
}

const everyMs = 2000;
/** How many are checked at once: they must not pile up while others are made. */
const lanes = 6;

/** Checks all sessions that have ended, also those that nobody waits for, and deletes them. */
export function reapSessions(target: Target, fixtures: Fixtures): Reaper {
  const over = new AbortController();
  const faults: string[] = [];
  let runs = 0;

  async function reap(states: readonly string[], isKept: (id: string) => boolean): Promise<number> {
    let found = 0;
    for (const state of states) {
      const page = await target.call("GET", `/v1/sessions?limit=100&state=${state}`);
      const list: unknown = await page.json();
      if (!isSessionPage(list)) {
        faults.push(...explain(validate(list)));
        continue;
      }
      const ids = list.sessions.map(({ id }) => id).filter((id) => !isKept(id));
      found += ids.length;
      runs += ids.length;
      await Promise.all(Array.from({ length: lanes }, () => check(ids)));
    }
    return found;
  }

  async function check(ids: string[]): Promise<void> {
    for (let id = ids.pop(); id !== undefined; id = ids.pop()) {
      faults.push(...(await checkSession(target, id)));
      await target.call("DELETE", `/v1/sessions/${id}`);
    }
  }

  async function reapAll(): Promise<void> {
    while (!over.signal.aborted) {
      await reap(ended, fixtures.includes);
      await sleep(everyMs, undefined, { signal: over.signal }).catch(() => {});
    }
  }

  const reaping = reapAll();
  return {
    async finish() {
      over.abort();
      await reaping;
      while ((await reap([...ended, ...open], () => false)) > 0);
      return { runs, faults };
    },
  };
}

const open = ["running", "queued"];
const ended = sessionStates.filter((state) => !open.includes(state));
