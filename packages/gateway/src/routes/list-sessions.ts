import { sessionStates, type SessionPage } from "@agentstream/schema/core";
import { toSession } from "@agentstream/sessions";

import { json } from "../api-docs/route-docs.ts";
import { gatewayLimits } from "../gateway-limits.ts";
import { readCursor, readLimit, readWord } from "../read-query.ts";
import type { HttpRoute } from "../route.ts";

/** The caller's sessions, newest first. */
export const listSessions: HttpRoute = {
  method: "GET",
  url: "/v1/sessions",
  docs: {
    summary: "List the sessions, newest first",
    answers: { 200: json("responses/sessions") },
  },
  access: "token",
  scope: "read",
  queryNames: ["state", "limit", "agentType", "cursor"],
  async handle({ context, caller, query }): Promise<SessionPage> {
    const state = readWord(query, "state", sessionStates);
    const { sessions, next } = await context.sessions.list(caller, {
      limit: readLimit(query, 50, gatewayLimits.maxPageSessions),
      agentType: query["agentType"],
      states: state && [state],
      cursor: readCursor(query),
    });
    return { sessions: sessions.map(toSession), next };
  },
};
