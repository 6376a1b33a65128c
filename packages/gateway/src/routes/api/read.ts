import { json } from "../../api-docs/route-docs.ts";
import { gatewayLimits } from "../../gateway-limits.ts";
import { readCount, readCursor, readLimit } from "../../read-query.ts";
import type { HttpRoute } from "../../route.ts";
import { apiFaultForm } from "./api-fault.ts";
import { describeSession } from "./describe-session.ts";
import { readPart } from "./read-part.ts";

/** The caller's sessions, newest first. */
export const listApiSessions: HttpRoute = {
  method: "GET",
  url: "/api/sessions",
  docs: {
    summary: "List the sessions of /api",
    answers: { 200: json({ listOf: "responses/api-session" }) },
  },
  access: "token",
  scope: "read",
  queryNames: ["limit", "cursor"],
  faultForm: apiFaultForm,
  async handle(call) {
    const { context, caller, query } = call;
    const { sessions } = await context.sessions.list(caller, {
      limit: readLimit(query, 100, gatewayLimits.maxPageSessions),
      cursor: readCursor(query),
    });
    return Promise.all(sessions.map((session) => describeSession(call, session)));
  },
};

export const getApiSession: HttpRoute = {
  method: "GET",
  url: "/api/sessions/:id",
  docs: {
    summary: "Get a session of /api",
    answers: { 200: json("responses/api-session") },
    problems: ["notFound"],
  },
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
  docs: {
    summary: "Read the events of a session of /api",
    answers: { 200: json({ listOf: "dialects/session-event" }) },
    problems: ["notFound", "gone"],
  },
  access: "token",
  scope: "read",
  queryNames: ["offset", "limit"],
  faultForm: apiFaultForm,
  async handle(call) {
    const { params, query } = call;
    const offset = readCount(query, "offset", 0, Number.MAX_SAFE_INTEGER);
    const limit = readLimit(query, 100, gatewayLimits.maxPageEvents);
    return readPart(call, params["id"] ?? "", offset, limit);
  },
};
