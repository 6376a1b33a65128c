// @generated from schemas/v1/responses/info.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { GatewayInfo } from "../contract.ts";
import { GatewayInfo as compiled } from "../validators/responses/info.js";

export type {
  GatewayInfo,
  WebhookStatus,
  GatewayLimits,
  GatewayNode,
  NodeLoad,
} from "../contract.ts";

/** Checks a value against the schema `responses/info`. */
export const validate: Validate<GatewayInfo> = /* @__PURE__ */ createValidator(compiled);

/** The gateway, its features and limits. */
export const isGatewayInfo = (value: unknown): value is GatewayInfo => validate(value).ok;
