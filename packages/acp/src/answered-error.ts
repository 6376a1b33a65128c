import { read, type Lenient } from "@agentstream/adapter-kit/author";
import type { AcpResult } from "@agentstream/schema/native/acp/message";

import { mapError, type MappedError } from "./map-error.ts";
import type { State } from "./state.ts";

/** The error of a turn that its agent ends as if all were well, with the error as its answer. */
export function answeredError(
  { stopReason }: Lenient<AcpResult>,
  { quirks, lastText, isMarkedFailed, isCancelling }: State,
): MappedError | undefined {
  if (!read.is(stopReason, "end_turn") || isCancelling) return undefined;
  const message = lastText.trim();
  const match = quirks.errorText?.exec(message);
  if (!isMarkedFailed && (match === null || match === undefined)) return undefined;
  const status = match?.slice(1).find((group) => group !== undefined);
  const statusCode = status === undefined ? undefined : Number(status);
  const words = message === "" ? "The turn failed." : message;
  return mapError({ ok: false, code: undefined, message: words, data: { statusCode } }, quirks);
}
