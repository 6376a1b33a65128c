import { fieldsOf, recordOf } from "@agentstream/stream/internal";

import type { Refusal } from "./adapter.ts";
import type { ReadRequest } from "./read-request.ts";

/**
 * Why a field of a request cannot be honoured; undefined: it can. A field that has parts may give a refusal for each of
 * them, with its own name.
 */
export type Check = (asked: ReadRequest) => string | Refusal["refusals"] | undefined;

/** Whether a field can be honoured: yes; why not; or checks of its value. */
export type Support = true | string | Check | readonly Check[];

/** The fields that every planner handles alike. */
type Handled = "protocol" | "approvalMode" | "sandboxMode" | "permissionTier" | "permissionMode";

type RequestField = Exclude<keyof ReadRequest, Handled>;

/** A row for each field of a request: a new field does not compile until every adapter has an answer. */
export type SupportTable = { readonly [F in RequestField]-?: Support };

/** A note on a request without `cwd`, for protocols in which a session has a directory of its own. */
export const noteOnCwd = ({ cwd }: ReadRequest): string[] =>
  cwd === undefined ? ["The session gets the working directory of its process."] : [];

/** The same as data: what is checked is supported. */
export type SupportInfo = Readonly<Record<RequestField, true | string>>;

/** The refusals that a table comes to. */
export const refuseFields = (table: SupportTable, asked: ReadRequest): Refusal["refusals"] =>
  fieldsOf(table).flatMap((field) =>
    reasonsOf(field, table[field], asked).flatMap((reason) =>
      typeof reason === "string" ? [{ field, reason }] : reason,
    ),
  );

function reasonsOf(
  field: RequestField,
  support: Support,
  asked: ReadRequest,
): (string | Refusal["refusals"])[] {
  if (support === true) return [];
  if (typeof support === "string") return isAsked(field, asked[field]) ? [support] : [];
  const checks = typeof support === "function" ? [support] : support;
  return checks.flatMap((check) => {
    const reason = check(asked);
    return reason === undefined ? [] : [reason];
  });
}

/** An empty list asks for nothing, unless it is the list of all tools that exist. */
const isAsked = (field: RequestField, value: unknown): boolean =>
  value !== undefined && !(Array.isArray(value) && value.length === 0 && field !== "allowedTools");

export const describeSupport = (table: SupportTable): SupportInfo =>
  recordOf(fieldsOf(table), (field) => {
    const support = table[field];
    return typeof support === "string" ? support : true;
  });
