// @generated from schemas/v1/responses/api-project.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const ApiProject: CompiledValidator;
