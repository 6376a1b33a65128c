import { basename } from "node:path";
import { setTimeout as sleep } from "node:timers/promises";

import { isSession } from "@agentstream/schema/responses/session";

import type { Target } from "../attack/start-target.ts";
import { initialize } from "./random-acp.ts";

/** What cases can name: sessions of this server, and what is asked in them. */
export const fixtureNames = ["ended", "waiting", "permission", "asked", "question", "acp"] as const;

type FixtureName = (typeof fixtureNames)[number];
type Names = Readonly<Record<FixtureName, string>>;

export interface Fixtures {
  /** The text with the names of this server in it. */
  readonly fill: (text: string) => Promise<string>;
  /** Whether a session is one of the fixtures in use. */
  readonly includes: (sessionId: string) => boolean;
}

const lifetimeMs = 4000;

/** Sessions that cases work on: they are made anew all the time, since cases end and delete them. */
export function createFixtures(target: Target): Fixtures {
  let made: Promise<Names> | undefined;
  let madeAt = 0;
  let acp = "";
  const ids = new Set<string>();

  async function make(): Promise<Names> {
    const ended = await begin(target, "echo", "Hello");
    const waiting = await begin(target, "demo", "ask rm a.txt => removed\nwait 100ms");
    const asked = await begin(target, "demo", "question Which? | one | two\nwait 100ms");
    ids.clear();
    ids.add(ended).add(waiting).add(asked);
    const permission = await findRequest(target, waiting);
    const question = await findRequest(target, asked);
    await leaveAcp(target, acp);
    acp = await enterAcp(target);
    return { ended, waiting, permission, asked, question, acp };
  }

  return {
    includes: (id) => ids.has(id),
    async fill(text) {
      if (!/\{\w+\}/.test(text)) return text;
      if (made === undefined || Date.now() - madeAt > lifetimeMs) {
        madeAt = Date.now();
        // those that are there serve until the new ones are
        const next = make();
        made = made === undefined ? next : Promise.race([made, next]);
        void next.then(
          () => (made = next),
          // the ones before stay, and it is tried again
          () => {},
        );
      }
      const names = await made;
      const values: Readonly<Record<string, string>> = {
        ...names,
        token: target.token,
        workspace: target.workspace,
        project: basename(target.workspace),
        new: crypto.randomUUID(),
      };
      return text.replaceAll(/\{(\w+)\}/g, (whole, name: string) => values[name] ?? whole);
    },
  };
}

async function begin(target: Target, agentType: string, prompt: string): Promise<string> {
  const body = { agentType, prompt, config: { approvalMode: "ask" } };
  const response = await target.call("POST", "/v1/sessions", body);
  const session: unknown = await response.json();
  if (!isSession(session)) throw new Error(`no session was started: ${JSON.stringify(session)}`);
  return session.id;
}

/** The id of a new connection of ACP. */
async function enterAcp(target: Target): Promise<string> {
  const answer = await target.call("POST", "/acp?agent=demo", initialize);
  await answer.text();
  return answer.headers.get(acpHeader) ?? "none";
}

/** Connections that nobody closes are closed after minutes: until then a limit would be met. */
export async function leaveAcp(target: Target, id: string): Promise<void> {
  if (id !== "") await target.call("DELETE", "/acp", undefined, { [acpHeader]: id });
}

export const acpHeader = "acp-connection-id";

/** Empty if it has ended before it asked. */
async function findRequest(target: Target, id: string): Promise<string> {
  for (let tries = 0; tries < 100; tries++) {
    const text = await (await target.call("GET", `/v1/sessions/${id}/events?limit=1000`)).text();
    const requestId = /"requestId":"([^"]+)"/.exec(text)?.[1];
    if (requestId !== undefined) return requestId;
    await sleep(20);
  }
  return "none";
}
