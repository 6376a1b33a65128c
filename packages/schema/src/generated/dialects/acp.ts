// @generated from schemas/v1/dialects/acp.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AcpSessionUpdateNotification } from "../contract.ts";
import { AcpSessionUpdateNotification as compiled } from "../validators/dialects/acp.js";

export type {
  AcpSessionUpdateNotification,
  AcpConfigOption,
  AcpConfigChoice,
  AcpConfigGroup,
  AcpConfigValue,
  AcpOtherConfigChoice,
  AcpSessionUpdateParams,
  AcpUpdate,
  AcpUserMessageChunk,
  AcpAgentMessageChunk,
  AcpAgentThoughtChunk,
  AcpToolCall,
  AcpToolCallUpdate,
  AcpPlan,
  AcpAvailableCommandsUpdate,
  AcpCurrentModeUpdate,
  AcpConfigOptionUpdate,
  AcpSessionInfoUpdate,
  AcpUsageUpdate,
  AcpNotice,
  AcpCompactionUpdate,
  AcpCompactionSummaryChunk,
  AcpUnknownUpdate,
  AcpPlanEntry,
  AcpCommand,
  AcpCommandInput,
  AcpToolCallContent,
  AcpToolCallBlock,
  AcpToolCallDiff,
  AcpToolCallTerminal,
  AcpToolCallUnknownContent,
  AcpDiffMeta,
  AcpLocation,
  AcpContentBlock,
  AcpTextBlock,
  AcpImageBlock,
  AcpAudioBlock,
  AcpResourceLinkBlock,
  AcpResourceBlock,
  AcpUnknownBlock,
  AcpResource,
  AcpAnnotations,
  AcpCost,
} from "../contract.ts";

/** Checks a value against the schema `dialects/acp`. */
export const validate: Validate<AcpSessionUpdateNotification> = /* @__PURE__ */ createValidator(compiled);

/** The agent reports progress. */
export const isAcpSessionUpdateNotification = (value: unknown): value is AcpSessionUpdateNotification => validate(value).ok;
