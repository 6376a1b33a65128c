// @generated from schemas/v1/connection.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "./../create-validator.ts";
import type { Validate } from "./../validation.ts";
import type { ConnectionEvent } from "./contract.ts";
import { ConnectionEvent as compiled } from "./validators/connection.js";

export type {
  ConnectionEvent,
  QueuedNotice,
  GapNotice,
  PingNotice,
  UnknownNotice,
} from "./contract.ts";

/** Checks a value against the schema `connection`. */
export const validate: Validate<ConnectionEvent> = /* @__PURE__ */ createValidator(compiled);

/** A notice about the connection that carries events. It is not in the log. */
export const isConnectionEvent = (value: unknown): value is ConnectionEvent => validate(value).ok;
