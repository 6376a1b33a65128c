// @generated from schemas/v1/requests/rpc.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { RpcRequest } from "../contract.ts";
import { RpcRequest as compiled } from "../validators/requests/rpc.js";

export type {
  RpcRequest,
  RpcSessionCreate,
  RpcSessionCreateParams,
  RpcSessionSend,
  RpcSessionSendParams,
  RpcSessionResume,
  RpcSessionResumeParams,
  RpcSessionDestroy,
  RpcSessionDestroyParams,
  RpcSessionList,
  RpcSessionSetMode,
  RpcSessionSetModeParams,
  RpcSessionSetModel,
  RpcSessionSetModelParams,
  RpcSessionInterrupt,
  RpcSessionInterruptParams,
  RpcSessionQueueStats,
  RpcSessionQueueStatsParams,
  RpcSessionReconnect,
  RpcSessionReconnectParams,
  RpcHealthCheck,
  RpcMonitorSessions,
  RpcNoParams,
} from "../contract.ts";

/** Checks a value against the schema `requests/rpc`. */
export const validate: Validate<RpcRequest> = /* @__PURE__ */ createValidator(compiled);

/** A call of `POST /rpc`. */
export const isRpcRequest = (value: unknown): value is RpcRequest => validate(value).ok;
