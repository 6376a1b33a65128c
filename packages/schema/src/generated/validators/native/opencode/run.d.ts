// @generated from schemas/v1/native/opencode/run.schema.json by `npm run generate`. Do not edit.
import type { CompiledValidator } from "../../../../validation.js";

export declare const OpencodeRunEvent: CompiledValidator;
