// @generated from schemas/v1/requests/ag-ui.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AgUiRunRequest } from "../contract.ts";
import { AgUiRunRequest as compiled } from "../validators/requests/ag-ui.js";

export type {
  McpServer,
  McpRegisteredServer,
  McpStdioServer,
  McpHttpServer,
  McpSseServer,
  AgUiRunRequest,
  AgUiMessage,
  AgUiInputPart,
  AgUiInputText,
  AgUiInputImage,
  AgUiInputDocument,
  AgUiInputOther,
  AgUiSource,
  AgUiContext,
  AgUiForwardedProps,
  AgUiResume,
  RequestedConfig,
} from "../contract.ts";

/** Checks a value against the schema `requests/ag-ui`. */
export const validate: Validate<AgUiRunRequest> = /* @__PURE__ */ createValidator(compiled);

/** A run of AG-UI: its `RunAgentInput`. */
export const isAgUiRunRequest = (value: unknown): value is AgUiRunRequest => validate(value).ok;
