// @generated from schemas/v1/responses/rpc.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { RpcResponse } from "../contract.ts";
import { RpcResponse as compiled } from "../validators/responses/rpc.js";

export type {
  RpcResponse,
  RpcFailure,
  RpcResult,
  RpcError,
} from "../contract.ts";

/** Checks a value against the schema `responses/rpc`. */
export const validate: Validate<RpcResponse> = /* @__PURE__ */ createValidator(compiled);

/** An answer of `POST /rpc`. */
export const isRpcResponse = (value: unknown): value is RpcResponse => validate(value).ok;
