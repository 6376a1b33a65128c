import type { Handler as KitHandler, MemberOf, TagsOf } from "@agentstream/adapter-kit/author";
import type { OpencodeRunError, OpencodeRunEvent } from "@agentstream/schema/native/opencode/run";

import type { NativeError } from "../map-error.ts";
import type { RunState } from "./state.ts";

/** Older forms have the message of an error beside its type. No recording has them. */
interface OlderError extends Omit<OpencodeRunError, "error"> {
  error?: NativeError;
  message: string;
}

export type RunLine = OpencodeRunEvent | OlderError;

/** Translates the lines of one type. */
export type Handler<Type extends TagsOf<RunLine, "type">> = KitHandler<
  MemberOf<RunLine, "type", Type>,
  RunState
>;
