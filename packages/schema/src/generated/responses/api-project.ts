// @generated from schemas/v1/responses/api-project.schema.json by `npm run generate`. Do not edit.

import { createValidator } from "../../create-validator.ts";
import type { Validate } from "../../validation.ts";
import type { ApiProject } from "../contract.ts";
import { ApiProject as compiled } from "../validators/responses/api-project.js";

export type {
  ApiProject,
} from "../contract.ts";

/** Checks a value against the schema `responses/api-project`. */
export const validate: Validate<ApiProject> = /* @__PURE__ */ createValidator(compiled);

/** A workspace, as `/api/projects` lists it. */
export const isApiProject = (value: unknown): value is ApiProject => validate(value).ok;
