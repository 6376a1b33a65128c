import type { Refusal } from "./adapter.ts";
import type { ReadRequest } from "./read-request.ts";
import { noMcpServers } from "./supports.ts";

/** Why a request's field cannot be honoured; undefined: it can. */
export type Check = (asked: ReadRequest) => string | undefined;

/** The refusals that checks come to, each with its field. */
export const refuseFields = (
  checks: readonly (readonly [field: string, check: Check])[],
  asked: ReadRequest,
): Refusal["refusals"] =>
  checks.flatMap(([field, check]) => {
    const reason = check(asked);
    return reason === undefined ? [] : [{ field, reason }];
  });

export const mcpServersFault = ({ mcpServers }: ReadRequest): string | undefined =>
  mcpServers === undefined || mcpServers.length === 0 ? undefined : noMcpServers;

/** Whether a text can stand in an argument: not empty, and no NUL in it. */
export const isPlain = (text: string): boolean => text.trim() !== "" && !text.includes("\0");
