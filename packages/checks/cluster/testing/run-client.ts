import { verifyStream } from "@agentstream/stream";

import { headers, post, readStream } from "../../test/gateway-kit.ts";
import type { NodeProcess } from "./start-nodes.ts";

export interface ClientRun {
  readonly id: string;
  /** How it ended: the words of `sessionEnded`. */
  readonly reason: string;
  readonly detail: string | undefined;
  /** Over how many connections it was read. */
  readonly connections: number;
}

/** Any of them; a client has a list of addresses, or somebody in front of them has. */
const anyOf = (gateways: readonly NodeProcess[]): NodeProcess => {
  const found = gateways[Math.floor(Math.random() * gateways.length)];
  if (found === undefined) throw new Error("A cluster has a gateway.");
  return found;
};

const pauseMs = 50;
const pause = (): Promise<void> => new Promise((resolve) => setTimeout(resolve, pauseMs));

/** Calls until one of the gateways answers; what it refuses for good is an error. */
async function insist(
  gateways: readonly NodeProcess[],
  call: (url: string) => Promise<Response>,
): Promise<Response> {
  for (;;) {
    try {
      const response = await call(anyOf(gateways).url());
      if (response.ok) return response;
      if (response.status !== 503 && response.status !== 429)
        throw new Error(`${response.status}: ${await response.text()}`);
    } catch (error) {
      if (!(error instanceof TypeError)) throw error;
    }
    await pause();
  }
}

const idIn = async (response: Response): Promise<string> =>
  String(Object(await response.json()).id);

/** Sends a prompt, twice with one key, and reads its run to the end, whichever gateways die meanwhile. */
export async function runClient(
  gateways: readonly NodeProcess[],
  request: object,
  key: string,
): Promise<ClientRun> {
  const send = (url: string): Promise<Response> =>
    post(url, "/v1/sessions", request, { "idempotency-key": key });
  const id = await idIn(await insist(gateways, send));
  const again = await idIn(await insist(gateways, send));
  if (again !== id) throw new Error(`The key ${key} is ${id} at one gateway, ${again} at another.`);
  const { data, connections } = await readToEnd(gateways, id);
  const events = data.map((text) => JSON.parse(text));
  const violations = verifyStream(events);
  if (violations.length > 0) throw new Error(`${id}: ${JSON.stringify(violations)}`);
  const ends = events.filter(({ type }) => type === "sessionEnded");
  if (ends.length !== 1) throw new Error(`${id} has ${ends.length} ends.`);
  await compareWithLog(gateways, id, events);
  const { reason, detail } = ends[0];
  return { id, reason, detail, connections };
}

/** Each event once, in its place, over as many connections as it takes. */
export async function readToEnd(
  gateways: readonly NodeProcess[],
  id: string,
): Promise<{ readonly data: readonly string[]; readonly connections: number }> {
  const all: string[] = [];
  for (let connections = 1; ; connections++) {
    const { ids, data } = await readStream(anyOf(gateways).url(), id, all.length);
    const wrong = ids.findIndex((seq, at) => seq !== all.length + at + 1);
    if (wrong !== -1)
      throw new Error(`${id}: a reader got ${ids[wrong]} after ${all.length + wrong}.`);
    all.push(...data);
    if (all.at(-1)?.includes('"type":"sessionEnded"') === true) return { data: all, connections };
    await pause();
  }
}

/** What a reader saw is what the log has. */
async function compareWithLog(
  gateways: readonly NodeProcess[],
  id: string,
  seen: readonly unknown[],
): Promise<void> {
  const path = `/v1/sessions/${id}/events?limit=1000`;
  const response = await insist(gateways, (url) => fetch(`${url}${path}`, { headers }));
  const { events } = Object(await response.json());
  if (JSON.stringify(events) !== JSON.stringify(seen))
    throw new Error(`${id}: the log differs from what its reader saw.`);
}
