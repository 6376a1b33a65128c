// @generated from schemas/v1/responses/agents.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AgentList } from "../contract.ts";
import { AgentList as compiled } from "../validators/responses/agents.js";

export type {
  AgentList,
  AgentInfo,
  AgentSupport,
  AgentModes,
  AgentMode,
} from "../contract.ts";

/** Checks a value against the schema `responses/agents`. */
export const validate: Validate<AgentList> = /* @__PURE__ */ createValidator(compiled);

/** The agents that the gateway knows. */
export const isAgentList = (value: unknown): value is AgentList => validate(value).ok;
