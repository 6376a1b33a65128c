import type { IncomingHttpHeaders } from "node:http";

import type { Caller } from "@agentstream/sessions";

import { HttpProblem } from "../problem.ts";
import type { TokenBook } from "./token-book.ts";

/** The caller. Throws if the credential is not known. */
export function authenticate(book: TokenBook, token: string | undefined): Caller {
  const caller = token === undefined ? undefined : book.find(token);
  if (caller !== undefined) return caller;
  throw new HttpProblem(
    "unauthenticated",
    `${token === undefined ? "There is no token" : "The token is not known here"}: send Authorization: Bearer <token>; the server shows it when it first starts.`,
  );
}

export const bearerOf = ({ authorization }: IncomingHttpHeaders): string | undefined =>
  /^Bearer +(\S+) *$/i.exec(authorization ?? "")?.[1];
