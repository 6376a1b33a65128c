import type {
  ListSessionsRequest,
  ListSessionsResponse,
  SessionInfo,
} from "@agentclientprotocol/sdk";

import type { KeptConversation } from "./kept-conversation.ts";
import { wrongParameter } from "./refusals.ts";

const pageSize = 50;

/** One page of the conversations, newest first; the cursor is the id of the last one of the page before. */
export function listPage(
  all: readonly KeptConversation[],
  { cwd, cursor }: ListSessionsRequest,
): ListSessionsResponse {
  const ofFolder = all.filter((one) => cwd === undefined || cwd === null || one.cwd === cwd);
  const start = startAt(ofFolder, cursor);
  const page = ofFolder.slice(start, start + pageSize);
  const last = page.at(-1);
  const hasMore = start + pageSize < ofFolder.length;
  return {
    sessions: page.map(infoOf),
    ...(hasMore && last !== undefined && { nextCursor: last.id }),
  };
}

function startAt(all: readonly KeptConversation[], cursor: string | null | undefined): number {
  if (cursor === undefined || cursor === null) return 0;
  const index = all.findIndex(({ id }) => id === cursor);
  if (index === -1)
    throw wrongParameter("cursor", "cursor: there is no such page; list again without it.");
  return index + 1;
}

const infoOf = ({ id, cwd, title, updatedAt }: KeptConversation): SessionInfo => ({
  sessionId: id,
  cwd,
  title: title ?? null,
  updatedAt,
});
