// @generated from schemas/v1/responses/frame.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../validation.js";

export declare const ServerFrame: CompiledValidator;
