import { fieldProblem } from "@agentstream/sessions";

import { checkBody } from "../../check-body.ts";
import type { RouteCall } from "../../route.ts";
import { sendSse, signalOf } from "../../wire/send-sse.ts";
import { buildAgent } from "./build-agent.ts";
import type { AcpConnections } from "./create-acp-connections.ts";
import { messageFault } from "./message-fault.ts";
import { readChunks } from "./read-chunks.ts";
import { toProblem } from "./to-problem.ts";
import { connectionHeader, toRequest } from "./to-request.ts";
import { watchAgent } from "./watch-agent.ts";

/** A message of a client, or a stream for it. */
export async function handleRequest(
  connections: AcpConnections,
  call: RouteCall,
): Promise<unknown> {
  const { request, caller } = call;
  const id = request.headers[connectionHeader];
  if (request.method === "POST") checkMessage(request.body);
  if (id === undefined && request.method === "POST") return open(connections, call);
  const known = id === undefined ? undefined : connections.registry.find(caller, String(id));
  return send(call, await connections.server.handleRequest(toRequest(call)), known);
}

/** Answers `initialize`, and opens a connection with it. */
async function open(
  { server, registry, options }: AcpConnections,
  call: RouteCall,
): Promise<unknown> {
  const { reply, caller, query } = call;
  const place = registry.reserve(caller);
  try {
    const agent = watchAgent(await buildAgent(options, caller, query), place.free);
    const response = await server.handleRequest(toRequest(call), { agent });
    const id = response.headers.get(connectionHeader);
    if (id === null) place.free();
    else {
      place.take(id);
      reply.header(connectionHeader, id);
    }
    return await send(call, response, undefined);
  } catch (error) {
    place.free();
    throw error;
  }
}

/** Before it is written as text again: what is nested deep cannot be. */
function checkMessage(body: unknown): void {
  checkBody(body);
  const fault = messageFault(body);
  if (fault !== undefined) throw fieldProblem("", fault);
}

async function send(
  { reply, request }: RouteCall,
  response: Response,
  known: { streams: number; usedAt: number } | undefined,
): Promise<unknown> {
  const { status, headers, body } = response;
  const type = headers.get("content-type") ?? "";
  if (type.startsWith("text/plain")) throw toProblem(status, await response.text());
  if (!type.startsWith("text/event-stream"))
    return reply
      .code(status)
      .headers(type === "" ? {} : { "content-type": type })
      .send(await response.text());
  if (body === null || known === undefined) throw new Error("No stream.");
  const signal = signalOf(reply.raw);
  reply.hijack();
  known.streams++;
  try {
    await sendSse(reply.raw, {}, readChunks(body, signal), signal);
  } catch (error) {
    request.log.debug({ reason: String(error) }, "a stream of ACP was cut off");
    reply.raw.end();
  } finally {
    known.streams--;
    known.usedAt = Date.now();
  }
  return undefined;
}
