import { createOpenRequests, type OpenRequests, type RequestEvent } from "@agentstream/stream";

import type { Context } from "./context.ts";
import { decodeRecord } from "./decode-record.ts";
import { firstOpenRun } from "./first-open-run.ts";
import { isOver } from "./learn-facts.ts";
import type { Store } from "./store.ts";

/** The requests of a run as they are in the log. */
export async function readRequests(
  store: Pick<Store, "requests">,
  id: string,
  run: number,
): Promise<OpenRequests> {
  const requests = createOpenRequests();
  for (const record of await store.requests(id, run)) requests.follow(decodeRecord(record));
  return requests;
}

/** The requests of a session at one moment. */
export interface RequestsView {
  /** The request, while it waits for an answer. */
  readonly get: (requestId: string) => RequestEvent | undefined;
  /** Whether nobody can answer the request any more. */
  readonly isSettled: (request: RequestEvent) => boolean;
}

export async function viewRequests({ store }: Context, id: string): Promise<RequestsView> {
  const session = await store.find(id);
  if (session === undefined || isOver(session.state))
    return { get: () => undefined, isSettled: () => true };
  const current = await firstOpenRun(store, session);
  const requests = await readRequests(store, id, current);
  return {
    get: requests.get,
    isSettled: (request) => (request.run ?? 1) < current || requests.isSettled(request.requestId),
  };
}
