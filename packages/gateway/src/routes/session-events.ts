import { dialects, type DialectInfo, type DialectSpec } from "@agentstream/dialects";
import {
  decodeRecord,
  followRequests,
  isOver,
  SessionProblem,
  type FollowedRequests,
  type ReadItem,
  type RecordPage,
} from "@agentstream/sessions";

import { dialectShapes } from "../api-docs/route-docs.ts";
import { gatewayLimits } from "../gateway-limits.ts";
import { parseCount, readCount, readDialect, readLimit, readWord } from "../read-query.ts";
import type { HttpRoute, RouteCall } from "../route.ts";
import { answerSse } from "../wire/answer-sse.ts";
import { encodeItems, encodeValue } from "../wire/encode-sse.ts";
import { handOnTo, signalOf } from "../wire/send-sse.ts";
import { createSpeaker, speak } from "../wire/speak-dialect.ts";

const mostWaitSeconds = 60;

/** The events of a session: a page as JSON, or a stream of server-sent events: what was, then what comes. */
export const sessionEvents: HttpRoute = {
  method: "GET",
  url: "/v1/sessions/:id/events",
  docs: {
    summary: "Read the events of a session: a page, or a stream",
    headers: ["Last-Event-ID"],
    answers: {
      200: {
        "application/json": ["responses/events", "responses/dialect-page"],
        "text/event-stream": ["unified", "connection", ...dialectShapes, { constant: "[DONE]" }],
      },
      204: "none",
    },
    problems: ["notFound", "gone"],
  },
  access: "token",
  scope: "read",
  takesTicket: true,
  queryNames: ["after", "limit", "wait", "follow", "dialect"],
  async handle(call) {
    const { context, caller, params, query, request } = call;
    const { id = "" } = params;
    const session = await context.sessions.get(caller, id);
    const after = readPlace(call);
    if (after > session.lastSeq)
      throw new SessionProblem(
        "invalid",
        `The newest event is ${session.lastSeq}: nothing comes after ${after} yet.`,
      );
    const requests = followRequests(context.sessions, id);
    const dialect = readDialectOf(call, requests);
    const follow = readWord(query, "follow", ["session", "run"]);
    const isStream = request.headers.accept?.includes("text/event-stream") === true;
    // with 204 an EventSource stops: with an empty stream it would come back for ever
    if (isStream && follow !== "session" && isOver(session.state) && after === session.lastSeq)
      return call.reply.code(204).send();
    const asked = { id, after, dialect, requests };
    return isStream ? stream(call, asked) : page(call, asked);
  },
};

/** A dialect that does not show a request as open which was answered before it was read. */
function readDialectOf(
  { query }: RouteCall,
  { isSettled }: FollowedRequests,
): DialectSpec | undefined {
  const dialect = readDialect(query);
  if (dialect === undefined) return undefined;
  return { name: dialect.name, options: { ...dialect.options, isSettled } };
}

/** A browser that comes back says in `Last-Event-ID` how far it has come; its address stays the old one. */
function readPlace({ request, query }: RouteCall): number {
  const last = request.headers["last-event-id"];
  const most = Number.MAX_SAFE_INTEGER;
  if (last !== undefined && last !== "") return parseCount(String(last), "Last-Event-ID", most);
  return readCount(query, "after", 0, most);
}

interface AskedEvents {
  readonly id: string;
  readonly after: number;
  readonly dialect: DialectSpec | undefined;
  readonly requests: FollowedRequests;
}

async function stream(
  { context, caller, reply, query }: RouteCall,
  { id, after, dialect, requests }: AskedEvents,
): Promise<void> {
  const follow = readWord(query, "follow", ["session", "run"]) === "session";
  const signal = signalOf(reply.raw);
  const rewind = dialect !== undefined;
  const handOn = rewind ? undefined : handOnTo(reply.raw);
  const items = context.sessions.read(caller, id, { after, follow, signal, rewind, handOn });
  const frames =
    dialect === undefined
      ? encodeItems(items)
      : encodeDialect(withRequests(items, requests), dialect, after);
  const headers = { "agentstream-session": id, ...infoOf(dialect)?.headers };
  await answerSse(reply, headers, frames, signal);
}

async function* withRequests(
  items: AsyncIterable<ReadItem>,
  requests: FollowedRequests,
): AsyncGenerator<ReadItem> {
  for await (const item of items) {
    if ("records" in item) await requests.update(item.records);
    yield item;
  }
}

async function* encodeDialect(
  items: AsyncIterable<ReadItem>,
  dialect: DialectSpec,
  after: number,
): AsyncGenerator<string> {
  for await (const spoken of speak(items, dialect, after))
    yield spoken.map(({ value, seq }) => encodeValue(value, seq)).join("");
  const lastLine = infoOf(dialect)?.lastLine;
  if (lastLine !== undefined) yield `data: ${lastLine}\n\n`;
}

const infoOf = (dialect: DialectSpec | undefined): DialectInfo | undefined =>
  dialects.find(({ name }) => name === dialect?.name);

interface Page {
  readonly events: readonly unknown[];
  readonly next: number | null;
}

async function page(call: RouteCall, asked: AskedEvents): Promise<Page> {
  const { id, after, dialect } = asked;
  const { context, caller, query, reply } = call;
  const found = await context.sessions.page(caller, id, {
    after,
    limit: readLimit(query, 100, gatewayLimits.maxPageEvents),
    waitMs: readCount(query, "wait", 0, mostWaitSeconds) * 1000,
    signal: signalOf(reply.raw),
  });
  if (dialect === undefined) return { events: found.records.map(decodeRecord), next: found.next };
  return { events: await pageInDialect(call, { ...asked, dialect }, found), next: found.next };
}

/** A dialect must have heard the run from its beginning. */
async function pageInDialect(
  { context, caller, query }: RouteCall,
  { id, after, dialect, requests }: AskedEvents & { readonly dialect: DialectSpec },
  { records, next }: RecordPage,
): Promise<readonly unknown[]> {
  const place = { sessionId: id, dialect: query["dialect"] ?? dialect.name, after };
  const continued = context.speakers.take(place);
  const speaker = continued ?? createSpeaker(dialect, after);
  if (after > 0 && continued === undefined) {
    const earlier = withRequests(
      context.sessions.read(caller, id, { after, rewind: true }),
      requests,
    );
    for await (const item of earlier) {
      if (!("records" in item)) break;
      speaker.push(item.records.filter(({ seq }) => seq <= after));
      if ((item.records.at(-1)?.seq ?? after) >= after) break;
    }
  }
  await requests.update(records);
  const spoken = [...speaker.push(records), ...(next === null ? speaker.end() : [])];
  if (next !== null) context.speakers.put({ ...place, after: next }, speaker);
  return spoken.map(({ value }) => value);
}
