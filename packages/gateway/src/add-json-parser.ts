import { isUtf8 } from "node:buffer";

import type { FastifyInstance, FastifyRequest } from "fastify";

import { HttpProblem } from "./problem.ts";

/** Reads bodies that are JSON in UTF-8, and says of others what to send. Of another type there is none. */
export function addJsonParser(app: FastifyInstance): void {
  const parse = app.getDefaultJsonParser("error", "error");
  // a form of another site's page could send text
  app.removeAllContentTypeParsers();
  app.addContentTypeParser<Buffer>(
    "application/json",
    { parseAs: "buffer" },
    (request, bytes, done) => {
      const fault = encodingFault(request, bytes);
      if (fault !== undefined) return done(fault);
      const text = bytes.toString();
      return parse(request, text, (error, body) =>
        done(error === null || !isJson(text) ? error : prototypeFault(), body),
      );
    },
  );
}

function encodingFault({ headers }: FastifyRequest, bytes: Uint8Array): HttpProblem | undefined {
  const { "content-encoding": coding = "identity", "transfer-encoding": transfer = "chunked" } =
    headers;
  const charset = /;\s*charset\s*=\s*"?([^\s;"]*)/i.exec(headers["content-type"] ?? "")?.[1];
  if (coding.toLowerCase() !== "identity")
    return new HttpProblem(
      "unsupportedType",
      `Send the body as it is, without Content-Encoding; got ${JSON.stringify(coding)}.`,
    );
  if (transfer.toLowerCase() !== "chunked")
    return new HttpProblem(
      "unsupportedType",
      `Expected no Transfer-Encoding but chunked, got ${JSON.stringify(transfer)}.`,
    );
  if (charset !== undefined && !/^utf-?8$/i.test(charset))
    return new HttpProblem(
      "unsupportedType",
      `Send the body in UTF-8; got the charset ${JSON.stringify(charset)}.`,
    );
  return isUtf8(bytes)
    ? undefined
    : new HttpProblem("notJson", "The body has bytes that are not UTF-8: send JSON in UTF-8.");
}

const prototypeFault = (): HttpProblem =>
  new HttpProblem(
    "notJson",
    "The body has a field `__proto__` or `constructor.prototype`: leave it out.",
  );

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}
