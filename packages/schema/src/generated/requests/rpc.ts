// @generated from schemas/v1/requests/rpc.schema.json by `npm run generate`. Do not edit.

import { createUnionValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { RpcRequest } from "../contract.ts";
import {
  RpcSessionCreate as validateRpcSessionCreate,
  RpcSessionSend as validateRpcSessionSend,
  RpcSessionResume as validateRpcSessionResume,
  RpcSessionDestroy as validateRpcSessionDestroy,
  RpcSessionList as validateRpcSessionList,
  RpcSessionSetMode as validateRpcSessionSetMode,
  RpcSessionSetModel as validateRpcSessionSetModel,
  RpcSessionInterrupt as validateRpcSessionInterrupt,
  RpcSessionQueueStats as validateRpcSessionQueueStats,
  RpcSessionReconnect as validateRpcSessionReconnect,
  RpcHealthCheck as validateRpcHealthCheck,
  RpcMonitorSessions as validateRpcMonitorSessions,
} from "../validators/requests/rpc.js";

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
export const validate: Validate<RpcRequest> = /* @__PURE__ */ createUnionValidator({
  tag: "method",
  members: {
    "session.create": validateRpcSessionCreate,
    "session.send": validateRpcSessionSend,
    "session.resume": validateRpcSessionResume,
    "session.destroy": validateRpcSessionDestroy,
    "session.list": validateRpcSessionList,
    "session.set_mode": validateRpcSessionSetMode,
    "session.set_model": validateRpcSessionSetModel,
    "session.interrupt": validateRpcSessionInterrupt,
    "session.queue_stats": validateRpcSessionQueueStats,
    "session.reconnect": validateRpcSessionReconnect,
    "health.check": validateRpcHealthCheck,
    "monitor.sessions": validateRpcMonitorSessions,
  },
});

/** A call of `POST /rpc`. */
export const isRpcRequest = (value: unknown): value is RpcRequest => validate(value).ok;
