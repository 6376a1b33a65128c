import type { AuditRecord } from "@agentstream/schema";
import type { Caller } from "@agentstream/sessions";
import { messageOf, present, type Undefinable } from "@agentstream/stream";
import type { FastifyRequest } from "fastify";

import { buildProblem } from "../problem.ts";
import { callerOf } from "../request-callers.ts";
import type { AuditFile } from "./open-audit-file.ts";

/** Records what callers do, and what they are refused. */
export interface Audit {
  readonly done: (caller: Caller, entry: Entry) => void;
  /** A call of the sessions that failed; what is not a refusal is left out. */
  readonly refused: (caller: Caller, entry: Entry, error: unknown) => void;
  /** A request that failed, unless its refusal is recorded already. */
  readonly requestRefused: (request: FastifyRequest, error: unknown) => void;
  /** Why the last line could not be written; undefined: it was. */
  readonly fault: () => string | undefined;
  readonly close: () => void;
}

type Entry = Undefinable<
  Pick<AuditRecord, "action"> &
    Partial<Pick<AuditRecord, "sessionId" | "agentType" | "answered" | "decision">>
>;

/** The statuses by which a caller is refused for what it is, not for how it asked. */
const refusals: ReadonlySet<number> = new Set([401, 403, 429]);

export function createAudit(file: AuditFile, onFault: (reason: string) => void): Audit {
  const recorded = new WeakSet<object>();
  let fault: string | undefined;

  function write(record: Undefinable<AuditRecord>): void {
    try {
      file.write(`${JSON.stringify(present(record))}\n`);
      fault = undefined;
    } catch (error) {
      fault = messageOf(error);
      onFault(fault);
    }
  }

  /** Undefined: not a refusal, or recorded already. */
  function refusalOf(error: unknown) {
    const { status, type, detail } = buildProblem(error);
    if (!refusals.has(status)) return undefined;
    if (typeof error === "object" && error !== null) {
      if (recorded.has(error)) return undefined;
      recorded.add(error);
    }
    const problem = type.slice(type.lastIndexOf("/") + 1);
    return { outcome: "refused" as const, status, problem, reason: detail };
  }

  return {
    done: (caller, entry) =>
      write({ time: now(), ...entry, outcome: "done", owner: caller.owner, ...originOf(caller) }),
    refused(caller, entry, error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) return;
      write({ time: now(), ...entry, owner: caller.owner, ...originOf(caller), ...refusal });
    },
    requestRefused(request, error) {
      const refusal = refusalOf(error);
      if (refusal === undefined) return;
      const { id: requestId, ip: address, method, routeOptions } = request;
      const { url: route } = routeOptions;
      const owner = callerOf(request)?.owner;
      const where = { address, requestId, method, route };
      write({ time: now(), action: "request", owner, ...where, ...refusal });
    },
    fault: () => fault,
    close: () => file.close(),
  };
}

const now = (): string => new Date().toISOString();

/** A call of the server's own has no request. */
const originOf = ({ origin }: Caller) =>
  origin ?? { requestId: "", address: "", method: undefined, route: undefined };
