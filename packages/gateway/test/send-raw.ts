import { connect } from "node:net";

import { token, type OpenGateway } from "./open-gateway.ts";

/** Bytes as an HTTP client would not send them. */
export function sendRaw({ url }: OpenGateway, lines: readonly string[]): Promise<Response> {
  const { hostname, port } = new URL(url);
  return new Promise((resolve, reject) => {
    const socket = connect(Number(port), hostname, () => socket.write(lines.join("\r\n")));
    let text = "";
    socket.on("data", (data) => (text += data.toString()));
    socket.on("error", reject);
    socket.on("close", () => {
      const status = Number(/^HTTP\/1\.1 (\d+)/.exec(text)?.[1] ?? 599);
      resolve(new Response(text.split("\r\n\r\n")[1] ?? "", { status }));
    });
  });
}

export const rawHead = (path: string, host: string, more: readonly string[] = []): string[] => [
  `GET ${path} HTTP/1.1`,
  `Host: ${host}`,
  `Authorization: Bearer ${token}`,
  "Connection: close",
  ...more,
  "",
  "",
];
