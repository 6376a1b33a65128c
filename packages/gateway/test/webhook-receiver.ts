import { createServer, type IncomingHttpHeaders, type ServerResponse } from "node:http";

import type { WebhookMessage } from "@agentstream/schema";
import { isWebhookMessage } from "@agentstream/schema/responses/webhook";
import { Webhook } from "standardwebhooks";
import { onTestFinished } from "vitest";

export const secret = `whsec_${Buffer.alloc(32, "k").toString("base64")}`;

export interface ReceivedRequest {
  readonly id: string;
  readonly headers: IncomingHttpHeaders;
  readonly body: string;
  readonly message: WebhookMessage;
}

/** A status, with headers; `hang`: no answer ever comes. */
export type Reply = number | { status: number; headers: Record<string, string> } | "hang";

export interface WebhookReceiver {
  readonly url: string;
  /** All requests; each was signed, and valid under the schema. */
  readonly received: readonly ReceivedRequest[];
  readonly close: () => Promise<void>;
}

/** A receiver as somebody else would write it: it checks each request by the library of the scheme. */
export async function startReceiver(
  reply: (request: ReceivedRequest, count: number) => Reply = () => 204,
  port = 0,
): Promise<WebhookReceiver> {
  const received: ReceivedRequest[] = [];
  const server = createServer((request, response) => {
    let body = "";
    request.setEncoding("utf8");
    request.on("data", (chunk: string) => (body += chunk));
    request.on("end", () => {
      const one = check(request.headers, body);
      received.push(one);
      answer(response, reply(one, received.length));
    });
  });
  await new Promise<void>((resolve) => server.listen(port, "127.0.0.1", resolve));
  const address = server.address();
  const listening = typeof address === "object" && address !== null ? address.port : 0;
  const close = (): Promise<void> =>
    new Promise((resolve) => {
      server.close(() => resolve());
      server.closeAllConnections();
    });
  onTestFinished(close);
  return { url: `http://127.0.0.1:${listening}/hook`, received, close };
}

function check(headers: IncomingHttpHeaders, body: string): ReceivedRequest {
  const signed = Object.fromEntries(
    Object.entries(headers).map(([name, value]) => [name, String(value)]),
  );
  const message = new Webhook(secret).verify(body, signed);
  if (!isWebhookMessage(message)) throw new Error(`The message is not valid: ${body}`);
  return { id: String(headers["webhook-id"]), headers, body, message };
}

function answer(response: ServerResponse, reply: Reply): void {
  if (reply === "hang") return;
  const { status, headers } = typeof reply === "number" ? { status: reply, headers: {} } : reply;
  response.writeHead(status, headers).end();
}
