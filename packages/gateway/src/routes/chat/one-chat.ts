import { isOver, SessionProblem, toSession } from "@agentstream/sessions";

import { json, sse } from "../../api-docs/route-docs.ts";
import { mayRead } from "../../may-read.ts";
import type { HttpRoute } from "../../route.ts";
import { chatQuery, readStyle, sendChat } from "./send-chat.ts";

/** The running answer of a chat, from its start; 204 if nothing runs. */
export const resumeChat: HttpRoute = {
  method: "GET",
  url: "/v1/chat/:id/stream",
  docs: {
    summary: "Resume the running answer of a chat",
    answers: { 200: sse("dialects/ai-sdk", { constant: "[DONE]" }), 204: "none" },
  },
  access: "token",
  scope: "read",
  queryNames: chatQuery,
  async handle(call) {
    const { context, caller, params, reply } = call;
    const style = readStyle(call);
    const session = await context.sessions.findAlias(caller, params["id"] ?? "");
    if (session === undefined || isOver(session.state)) return reply.code(204).send();
    return sendChat(call, session, await context.sessions.currentRun(session), style);
  },
};

/** Cancels what runs: closing the connection ends no run. 202, or 200 if nothing runs. */
export const stopRoute = (url: string): HttpRoute => ({
  method: "POST",
  url,
  docs: {
    summary: "Cancel what runs; 200 if nothing does",
    answers: { 200: json("responses/session"), 202: json("responses/session") },
    problems: ["notFound"],
  },
  access: "token",
  scope: "run",
  async handle({ context, caller, params, reply }) {
    const found = await context.sessions.findAlias(mayRead(caller), params["id"] ?? "");
    if (found === undefined)
      throw new SessionProblem("notFound", "There is no session of this id: nothing runs.");
    const { session, wasRunning } = await context.sessions.cancel(caller, found.id);
    return reply.code(wasRunning ? 202 : 200).send(toSession(session));
  },
});
