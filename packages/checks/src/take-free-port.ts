import { once } from "node:events";
import { createServer } from "node:net";

/** A port that nobody uses, where one must be known before its server starts. */
export async function takeFreePort(): Promise<number> {
  const server = createServer().listen(0, "127.0.0.1");
  await once(server, "listening");
  const address = server.address();
  server.close();
  await once(server, "close");
  if (typeof address !== "object" || address === null) throw new Error("Expected a port.");
  return address.port;
}
