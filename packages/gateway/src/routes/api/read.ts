import { gatewayLimits } from "../../gateway-limits.ts";
import { readCount, readCursor } from "../../read-query.ts";
import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { describeSession } from "./describe-session.ts";
import { readPart } from "./session-values.ts";

/** The caller's sessions, newest first. */
export const listApiSessions: HttpRoute = {
  method: "GET",
  url: "/api/sessions",
  access: "token",
  scope: "read",
  queryNames: ["limit", "cursor"],
  faultForm: apiFaultForm,
  async handle(call) {
    const { context, caller, query } = call;
    const { sessions } = await context.sessions.list(caller, {
      limit: Math.max(1, readCount(query, "limit", 100, gatewayLimits.maxPageSessions)),
      cursor: readCursor(query),
    });
    return Promise.all(sessions.map((session) => describeSession(call, session)));
  },
};

export const getApiSession: HttpRoute = {
  method: "GET",
  url: "/api/sessions/:id",
  access: "token",
  scope: "read",
  faultForm: apiFaultForm,
  async handle(call) {
    const { context, caller, params } = call;
    return describeSession(call, await context.sessions.get(caller, params["id"] ?? ""));
  },
};

/** The events as a plain array; `offset` counts them from 0. */
export const apiSessionEvents: HttpRoute = {
  method: "GET",
  url: "/api/sessions/:id/events",
  access: "token",
  scope: "read",
  queryNames: ["offset", "limit"],
  faultForm: apiFaultForm,
  async handle({ context, caller, params, query }) {
    const offset = readCount(query, "offset", 0, Number.MAX_SAFE_INTEGER);
    const limit = Math.max(1, readCount(query, "limit", 100, gatewayLimits.maxPageEvents));
    return readPart(context.sessions, caller, params["id"] ?? "", offset, limit);
  },
};
