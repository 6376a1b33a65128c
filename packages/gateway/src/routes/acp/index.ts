import type { QueryName } from "../../api-docs/parameters.ts";
import { json, sse, type HttpDocs } from "../../api-docs/route-docs.ts";
import type { HttpRoute, SocketRoute, Route } from "../../route.ts";
import { largeBody } from "../../wire/keep-message.ts";

/** What the address of a connection may choose. */
const queryNames: readonly QueryName[] = ["agent", "mcpServers"];

const problems: NonNullable<HttpDocs["problems"]> = [
  "notFound",
  "notAcceptable",
  "streamTaken",
  "tooMany",
];

const post: HttpRoute = {
  method: "POST",
  url: "/acp",
  docs: {
    summary: "Send a message of the Agent Client Protocol",
    body: "native/acp/message",
    answers: { 200: json("native/acp/message"), 202: "none" },
    problems,
  },
  access: "token",
  queryNames,
  bodyLimit: largeBody,
  handle: (call) => call.context.acp.handle(call),
};

const close: HttpRoute = {
  ...post,
  method: "DELETE",
  docs: { summary: "Close a connection of ACP", answers: { 202: "none", 204: "none" }, problems },
};

/** A stream of messages to the client; as a WebSocket, messages in both directions. */
const stream: SocketRoute = {
  method: "GET",
  url: "/acp",
  docs: {
    summary: "Messages of the Agent Client Protocol, in both directions",
    sends: ["native/acp/message"],
    receives: ["native/acp/message"],
    problems,
  },
  // a browser cannot send a header with a WebSocket
  queryNames: [...queryNames, "token"],
  takesTicket: true,
  plain: {
    docs: {
      summary: "Read the messages to a client of ACP",
      answers: { 200: sse("native/acp/message") },
      problems,
    },
    handle: (call) => call.context.acp.handle(call),
  },
  accept: (call) => call.context.acp.accept(call),
};

/** The Agent Client Protocol, over Streamable HTTP and WebSocket. */
export const acpRoutes: readonly Route[] = [post, stream, close];
