import type { IncomingMessage } from "node:http";

import { HttpProblem } from "../problem.ts";

/** Node keeps one of several and drops the others; what stands in front of the server may keep another one. */
const singleHeaders = new Set(["host", "authorization", "content-type"]);

/** Refuses a request that two readers would understand differently. */
export function checkFraming({
  url = "",
  headers,
  rawHeaders,
}: Pick<IncomingMessage, "url" | "headers" | "rawHeaders">): void {
  const { host } = headers;
  if (host === undefined)
    throw new HttpProblem("badHttp", "Send the header Host, with the address of this server.");
  const seen = new Set<string>();
  for (let index = 0; index < rawHeaders.length; index += 2) {
    const name = rawHeaders[index]?.toLowerCase() ?? "";
    if (!singleHeaders.has(name)) continue;
    if (seen.has(name)) throw new HttpProblem("badHttp", `Send the header ${name} only once.`);
    seen.add(name);
  }
  // a reader that follows the standard takes a whole address for more than the header
  if (!url.startsWith("/") && url !== "*" && authorityOf(url) !== host.toLowerCase())
    throw new HttpProblem(
      "badHttp",
      `The address ${JSON.stringify(url)} is not this server's: send its path alone, such as /v1/info.`,
    );
}

const authorityOf = (url: string): string | undefined =>
  URL.canParse(url) ? new URL(url).host : undefined;
