// @generated from schemas/v1/responses/audit.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { AuditRecord } from "../contract.ts";
import { AuditRecord as compiled } from "../validators/responses/audit.js";

export type {
  AuditRecord,
} from "../contract.ts";

/** Checks a value against the schema `responses/audit`. */
export const validate: Validate<AuditRecord> = /* @__PURE__ */ createValidator(compiled);

/** A line of the audit log: what a caller did, or why it was refused. */
export const isAuditRecord = (value: unknown): value is AuditRecord => validate(value).ok;
